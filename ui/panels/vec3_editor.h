#pragma once
// Editor of a vector: x, y and z in a row.

#include "panels/field_editor.h"
#include "panels/triple_edit.h"

namespace gyre::ui {

class Vec3Editor : public FieldEditor {
  Q_OBJECT
 public:
  Vec3Editor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  std::vector<NumberEdit*> numberEdits() const override { return numbers_->edits(); }
  bool isWide() const override { return true; }
  QString captionUnit() const override { return printedUnit(siSymbol(quantity_)); }

 private:
  Quantity quantity_;
  Vec3 value_ = Vec3::Zero();
  TripleEdit* numbers_;
};

}  // namespace gyre::ui
