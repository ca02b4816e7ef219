#pragma once
// What of its axes a plot shows, in the units of its channels: as its user chooses, or following the run.

#include "plots/plot_model.h"

#include <QObject>

#include <utility>

namespace gyre::ui {

class ShownRanges : public QObject {
  Q_OBJECT
 public:
  /// @param model  outlives this
  explicit ShownRanges(PlotModel& model) : model_(model) {}

  void setLogarithmic(bool on);
  bool isLogarithmic() const { return model_.sight().window().logY; }
  /// Following: the window in time grows with the run.
  void setFollowing(bool on);
  bool isFollowing() const { return model_.sight().isFollowing(); }
  /// Shows the same time, and follows if the other does.
  void takeTimeOf(const ShownRanges& other);

  /// Range of the curves over time, also while they are not shown so.
  std::pair<double, double> time() const;
  /// Range of what the horizontal axis counts.
  std::pair<double, double> horizontal() const;
  /// Also on a logarithmic axis.
  std::pair<double, double> values() const;

 signals:
  void logarithmicChanged();
  /// The user has zoomed or moved, or begun or ceased to follow.
  void moved();
  /// The time of another plot was taken.
  void taken();

 private:
  PlotModel& model_;
};

}  // namespace gyre::ui
