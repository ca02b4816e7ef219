#pragma once
// The status bar: what the run is doing; degrees of freedom, constraints, speed and steps.

#include "run/run_controller.h"

#include <QLabel>
#include <QStatusBar>

namespace gyre::ui {

class StatusLine : public QStatusBar {
  Q_OBJECT
 public:
  explicit StatusLine(RunController& controller, QWidget* parent = nullptr);
  QString stateText() const { return state_->text(); }

 private:
  void refreshState();
  void refreshNumbers();
  void refreshSoon();
  QLabel* addNumber(const QString& toolTip);

  RunController& controller_;
  QLabel* state_;
  QWidget* numbers_;
  QLabel* freedom_;
  QLabel* constraints_;
  QLabel* redundant_;
  QLabel* speed_;
  QLabel* steps_;
  QTimer pause_;  ///< until the numbers may change again: nobody reads them at every frame
};

}  // namespace gyre::ui
