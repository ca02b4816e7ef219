#include "shapes/shape_solid.h"

#include "shapes/outline.h"

#include <numbers>

namespace gyre {
namespace {

using std::numbers::pi;

Solid diagonal(double volume, const Vec3& second, const Vec3& centroid = Vec3::Zero()) {
  return {volume, centroid, second.asDiagonal()};
}

Solid ellipsoid(const Vec3& a) {
  const double V = 4.0 / 3 * pi * a.prod();
  return diagonal(V, V / 5 * a.cwiseAbs2());
}

Solid cylinder(double r, double l) {
  const double V = pi * r * r * l;
  return diagonal(V, V * Vec3(r * r / 4, r * r / 4, l * l / 12));
}

/// Base at z = -l/2, apex at z = l/2.
Solid cone(double r, double l) {
  const double V = pi * r * r * l / 3;
  return diagonal(V, V * Vec3(3 * r * r / 20, 3 * r * r / 20, 3 * l * l / 80), Vec3(0, 0, -l / 4));
}

/// The cylinder and two half balls, each with its centroid 3/8 r beyond its end.
Solid capsule(double r, double l) {
  const Solid middle = cylinder(r, l);
  const double V = 4.0 / 3 * pi * r * r * r;  // of both caps
  const double across = V * r * r / 5, along = V * (r * r / 5 + 3 * r * l / 8 + l * l / 4);
  return {middle.volume + V, Vec3::Zero(), middle.second + Mat3(Vec3(across, across, along).asDiagonal())};
}

Solid extrusion(const Outline& outline, double l) {
  const AreaMoments base = areaMoments(outline);
  Solid s{base.area * l, {base.centroid.x(), base.centroid.y(), 0}, Mat3::Zero()};
  s.second.topLeftCorner<2, 2>() = base.second * l;
  s.second(2, 2) = s.volume * l * l / 12;
  return s;
}

Solid unplaced(const Shape& s) {
  switch (s.kind) {
    case Shape::Kind::box: return diagonal(s.size.prod(), s.size.prod() / 12 * s.size.cwiseAbs2());
    case Shape::Kind::sphere: return ellipsoid(Vec3::Constant(s.radius));
    case Shape::Kind::ellipsoid: return ellipsoid(s.size);
    case Shape::Kind::cylinder: return cylinder(s.radius, s.length);
    case Shape::Kind::cone: return cone(s.radius, s.length);
    case Shape::Kind::capsule: return capsule(s.radius, s.length);
    case Shape::Kind::extrusion: return extrusion(s.outline, s.length);
    case Shape::Kind::mesh: return s.mesh->solid();
    case Shape::Kind::plane: break;
  }
  return {};
}

}  // namespace

Expected<Solid> solidOf(const Shape& shape) {
  if (auto bad = shape.impossible()) return failInput(*bad);
  if (shape.kind == Shape::Kind::plane) return failInput("a plane is a half space, whose volume has no end");
  if (shape.kind == Shape::Kind::mesh)
    if (auto bad = shape.mesh->notSolid()) return failInput(*bad);
  return placed(unplaced(shape), shape.placement);
}

Expected<Solid> solidOf(const Shapes& shapes) {
  if (shapes.empty()) return failInput("there are no shapes to take the mass from");
  Solid all;
  for (const Shape& shape : shapes) {
    auto one = solidOf(shape);
    if (!one) return one;
    all = all.volume > 0 ? united(all, *one) : *one;
  }
  return all;
}

}  // namespace gyre
