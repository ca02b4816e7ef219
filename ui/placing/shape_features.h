#pragma once
// The features of a primitive shape, from its description.

#include "describe/value.h"
#include "placing/feature.h"

namespace gyre::ui {

/// Corners, edges, middles, rims, faces, axis and centre. @param body  placement of the shape's body in the world
std::vector<Feature> shapeFeatures(const Shape& shape, const Frame& body, ElementId id);

/// The curved face of a shape at a point of the world on its surface, or nothing where the face there is flat.
std::optional<Feature> curvedFace(const Shape& shape, const Frame& body, ElementId id, const Vec3& at);

}  // namespace gyre::ui
