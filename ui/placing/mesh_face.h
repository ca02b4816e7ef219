#pragma once
// A flat face of a mesh: all triangles in the plane of one, with what bounds them. Bounds that lie on a circle, as
// those of holes do, are rims; of the others the straight pieces are edges, and their ends corners.

#include "describe/value.h"
#include "placing/feature.h"

namespace gyre::ui {

struct MeshFace {
  Feature plane;              ///< its point is the one asked for
  std::vector<Feature> onIt;  ///< corners, edges and rims
};

/// The face at a point of the world on the surface; nothing where that is curved, where the triangles in one plane are
/// less than a hundredth of the surface, or where they are more than five thousand.
/// @param body  placement of the shape's body in the world
std::optional<MeshFace> meshFace(const Shape& shape, const Frame& body, ElementId id, const Vec3& at);

}  // namespace gyre::ui
