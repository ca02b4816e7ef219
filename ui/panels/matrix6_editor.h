#pragma once
// Editor of a 6 x 6 stiffness or damping matrix: its diagonal first, the whole matrix on demand.

#include "panels/field_editor.h"
#include "panels/triple_edit.h"

#include <QTableWidget>
#include <QToolButton>

namespace gyre::ui {

class Matrix6Editor : public FieldEditor {
  Q_OBJECT
 public:
  Matrix6Editor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  std::vector<NumberEdit*> numberEdits() const override;  ///< of the diagonal
  bool isWide() const override { return true; }
  QString captionUnit() const override;

 private:
  Quantity quantityOf(int row, int column) const;
  void setEntry(int row, int column, double x, bool nudged);
  void tableEdited(int row, int column);
  void showTable();

  Quantity quantity_;
  bool twoQuantities_;
  Matrix6 value_;
  TripleEdit* translation_;
  TripleEdit* rotation_;
  QToolButton* whole_;
  QTableWidget* table_;
};

}  // namespace gyre::ui
