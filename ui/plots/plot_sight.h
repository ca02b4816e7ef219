#pragma once
// What of its axes a plot shows: the ranges that the user chose, or those that follow the run and fit the values.

#include "plots/plot_window.h"

#include <QPointF>
#include <QRectF>

namespace gyre::ui {

enum class ZoomAxes;
class PlotContent;

class PlotSight {
 public:
  const PlotWindow& window() const { return window_; }
  bool isFollowing() const { return following_; }
  void setFollowing(bool on) { following_ = on; }
  void setLogarithmic(bool on);
  /// Shows everything, and follows.
  void fit() { following_ = fitsValues_ = fitsAnew_ = true; }
  /// Shows all values that there are.
  void fitValues() { fitsValues_ = true; }
  /// Another run.
  void restart();
  /// The horizontal axis counts something else from now on. What was in sight over time is in sight again when it
  /// counts time again.
  void turn(bool fromTime, bool toTime);
  /// The time in sight, also while the horizontal axis counts something else; nothing: all.
  std::optional<AxisRange> time(bool isOverTime) const;
  /// @return whether the other had another one
  bool takeTimeOf(const PlotSight& other);

  /// @param content  tells which axes go together, and how far out there is something to see
  void zoom(const PlotContent& content, ZoomAxes axes, double factor, QPointF about);
  /// @param box  in the unit square
  void zoomTo(const QRectF& box);
  /// @return whether the axes can be moved so far
  bool pan(QPointF delta);

  /// Follows and fits, where the user has not chosen otherwise.
  /// @param hasRows  there are values to fit
  void settle(const PlotContent& content, bool hasRows);
  /// Gives both axes the ranges that an area of this size wants.
  void fitTo(const PlotContent& content, const QSizeF& size);

 private:
  PlotWindow window_;  ///< "time" is what the horizontal axis counts
  bool following_ = true;
  bool fitsValues_ = true;
  bool fitsAnew_ = true;  ///< whatever room there is beside the curves
  /// Before the horizontal axis counted something else.
  struct {
    AxisRange window;
    bool following = true;
  } overTime_;
};

}  // namespace gyre::ui
