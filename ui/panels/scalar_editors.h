#pragma once
// Editors of fields that are one number, one choice, one switch or one reference to an element.

#include "panels/field_editor.h"
#include "panels/number_edit.h"

#include <QCheckBox>
#include <QComboBox>

namespace gyre::ui {

class NumberEditor : public FieldEditor {
  Q_OBJECT
 public:
  NumberEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  void setQuantity(Quantity quantity) override { number_->setQuantity(quantity); }
  std::vector<NumberEdit*> numberEdits() const override {
    return whole_ ? std::vector<NumberEdit*>{} : std::vector{number_};
  }

 private:
  NumberEdit* number_;
  bool whole_;
};

class BoolEditor : public FieldEditor {
  Q_OBJECT
 public:
  explicit BoolEditor(QWidget* parent);
  void show(const Value& value) override { box_->setChecked(std::get<bool>(value)); }

 private:
  QCheckBox* box_;
};

class ChoiceEditor : public FieldEditor {
  Q_OBJECT
 public:
  ChoiceEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  void setAllowed(const std::vector<int>& choices) override;

 private:
  void fill(const std::vector<int>& choices);

  const Field& field_;
  std::vector<int> allowed_;  ///< empty: all
  QComboBox* combo_;
};

/// Chooses one of the model's elements of the category that the field refers to; ground counts as a body.
class ReferenceEditor : public FieldEditor {
  Q_OBJECT
 public:
  ReferenceEditor(const Field& field, const Model& model, QWidget* parent);
  void show(const Value& value) override;

 private:
  const Model& model_;
  Category category_;
  bool optional_;
  QComboBox* combo_;
};

}  // namespace gyre::ui
