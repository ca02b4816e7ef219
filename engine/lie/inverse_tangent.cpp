#include "lie/inverse_tangent.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace gyre::so3 {
namespace {

/// |B_2k| / (2k)! = 2 zeta(2k) / (2 pi)^2k for k = 1, 2, ...; each is about 1 / 39.5 of the one before.
constexpr std::array bernoulliTerms{
    0.083333333333333333333,   0.0013888888888888888889,  3.3068783068783068783e-05, 8.2671957671957671958e-07,
    2.0876756987868098979e-08, 5.2841901386874931848e-10, 1.3382536530684678833e-11, 3.3896802963225828668e-13,
    8.5860620562778445641e-15, 2.174868698558061873e-16,  5.5090028283602295152e-18, 1.3954464685812523341e-19,
    3.5347070396294674717e-21, 8.9535174270375468504e-23, 2.2679524523376830603e-24, 5.7447906688722024453e-26,
    1.4551724756148649019e-27, 3.6859949406653101782e-29, 9.336734257095044672e-31,  2.3650224157006299346e-32,
    5.9906717624821343047e-34, 1.5174548844682902617e-35};

InverseTangentCoefficients series(double x, std::size_t terms) {
  double g = 0, g1 = 0, g2 = 0;  // Horner's scheme with its first and half its second derivative
  for (std::size_t k = terms; k-- > 0;) {
    g2 = g2 * x + g1;
    g1 = g1 * x + g;
    g = g * x + bernoulliTerms[k];
  }
  return {g, g1, 2 * g2};
}

/// From c = (t/2) cot(t/2), whose derivatives by x follow from cot' = -1 - cot^2.
InverseTangentCoefficients closed(double x) {
  const double h = 0.5 * std::sqrt(x), c = h * std::cos(h) / std::sin(h);
  const double c1 = (c - 0.25 * x - c * c) / (2 * x), c2 = (c1 - 0.25 - 2 * c * c1) / (2 * x) - c1 / x;
  const double g = (1 - c) / x, g1 = (-c1 - g) / x;
  return {g, g1, (-c2 - 2 * g1) / x};
}

}  // namespace

// The first terms left out are, with the factors of second derivatives, below 1e-17 of the sum: of 6 terms for
// x < 0.04, of 12 for x < 1, of 22 for x < 5. Beyond, the closed forms lose less than three digits.
InverseTangentCoefficients inverseTangentCoefficients(double x) {
  if (x < 0.04) return series(x, 7);
  if (x < 1) return series(x, 13);
  return x < 5 ? series(x, bernoulliTerms.size()) : closed(x);
}

}  // namespace gyre::so3
