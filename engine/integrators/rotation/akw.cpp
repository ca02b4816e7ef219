#include "integrators/rotation/akw.h"

#include "integrators/body_inertia.h"
#include "integrators/rotation/rattle.h"
#include "lie/so3.h"

#include <Eigen/LU>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

class AkwMap final : public RotationMap {
 public:
  ForcePoint forcePoint() const override { return ForcePoint::end; }
  double endKick() const override { return 0; }
  // P + (h/2) (I^-1 P) x P = Pi_0 + (h/4)(T_0 + T_1), by Newton.
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3& T,
            bool wantD) const override {
    constexpr int maxIterations = 30;
    const Vec3 c = Pi0 + h / 4 * (T0 + T);
    Vec3 P = c;
    Mat3 inverse = Mat3::Identity();
    Turn out;
    for (int i = 0; i < maxIterations; ++i) {
      const Vec3 W = inertia.inverse * P;
      const Vec3 f = P + h / 2 * W.cross(P) - c;
      bool invertible = false;
      const Mat3 J = Mat3::Identity() + h / 2 * (so3::hat(W) - so3::hat(P) * inertia.inverse);
      J.computeInverseWithCheck(inverse, invertible);
      if (!invertible || !f.allFinite()) return out;
      P -= inverse * f;
      out.converged = f.norm() <= 8 * std::numeric_limits<double>::epsilon() * c.norm();
      if (out.converged) break;
    }
    const Vec3 a = h * (inertia.inverse * P);
    const double half = a.norm() / 2;
    // cay(a) turns about a by 2 atan(|a|/2).
    out.xi = half > 1e-4 ? Vec3(a * (std::atan(half) / half)) : Vec3(a * (1 - half * half / 3));
    out.middle = 0.5 * out.xi;
    out.Pi = 2 * P - Pi0;
    if (wantD) out.D = (Mat3::Identity() - 0.5 * so3::hat(a)) / (1 + half * half) * (h * inertia.inverse * inverse);
    return out;
  }
};

}  // namespace

const IntegratorType& akwType() {
  using P = Akw;
  static const IntegratorType type = {
      {.category = Category::integrator,
       .id = "akw",
       .label = "AKW (Austin, Krishnaprasad, Wang)",
       .help = "The method of Austin, Krishnaprasad and Wang 1993 with the Cayley map: symmetric, second "
               "order, conserves the energy of a free body; forces at the end by fixed-point iteration; "
               "joints by RATTLE.",
       .fields = composedFields<P>(),
       .defaults = P{}},
      Capabilities{.order = 2,
                   .noVelocityConstraints = rattleVelocityRefusal,
                   .noCoupledMasses = ownInertiaRefusal,
                   .symmetric = true},
      [](const std::any& any) -> std::unique_ptr<Integrator> {
        const auto& p = std::any_cast<const P&>(any);
        return makeRattle(p, std::make_unique<AkwMap>(), p.composition);
      },
      composedKey<P>};
  return type;
}

}  // namespace gyre
