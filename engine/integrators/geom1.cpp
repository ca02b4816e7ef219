#include "integrators/geom1.h"

#include "integrators/alpha_integrator.h"

namespace gyre {

const IntegratorType& geom1Type() {
  using P = Geom1;
  static const IntegratorType type{
      {.category = Category::integrator,
       .id = "geom1",
       .label = "Geom1 (Lie-group generalized-alpha)",
       .help = "Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, "
               "with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test.",
       .fields = geometricAlphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [](const std::any& p) -> std::unique_ptr<Integrator> {
        // log(q_0^-1 q(h)) = h v + h^2/2 v' + h^3 (v''/6 + [v, v']/12) + ... (Magnus 1954).
        return makeAlphaIntegrator(std::any_cast<const P&>(p),
                                   AlphaMethod{.separateFactors = 0, .velocityBracket = 1.0 / 12});
      }};
  return type;
}

}  // namespace gyre
