#include "integrators/rotation/half_map.h"

#include "lie/so3.h"

namespace gyre {
namespace {

class HalfMap final : public RotationMap {
 public:
  explicit HalfMap(KickAt kick) : kick_(kick) {}
  double startKick() const override { return kick_ == KickAt::start ? 1 : 0; }
  double endKick() const override { return kick_ == KickAt::end ? 1 : 0; }
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3&,
            bool wantD) const override {
    const Vec3 c = Pi0 + startKick() * h * T0;
    const Drift drift = midpointDrift(inertia, h, c);
    Turn out;
    out.xi = drift.psi;
    out.middle = 0.5 * drift.psi;
    out.Pi = drift.Pi;
    out.converged = drift.converged;
    if (wantD && out.converged) out.D = so3::tangent(drift.psi) * driftDerivative(inertia, h, c, drift.psi);
    return out;
  }

 private:
  KickAt kick_;
};

}  // namespace

std::unique_ptr<RotationMap> makeHalfMap(KickAt kick) { return std::make_unique<HalfMap>(kick); }

}  // namespace gyre
