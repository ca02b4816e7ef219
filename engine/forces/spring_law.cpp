#include "forces/spring_law.h"

#include <algorithm>

namespace gyre {

double SpringLaw::value(const Instant&, double s, double v) const {
  const double x = s - rest;
  const double stops = stop * (std::min(x - lower, 0.0) + std::max(x - upper, 0.0));
  return k * x + force(x) + preload + stops + c * v + damping_force(v);
}

double SpringLaw::slope(const Instant&, double s, double) const {
  const double x = s - rest;
  return k + force.derivative(x) + (x < lower || x > upper ? stop : 0.0);
}

double SpringLaw::damping(const Instant&, double, double v) const { return c + damping_force.derivative(v); }

ForceEnergy SpringLaw::energy(const Instant&, double s, double v) const {
  const double x = s - rest;
  const auto stored = [this](double at) {
    const double a = std::min(at - lower, 0.0), b = std::max(at - upper, 0.0);
    return 0.5 * stop * (a * a + b * b);
  };
  return {.elastic = (0.5 * k * x + preload) * x + force.integral(zero, x) + stored(x) - stored(0),
          .dissipation = (c * v + damping_force(v)) * v};
}

}  // namespace gyre
