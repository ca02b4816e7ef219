#pragma once
// The Campbell diagram of the model: modes over the speed of a rotor or a drive, drawn and as a table, with the
// critical speeds. Computed beside the window, and cancelled by the button that started it.

#include "document/job_progress.h"
#include "document/model_compiler.h"
#include "locus/campbell.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <string>

namespace gyre::ui {

class CampbellPlot;
class HealthWatch;

class CampbellPanel : public QWidget {
  Q_OBJECT
 public:
  CampbellPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent = nullptr);

  void compute();
  void cancel();
  bool isBusy() const { return progress_->isBusy(); }
  const std::shared_ptr<const Campbell>& diagram() const { return diagram_; }
  /// As a file (locus/campbell_csv.h). @pre diagram()
  std::string csv() const;

  QComboBox* spinner() { return spinner_; }
  QLineEdit* from() { return from_; }
  QLineEdit* to() { return to_; }
  QSpinBox* count() { return count_; }
  QPushButton* button() { return button_; }
  QToolButton* exportButton() { return export_; }
  QTreeWidget* table() { return table_; }
  QString summary() const { return summary_->text(); }

 signals:
  void exportChosen();

 private:
  void buildBar();
  void buildParts();
  void listSpinners();
  void forget();
  void take(Expected<Campbell> found);
  void fillTable();
  void refreshButton();

  ModelDocument& document_;
  ModelCompiler& compiler_;
  QComboBox* spinner_;
  QLineEdit* from_;
  QLineEdit* to_;
  QSpinBox* count_;
  QComboBox* place_;
  QPushButton* button_;
  QToolButton* export_;
  JobProgress* progress_;
  QLabel* summary_;
  CampbellPlot* plot_;
  QTreeWidget* table_;
  std::shared_ptr<const Campbell> diagram_;
};

}  // namespace gyre::ui
