#pragma once
// What of its axes a plot of a run shows: the ranges that the user chose, or those that follow the run and fit the
// values.

#include "figure/axes_sight.h"

namespace gyre::ui {

class PlotContent;

class PlotSight : public AxesSight {
 public:
  /// @param content  tells which axes go together, and what there is to see
  explicit PlotSight(const PlotContent& content) : AxesSight(false), content_(&content) {}

  bool isFollowing() const { return fitsX_; }
  void setFollowing(bool on) { fitsX_ = on; }
  void setLogarithmic(bool on);
  /// Shows everything, and follows.
  void fit() override;
  /// Shows all values that there are.
  void fitValues() { fitsY_ = true; }
  /// Another run.
  void restart();
  /// The curves are shown as something else from now on. What was in sight over time is in sight again when they are
  /// shown over time again.
  void turn(const PlotContent& content);
  /// The time in sight, also while the horizontal axis counts something else; nothing: all.
  std::optional<AxisRange> time() const;
  /// @return whether the other had another one
  bool takeTimeOf(const PlotSight& other);

  void zoom(ZoomAxes axes, double factor, QPointF about) override;

  /// Follows and fits, where the user has not chosen otherwise.
  /// @param hasRows  there are values to fit
  void settle(bool hasRows);
  /// Gives both axes the ranges that an area of this size wants.
  void fitTo(const QSizeF& size);

 private:
  const PlotContent* content_;
  bool fitsAnew_ = true;  ///< whatever room there is beside the curves
  /// Before the horizontal axis counted something else.
  struct {
    AxisRange window;
    bool following = true;
  } overTime_;
};

}  // namespace gyre::ui
