#pragma once
// Editor of a function of one variable: one line for a number, an expression or a table as text, checked while it is
// typed; below it, unless it is a number, a picture of the function, and the points of a table.

#include "panels/field_editor.h"
#include "panels/function_preview.h"
#include "panels/points_table.h"

#include <QLineEdit>
#include <QToolButton>

namespace gyre::ui {

class FunctionEditor : public FieldEditor {
  Q_OBJECT
 public:
  FunctionEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  void setNames(NameLookup names) override { names_ = std::move(names); }
  void setQuantity(Quantity quantity) override;
  bool isWide() const override { return true; }
  QString captionUnit() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What the text says, with the values of names.
  Expected<Function> typed() const;
  /// What is typed, and the row told of what is wrong with it; nothing where it is.
  std::optional<Function> understood();
  void check();
  void commit();
  /// All digits of a number while the line has the focus, else six, as other fields show them.
  void write();
  /// The number or the expression as points to start from.
  void makeTable();

  Argument argument_;
  Quantity quantity_;
  Function function_;
  NameLookup names_;
  QLineEdit* line_;
  QToolButton* tabulate_;
  FunctionPreview* preview_;
  PointsTable* points_;
};

}  // namespace gyre::ui
