#pragma once
// The force element of an elastic and damped law in the six directions between two markers: a BushingLaw, of bushings
// and beams with the halfway frame, or a HelixLaw, of beams along their helix.

#include "bodies/link_ends.h"
#include "forces/bushing_law.h"
#include "forces/helix_law.h"
#include "forces/marker_pair.h"

namespace gyre {

/// Channels: deflection dx dy dz [m] rx ry rz [rad], force fx fy fz [N] mx my mz [N m] against it, energy [J], the
/// rates vx vy vz [m/s] wx wy wz [rad/s] of the deflection, power [W] that the bodies receive.
template <class Law>
class ElasticForce final : public Force {
 public:
  ElasticForce(const LinkEnds& ends, Law law) : markers_(ends), law_(std::move(law)) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override;
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override;
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override;
  void startAt(const BodyKinematics& k1, const BodyKinematics& k2) override;
  std::vector<ForceChannel> channels() const override;
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override;
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant& at, const BodyKinematics& k1,
                                            const BodyKinematics& k2) const override;
  bool hasBranches() const override { return law_.hasBranches(); }
  std::uint64_t branch(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2) const override;
  bool usesOrientation(int) const override { return true; }
  bool dependsOnVelocity() const override { return law_.isDamped(); }
  bool countsRotation() const override { return true; }
  bool dependsOnRotation() const override { return law_.dependsOnRotation(); }
  RotationHistory rotation(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    return MarkerPair::rotation(markers_, at, k1, k2);
  }

 private:
  Markers markers_;
  Law law_;
};

extern template class ElasticForce<BushingLaw>;
extern template class ElasticForce<HelixLaw>;

}  // namespace gyre
