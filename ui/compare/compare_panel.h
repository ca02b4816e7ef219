#pragma once
// Two to six methods on one model, or other models beside it: which they are, the command that starts them together,
// and the table of what each costs and is worth, live.

#include "compare/compare_table.h"
#include "run/playback.h"
#include "run/run_set.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

namespace gyre::ui {

class ComparePanel : public QWidget {
  Q_OBJECT
 public:
  ComparePanel(ModelDocument& document, RunSet& runs, LockstepController& lockstep, Playback& playback,
               QWidget* parent = nullptr);

  CompareTable& table() { return *table_; }
  QTreeView* view() { return view_; }
  QPushButton* startButton() { return start_; }
  QToolButton* addButton() { return add_; }
  QComboBox* from() { return from_; }
  QString summary() const { return summary_->text(); }

  /// Puts these into the table, each "geom1,rho_inf=1", instead of what is there.
  void propose(const QStringList& methods);
  /// One more, of another model: a Gyre file.
  void addModel(const QString& path);
  /// Starts all from where it is chosen, or pauses them, or lets them go on.
  void toggle();

 signals:
  void failed(const gyre::Error& error);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void buildTable();
  void fillMethods();
  void chooseMethods();
  void chooseModel();
  void start();
  void refresh();
  void refreshWords();
  RunPtr currentRun() const { return table_->runOf(view_->currentIndex().row()); }
  /// The lines are those of the runs there are.
  bool isOfTheseRuns() const;

  ModelDocument& document_;
  RunSet& runs_;
  LockstepController& lockstep_;
  Playback& playback_;
  CompareTable* table_;
  QTreeView* view_;
  QLabel* summary_;
  QToolButton *add_, *remove_, *baseline_, *solid_;
  QComboBox* from_;
  QPushButton* start_;
  QTimer pause_;         ///< until the table takes in rows again
  bool chosen_ = false;  ///< methods stand in the table that the user or the panel has chosen for this model
};

}  // namespace gyre::ui
