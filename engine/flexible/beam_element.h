#pragma once
// The force of one element of a flexible beam: a HelixLaw between the sections at its ends, and the section forces
// there. Not in the catalogue: it never comes from a file.
//
// With s = dV/d(d, theta) of forces/marker_pair.h, n = s_d in the axes of section 1 and m = T(theta)^-T s_theta in
// those of section 2, E the rotation between them:
//   section 2:  N = E^T n,  M = m        section 1:  N = n,  M = E m + d x n
// both as what the part behind the section exerts on the part before it.

#include "bodies/link_ends.h"
#include "forces/force.h"
#include "forces/helix_law.h"
#include "forces/marker_pair.h"

namespace gyre {

struct BeamElement : LinkEnds {
  HelixLaw law = {};
};

/// (N, Q_y, Q_z, T, M_y, M_z) at both ends, in the axes of the sections there.
struct SectionForces {
  Vec6 start, end;
};

class BeamElementForce final : public Force {
 public:
  explicit BeamElementForce(const BeamElement& p) : markers_(p), law_(p.law) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override;
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override;
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override;
  std::vector<ForceChannel> channels() const override { return {}; }
  void report(const Instant&, const BodyKinematics&, const BodyKinematics&, std::span<double>) const override {}
  bool usesOrientation(int) const override { return true; }
  bool dependsOnVelocity() const override { return law_.isDamped(); }

  SectionForces sectionForces(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// Their derivatives by displacements of the bodies, where the element is without strain.
  Mat12 sectionForcesAtRest(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// By which the second section is turned against the first [rad].
  double turn(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// By which it is longer than at rest, along its helix, over its length at rest.
  double stretch(const BodyKinematics& k1, const BodyKinematics& k2) const;

 private:
  struct Pose;

  /// s conjugate to (d, theta).
  Vec6 force(const Pose& pose, const BodyKinematics& k1, const BodyKinematics& k2) const;

  Markers markers_;
  HelixLaw law_;
};

const ForceType& beamElementType();

}  // namespace gyre
