#include "integrators/alpha/geom1.h"

#include "integrators/alpha/geometric_form.h"

namespace gyre {

const IntegratorType& geom1Type() {
  // log(q_0^-1 q(h)) = h v + h^2/2 v' + h^3 (v''/6 + [v, v']/12) + ... (Magnus 1954).
  static const IntegratorType type = geometricForm<Geom1>(
      {.number = "1",
       .ordinal = "first",
       .separateFactors = 0,
       .velocityBracket = 1.0 / 12,
       .recommended = {.suits = Recommendation::For::stiffForces, .settings = "rho_inf = 0.6", .compared = 1}});
  return type;
}

}  // namespace gyre
