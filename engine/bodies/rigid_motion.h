#pragma once
// How a free rigid body moves, q = (x, quaternion w x y z), u = (x', W): this is the same for all of them, so that
// loops over many bodies do not fetch each of them for it.

#include "bodies/body.h"
#include "lie/so3.h"

namespace gyre {

/// qNew = q o exp(xi); qNew may be q.
inline void moveRigid(const double* q, const double* xi, double* qNew) {
  const Vec3 x = at3(q) + at3(xi);
  const Quat r = (Quat(q[3], q[4], q[5], q[6]) * so3::expQuat(at3(xi + 3))).normalized();
  at3(qNew) = x;
  at4(qNew + 3) << r.w(), r.x(), r.y(), r.z();
}

inline void rigidKinematics(const double* q, const double* u, BodyKinematics& k) {
  k.x = at3(q);
  k.R = Quat(q[3], q[4], q[5], q[6]).toRotationMatrix();
  k.v = at3(u);
  k.W = at3(u + 3);
}

}  // namespace gyre
