#pragma once
// What the run that is shown has cost so far, as `gyre run --summary` tells it at the end: steps, their size and order,
// evaluations, factorizations, failures. Live, a few times a second.

#include "run/run_set.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <vector>

namespace gyre::ui {

class RunStatistics : public QWidget {
  Q_OBJECT
 public:
  RunStatistics(RunController& controller, RunSet& runs, LockstepController& lockstep, QWidget* parent = nullptr);

  /// What stands beside a caption; empty when there is no such line now.
  QString valueOf(const QString& caption) const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Line {
    QLabel* caption;
    QLabel* value;
    std::function<QString(const RunProgress&)> text;
    std::function<bool(const RunProgress&)> isShown;
    bool isCounted = true;  ///< also of runs that go on side by side
  };
  void addLine(const QString& caption, const QString& toolTip, std::function<QString(const RunProgress&)> text,
               std::function<bool(const RunProgress&)> isShown = {});
  /// Adds one that is known of the run of the model alone.
  void addOwnLine(const QString& caption, const QString& toolTip, std::function<QString(const RunProgress&)> text,
                  std::function<bool(const RunProgress&)> isShown = {});
  void buildLines();
  /// What the run that is shown has counted; of one that was kept nothing is known.
  RunProgress shownProgress() const;
  void refresh();
  void refreshSoon();

  RunController& controller_;
  RunSet& runs_;
  LockstepController& lockstep_;
  QVBoxLayout* rows_;
  std::vector<Line> lines_;
  QTimer pause_;  ///< until the numbers may change again
};

}  // namespace gyre::ui
