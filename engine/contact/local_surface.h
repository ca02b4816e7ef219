#pragma once
// The surface of a collider around a point of it: a corner, a point of an edge or of a face, and how it is curved.

#include "contact/collider.h"

namespace gyre {

struct LocalSurface {
  enum class Kind { corner, edge, face };
  Kind kind = Kind::corner;
  Vec3 along = Vec3::Zero();   ///< of an edge
  Vec3 normal = Vec3::Zero();  ///< of a face, outward
  Mat3 radii = Mat3::Zero();   ///< finite radii of curvature, a tensor across the normal [m]
  bool flat = false;           ///< the point is one of a face whose normal is the contact's, or one of its border
  double size = 0;             ///< of the collider [m]
};

/// @param outward  the normal of the contact, away from the collider; @param x  a point of its surface, inertial
LocalSurface localSurface(const Collider& collider, const Pose& pose, const Vec3& outward, const Vec3& x);

}  // namespace gyre
