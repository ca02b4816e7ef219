#include "shell/film_dialog.h"

#include "document/file_path.h"
#include "theme/save_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include <utility>

namespace gyre::ui {
namespace {

struct FilmSpeed {
  const char* text;
  double factor;
};
constexpr FilmSpeed kFilmSpeeds[] = {{QT_TRANSLATE_NOOP("FilmDialog", "Real time"), 1},
                                     {QT_TRANSLATE_NOOP("FilmDialog", "Half of real time"), 0.5},
                                     {QT_TRANSLATE_NOOP("FilmDialog", "1/10 of real time"), 0.1},
                                     {QT_TRANSLATE_NOOP("FilmDialog", "1/100 of real time"), 0.01},
                                     {QT_TRANSLATE_NOOP("FilmDialog", "2 × real time"), 2},
                                     {QT_TRANSLATE_NOOP("FilmDialog", "10 × real time"), 10}};

const char* const kVideoFilter = QT_TRANSLATE_NOOP("FilmDialog", "Ogg Theora video (*.ogv)");
const char* const kPictureFilter = QT_TRANSLATE_NOOP("FilmDialog", "PNG pictures (*.png)");

}  // namespace

FilmDialog::FilmDialog(const Viewport& viewport, RunSet& runs, QString stem, QWidget* parent)
    : QDialog(parent),
      viewport_(viewport),
      runs_(runs),
      stem_(std::move(stem)),
      format_(new QComboBox(this)),
      size_(new QComboBox(this)),
      speed_(new QComboBox(this)),
      rate_(new QSpinBox(this)),
      ghosts_(new QCheckBox(tr("The runs beside it as &ghosts, with a legend"), this)),
      summary_(new QLabel(this)),
      progress_(new QProgressBar(this)) {
  setWindowTitle(tr("Export an animation"));
  buildForm();
  connect(&job_, &FilmJob::progressed, progress_, &QProgressBar::setValue);
  connect(&job_, &FilmJob::ended, this, &FilmDialog::refresh);
  connect(&job_, &FilmJob::failed, this, &FilmDialog::failed);
  connect(&job_, &FilmJob::written, this, [this](const QString& path, int frames) {
    emit written(path, frames);
    accept();
  });
  refresh();
}

void FilmDialog::buildForm() {
  if (writesVideo()) format_->addItem(tr("Video, Ogg Theora"), tr(kVideoFilter));
  format_->addItem(tr("PNG pictures, one per frame"), tr(kPictureFilter));
  format_->setObjectName("filmFormat");
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(640, 360)})
    size_->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
  size_->setObjectName("filmSize");
  for (const FilmSpeed& s : kFilmSpeeds) speed_->addItem(tr(s.text), s.factor);
  speed_->setObjectName("filmSpeed");
  rate_->setRange(1, 60);
  rate_->setValue(30);
  rate_->setSuffix(tr(" per second"));
  rate_->setObjectName("filmRate");
  ghosts_->setObjectName("filmGhosts");
  summary_->setWordWrap(true);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  progress_->setTextVisible(false);
  progress_->setRange(0, 1);

  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("&Format"), format_);
  form->addRow(tr("&Size, pixels"), size_);
  form->addRow(tr("F&rames"), rate_);
  form->addRow(tr("Sp&eed"), speed_);
  form->addRow(QString(), ghosts_);
  setTabOrder(size_, rate_);
  setTabOrder(rate_, speed_);
  setTabOrder(speed_, ghosts_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  export_ = buttons->button(QDialogButtonBox::Ok);
  export_->setText(tr("Export…"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(summary_);
  layout->addWidget(progress_);
  layout->addWidget(buttons);
  setMinimumWidth(420);
  connect(&runs_.shown(), &ShownRun::replaced, this, &FilmDialog::refresh);
  connect(&runs_, &RunSet::othersChanged, this, &FilmDialog::refresh);
  connect(speed_, &QComboBox::currentIndexChanged, this, &FilmDialog::refresh);
  connect(rate_, &QSpinBox::valueChanged, this, &FilmDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::chooseFile);
  connect(buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
}

std::shared_ptr<const Recording> FilmDialog::recorded() const {
  auto recording = runs_.shown().recording();
  return recording && recording->rows() > 0 ? recording : nullptr;
}

FilmPlan FilmDialog::plan() const {
  FilmPlan plan{.speed = speed_->currentData().toDouble(), .rate = rate_->value()};
  if (const auto recording = recorded()) {
    plan.begin = recording->time(0);
    plan.end = recording->time(recording->rows() - 1);
  }
  return plan;
}

void FilmDialog::setGhosts(bool shown) { ghosts_->setChecked(shown && ghosts_->isEnabled()); }

void FilmDialog::refresh() {
  const FilmPlan film = isWriting() ? job_.plan() : plan();
  QString text = tr("%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.")
                     .arg(film.frames())
                     .arg(film.end - film.begin, 0, 'g', 4)
                     .arg(film.seconds(), 0, 'g', 4);
  if (!writesVideo())
    text += QLatin1Char(' ') +
            tr("This build cannot write video (VTK without Ogg Theora); any video tool makes one of the pictures.");
  summary_->setText(text);
  progress_->setVisible(isWriting());
  for (QWidget* w : std::initializer_list<QWidget*>{format_, size_, speed_, rate_, export_})
    w->setEnabled(!isWriting());
  ghosts_->setEnabled(!isWriting() && RunGhosts(runs_).any());
  if (isWriting() || recorded()) return;
  summary_->setText(tr("There is no run to make an animation of."));
  export_->setEnabled(false);
}

void FilmDialog::chooseFile() {
  const QString filter = format_->currentData().toString();
  const QString suffix = filter == tr(kPictureFilter) ? QStringLiteral(".png") : QStringLiteral(".ogv");
  const QString path = askFileToSave(this, tr("Export an animation"), stem_ + suffix, filter);
  if (!path.isEmpty()) write(QFileInfo(path).suffix().isEmpty() ? path + suffix : path);
}

void FilmDialog::write(const QString& path) {
  if (auto ok = FileRoles(inputs_).writes("the animation", toPath(path)).check(); !ok) {
    emit failed(ok.error());
    return;
  }
  if (!recorded()) {
    emit failed({.message = tr("There is no run to make an animation of").toStdString()});
    return;
  }
  auto frames = std::make_unique<FilmFrames>(viewport_, runs_.shown(), size_->currentData().toSize(), font());
  frames->setDrawnContacts(drawn_);
  if (ghosts_->isChecked()) frames->setComparisons(RunGhosts(runs_));
  const FilmPlan film = plan();
  job_.start(std::move(frames), film, path);
  progress_->setRange(0, film.frames());
  refresh();
}

void FilmDialog::reject() {
  if (!isWriting()) return QDialog::reject();
  job_.cancel();
}

}  // namespace gyre::ui

#include "moc_film_dialog.cpp"
