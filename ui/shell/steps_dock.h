#pragma once
// The dock of the steps: beside the first plot, in a narrow window behind it, while there is a run of a method that
// chooses its steps; unless the user has closed it or moved it elsewhere.

#include "plots/steps_plot.h"

#include <QDockWidget>
#include <QMainWindow>

#include <vector>

namespace gyre::ui {

class StepsDock : public QDockWidget {
  Q_OBJECT
 public:
  /// @param beside  docks of plots, two at least, which outlive this
  StepsDock(QMainWindow& window, const std::vector<QDockWidget*>& beside);

  StepsPlot& plot() { return *plot_; }
  /// The docks of the workbench are shown.
  void setActive(bool on);
  /// The method of the run chooses its steps.
  void setNeeded(bool on);

 private:
  void placeItself();
  void shareRoom(bool isBeside);

  QMainWindow& window_;
  const std::vector<QDockWidget*>& beside_;
  StepsPlot* plot_;
  bool active_ = false, needed_ = false;
};

}  // namespace gyre::ui
