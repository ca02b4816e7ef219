#pragma once
// The series behind so3.cpp, inline for where the coefficients of the exponential are all the work there is.

#include "lie/so3.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace gyre::so3 {

// Below this the closed forms of c, b1, c1 lose digits by cancellation, while the series of seven terms
// are exact to round-off: the first term left out is t^14 / 16! < 1e-17 for t < 0.5.
inline constexpr double seriesBound2 = 0.25;
inline constexpr std::size_t seriesTerms = 7;
using SeriesTerms = std::array<double, seriesTerms>;

/// (-1)^k / (2k + first)!, the series in x = t^2 of (cos or sin t without their first terms) / t^first.
constexpr SeriesTerms alternating(int first) {
  SeriesTerms c{};
  double factorial = 1;
  for (int n = 2; n <= first; ++n) factorial *= n;
  for (std::size_t k = 0; k < seriesTerms; ++k) {
    c[k] = (k % 2 == 0 ? 1 : -1) / factorial;
    const double n = 2.0 * static_cast<double>(k) + first;
    factorial *= (n + 1) * (n + 2);
  }
  return c;
}

/// In pairs, which do not wait for each other as Horner's terms do. Below 1e-3 four terms are exact to round-off, too:
/// the first left out is x^4 / 8! < 3e-17.
inline double sum(const SeriesTerms& c, double x) {
  static_assert(seriesTerms == 7);
  const double x2 = x * x, first = (c[0] + c[1] * x) + (c[2] + c[3] * x) * x2;
  return x < 1e-3 ? first : first + ((c[4] + c[5] * x) + c[6] * x2) * (x2 * x2);
}

/// coefficients(), inline
inline Coefficients seriesOrClosed(double t2) {
  if (t2 < seriesBound2) {
    static constexpr SeriesTerms b = alternating(2), c = alternating(3);
    const double sumC = sum(c, t2);
    return {1 - t2 * sumC, sum(b, t2), sumC};
  }
  const double t = std::sqrt(t2);
  const double a = std::sin(t) / t, sh = std::sin(0.5 * t);
  return {a, 2 * sh * sh / t2, (1 - a) / t2};
}

}  // namespace gyre::so3
