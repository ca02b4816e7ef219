#include "integrators/rotation/liemid_ea.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/rattle.h"
#include "lie/so3.h"

namespace gyre {
namespace {

class LiemidEaMap final : public RotationMap {
 public:
  bool turnsTogether() const override { return true; }
  void turnTogether(const InertiaPacket& inertia, double h, DriftPacket& turns) const override {
    twoDrifts(inertia, h / 2, turns);
  }
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3&,
            bool wantD) const override {
    const Vec3 c = Pi0 + h / 2 * T0;
    const Drift one = midpointDrift(inertia, h / 2, c);
    const Drift two = midpointDrift(inertia, h / 2, one.Pi);
    Turn out;
    out.xi = so3::log(one.turn * two.turn);
    out.middle = one.psi;
    out.Pi = two.Pi;
    out.converged = one.converged && two.converged;
    if (wantD && out.converged) {
      // d(exp(-psi) c) = exp(-psi) dc + (exp(-psi) c) x dtheta, dtheta = T(psi) dpsi.
      const Mat3 back1 = so3::exp(-one.psi), back2 = so3::exp(-two.psi);
      const Mat3 turn1 = so3::tangent(one.psi) * driftDerivative(inertia, h / 2, c, one.psi);
      const Mat3 turn2 = so3::tangent(two.psi) * driftDerivative(inertia, h / 2, one.Pi, two.psi);
      out.D = back2 * turn1 + turn2 * (back1 + so3::hat(one.Pi) * turn1);
    }
    return out;
  }
};

}  // namespace

const IntegratorType& liemidEaType() {
  using P = LiemidEa;
  static const IntegratorType type = {
      {.category = Category::integrator,
       .id = "liemid_ea",
       .label = "LIEMID[EA] (explicit Newmark for rotations)",
       .help = "Krysl's explicit Newmark method for rotations (2005): symmetric, second order, one force "
               "evaluation per step, momentum conserving; joints by RATTLE. Compositions of it reach order "
               "4, 6 and 8.",
       .fields = composedFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2,
                   .noVelocityConstraints = rattleVelocityRefusal,
                   .noCoupledMasses = ownInertiaRefusal,
                   .symmetric = true},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeRattle(p, std::make_unique<LiemidEaMap>(), p.composition);
      },
      composedKey<P>,
      {},
      {.suits = Recommendation::For::slowForces, .compared = 4}};
  return type;
}

}  // namespace gyre
