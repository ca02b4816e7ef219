#pragma once
// Universal-spherical link, 1 equation: a massless rod of constant length, held by a universal joint at marker 1 and by
// a ball at the origin of marker 2,
//   Phi = |u| - length   (Modelica Standard Library, MultiBody.Joints.UniversalSpherical)
// with u from the origin of marker 1 to that of marker 2. Unlike a rod with two ball ends it cannot spin about itself:
// the first axis of the cross is z of marker 1, the second is perpendicular to it and to the rod, which gives the rod
// an orientation (undefined where the rod lies along z1) but takes no further freedom from the two bodies.
// The multiplier is the rod's force, positive in tension [N].

#include "joints/joint.h"

namespace gyre {

const JointType& universalSphericalType();

}  // namespace gyre
