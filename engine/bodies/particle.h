#pragma once
// A point mass: q = x, u = x', nv = 3;  m x'' = F. Its frame stays parallel to the inertial axes, so it may carry
// only joints and forces that use the marker's origin at its centre.

#include "bodies/body.h"

namespace gyre {

struct Particle {
  double mass = 1;
  Vec3 position = Vec3::Zero();  ///< inertial [m]
  Vec3 velocity = Vec3::Zero();  ///< inertial [m/s]
  Shapes shapes = {};
  std::string color = {};  ///< "#rrggbb"; empty: by its place among the bodies
};

const BodyType& particleType();

}  // namespace gyre
