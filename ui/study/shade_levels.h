#pragma once
// The steps of a quantity that colours tell: round numbers, and one colour for all values between two of them.

#include "figure/extremes.h"

#include <QColor>

#include <vector>

namespace gyre::ui {

class ShadeLevels {
 public:
  ShadeLevels() = default;
  /// Levels from below the least value to above the largest; two where all values are the same.
  explicit ShadeLevels(const Extremes& values);

  /// Ascending: one more than there are bands.
  const std::vector<double>& bounds() const { return bounds_; }
  int bands() const { return bounds_.empty() ? 0 : static_cast<int>(bounds_.size()) - 1; }
  QColor colorOf(int band) const;
  /// The colour of one value, without steps.
  QColor colorAt(double value) const;

 private:
  std::vector<double> bounds_;
};

}  // namespace gyre::ui
