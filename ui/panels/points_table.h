#pragma once
// The points of a tabulated function as a grid of two columns. The empty row at the end takes a new point, Del removes
// the selected ones, pasted columns (from a spreadsheet, or text) are merged in. Points are kept in order.

#include "functions/function.h"

#include <QTableWidget>

namespace gyre::ui {

class PointsTable : public QTableWidget {
  Q_OBJECT
 public:
  PointsTable(const Argument& argument, Quantity quantity, QWidget* parent);
  void setQuantity(Quantity quantity);
  void show(const std::vector<TablePoint>& points);
  using QTableWidget::show;

 signals:
  void committed(const std::vector<gyre::TablePoint>& points);
  void hint(const QString& text);
  void entered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void cellEdited(int row, int column);
  void removeSelected();
  void paste();
  /// Sorts, lets the later of two points at one x win, and tells.
  void commit(std::vector<TablePoint> points);

  Quantity argument_, quantity_;
  std::vector<TablePoint> points_;
};

}  // namespace gyre::ui
