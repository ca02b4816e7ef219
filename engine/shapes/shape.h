#pragma once
// The solids that bodies are drawn with, that they touch each other with, and that their mass may follow from. Lengths
// in metres.

#include "core/ids.h"
#include "core/types.h"
#include "shapes/triangle_mesh.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

using Vec2 = Eigen::Vector2d;
/// A closed polygon; the last point is joined to the first.
using Outline = std::vector<Vec2>;

struct Shape {
  enum class Kind { box, sphere, cylinder, capsule, cone, ellipsoid, extrusion, mesh, plane };
  Kind kind = Kind::box;
  Vec3 size = Vec3::Constant(0.1);  ///< box: edge lengths; ellipsoid: semi-axes [m]
  double radius = 0.05;             ///< sphere, cylinder, capsule, cone [m]
  double length = 0.1;              ///< cylinder, capsule (without caps), cone, extrusion: along z, centred [m]
  Frame placement = {};             ///< in the body's frame (origin at the centre of mass)
  Outline outline = {};             ///< extrusion: in x-y, either sense [m]
  std::shared_ptr<const TriangleMesh> mesh = {};  ///< mesh: never null there
  ElementId material = ground;  ///< what it is made of where it touches; ground: the first material of the model
  bool contact = true;          ///< touches others, where anything does

  /// Empty for a shape that can be drawn and integrated (a mesh: if it is closed; a plane has no volume), else what was
  /// expected.
  std::optional<std::string> impossible() const;
  bool operator==(const Shape&) const;
};
using Shapes = std::vector<Shape>;

/// What is wrong with a plane that is not the ground's.
inline constexpr const char* planeElsewhere = "a plane is a half space without end, which only the ground may have";

}  // namespace gyre
