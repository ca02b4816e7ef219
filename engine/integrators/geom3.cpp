#include "integrators/geom3.h"

#include "integrators/alpha_integrator.h"

namespace gyre {

const IntegratorType& geom3Type() {
  using P = Geom3;
  static const IntegratorType type{
      {.category = Category::integrator,
       .id = "geom3",
       .label = "Geom3 (Lie-group generalized-alpha)",
       .help = "Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form, "
               "with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test.",
       .fields = geometricAlphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [](const std::any& p) -> std::unique_ptr<Integrator> {
        // As geom2: splitting the second factor adds terms of order h^5 only.
        return makeAlphaIntegrator(std::any_cast<const P&>(p),
                                   AlphaMethod{.separateFactors = 2, .velocityBracket = -1.0 / 6});
      }};
  return type;
}

}  // namespace gyre
