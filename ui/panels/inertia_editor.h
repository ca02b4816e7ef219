#pragma once
// Editor of an inertia tensor: moments xx yy zz above, entries xy yz zx below.

#include "panels/field_editor.h"
#include "panels/triple_edit.h"

namespace gyre::ui {

class InertiaEditor : public FieldEditor {
  Q_OBJECT
 public:
  explicit InertiaEditor(QWidget* parent);
  void show(const Value& value) override;
  std::vector<NumberEdit*> numberEdits() const override;
  bool isWide() const override { return true; }
  QString captionUnit() const override { return printedUnit(siSymbol(Quantity::inertia)); }

 private:
  Inertia value_;
  TripleEdit* moments_;
  TripleEdit* products_;
};

}  // namespace gyre::ui
