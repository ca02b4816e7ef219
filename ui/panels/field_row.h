#pragma once
// One row of a form: label with unit, editor, and below it what is wrong with the value, where it is typed.

#include "panels/field_editor.h"

#include <QLabel>

namespace gyre::ui {

class FieldRow : public QWidget {
  Q_OBJECT
 public:
  FieldRow(const Field& field, const Model& model, QWidget* parent);
  void show(const Value& value);
  using QWidget::show;
  /// Red words below the editor; empty hides them.
  void setError(const QString& text);
  const Field& field() const { return field_; }

 signals:
  void edited(const gyre::Value& value, bool nudged);
  void entered();

 private:
  const Field& field_;
  FieldEditor* editor_;
  QLabel* error_;
};

}  // namespace gyre::ui
