#include "integrators/rotation/half_map.h"

#include "integrators/rotation/midpoint_turn.h"

namespace gyre {
namespace {

class HalfMap final : public RotationMap {
 public:
  explicit HalfMap(KickAt kick) : kick_(kick) {}
  int order() const override { return halfMapOrder; }
  double startKick() const override { return kick_ == KickAt::start ? 1 : 0; }
  double endKick() const override { return kick_ == KickAt::end ? 1 : 0; }
  Turn turn(std::size_t, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0, const Vec3&,
            bool wantD) const override {
    return midpointTurn(inertia, h, Pi0 + startKick() * h * T0, Vec3::Zero(), wantD);
  }

 private:
  KickAt kick_;
};

}  // namespace

std::unique_ptr<RotationMap> makeHalfMap(KickAt kick) { return std::make_unique<HalfMap>(kick); }

}  // namespace gyre
