#pragma once
// How Newton's iteration went in the step that led to the row shown: its curves and its lines, and where the run
// failed, how it came to that and what helps.

#include "model/model.h"
#include "newton/iterate_table.h"
#include "plots/iteration_plot.h"
#include "plots/refresh_pause.h"
#include "run/newton_story.h"
#include "run/recording.h"
#include "theme/step_panel.h"

#include <QPlainTextEdit>
#include <QTreeView>

namespace gyre::ui {

/// Which step is shown.
struct NewtonMoment {
  std::shared_ptr<const Recording> recording;  ///< null: none
  std::size_t row = 0;
  bool failed = false;  ///< the row is the last and the run failed after it: the steps that led there are shown

  bool operator==(const NewtonMoment&) const = default;
};

class NewtonPanel : public StepPanel {
  Q_OBJECT
 public:
  /// @param exportAll  the command behind the button
  explicit NewtonPanel(QAction* exportAll, QWidget* parent = nullptr);

  /// That of a run.
  void setModel(std::shared_ptr<const Model> model) { model_ = std::move(model); }
  /// At once while the run stands still, else a few times a second; not while nobody sees it.
  void show(const NewtonMoment& moment, bool goesOn);

  IterateTable& table() { return *table_; }
  QTreeView* view() { return view_; }
  IterationPlot& plot() { return *plot_; }
  QSpinBox* number() { return number_; }
  /// How a failed step came to that and what helps; empty where it did not fail.
  QString help() const { return help_->isHidden() ? QString() : help_->toPlainText(); }

 signals:
  /// A line of the last step that is shown was chosen, counted from its first; none any more: -1.
  void iterateChosen(int line);
  /// The line is pointed at: its equation that was worst is of this element.
  void elementSpokenOf(gyre::ElementId element);
  /// The line was double-clicked, or Return pressed in it.
  void elementChosen(gyre::ElementId element);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void refreshNumber();
  void refreshWords();
  void lineChosen();
  std::optional<ElementId> worstOf(int line) const;
  QString reasonForNothing() const;
  std::vector<LoggedAttempt> chosenStep() const;

  IterateTable* table_;
  QTreeView* view_;
  IterationPlot* plot_;
  QSpinBox* number_;      ///< which step between two rows, from 1; shown where there are more
  QPlainTextEdit* help_;  ///< beside the lines, where the step failed
  std::shared_ptr<const Model> model_;
  NewtonMoment moment_, shown_;  ///< asked for; and shown, whose recording table and steps lie in
  std::vector<std::vector<LoggedAttempt>> steps_;
  bool choosing_ = false;
  RefreshPause* pause_;
};

}  // namespace gyre::ui
