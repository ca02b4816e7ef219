#pragma once
// How the solver of contacts converged in the step that led to the row shown: its curves, and its islands.

#include "contacts/island_table.h"
#include "document/selection.h"
#include "model/model.h"
#include "plots/iteration_plot.h"
#include "plots/refresh_pause.h"
#include "theme/step_panel.h"

#include <QSortFilterProxyModel>
#include <QTreeView>

namespace gyre::ui {

class SolverPanel : public StepPanel {
  Q_OBJECT
 public:
  /// @param exportAll  the command behind the button
  SolverPanel(Selection& selection, QAction* exportAll, QWidget* parent = nullptr);

  /// That of a run.
  void setModel(const Model& model);
  /// At once while the run stands still, else a few times a second; not while nobody sees it.
  void show(const ContactMoment& moment, bool goesOn);

  IslandTable& table() { return *table_; }
  QTreeView* view() { return view_; }
  IterationPlot& plot() { return *plot_; }
  QSpinBox* number() { return number_; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void refreshSummary();
  void markLine();
  void refreshNumber();
  void chooseNumber(int number);
  void lineChosen();
  QString reasonForNothing() const;

  Selection& selection_;
  IslandTable* table_;
  QSortFilterProxyModel* sorted_;
  QTreeView* view_;
  IterationPlot* plot_;
  QSpinBox* number_;  ///< which solve of the step, from 1; shown where there are more
  std::vector<ElementId> bodies_;
  QString methodOfForces_;  ///< by which contact is a force in this run; empty: it is not
  ContactMoment moment_;
  std::optional<int> chosen_;           ///< solve of a step, as long as the steps that are shown have several
  std::optional<std::int32_t> marked_;  ///< the body that names the island whose line is selected
  bool selecting_ = false;
  RefreshPause* pause_;
};

}  // namespace gyre::ui
