#pragma once
// One body's share in a motion, in words: "turns about z of 'hinge'", "moves along x".

#include "bodies/body.h"

#include <string>
#include <vector>

namespace gyre {

/// A joint's marker as it stands: origin and axes, inertial.
struct PlacedMarker {
  std::string joint;
  Vec3 origin;
  Mat3 axes;
};

/// @param twist    v of the centre of mass (inertial) and W (body axes)
/// @param markers  on this body
/// @param length   size of the model: what counts as zero
/// @return empty for a body that both turns and moves in no particular way
std::string motionText(const BodyKinematics& k, const Vec6& twist, const std::vector<PlacedMarker>& markers,
                       double length);

}  // namespace gyre
