#pragma once
// The box around a collider. With R = [a b c] the half extent along a world axis e is
//   box: sum |R_ei| h_i,   capsule: l |c_e| + r,   cylinder: l |c_e| + r sqrt(1 - c_e^2),
//   cone: the larger of its apex and its base rim on either side,   hull: its farthest corners.

#include "contact/bounds.h"
#include "contact/collider.h"

namespace gyre {

/// The smallest; of triangles that are turned it may be larger.
/// @param pose  of the collider itself, its placement included. A half space has no box: all of space.
Bounds boundsOf(const Collider& collider, const Pose& pose);

/// Where a collider is whose body is at `body`.
inline Pose placedAt(const Pose& body, const Pose& placement) {
  return {body.x + body.R * placement.x, body.R * placement.R};
}
inline Pose poseOf(const Frame& f) { return {f.position, f.orientation.toRotationMatrix()}; }

}  // namespace gyre
