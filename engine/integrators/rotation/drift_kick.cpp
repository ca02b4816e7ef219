#include "integrators/rotation/drift_kick.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/half_map.h"
#include "integrators/rotation/rattle.h"

namespace gyre {

const IntegratorType& driftKickType() {
  using P = DriftKick;
  static const IntegratorType type = {
      {.category = Category::integrator,
       .id = "drift_kick",
       .label = "Drift-kick (half of LIEMID[EA])",
       .help = "The first-order map that drifts and then kicks with the forces at the end: the adjoint half "
               "of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.",
       .fields = runFields<P>(),
       .defaults = P{}},
      Capabilities{.order = halfMapOrder,
                   .constraints = false,
                   .noConstraints = halfMapRefusal,
                   .noCoupledMasses = ownInertiaRefusal},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeRattle(p, makeHalfMap(KickAt::end));
      }};
  return type;
}

}  // namespace gyre
