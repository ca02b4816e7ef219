#pragma once
// How the solver of contacts converged in the step that led to the row shown: its curves, and its islands.

#include "contacts/island_table.h"
#include "document/selection.h"
#include "model/model.h"
#include "plots/iteration_plot.h"

#include <QLabel>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>

namespace gyre::ui {

class SolverPanel : public QWidget {
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
  QString summary() const { return summary_->text(); }
  /// What stands in the place of curves and table; empty where there are some.
  QString emptyText() const { return pages_->currentWidget() == hint_ ? hint_->text() : QString(); }

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

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
  QLabel* mark_;
  QLabel* summary_;
  QSpinBox* number_;  ///< which solve of the step, from 1; shown where there are more
  QLabel* hint_;
  QSplitter* both_;
  QStackedWidget* pages_;
  std::vector<ElementId> bodies_;
  QString methodOfForces_;  ///< by which contact is a force in this run; empty: it is not
  ContactMoment moment_;
  std::optional<int> chosen_;           ///< solve of a step, as long as the steps that are shown have several
  std::optional<std::int32_t> marked_;  ///< the body that names the island whose line is selected
  bool stale_ = true, selecting_ = false;
  QTimer pause_;  ///< until the panel may change again
};

}  // namespace gyre::ui
