#include "plots/plot_sight.h"

#include "plots/plot_content.h"
#include "plots/plot_surface.h"

namespace gyre::ui {

namespace {

/// A box as wide or high as the plot leaves that axis as it is.
constexpr double wholeAxis = 0.999;

/// Unless numbers could no longer tell its ends apart.
void change(AxisRange& range, const AxisRange& wanted) {
  if (wanted.resolvable()) range = wanted;
}

}  // namespace

void PlotSight::setLogarithmic(bool on) {
  window_.logarithmic = on;
  fitsValues_ = true;  // a window in values is none in their logarithms
}

void PlotSight::restart() {
  fit();
  overTime_.following = true;
}

void PlotSight::turn(bool fromTime, bool toTime) {
  if (fromTime) overTime_ = {window_.time, following_};
  fit();
  if (!toTime) return;
  window_.time = overTime_.window;
  following_ = overTime_.following;
}

std::optional<AxisRange> PlotSight::time(bool isOverTime) const {
  if (isOverTime) return window_.time;
  return overTime_.following ? std::nullopt : std::optional(overTime_.window);
}

bool PlotSight::takeTimeOf(const PlotSight& other) {
  if (window_.time == other.window_.time && following_ == other.following_) return false;
  window_.time = other.window_.time;
  following_ = other.following_;
  return true;
}

void PlotSight::zoom(const PlotContent& content, ZoomAxes axes, double factor, QPointF about) {
  axes = content.zoomed(axes);
  if (axes != ZoomAxes::value) {
    const AxisRange all = content.horizontalRange(window_.time, true), zoomed = window_.time.zoomed(factor, about.x());
    const bool isFarOut = zoomed.span() > 2 * all.span() && factor > 1;
    if (!isFarOut) change(window_.time, zoomed);
    following_ = false;
  }
  if (axes != ZoomAxes::time) {
    change(window_.value, window_.value.zoomed(factor, about.y()));
    fitsValues_ = false;
  }
}

void PlotSight::zoomTo(const QRectF& box) {
  const QRectF unit = box.normalized();
  if (unit.width() < wholeAxis) {
    change(window_.time, {window_.time.fromUnit(unit.left()), window_.time.fromUnit(unit.right())});
    following_ = false;
  }
  if (unit.height() < wholeAxis) {
    change(window_.value, {window_.value.fromUnit(unit.top()), window_.value.fromUnit(unit.bottom())});
    fitsValues_ = false;
  }
}

bool PlotSight::pan(QPointF delta) {
  const AxisRange time = window_.time.shifted(delta.x()), value = window_.value.shifted(delta.y());
  if (!time.resolvable() || !value.resolvable()) return false;
  window_.time = time;
  window_.value = value;
  following_ = fitsValues_ = false;
  return true;
}

void PlotSight::settle(const PlotContent& content, bool hasRows) {
  if (following_) window_.time = content.horizontalRange(window_.time, fitsAnew_);
  if (fitsValues_) window_.value = content.valueRange(window_, fitsAnew_).value_or(window_.value);
  fitsAnew_ &= !hasRows;
}

void PlotSight::fitTo(const PlotContent& content, const QSizeF& size) { content.fitTogether(window_, size); }

}  // namespace gyre::ui
