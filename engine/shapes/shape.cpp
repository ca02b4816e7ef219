#include "shapes/shape.h"

#include "shapes/outline.h"

#include <cmath>

namespace gyre {
namespace {

bool isLength(double x) { return std::isfinite(x) && x > 0; }

bool sameMesh(const TriangleMesh* a, const TriangleMesh* b) { return a == b || (a && b && *a == *b); }

}  // namespace

std::optional<std::string> Shape::impossible() const {
  if (!size.allFinite() || !(size.minCoeff() > 0)) return "the size of a shape must be three positive numbers";
  if (!isLength(radius)) return "the radius of a shape must be positive";
  if (!isLength(length)) return "the length of a shape must be positive";
  if (kind == Kind::mesh && !mesh) return "a mesh needs vertices and triangles";
  if (kind == Kind::extrusion) return impossibleOutline(outline);
  return std::nullopt;
}

bool Shape::operator==(const Shape& o) const {
  return kind == o.kind && size == o.size && radius == o.radius && length == o.length && placement == o.placement &&
         outline == o.outline && material == o.material && contact == o.contact && sameMesh(mesh.get(), o.mesh.get());
}

}  // namespace gyre
