#pragma once
// A small field that appears while something is dragged and a digit is pressed: the value with a unit, in place of the
// mouse. Enter takes it, Esc gives up.

#include "core/units.h"

#include <QLineEdit>

namespace gyre::ui {

class TypedValue : public QLineEdit {
  Q_OBJECT
 public:
  explicit TypedValue(QWidget* parent);

  /// @param count  how many values are expected, separated by blanks or commas; bare angles are degrees
  void open(QPoint at, Quantity quantity, int count, const QString& text);

 signals:
  void taken(const std::vector<double>& si);
  void givenUp();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  Expected<std::vector<double>> parsed() const;
  void take();

  Quantity quantity_ = Quantity::length;
  int count_ = 1;
};

}  // namespace gyre::ui
