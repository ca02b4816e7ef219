#include "viewport/body_parts.h"

#include "viewport/unit_mesh.h"

#include <algorithm>
#include <array>

namespace gyre::ui {

Part shapePart(const Shape& shape, const std::shared_ptr<const UnitMesh>& mesh, const Frame& body, QRgb color,
               ElementId id) {
  constexpr double thinnest = 1e-9;  // a flat shape must still have an inverse scale
  const double r = std::max(shape.radius, thinnest), l = std::max(shape.length, thinnest);
  Part part{.frame = compose(body, shape.placement), .color = color, .edged = true, .id = id};
  switch (shape.kind) {
    case Shape::Kind::box:
      part.geometry = Geometry::box;
      part.scale = shape.size.cwiseMax(thinnest);
      break;
    case Shape::Kind::sphere:
      part.geometry = Geometry::sphere;
      part.scale = Vec3::Constant(r);
      break;
    case Shape::Kind::ellipsoid:
      part.geometry = Geometry::sphere;
      part.scale = shape.size.cwiseMax(thinnest);
      break;
    case Shape::Kind::cylinder:
      part.geometry = Geometry::cylinder;
      part.scale = {r, r, l};
      break;
    case Shape::Kind::cone:
      part.geometry = Geometry::cone;
      part.scale = {r, r, l};
      break;
    case Shape::Kind::capsule:
      part.geometry = Geometry::capsule;
      part.ratio = l / r;
      part.scale = Vec3::Constant(r);
      break;
    case Shape::Kind::extrusion:
    case Shape::Kind::mesh:
      part.geometry = Geometry::mesh;
      part.mesh = mesh;
      part.scale = mesh->extents;
      part.frame.position += part.frame.orientation * mesh->center;
      break;
    case Shape::Kind::plane: break;  // has no extent that a part could have
  }
  return part;
}

void appendTriad(const Frame& frame, double length, std::vector<Part>& parts) {
  static const std::array<QRgb, 3> colors = {qRgb(201, 74, 74), qRgb(74, 157, 92), qRgb(66, 111, 201)};
  for (int i = 0; i < 3; ++i) {
    const Vec3 axis = frame.orientation * Vec3::Unit(i);
    const QRgb color = colors[static_cast<std::size_t>(i)];
    appendBar(frame.position, frame.position + 0.82 * length * axis, 0.025 * length, color, ground, parts);
    parts.push_back({.geometry = Geometry::cone,
                     .frame = {frame.position + 0.9 * length * axis, alignZ(axis)},
                     .scale = Vec3(0.065, 0.065, 0.2) * length,
                     .color = color});
  }
}

void appendBar(const Vec3& from, const Vec3& to, double radius, QRgb color, ElementId id, std::vector<Part>& parts) {
  const Vec3 along = to - from;
  const double length = along.norm();
  if (length < 1e-9) return;
  parts.push_back({.geometry = Geometry::cylinder,
                   .frame = {0.5 * (from + to), alignZ(along)},
                   .scale = {radius, radius, length},
                   .color = color,
                   .id = id});
}

}  // namespace gyre::ui
