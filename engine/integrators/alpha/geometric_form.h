#pragma once
// What the three geometric forms of Bruels and Cardona 2010 have in common: everything but their exponentials.

#include "integrators/alpha/alpha_integrator.h"
#include "integrators/alpha/alpha_stability.h"

#include <fmt/format.h>

namespace gyre {

struct GeometricForm {
  const char *number, *ordinal;
  int separateFactors;     ///< see AlphaMethod
  double velocityBracket;  ///< see AlphaMethod
  Recommendation recommended = {};
};

template <class P>
IntegratorType geometricForm(const GeometricForm& form) {
  return {
      {.category = Category::integrator,
       .id = fmt::format("geom{}", form.number),
       .label = fmt::format("Geom{} (Lie-group generalized-alpha)", form.number),
       .help = fmt::format("Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, {} geometric "
                           "form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence "
                           "test. Its velocities are in body axes: where a body spins at W, how its axis turns has an "
                           "error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).",
                           form.ordinal),
       .fields = geometricAlphaFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2, .adaptive = true},
      [form](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeAlphaIntegrator(p, AlphaMethod{.separateFactors = form.separateFactors,
                                                  .velocityBracket = form.velocityBracket,
                                                  .perturbedStart = p.perturbed_start});
      },
      {},
      alphaStability<P>,
      form.recommended};
}

}  // namespace gyre
