#include "shell/film_dialog.h"

#include "document/file_path.h"
#include "theme/save_dialog.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <utility>

namespace gyre::ui {
FilmDialog::FilmDialog(const Viewport& viewport, RunSet& runs, QString stem, QWidget* parent)
    : QDialog(parent),
      viewport_(viewport),
      runs_(runs),
      stem_(std::move(stem)),
      form_(new FilmForm(this)),
      summary_(new QLabel(this)),
      progress_(new QProgressBar(this)) {
  setWindowTitle(tr("Export an animation"));
  layOut();
  connect(&job_, &FilmJob::progressed, progress_, &QProgressBar::setValue);
  connect(&job_, &FilmJob::ended, this, &FilmDialog::refresh);
  connect(&job_, &FilmJob::failed, this, &FilmDialog::failed);
  connect(&job_, &FilmJob::written, this, [this](const QString& path, int frames) {
    emit written(path, frames);
    accept();
  });
  refresh();
}

void FilmDialog::layOut() {
  summary_->setWordWrap(true);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  progress_->setTextVisible(false);
  progress_->setRange(0, 1);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  export_ = buttons->button(QDialogButtonBox::Ok);
  export_->setText(tr("Export…"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addWidget(form_);
  layout->addWidget(summary_);
  layout->addWidget(progress_);
  layout->addWidget(buttons);
  setMinimumWidth(420);
  connect(&runs_.shown(), &ShownRun::replaced, this, &FilmDialog::refresh);
  connect(&runs_, &RunSet::othersChanged, this, &FilmDialog::refresh);
  connect(form_, &FilmForm::changed, this, &FilmDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::chooseFile);
  connect(buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
}

std::shared_ptr<const Recording> FilmDialog::recorded() const {
  auto recording = runs_.shown().recording();
  return recording && recording->rows() > 0 ? recording : nullptr;
}

void FilmDialog::refresh() {
  const auto recording = recorded();
  if (recording && !isWriting()) form_->setRange(recording->time(0), recording->time(recording->rows() - 1));
  const FilmPlan film = isWriting() ? job_.plan() : plan();
  QString text = tr("%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.")
                     .arg(film.frames())
                     .arg(film.end - film.begin, 0, 'g', 4)
                     .arg(film.seconds(), 0, 'g', 4);
  if (!writesFilm())
    text += QLatin1Char(' ') + tr("MP4 and WebM need the program ffmpeg, which is in no folder of PATH; any video tool "
                                  "makes a film of the pictures.");
  summary_->setText(text);
  progress_->setVisible(isWriting());
  form_->setEnabled(!isWriting());
  export_->setEnabled(!isWriting());
  form_->enableGhosts(RunGhosts(runs_).any());
  if (isWriting() || recording) return;
  summary_->setText(tr("There is no run to make an animation of."));
  export_->setEnabled(false);
}

void FilmDialog::chooseFile() {
  const FilmFormat& format = form_->format();
  const QString suffix = QString::fromLatin1(format.ending), filter = FilmForm::tr(format.filter);
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
  auto frames = std::make_unique<FilmFrames>(viewport_, runs_.shown(), form_->size(), font());
  frames->setDrawnContacts(drawn_);
  if (form_->hasWords()) frames->showWords();
  if (form_->hasGhosts()) frames->setComparisons(RunGhosts(runs_));
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
