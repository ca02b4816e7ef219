#include "integrators/rotation/kick_drift.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/half_map.h"
#include "integrators/rotation/rattle.h"

namespace gyre {

const IntegratorType& kickDriftType() {
  using P = KickDrift;
  static const IntegratorType type = {
      {.category = Category::integrator,
       .id = "kick_drift",
       .label = "Kick-drift (half of LIEMID[EA])",
       .help = "The first-order map that kicks with the forces at the start and then drifts: one half of "
               "LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.",
       .fields = runFields<P>(),
       .defaults = P{}},
      Capabilities{.order = halfMapOrder,
                   .constraints = false,
                   .noConstraints = halfMapRefusal,
                   .noCoupledMasses = ownInertiaRefusal},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeRattle(p, makeHalfMap(KickAt::start));
      }};
  return type;
}

}  // namespace gyre
