#pragma once
// The coordinates of three vibrations of a reduced body (modal/reduced_body.h) as a body of a model: m eta'' = what its
// superelement leaves. It has no place and no weight; its numbers stand where those of a particle do. Not in the
// catalogue: it never comes from a file.

#include "bodies/body.h"

namespace gyre {

struct ModalCoordinates {
  double mass = 1;            ///< of each coordinate [kg]
  Vec3 place = Vec3::Zero();  ///< where the reduced body is, for the size of the model [m]
};

const BodyType& modalCoordinatesType();

}  // namespace gyre
