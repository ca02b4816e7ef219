#pragma once
// The spectral radius of an integrator with its parameters over w h: by its own formula (IntegratorType::stability)
// where it has one, as those that choose their step do, else measured: some steps of the integrator itself on a
// particle at a spring, from two initial states. A step is a linear map of what it carries along, A, and the record of
// positions and velocities before and after a step, s = (x, x'/w, x_1, x'_1/w), obeys s_1 = A s: A, on the space that s
// spans, follows.

#include "core/error.h"
#include "model/element.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

class MethodStability {
 public:
  /// @param simulation  the integrator and its parameters
  static MethodStability of(const Element& simulation);

  Expected<double> at(double omegaH) const { return radius_(omegaH); }
  /// "generalized-alpha, rho_inf = 0.8", "measured by steps of liemid_ea".
  const std::string& source() const { return source_; }
  /// The first w h above which oscillations grow; none up to 1000.
  std::optional<double> limit() const;

 private:
  std::function<Expected<double>(double)> radius_;
  std::string source_;
};

/// That of any method with steps of a given size, by its own steps.
Expected<double> measuredRadius(const Element& simulation, double omegaH);

/// Points (w h, rho) for a curve, logarithmically spread from 0.01 to 1000; where it is not known, none.
struct RadiusPoint {
  double omegaH, radius;
};
std::vector<RadiusPoint> radiusCurve(const MethodStability& method, int points = 241);

}  // namespace gyre
