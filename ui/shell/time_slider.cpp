#include "shell/time_slider.h"

#include "theme/theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double kHandle = 7;  // radius

}  // namespace

TimeSlider::TimeSlider(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Time shown"));
  setToolTip(tr("Drag to look at any recorded moment, also while the run goes on"));
}

void TimeSlider::setRange(double recordedFrom, double recordedUntil, double endTime) {
  if (recordedFrom == begin_ && recordedUntil == recorded_ && endTime == end_) return;
  begin_ = recordedFrom;
  recorded_ = recordedUntil;
  end_ = endTime;
  setEnabled(recorded_ > 0);
  update();
}

void TimeSlider::setTime(double t) {
  if (t == time_ || (std::isnan(t) && std::isnan(time_))) return;
  time_ = t;
  update();
  if (!hasFocus() || !QAccessible::isActive()) return;
  QAccessibleValueChangeEvent heard(this, t);
  QAccessible::updateAccessibility(&heard);
}

double TimeSlider::xOf(double t) const {
  const double span = std::max(end_, recorded_);
  const double width = this->width() - 2 * kHandle;
  return kHandle + (span > 0 ? std::clamp(t / span, 0.0, 1.0) * width : 0);
}

void TimeSlider::paintEvent(QPaintEvent*) {
  const Theme& t = currentTheme();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(Qt::NoPen);
  const double y = height() / 2.0;
  const auto bar = [&](double from, double to, const QColor& color) {
    p.setBrush(color);
    p.drawRoundedRect(QRectF(from, y - 2, to - from, 4), 2, 2);
  };
  bar(kHandle, width() - kHandle, t.outline);
  if (!isEnabled()) return;
  QColor recorded = t.accent;
  recorded.setAlphaF(0.45F);
  bar(xOf(begin_), xOf(recorded_), recorded);
  focusMark_.paint(*this, p);
  p.setPen(Qt::NoPen);
  if (std::isnan(time_)) return;
  bar(xOf(begin_), xOf(time_), t.accent);
  p.setBrush(t.accent);
  p.drawEllipse(QPointF(xOf(time_), y), kHandle - 1, kHandle - 1);
}

void TimeSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) seek(event->position().x());
}

void TimeSlider::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) seek(event->position().x());
}

void TimeSlider::keyPressEvent(QKeyEvent* event) {
  const double page = std::max(end_, recorded_) / 10, from = std::isnan(time_) ? 0 : time_;
  const auto goTo = [this](double t) { emit sought(std::clamp(t, begin_, recorded_)); };
  switch (event->key()) {
    case Qt::Key_Home: return goTo(begin_);
    case Qt::Key_End: return goTo(recorded_);
    case Qt::Key_PageUp: return goTo(from - page);
    case Qt::Key_PageDown: return goTo(from + page);
    default: QWidget::keyPressEvent(event);
  }
}

void TimeSlider::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  update();
}

void TimeSlider::focusOutEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  update();
}

void TimeSlider::seek(double x) {
  const double fraction = std::clamp((x - kHandle) / std::max(1.0, width() - 2 * kHandle), 0.0, 1.0);
  emit sought(std::clamp(fraction * std::max(end_, recorded_), begin_, std::max(begin_, recorded_)));
}

}  // namespace gyre::ui

#include "moc_time_slider.cpp"
