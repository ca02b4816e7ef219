#pragma once
// One row of a form: label with unit, editor, and below it what is wrong with the value, where it is typed.

#include "panels/field_editor.h"

#include <QLabel>
#include <QPushButton>

#include <functional>
#include <optional>

namespace gyre::ui {

class FieldRow : public QWidget {
  Q_OBJECT
 public:
  FieldRow(const Field& field, const Model& model, QWidget* parent);
  /// What was typed and cannot be taken over stays, with the reason, while the value is the same.
  /// @param various  several elements have different values, of which this is what they have in common
  /// @param formulas  those of the element; the row takes its own
  void show(const Value& value, const std::vector<Formula>& formulas, bool various = false);
  using QWidget::show;
  /// Takes back what was typed and could not be taken over: another element is shown next.
  void forget();
  /// Red words below the editor; empty hides them.
  void setError(const QString& text) { setError(text, {}, {}); }
  /// @param remedy  text of a button that does `mend`; empty: no button
  void setError(const QString& text, const QString& remedy, std::function<void()> mend);
  /// See FieldEditor.
  void setQuantity(Quantity quantity);
  void setAllowed(const std::vector<int>& choices) { editor_->setAllowed(choices); }
  const Field& field() const { return field_; }

 signals:
  void edited(const gyre::Value& value, bool nudged);
  void formulaEdited(const gyre::Formula& formula);  ///< with an empty text: the formula goes, the number stays
  void entered();

 private:
  void allowFormulas(const Model& model);
  bool hasWrongNumber() const;

  const Field& field_;
  FieldEditor* editor_;
  QLabel* unit_ = nullptr;  ///< null where the editor shows it itself
  QLabel* various_;
  QLabel* error_;
  QPushButton* remedy_;
  std::function<void()> mend_;
  bool typedWrong_ = false;
  std::optional<Value> shown_;
  std::vector<Formula> shownFormulas_;
};

}  // namespace gyre::ui
