#pragma once
// What of its axes a figure shows: all there is, until the user zooms or moves an axis, then what he chose.

#include "figure/axes_window.h"

#include <QRectF>

namespace gyre::ui {

enum class ZoomAxes { time, value, both };  ///< the horizontal axis is that of time, whatever it counts

class AxesSight {
 public:
  /// @param isBounded  there is nothing beside what all is: an axis that is zoomed out beyond it shows all again, and
  ///                   one that shows all is not moved
  explicit AxesSight(bool isBounded = true) : isBounded_(isBounded) {}
  virtual ~AxesSight() = default;

  const AxesWindow& window() const { return window_; }
  /// Whether an axis shows all there is.
  bool fitsX() const { return fitsX_; }
  bool fitsY() const { return fitsY_; }
  bool isFitted() const { return fitsX_ && fitsY_; }
  /// Shows all there is.
  virtual void fit() { fitsX_ = fitsY_ = true; }
  /// Tells what there is: axes that show all of it get these ranges.
  void settle(const AxesWindow& all);
  /// Widens one axis so that one unit is equally long on both in a plot area of this size.
  void equalize(const QSizeF& area) { equalizeScales(window_, area); }

  /// @param about  stays where it is: in the unit square, y upwards
  virtual void zoom(ZoomAxes axes, double factor, QPointF about);
  /// @param box  in the unit square; an axis that it covers stays as it is
  void zoomTo(const QRectF& box);
  /// @return whether the axes can be moved so far
  bool pan(QPointF delta);

 protected:
  /// Unless numbers could no longer tell the ends of a range apart.
  static void change(AxisRange& range, const AxisRange& wanted);

  AxesWindow window_;
  bool fitsX_ = true, fitsY_ = true;

 private:
  AxesWindow all_;
  bool isBounded_;
};

}  // namespace gyre::ui
