#include "shell/film_form.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <initializer_list>

namespace gyre::ui {
namespace {

struct FilmSpeed {
  const char* text;
  double factor;
};
constexpr FilmSpeed kFilmSpeeds[] = {{QT_TRANSLATE_NOOP("FilmForm", "Real time"), 1},
                                     {QT_TRANSLATE_NOOP("FilmForm", "Half of real time"), 0.5},
                                     {QT_TRANSLATE_NOOP("FilmForm", "1/10 of real time"), 0.1},
                                     {QT_TRANSLATE_NOOP("FilmForm", "1/100 of real time"), 0.01},
                                     {QT_TRANSLATE_NOOP("FilmForm", "2 × real time"), 2},
                                     {QT_TRANSLATE_NOOP("FilmForm", "10 × real time"), 10}};

/// What can be written here; first what a browser and a presentation play.
std::vector<FilmFormat> writableFormats() {
  std::vector<FilmFormat> formats;
  if (writesFilm()) {
    formats.push_back(
        {QT_TRANSLATE_NOOP("FilmForm", "Video, MP4"), QT_TRANSLATE_NOOP("FilmForm", "MP4 (*.mp4)"), ".mp4"});
    formats.push_back(
        {QT_TRANSLATE_NOOP("FilmForm", "Video, WebM"), QT_TRANSLATE_NOOP("FilmForm", "WebM (*.webm)"), ".webm"});
  }
  formats.push_back({QT_TRANSLATE_NOOP("FilmForm", "PNG pictures, one per frame"),
                     QT_TRANSLATE_NOOP("FilmForm", "PNG pictures (*.png)"), ".png"});
  if (writesTheora())
    formats.push_back({QT_TRANSLATE_NOOP("FilmForm", "Video, Ogg Theora (browsers do not play it)"),
                       QT_TRANSLATE_NOOP("FilmForm", "Ogg Theora video (*.ogv)"), ".ogv"});
  return formats;
}

}  // namespace

FilmForm::FilmForm(QWidget* parent)
    : QWidget(parent),
      formats_(writableFormats()),
      format_(new QComboBox(this)),
      size_(new QComboBox(this)),
      speed_(new QComboBox(this)),
      rate_(new QSpinBox(this)),
      from_(new QDoubleSpinBox(this)),
      to_(new QDoubleSpinBox(this)),
      words_(new QCheckBox(tr("&Title and time in the picture"), this)),
      ghosts_(new QCheckBox(tr("The runs beside it as &ghosts, with a legend"), this)) {
  build();
  connect(speed_, &QComboBox::currentIndexChanged, this, &FilmForm::changed);
  connect(rate_, &QSpinBox::valueChanged, this, &FilmForm::changed);
  for (QDoubleSpinBox* time : {from_, to_})
    connect(time, &QDoubleSpinBox::valueChanged, this, [this] {
      isPart_ = true;
      emit changed();
    });
}

void FilmForm::build() {
  for (const FilmFormat& format : formats_) format_->addItem(tr(format.text));
  format_->setObjectName("filmFormat");
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(640, 360), QSize(3840, 2160)})
    size_->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
  size_->setObjectName("filmSize");
  for (const FilmSpeed& s : kFilmSpeeds) speed_->addItem(tr(s.text), s.factor);
  speed_->setObjectName("filmSpeed");
  rate_->setRange(1, 60);
  rate_->setValue(30);
  rate_->setSuffix(tr(" per second"));
  rate_->setObjectName("filmRate");
  from_->setObjectName("filmFrom");
  to_->setObjectName("filmTo");
  to_->setAccessibleName(tr("To"));
  for (QDoubleSpinBox* time : {from_, to_}) {
    time->setDecimals(3);
    time->setSuffix(tr(" s"));
  }
  words_->setObjectName("filmWords");
  words_->setChecked(true);
  ghosts_->setObjectName("filmGhosts");
  auto* part = new QHBoxLayout;
  part->addWidget(from_, 1);
  part->addWidget(new QLabel(tr("to"), this));
  part->addWidget(to_, 1);
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(8);
  form->addRow(tr("&Format"), format_);
  form->addRow(tr("&Size, pixels"), size_);
  form->addRow(tr("F&rames"), rate_);
  form->addRow(tr("Sp&eed"), speed_);
  form->addRow(tr("&Part of the run"), part);
  static_cast<QLabel*>(form->labelForField(part))->setBuddy(from_);
  form->addRow(QString(), words_);
  form->addRow(QString(), ghosts_);
  const std::initializer_list<QWidget*> order = {format_, size_, rate_, speed_, from_, to_, words_, ghosts_};
  for (auto next = order.begin(); next + 1 != order.end(); ++next) setTabOrder(*next, next[1]);
}

const FilmFormat& FilmForm::format() const { return formats_[static_cast<std::size_t>(format_->currentIndex())]; }

void FilmForm::setRange(double begin, double end) {
  const QSignalBlocker quietFrom(from_), quietTo(to_);
  for (QDoubleSpinBox* time : {from_, to_}) {
    time->setRange(begin, end);
    time->setSingleStep(std::max(0.001, (end - begin) / 20));
  }
  if (isPart_) return;
  from_->setValue(begin);
  to_->setValue(end);
}

FilmPlan FilmForm::plan() const {
  const double begin = from_->value();
  return {.begin = begin,
          .end = std::max(begin, to_->value()),
          .speed = speed_->currentData().toDouble(),
          .rate = rate_->value()};
}

}  // namespace gyre::ui

#include "moc_film_form.cpp"
