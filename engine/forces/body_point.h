#pragma once
// A point of a body as something that forces report and others read: p = x + R s, p' = v + R (W x s), both in inertial
// axes, with dp/dq = [1, -R hat(s)] and dp'/dq = [0, -R hat(W x s)] at fixed velocities.

#include "forces/force.h"
#include "lie/so3.h"

namespace gyre {

struct BodyPoint {
  Vec3 s;  ///< from the centre of mass, body axes

  Vec3 place(const BodyKinematics& k) const { return k.x + k.R * s; }
  Vec3 velocity(const BodyKinematics& k) const { return k.v + k.R * k.W.cross(s); }

  /// Its component i (0, 1, 2 for x, y, z) against a fixed point.
  ForceCoordinate coordinate(Eigen::Index i, const Vec3& from, const BodyKinematics& k) const {
    ForceCoordinate out{place(k)[i] - from[i], velocity(k)[i]};
    out.J[i] = 1;
    out.J.segment<3>(3) = -(k.R * so3::hat(s)).row(i).transpose();
    out.D.segment<3>(3) = -(k.R * so3::hat(Vec3(k.W.cross(s)))).row(i).transpose();
    return out;
  }
};

}  // namespace gyre
