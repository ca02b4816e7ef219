#include "integrators/rotation/liemid_i.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/midpoint_turn.h"
#include "integrators/rotation/rattle.h"
#include "lie/so3.h"

namespace gyre {
namespace {

class LiemidIMap final : public RotationMap {
 public:
  ForcePoint forcePoint() const override { return ForcePoint::middle; }
  double startKick() const override { return 0; }
  double endKick() const override { return 0; }
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3&, const Vec3& T,
            bool wantD) const override {
    Turn out = midpointTurn(inertia, h, Pi0, h * h / 2 * T, wantD);
    out.Pi += h * so3::turnedBack(out.middle, T);
    return out;
  }
};

}  // namespace

const IntegratorType& liemidIType() {
  using P = LiemidI;
  static const IntegratorType type = {
      {.category = Category::integrator,
       .id = "liemid_i",
       .label = "LIEMID[I] (implicit midpoint Lie method)",
       .help = "The implicit midpoint Lie method of Krysl and Endres 2005: symmetric, second order, forces "
               "in the middle of the step by fixed-point iteration; joints by RATTLE.",
       .fields = composedFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2,
                   .noVelocityConstraints = rattleVelocityRefusal,
                   .noCoupledMasses = ownInertiaRefusal,
                   .symmetric = true},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeRattle(p, std::make_unique<LiemidIMap>(), p.composition);
      },
      composedKey<P>};
  return type;
}

}  // namespace gyre
