#pragma once
// Drags a point p of a body towards a target while every constraint keeps holding: how far and which way the mechanism
// gives is what its joints allow.
//
// One step is the smallest mass-weighted change of q, at Phi(q) = 0, that brings p closer by d:
//   min 1/2 xi^T M xi   with   B xi = 0,  J xi = d'         J = dp/dq [3 x nv]
//   xi = P J^T f,   (J P J^T + mu I) f = d                   P: constrained inverse mass (point_mobility.h)
// mu, a thousandth of the mean of J P J^T, makes the pull soft, so that a
// direction in which p cannot move costs nothing (Levenberg and Marquardt). Each step is followed by a projection onto
// Phi = 0 and limited, so that a linkage is never drawn through a singular position onto another branch: a step that
// the projection changes much is halved, and one that takes more than one factorization makes the next one shorter.
//
// Fails (nothing changes) where the matrix is singular or no step brings p closer.

#include "system/point_mobility.h"

#include <memory>

namespace gyre {

class ConstrainedDrag {
 public:
  /// @param body   index in the system
  /// @param point  from the body's centre of mass in its axes [m]
  ConstrainedDrag(std::shared_ptr<const System> system, std::size_t body, const Vec3& point);

  /// Moves initial positions that violate constraints onto them; false when they cannot be.
  bool assemble();

  /// Moves the point towards a target [m], as close as some steps take it: as many as take a moment; false when it
  /// stays where it is.
  bool moveTo(const Vec3& target);

  /// Where the point is now [m].
  Vec3 point() const;
  Frame placement(std::size_t body) const;
  const System& system() const { return *system_; }

  /// The positions reached, to round-off, with velocities made to fit them by the smallest mass-weighted change.
  const State& finish();

 private:
  /// @param here  at state_
  void readFrames(const EvaluatedKinematics& here);
  /// The trial becomes the state.
  void accept();
  /// xi of the step that asks for a displacement d of the point; false where it is singular.
  bool direction(const Vec3& d);
  /// Shortens xi to what one step may turn and move a body.
  void limitStep();
  /// Tries a fraction of xi; false when it flips a branch or brings the point no closer. Suggests the next fraction.
  bool tryStep(double fraction, const Vec3& target);
  bool staysClose() const;

  std::shared_ptr<const System> system_;
  std::size_t body_;
  Vec3 s_;  ///< the point in the body
  State state_, trial_;
  IndexOne solver_;
  double fraction_ = 1;                     ///< of xi that is tried first
  std::optional<IndexOne::Factored> near_;  ///< the matrix factored last, at or near state_
  bool isHere_ = false;                     ///< at state_
  std::vector<Frame> frames_;               ///< of all bodies at state_
  VecX xi_;
  PointMobility mobility_;
};

}  // namespace gyre
