#pragma once
// Uniform gravity: force m g on every body at its centre of mass, potential -m g . x.
// The file's top-level key "gravity" is one such field; an element of type gravity adds another.

#include "forces/force.h"

namespace gyre {

struct Gravity {
  Vec3 acceleration{0, 0, -9.81};  ///< inertial axes [m/s^2]
};

std::unique_ptr<BodyField> uniformGravity(const Vec3& acceleration);
const ForceType& gravityType();

}  // namespace gyre
