#pragma once
// Kinematics and inverse dynamics: the motion of a mechanism that is moved by drives alone, and what its drives must
// give for it. The motion becomes a run of the session; the largest values of the drives stand in a table.

#include "document/job_progress.h"
#include "document/model_compiler.h"
#include "run/driven_run.h"
#include "run/run.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <string>
#include <vector>

namespace gyre::ui {

class HealthWatch;

class DrivenPanel : public QWidget {
  Q_OBJECT
 public:
  DrivenPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent = nullptr);

  void compute(DrivenChannels channels);
  void cancel();
  bool isBusy() const { return progress_->isBusy(); }
  /// The motion computed last, of the model as it is; null: none.
  const RunPtr& run() const { return run_; }
  /// As `gyre inverse` or `gyre kinematics` writes it. @pre run()
  std::string csv() const;

  QComboBox* what() { return what_; }
  QLineEdit* end() { return end_; }
  QLineEdit* step() { return step_; }
  QPushButton* button() { return button_; }
  QToolButton* exportButton() { return export_; }
  QTreeWidget* table() { return table_; }
  QString summary() const { return summary_->text(); }

 signals:
  /// Rows until a failure are a run, too.
  void computed(const gyre::ui::RunPtr& run);
  void failed(const gyre::Error& error);
  void exportChosen();
  void lit(const std::vector<gyre::ElementId>& elements);

 private:
  struct Found {
    std::shared_ptr<const Model> model;
    SystemFacts facts;
    Expected<DrivenRun> made;
  };
  void buildBar();
  void buildTable();
  void forget();
  void refuse(const Error& error);
  void take(Found found, const DrivenMotionOptions& options, DrivenChannels channels);
  void fillTable();
  void refreshBar();
  QString nameOf(DrivenChannels channels, double step) const;

  ModelDocument& document_;
  ModelCompiler& compiler_;
  QComboBox* what_;
  QLineEdit* end_;
  QLineEdit* step_;
  QPushButton* button_;
  QToolButton* export_;
  JobProgress* progress_;
  QLabel* summary_;
  QTreeWidget* table_;
  RunPtr run_;
};

}  // namespace gyre::ui
