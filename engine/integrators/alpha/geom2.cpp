#include "integrators/alpha/geom2.h"

#include "integrators/alpha/geometric_form.h"

namespace gyre {

const IntegratorType& geom2Type() {
  // log(exp(-h v) q_0^-1 q(h)) = h^2/2 v' + h^3 (v''/6 + (1/12 - 1/4) [v, v']) + ... (Baker, Campbell, Hausdorff).
  static const IntegratorType type =
      geometricForm<Geom2>({.number = "2", .ordinal = "second", .separateFactors = 1, .velocityBracket = -1.0 / 6});
  return type;
}

}  // namespace gyre
