#pragma once
// Three (or four) numbers in a row.

#include "panels/number_edit.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class TripleEdit : public QWidget {
  Q_OBJECT
 public:
  /// @param prefixes  pale letters in front of the numbers; one number per prefix
  TripleEdit(Quantity quantity, Range range, const QStringList& prefixes, QWidget* parent = nullptr);

  void setNumber(int i, double si) { numbers_[static_cast<std::size_t>(i)]->setNumber(si); }
  double number(int i) const { return numbers_[static_cast<std::size_t>(i)]->number(); }
  int count() const { return static_cast<int>(numbers_.size()); }
  const std::vector<NumberEdit*>& edits() const { return numbers_; }
  NumberEdit* edit(int i) const { return numbers_[static_cast<std::size_t>(i)]; }
  /// Object names "<stem>.<prefix>"; a screen reader says "<stem> <prefix>".
  void setNames(const QString& stem);

 signals:
  void committed(int index, double si, bool nudged);
  void hint(const QString& text);
  void entered();

 private:
  std::vector<NumberEdit*> numbers_;
};

}  // namespace gyre::ui
