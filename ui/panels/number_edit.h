#pragma once
// A line edit for one number that may be typed with a unit: "12 mm", "30 deg", "2 kN/m".
// It shows SI. "2*k + 3 mm" is a formula; where those are kept, it is shown by its value and a mark, and as it was
// typed while the field has the focus. Enter or leaving the field commits, Esc takes back what was typed, Up and Down
// change the second significant digit.

#include "core/units.h"
#include "describe/field.h"
#include "describe/formula.h"

#include <QLineEdit>

namespace gyre::ui {

/// A unit as it is printed: "kg m^2" becomes "kg m²".
QString printedUnit(std::string_view symbol);
/// A value to read, with at most four digits and its SI unit: "0.25 m".
QString withUnit(double si, Quantity quantity);

class NumberEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit NumberEdit(Quantity quantity, Range range = {}, QWidget* parent = nullptr);

  /// NaN where several elements have different numbers: the field is empty and says so. What is typed and not yet, or
  /// cannot be, taken over stays where the number is the same.
  void setNumber(double si);
  /// What is typed cannot be taken over.
  bool isWrong() const { return invalid_; }
  /// Takes back what was typed.
  void revert();
  double number() const { return number_; }
  /// A pale letter in front of the number, e.g. the axis.
  void setPrefix(const QString& prefix);
  /// Whether the unit is shown behind the number (default: yes).
  void setUnitShown(bool on);
  /// Accepts whole numbers only.
  void setWhole(bool on) { whole_ = on; }
  /// What formulas may speak of; by default they are arithmetic alone. What is typed is kept as its value ...
  void setLookup(NameLookup names) { names_ = std::move(names); }
  /// ... or as the formula, see formulaCommitted().
  void setNames(NameLookup names) {
    setLookup(std::move(names));
    keepsFormula_ = true;
  }
  /// This number stands for none: nothing is shown then but `text`, pale, and nothing typed means it.
  void setNone(double number, const QString& text);
  /// The formula that gives the number; empty: none does.
  void setFormula(const QString& formula);
  /// Another quantity from now on, shown in its SI unit.
  void setQuantity(Quantity quantity);
  /// Shown and typed in this unit when none is given, e.g. degrees where the file holds radians.
  void setDisplayUnit(const Unit& unit);

 signals:
  /// @param nudged  by the Up or Down key: successive ones belong together
  void committed(double si, bool nudged);
  void formulaCommitted(const QString& formula);
  /// What is wrong with what is being typed; empty when it is all right.
  void hint(const QString& text);
  void entered();  ///< has got the focus

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  Expected<double> parsed() const;
  bool isPlain(const std::string& typed) const;
  void validate();
  void commit();
  bool isBeingTyped() const { return isModified() && (hasFocus() || invalid_); }
  void nudge(int direction);
  void showNumber();
  QString readable(double shown) const;
  void layOutMargins();
  QString formulaMark() const;
  bool isNone() const { return none_ && number_ == *none_; }

  Quantity quantity_;
  Range range_;
  Unit unit_;
  double number_ = 0;
  NameLookup names_ = [](std::string_view) { return std::nullopt; };
  bool keepsFormula_ = false;
  std::optional<double> none_;
  QString noneText_;
  QString formula_;
  bool whole_ = false;
  bool invalid_ = false;
  bool unitShown_ = true;
  bool selectOnRelease_ = false;  ///< the click that gave the focus selects everything
  QString prefix_;
};

}  // namespace gyre::ui
