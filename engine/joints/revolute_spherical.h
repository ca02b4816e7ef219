#pragma once
// Revolute-spherical link, 2 equations: a massless rod of constant length turns about z of marker 1, perpendicular to
// it, and carries the origin of marker 2 in a ball,
//   Phi = (|u| - length, z1 . u)   (Project Chrono, ChLinkRevoluteSpherical; counted in Altair's table of joints)
// with u from the origin of marker 1 to that of marker 2. Multipliers: the rod's force, positive in tension, and a
// force along z1, whose moment about marker 1 the hinge takes [N].

#include "joints/joint.h"

namespace gyre {

const JointType& revoluteSphericalType();

}  // namespace gyre
