#include "integrators/geom2.h"

#include "integrators/alpha_integrator.h"

namespace gyre {

const IntegratorType& geom2Type() {
  using P = Geom2;
  static const IntegratorType type{
      {.category = Category::integrator,
       .id = "geom2",
       .label = "Geom2 (Lie-group generalized-alpha)",
       .help = "Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form, "
               "with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test.",
       .fields = geometricAlphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [](const std::any& p) -> std::unique_ptr<Integrator> {
        // log(exp(-h v) q_0^-1 q(h)) = h^2/2 v' + h^3 (v''/6 + (1/12 - 1/4) [v, v']) + ... (Baker, Campbell,
        // Hausdorff).
        return makeAlphaIntegrator(std::any_cast<const P&>(p),
                                   AlphaMethod{.separateFactors = 1, .velocityBracket = -1.0 / 6});
      }};
  return type;
}

}  // namespace gyre
