#pragma once
// What a body touches others with: one convex solid, or on the ground a half space or a surface of triangles, placed in
// the body's frame. Lengths in metres.

#include "core/types.h"

#include <memory>

namespace gyre {

class ConvexHull;
class TriangleGround;

struct Collider {
  enum class Kind {
    plane,      ///< the half space z <= 0; on the ground only
    sphere,     ///< radius
    capsule,    ///< all points within radius of the z axis from -halfLength to +halfLength
    box,        ///< half: half of the edge lengths
    cylinder,   ///< radius, about z from -halfLength to +halfLength
    cone,       ///< radius of the base at -halfLength, apex at +halfLength
    hull,       ///< a convex polyhedron
    ellipsoid,  ///< half: half axes
    triangles   ///< on the ground only
  };
  Kind kind = Kind::sphere;
  Vec3 half = Vec3::Zero();
  double radius = 0, halfLength = 0;
  std::shared_ptr<const ConvexHull> hull = {};
  std::shared_ptr<const TriangleGround> triangles = {};
  Frame placement = {};  ///< in the body's frame
};

/// Where a collider is: x_world = x + R x_local.
struct Pose {
  Vec3 x = Vec3::Zero();
  Mat3 R = Mat3::Identity();
};

}  // namespace gyre
