#pragma once
// Local dynamics of one step: reactions R in local frames that act on bodies,
//
//   U = B + W R,   W = h H A^-1 H^T,   B = H (u + h A^-1 f)          (Solfec theory, local dynamics, eqs. 54-56)
//
// with a law between U and R at each contact,
//
//   0 <= V_N  perp  R_N >= 0,    |R_T| <= mu R_N,  R_T opposite to V_T where |R_T| = mu R_N,    V = U + target
//
// and, where asked for, the same between relative angular velocity w and moment M: |M_N| <= spinning R_N,
// |M_T| <= rolling R_N.
//
// Everything is in inertial axes: U = E (v2 + w2 x arm2 - v1 - w1 x arm1), E with rows a_T1, a_T2, a_N; a_N points from
// body 1 to body 2, and R acts on body 2. R is a force [N]: its impulse is h R.

#include "core/types.h"
#include "local_dynamics/group_response.h"

#include <memory>
#include <vector>

namespace gyre {

/// Bodies that joints connect: their joints are eliminated, so that a wrench on one moves all.
struct LocalGroup {
  std::vector<int> bodies;  ///< those that contacts act on
  MatX inverse;             ///< change of their (v, w) per wrench (force, moment about the centre of mass) [6p x 6p]
  std::shared_ptr<const GroupResponse> response = {};  ///< the same where they are many
};

struct LocalBody {
  double inverseMass = 0;                   ///< of a body without joints
  Mat3 inverseInertia = Mat3::Zero();       ///< the same, inertial axes
  Vec3 v = Vec3::Zero(), w = Vec3::Zero();  ///< free velocity in, velocity at the end of the step out
  int group = -1, place = 0;                ///< its group and its place there; -1: no joints
};

struct LocalContact {
  int body1 = -1, body2 = -1;                     ///< -1: fixed
  Mat3 E = Mat3::Identity();                      ///< rows a_T1, a_T2, a_N
  Vec3 arm1 = Vec3::Zero(), arm2 = Vec3::Zero();  ///< from the centres of mass to the point [m]
  double friction = 0;                            ///< mu
  double rolling = 0, spinning = 0;               ///< lever arms [m]
  Vec3 target = Vec3::Zero();                     ///< T1, T2, N [m/s]
  int manifold = 0;                               ///< consecutive contacts with the same number share bodies and E
  Vec3 R = Vec3::Zero();                          ///< in: a guess (warm start), out: T1, T2, N [N]
  Vec3 M = Vec3::Zero();                          ///< the same of the moment [N m]
};

/// Rows J1 (v1, w1) + J2 (v2, w2) = target, in the variant that iterates over joints as over contacts.
struct LocalJoint {
  int body1 = -1, body2 = -1, rows = 0;
  Mat6 J1 = Mat6::Zero(), J2 = Mat6::Zero();  ///< inertial axes, the upper rows
  Vec6 target = Vec6::Zero();
  Vec6 R = Vec6::Zero();  ///< acts on the bodies as J^T R
};

struct LocalProblem {
  double h = 0;  ///< [s]
  std::vector<LocalBody> bodies;
  std::vector<LocalGroup> groups;
  std::vector<LocalContact> contacts;
  std::vector<LocalJoint> joints;
};

}  // namespace gyre
