#include "integrators/kick_drift.h"

#include "integrators/rattle.h"
#include "lie/so3.h"

namespace gyre {
namespace {

class KickDriftMap final : public RotationMap {
 public:
  double startKick() const override { return 1; }
  double endKick() const override { return 0; }
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3&,
            bool wantD) const override {
    const Vec3 c = Pi0 + startKick() * h * T0;
    const Drift drift = midpointDrift(inertia, h, c, Vec3::Zero(), wantD);
    Turn out;
    out.xi = drift.psi;
    out.middle = 0.5 * drift.psi;
    out.Pi = so3::exp(-drift.psi) * c;
    if (wantD) out.D = so3::tangent(drift.psi) * drift.dpsi_dc;
    out.converged = drift.converged;
    return out;
  }
};

}  // namespace

const IntegratorType& kickDriftType() {
  using P = KickDrift;
  static const IntegratorType type = [] {
    std::vector<Field> fields = runFields<P>();
    return IntegratorType{
        {.category = Category::integrator,
         .id = "kick_drift",
         .label = "Kick-drift (half of LIEMID[EA])",
         .help = "The first-order map that kicks with the forces at the start and then drifts: one half of LIEMID[EA] "
                 "(Krysl "
                 "2005). For bodies under forces, without joints.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 1,
                     .constraints = false,
                     .noConstraints = "it kicks at one end of the step only, and RATTLE needs both; use liemid_ea"},
        [](const std::any& any) -> std::unique_ptr<Integrator> {
          const auto& p = std::any_cast<const P&>(any);
          return makeRattle(p, std::make_unique<KickDriftMap>());
        }};
  }();
  return type;
}

}  // namespace gyre
