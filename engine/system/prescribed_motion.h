#pragma once
// The right-hand side of a constraint between joint coordinates, x(t), with x' and x'':
//   value given          x = f(t)
//   rate given           x = x_0 + int_0^t f
//   acceleration given   x' = v_0 + int_0^t f,  x = x_0 + int_0^t x'
// so that every constraint is a position constraint, whatever is given: it does not drift, and every method can run it.
// Integrals go on from the last accepted step (t_n, x_n, v_n) by Gauss and Legendre's rule of five nodes, with
// x(t) = x_n + (t - t_n) v_n + int_(t_n)^t (t - s) f(s) ds; its error per step is of order h^11 for smooth f;
// where f switches, the parts before and after are integrated on their own.

#include "functions/compiled_function.h"
#include "joints/coordinate_constraint.h"
#include "system/internal_state.h"

namespace gyre {

struct MotionValue {
  DoubleDouble x = {};
  double rate = 0, acceleration = 0;
};

/// f of a constraint; its tables are splines, whose second derivatives are continuous.
inline Expected<CompiledFunction> compiledFunction(const CoordinateConstraint& constraint) {
  return CompiledFunction::compile(constraint.f, Argument{.interpolation = Interpolation::spline});
}

class PrescribedMotion {
 public:
  /// A constant.
  PrescribedMotion() = default;
  PrescribedMotion(CompiledFunction f, CoordinateConstraint::Motion motion) : f_(std::move(f)), motion_(motion) {}

  bool integrates() const { return motion_ != CoordinateConstraint::Motion::value; }
  /// @param last  of the last accepted step; looked at when the motion integrates
  MotionValue at(double t, const MotionIntegral& last) const;

 private:
  CompiledFunction f_;
  CoordinateConstraint::Motion motion_ = CoordinateConstraint::Motion::value;
};

}  // namespace gyre
