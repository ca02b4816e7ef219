#pragma once
// The law of a spring and damper in one coordinate with rate v, shared by springs along a line and about an axis; x is
// the coordinate beyond its rest value:
//   N(x, v) = k x + f(x) + preload + stop(x) + c v + d(v)
//   stop(x) = ks min(x - lower, 0) + ks max(x - upper, 0)
// N acts against the growth of x. Stored energy U = integral of N(x, 0) from 0, dissipated power (c v + d(v)) v. Where
// f has a pole on the way from 0, as 12/x^2 has, its part is measured from where the model starts: U has no other zero.

#include "forces/force.h"
#include "functions/compiled_function.h"

namespace gyre {

struct SpringLaw {
  double rest = 0;  ///< value of the coordinate where x = 0
  double k = 0, c = 0, preload = 0;
  CompiledFunction force = {};          ///< f
  CompiledFunction damping_force = {};  ///< d
  double lower = 0, upper = 0;          ///< of x
  double stop = 0;                      ///< ks
  double zero = 0;                      ///< x from which f is integrated

  /// At the coordinate s = rest + x; see forces/coordinate_force.h.
  double value(const Instant&, double s, double v) const;
  double slope(const Instant&, double s, double v) const;    ///< dN/dx
  double damping(const Instant&, double s, double v) const;  ///< dN/dv
  ForceEnergy energy(const Instant&, double s, double v) const;
  /// The model starts at s.
  void startAt(double s) { zero = force.integralStart(s - rest); }
  bool hasBranches() const { return force.hasBranches() || damping_force.hasBranches(); }
  std::uint64_t branch(double s, double v) const { return combined(force.branch(s - rest), damping_force.branch(v)); }
  bool dependsOnRate() const { return c != 0 || !damping_force.isZero(); }
};

}  // namespace gyre
