#pragma once
// What shapes a body is drawn with, in words.

#include "panels/field_editor.h"

#include <QLabel>

namespace gyre::ui {

class ShapesSummary : public FieldEditor {
  Q_OBJECT
 public:
  explicit ShapesSummary(QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }

 private:
  QLabel* label_;
};

}  // namespace gyre::ui
