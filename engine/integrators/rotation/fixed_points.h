#pragma once
// Rigid bodies that a ball joint to ground holds and no other constraint: a point s of the body (body axes, from the
// centre of mass) stays at a point p of space, and the body only turns about it (Bruels and Cardona 2010, eq. 71, with
// Steiner's parallel axes):
//
//   J_p W' + W x (J_p W) = T - s x R^T F,   J_p = J + m (|s|^2 1 - s s^T)
//   x = p - R s,   v = -R (W x s)
//   lambda = F - m v' where the body is the joint's second, m v' - F where it is the first
//
// with F, T the applied force and the torque about the centre of mass (body axes). A rotation method turns such a body
// as it turns a pivoted one (bodies/pivoted.h), without multipliers. Its errors are those of the pivoted body, mostly
// much smaller than where impulses at both ends of a step hold a body that flies free in between; those of a thin rod
// that spins fast about itself are up to twice as large.
// Bodies that something else constrains, too, such as a drive or a second joint, are left to the constraints.

#include "integrators/body_inertia.h"

#include <vector>

namespace gyre {

class FixedPoints {
 public:
  /// Finds them. @param system  outlives this
  void attach(const System& system);
  bool holds(std::size_t body) const { return isHeld_[body]; }
  /// How many of the m constraint equations they take care of.
  int rows() const { return 3 * static_cast<int>(points_.size()); }

  /// Reduces the bodies that they hold to what turns: the layout of the rotation alone, J_p.
  /// @param bodies  all of bodyInertias()
  void reduce(std::vector<BodyInertia>& bodies) const;
  /// The torques T of applied forces [nv] become those about the fixed points; the forces F stay.
  void takeMoments(const EvaluatedKinematics& at, VecX& f) const;
  /// x and v from R and W.
  void place(State& s) const;
  /// v alone.
  void placeVelocities(State& s) const;
  /// Their multipliers become zero, for a step that has no use for them.
  void release(VecX& lambda) const;
  /// v', W' and lambda. @param f  with takeMoments()
  void accelerations(const VecX& f, State& s) const;

 private:
  struct FixedPoint {
    std::size_t body;
    int q, v;           ///< the first of the body's numbers
    int row;            ///< of the multipliers
    double mass, side;  ///< side: 1 where the body is the joint's second, -1 where it is the first
    Vec3 s, p;
    BodyInertia turning;
  };

  Mat3 rotation(const FixedPoint& c, const State& s) const;

  const BodySet* bodies_ = nullptr;
  std::vector<FixedPoint> points_;
  std::vector<bool> isHeld_;
};

}  // namespace gyre
