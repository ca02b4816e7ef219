#include "contact/smooth_law.h"

#include <cmath>

namespace gyre {
namespace {

/// Width of the turn from y to 0.
constexpr double epsilon = 0.05;

struct Clamped {
  double c, slope;
};

Clamped clampedAboveZero(double y) {
  if (y >= epsilon) return {y, 1};
  if (y <= -epsilon) return {0, 0};
  return {(y + epsilon) * (y + epsilon) / (4 * epsilon), (y + epsilon) / (2 * epsilon)};
}

}  // namespace

NormalForce normalForce(const ContactLaw& law, double depth, double rate) {
  if (!(depth > 0)) return {};
  const double n = law.exponent;
  const double elastic = law.stiffness * std::pow(depth, n);
  const Clamped y = clampedAboveZero(1 + law.damping * rate);
  return {.N = elastic * y.c,
          .slope = n * elastic / depth * y.c,
          .damping = elastic * y.slope * law.damping,
          .elastic = elastic * depth / (n + 1),
          .pressure = elastic,
          .dissipated = elastic * (y.c - 1) * rate};
}

}  // namespace gyre
