#pragma once
// The widget that shows and edits one field of an element; which one depends on the kind of its value.

#include "describe/field.h"
#include "describe/formula.h"
#include "model/model.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class NumberEdit;

class FieldEditor : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  virtual void show(const Value& value) = 0;
  using QWidget::show;
  /// What it edits; null for one that was not made by makeFieldEditor().
  const Field* field() const { return field_; }
  /// Where the field's numbers (numbers_of_value.h) are typed that may be formulas, by slot; null where there is none.
  virtual std::vector<NumberEdit*> numberEdits() const { return {}; }
  /// Accepts these names in numbers and functions.
  virtual void setNames(NameLookup names);
  /// Offers these choices only, by index; empty: all.
  virtual void setAllowed(const std::vector<int>& /*choices*/) {}
  /// What is given is a quantity that depends on the element's other fields.
  virtual void setQuantity(Quantity /*quantity*/) {}
  /// Takes the whole width, below its label.
  virtual bool isWide() const { return false; }
  /// The unit its label shows because the editor itself does not; empty otherwise.
  virtual QString captionUnit() const { return {}; }

 protected:
  /// What lines that are typed into have in common: with the focus they are entered, and Esc takes back what was typed.
  /// @param value  the one that is in force
  /// @return whether the event is used up
  bool typedInto(const QEvent& event, const Value& value);

 signals:
  /// @param nudged  successive changes of this kind belong together in the history
  void edited(const gyre::Value& value, bool nudged);
  void hint(const QString& text);
  void entered();

 private:
  friend FieldEditor* makeFieldEditor(const Field& field, const Model& model, QWidget* parent);

  const Field* field_ = nullptr;
};

/// @param model  for the names of the bodies a reference may choose from
FieldEditor* makeFieldEditor(const Field& field, const Model& model, QWidget* parent);

}  // namespace gyre::ui
