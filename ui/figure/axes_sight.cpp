#include "figure/axes_sight.h"

namespace gyre::ui {

namespace {

/// A box as wide or high as the plot leaves that axis as it is.
constexpr double wholeAxis = 0.999;

}  // namespace

void AxesSight::change(AxisRange& range, const AxisRange& wanted) {
  if (wanted.resolvable()) range = wanted;
}

void AxesSight::settle(const AxesWindow& all) {
  all_ = all;
  window_.logX = all.logX;
  window_.logY = all.logY;
  if (fitsX_) window_.x = all.x;
  if (fitsY_) window_.y = all.y;
}

void AxesSight::zoom(ZoomAxes axes, double factor, QPointF about) {
  const auto zoomOne = [&](AxisRange& range, const AxisRange& all, bool& fits, double at) {
    change(range, range.zoomed(factor, at));
    fits = isBounded_ && range.span() >= all.span();
  };
  if (axes != ZoomAxes::value) zoomOne(window_.x, all_.x, fitsX_, about.x());
  if (axes != ZoomAxes::time) zoomOne(window_.y, all_.y, fitsY_, about.y());
}

void AxesSight::zoomTo(const QRectF& box) {
  const QRectF unit = box.normalized();
  if (unit.width() < wholeAxis) {
    change(window_.x, {window_.x.fromUnit(unit.left()), window_.x.fromUnit(unit.right())});
    fitsX_ = false;
  }
  if (unit.height() < wholeAxis) {
    change(window_.y, {window_.y.fromUnit(unit.top()), window_.y.fromUnit(unit.bottom())});
    fitsY_ = false;
  }
}

bool AxesSight::pan(QPointF delta) {
  const bool movesX = !isBounded_ || !fitsX_, movesY = !isBounded_ || !fitsY_;
  const AxisRange x = window_.x.shifted(movesX ? delta.x() : 0), y = window_.y.shifted(movesY ? delta.y() : 0);
  if (!x.resolvable() || !y.resolvable()) return false;
  window_.x = x;
  window_.y = y;
  if (movesX) fitsX_ = false;
  if (movesY) fitsY_ = false;
  return true;
}

}  // namespace gyre::ui
