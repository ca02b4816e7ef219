#include "shell/timeline.h"

#include "theme/icons.h"
#include "theme/palette.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int kNarrow = 640;  // where the slider would get less than a fifth [pixels]

}  // namespace

QString timeText(double t, double endTime) {
  const double span = endTime > 0 ? endTime : 1;
  const int decimals = std::clamp(3 - static_cast<int>(std::floor(std::log10(span))), 0, 9);
  return QString::number(t, 'f', decimals) + " s";
}

Timeline::Timeline(ShownRun& shown, Playback& playback, QWidget* player, QWidget* parent)
    : QWidget(parent),
      shown_(shown),
      playback_(playback),
      time_(new QLabel(this)),
      end_(new QLabel(this)),
      slider_(new TimeSlider(this)),
      live_(new QToolButton(this)) {
  setAutoFillBackground(true);
  time_->setFont(tabularFont(font()));
  end_->setFont(tabularFont(font()));
  time_->installEventFilter(this);
  sizeTime();
  time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  end_->setForegroundRole(QPalette::PlaceholderText);
  live_->setIcon(icon("follow"));
  live_->setText(tr("Live"));
  live_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  live_->setCheckable(true);
  live_->setToolTip(tr("Follow the run: show the newest moment"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 8, 4);
  layout->setSpacing(8);
  layout->addWidget(player);
  layout->addWidget(time_);
  layout->addWidget(slider_, 1);
  layout->addWidget(end_);
  layout->addWidget(live_);

  connect(slider_, &TimeSlider::sought, &playback_, &Playback::showTime);
  connect(live_, &QToolButton::clicked, this, [this] {
    playback_.goLive();
    live_->setChecked(true);
  });
  connect(&playback_, &Playback::cursorChanged, this, &Timeline::refresh);
  connect(&playback_, &Playback::liveChanged, live_, &QToolButton::setChecked);
  connect(&shown, &ShownRun::advanced, this, &Timeline::refresh);
  connect(&shown, &ShownRun::replaced, this, &Timeline::refresh);
  live_->setChecked(true);
  refresh();
}

/// The size is fixed, so that a new text has nothing laid out anew.
void Timeline::sizeTime() {
  time_->setFixedSize(time_->fontMetrics().horizontalAdvance("00000.000000 s"), time_->fontMetrics().height());
}

void Timeline::makeRoom() {
  const bool isNarrow = width() < kNarrow;
  end_->setVisible(!isNarrow);
  live_->setToolButtonStyle(isNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void Timeline::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  makeRoom();
}

bool Timeline::eventFilter(QObject* watched, QEvent* event) {
  if (watched == time_ && event->type() == QEvent::FontChange) sizeTime();
  return QWidget::eventFilter(watched, event);
}

void Timeline::refresh() {
  const double end = playback_.endTime();
  slider_->setRange(shown_.recordedFrom(), playback_.recordedUntil(), end);
  const double cursor = playback_.cursor();
  slider_->setTime(cursor);
  time_->setText(std::isnan(cursor) ? tr("Preview") : timeText(cursor, end));
  end_->setText(end > 0 ? "/ " + QString::number(end, 'g', 6) + " s" : QString());
}

}  // namespace gyre::ui

#include "moc_timeline.cpp"
