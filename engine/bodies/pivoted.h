#pragma once
// A rigid body that turns about a fixed point: q = quaternion w x y z, u = W (body frame), nv = 3.
//   J W' + W x (J W) = tau + X x R^T F,   x = pivot + R X          (Bruels and Cardona 2010, eq. 71)
// with J about the pivot and X the centre of mass seen from the pivot, both in body axes.

#include "bodies/body.h"

namespace gyre {

struct Pivoted {
  double mass = 1;
  Inertia inertia = {1, 1, 1, 0, 0, 0};  ///< about the pivot, body axes [kg m^2]
  Vec3 pivot = Vec3::Zero();             ///< inertial [m]
  Vec3 com = Vec3::Zero();               ///< from the pivot, body axes [m]
  Quat orientation = Quat::Identity();
  Vec3 angular_velocity = Vec3::Zero();  ///< body frame [rad/s]
  Shapes shapes = {};
  std::string color = {};  ///< "#rrggbb"; empty: by its place among the bodies
};

const BodyType& pivotedType();

}  // namespace gyre
