#pragma once
// A table of another program, or of a measurement, on its way to be a run: which column is the time, which channel each
// other one is, and in which unit. What does not fit is said before anything is loaded.

#include "run/csv_run.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include <memory>

namespace gyre::ui {

class CsvRunDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param known  channels of a run of the model
  CsvRunDialog(std::shared_ptr<const CsvTable> table, const QString& file, std::vector<Channel> known,
               QWidget* parent = nullptr);

  CsvMapping mapping() const;
  QTableWidget* columns() { return columns_; }
  QComboBox* time() { return time_; }
  QPushButton* loadButton() { return load_; }
  QString fault() const { return fault_->text(); }

 private:
  void buildTable();
  void fill(const CsvMapping& mapping);
  void check();

  std::shared_ptr<const CsvTable> table_;
  std::vector<Channel> known_;
  QComboBox *time_, *timeUnit_;
  QTableWidget* columns_;
  QLabel* fault_;
  QPushButton* load_;
};

}  // namespace gyre::ui
