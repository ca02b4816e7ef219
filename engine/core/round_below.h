#pragma once
// Round numbers for scales and grids.

#include <cmath>

namespace gyre {

/// The largest of 1, 2, 5 times a power of ten that is not above x. @pre x > 0
inline double roundBelow(double x) {
  const double decade = std::pow(10.0, std::floor(std::log10(x)));
  const double mantissa = x / decade;
  return decade * (mantissa >= 5 ? 5 : mantissa >= 2 ? 2 : 1);
}

}  // namespace gyre
