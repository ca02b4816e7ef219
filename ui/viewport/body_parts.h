#pragma once
// Bodies as parts: their shapes, and the triad of their frame.

#include "lie/so3.h"
#include "scene/scene_description.h"
#include "viewport/part.h"

namespace gyre::ui {

/// `local` seen from `parent`, expressed in the world.
inline Frame compose(const Frame& parent, const Frame& local) {
  return {parent.position + parent.orientation * local.position, parent.orientation * local.orientation};
}

/// The turn that leads z into a direction.
inline Quat alignZ(const Vec3& direction) { return so3::between(Vec3::UnitZ(), direction); }

/// @param mesh  of an extrusion or a mesh; null for the primitives
Part shapePart(const Shape& shape, const std::shared_ptr<const UnitMesh>& mesh, const Frame& body, QRgb color,
               ElementId id);

/// Three arrows of this length along the axes of a frame: x red, y green, z blue.
void appendTriad(const Frame& frame, double length, std::vector<Part>& parts);

/// Straight round bar between two points; nothing when they coincide.
void appendBar(const Vec3& from, const Vec3& to, double radius, QRgb color, ElementId id, std::vector<Part>& parts);

}  // namespace gyre::ui
