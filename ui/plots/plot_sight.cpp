#include "plots/plot_sight.h"

#include "plots/plot_content.h"

namespace gyre::ui {

void PlotSight::setLogarithmic(bool on) {
  window_.logY = on;
  fitsY_ = true;  // a window in values is none in their logarithms
}

void PlotSight::fit() {
  AxesSight::fit();
  fitsAnew_ = true;
}

void PlotSight::restart() {
  fit();
  overTime_.following = true;
}

void PlotSight::turn(const PlotContent& content) {
  if (content_->traits().isOverTime) overTime_ = {window_.x, fitsX_};
  content_ = &content;
  fit();
  if (!content_->traits().isOverTime) return;
  window_.x = overTime_.window;
  fitsX_ = overTime_.following;
}

std::optional<AxisRange> PlotSight::time() const {
  if (content_->traits().isOverTime) return window_.x;
  return overTime_.following ? std::nullopt : std::optional(overTime_.window);
}

bool PlotSight::takeTimeOf(const PlotSight& other) {
  if (window_.x == other.window_.x && fitsX_ == other.fitsX_) return false;
  window_.x = other.window_.x;
  fitsX_ = other.fitsX_;
  return true;
}

void PlotSight::zoom(ZoomAxes axes, double factor, QPointF about) {
  if (content_->hasEqualAxes() || (content_->traits().isPlane && axes == ZoomAxes::time)) axes = ZoomAxes::both;
  if (axes != ZoomAxes::value) {
    const AxisRange all = content_->horizontalRange(window_.x, Reach::whole),
                    zoomed = window_.x.zoomed(factor, about.x());
    const bool isFarOut = zoomed.span() > 2 * all.span() && factor > 1;
    if (!isFarOut) change(window_.x, zoomed);
    fitsX_ = false;
  }
  if (axes != ZoomAxes::time) {
    change(window_.y, window_.y.zoomed(factor, about.y()));
    fitsY_ = false;
  }
}

void PlotSight::settle(bool hasRows) {
  if (fitsX_) window_.x = content_->horizontalRange(window_.x, fitsAnew_ ? Reach::anew : Reach::settled);
  if (fitsY_) window_.y = content_->valueRange(window_, fitsAnew_).value_or(window_.y);
  fitsAnew_ &= !hasRows;
}

void PlotSight::fitTo(const QSizeF& size) {
  if (!content_->hasEqualAxes() || window_.logY) return;
  const double perPixel = std::max(window_.x.span() / size.width(), window_.y.span() / size.height());
  const auto widen = [](AxisRange& range, double span) {
    const double middle = range.low + range.span() / 2;
    range = {middle - span / 2, middle + span / 2};
  };
  widen(window_.x, perPixel * size.width());
  widen(window_.y, perPixel * size.height());
}

}  // namespace gyre::ui
