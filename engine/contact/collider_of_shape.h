#pragma once
// What a shape touches with. Box, sphere, ellipsoid, cylinder, capsule and cone touch as they are; an extrusion and a
// mesh as their convex hulls, and it is said when that changes what touches.

#include "contact/collider.h"
#include "core/error.h"
#include "shapes/shape.h"

#include <string>

namespace gyre {

struct ColliderOfShape {
  Collider collider;
  std::string hullWarning = {};  ///< empty where the collider is the shape; else what it is instead, and by how much
};

/// For a body that moves. Fails for a shape without an extent in all directions, saying what was expected, and for a
/// hull with too many corners.
Expected<ColliderOfShape> colliderOf(const Shape& shape);

/// For ground: a mesh, closed or not, keeps its triangles and touches from where they face.
Expected<ColliderOfShape> groundColliderOf(const Shape& shape);

}  // namespace gyre
