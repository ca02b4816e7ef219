#pragma once
// The least and the largest of some values, of which those that are not finite do not count.

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre::ui {

struct Extremes {
  double minimum = std::numeric_limits<double>::infinity();
  double maximum = -std::numeric_limits<double>::infinity();
  double minimumPositive = std::numeric_limits<double>::infinity();  ///< for logarithmic axes

  bool empty() const { return minimum > maximum; }
  bool anyPositive() const { return maximum > 0; }
  void add(double value) {
    if (!std::isfinite(value)) return;
    minimum = std::min(minimum, value);
    maximum = std::max(maximum, value);
    if (value > 0) minimumPositive = std::min(minimumPositive, value);
  }
  void add(const Extremes& other) {
    minimum = std::min(minimum, other.minimum);
    maximum = std::max(maximum, other.maximum);
    minimumPositive = std::min(minimumPositive, other.minimumPositive);
  }
};

}  // namespace gyre::ui
