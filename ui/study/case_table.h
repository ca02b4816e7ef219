#pragma once
// The cases of a study, row by row: coordinates, measures, orders, work, state. Sorted by a click on a header.

#include "study/study_snapshot.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace gyre::ui {

class CaseTableModel;

class CaseTable : public QTableView {
  Q_OBJECT
 public:
  explicit CaseTable(QWidget* parent = nullptr);

  /// Keeps the order of the rows and the selection.
  void setTable(const StudyTable& table);
  /// Selects these cases and scrolls to the first.
  void selectCases(const std::vector<std::size_t>& cases);
  /// The cases as they stand, from the top.
  std::vector<std::size_t> order() const;

 signals:
  /// The row of this case is the current one.
  void caseEntered(int ofCase);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  CaseTableModel* model_;
  QSortFilterProxyModel* sorted_;
};

}  // namespace gyre::ui
