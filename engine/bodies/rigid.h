#pragma once
// A free rigid body: q = (x, quaternion w x y z), u = (x', W), nv = 6.
//   m x'' = F,   J W' + W x (J W) = tau          (Bruels and Cardona 2010, eqs. 77-78 without constraint)

#include "bodies/body.h"

namespace gyre {

struct Rigid {
  double mass = 1;
  Inertia inertia = {0.1, 0.1, 0.1, 0, 0, 0};  ///< about the centre of mass, body axes [kg m^2]
  Vec3 position = Vec3::Zero();                ///< centre of mass, inertial [m]
  Quat orientation = Quat::Identity();
  Vec3 velocity = Vec3::Zero();          ///< inertial [m/s]
  Vec3 angular_velocity = Vec3::Zero();  ///< body frame [rad/s]
  /// For methods that take initial accelerations as given (kynema); frames as those of the velocities.
  Vec3 acceleration = Vec3::Zero(), angular_acceleration = Vec3::Zero();
  Shapes shapes = {};
  std::string color = {};  ///< "#rrggbb"; empty: by its place among the bodies
  /// Where > 0, mass and inertia follow from the shapes, and the typed ones above do not count [kg/m^3].
  double density = 0;
};

const BodyType& rigidType();

}  // namespace gyre
