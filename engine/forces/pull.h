#pragma once
// The pull of a hand on one point p of a body, towards a place x that moves while the run goes on:
//   F = k (x(t) - p) - c p',   p = x_c + R s        k, c: stiffness and damping, the same in all directions
// as in MuJoCo's viewer (Todorov; mjv_applyPerturbForce), where c damps the motion of the body and not that against the
// hand, so that F stays continuous when the hand jerks. The hand is no part of the model: nothing is stored in its
// spring, all it exchanges, F . p', is work. It reports no channels, so that a run may go on with it and without it in
// one recording. Not in the catalogue: it comes with the mouse (run/mouse_spring.h), never from a file.

#include "forces/force.h"

#include <memory>

namespace gyre {

/// Where a hand holds the end of its spring, a function of time that is continuous whatever the hand does: from where
/// it was it approaches the hand X as  x(t) = X + (x_0 - X) exp(-(t - t_0)/tau).
/// Moved between steps by the thread that steps; never during one.
class PullTarget {
 public:
  /// @param tau  [s], > 0
  PullTarget(const Vec3& start, double tau) : from_(start), mouse_(start), tau_(tau) {}
  Vec3 at(double t) const;
  /// From time t on towards another place [m].
  void moveTo(const Vec3& mouse, double t);

 private:
  Vec3 from_, mouse_;
  double since_ = 0, tau_;
};

struct Pull {
  ElementId body = ground;
  Vec3 point = Vec3::Zero();  ///< s, from the centre of mass, body axes [m]
  double stiffness = 0;       ///< k [N/m]
  double damping = 0;         ///< c [N s/m]
  std::shared_ptr<const PullTarget> target = {};
};

/// F [N, inertial] at time t, and the power it brings in.
struct PullForce {
  Vec3 F = Vec3::Zero();
  double power = 0;
};
PullForce pullForce(const Pull& pull, double t, const BodyKinematics& k);

/// @pre target is set in the parameters of an element
const ForceType& pullType();

}  // namespace gyre
