#pragma once
// Editor of three components that are each a number or an expression of the time t.

#include "panels/field_editor.h"

#include <QLineEdit>

#include <array>

namespace gyre::ui {

class TimeVectorEditor : public FieldEditor {
  Q_OBJECT
 public:
  TimeVectorEditor(const Field& field, QWidget* parent);
  void show(const Value& value) override;
  bool isWide() const override { return true; }
  QString captionUnit() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void commit(std::size_t i);
  Quantity quantity_;
  TimeVector value_;
  std::array<QLineEdit*, 3> lines_{};
};

}  // namespace gyre::ui
