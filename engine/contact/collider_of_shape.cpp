#include "contact/collider_of_shape.h"

#include "contact/convex_hull.h"
#include "contact/triangle_ground.h"
#include "shapes/outline.h"
#include "shapes/polyhedron.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

/// A hull that is larger by less is the shape up to the rounding of exported files.
constexpr double unnoticedGrowth = 1e-4;

using HullPtr = std::shared_ptr<const ConvexHull>;

double hullVolume(const ConvexHull& hull) {
  std::vector<Triangle> fans;
  for (const ConvexHull::Face& f : hull.faces())
    for (std::size_t i = 2; i < f.corners.size(); ++i) fans.push_back({f.corners[0], f.corners[i - 1], f.corners[i]});
  return polyhedronSolid(hull.corners(), fans).volume;
}

/// "+38 %", with the digits that tell.
std::string percent(double growth) {
  const double p = 100 * growth;
  return p >= 10 ? fmt::format("{:+.0f} %", p) : fmt::format("{:+.2g} %", p);
}

Collider hullCollider(const HullPtr& hull, const Frame& placement) {
  return {.kind = Collider::Kind::hull, .hull = hull, .placement = placement};
}

std::string nameOf(const TriangleMesh& mesh) {
  return mesh.source().empty() ? "mesh" : fmt::format("mesh '{}'", mesh.source());
}

Expected<HullPtr> hullOf(std::span<const Vec3> points, const std::string& name) {
  auto hull = ConvexHull::create(points);
  if (!hull) return failInput(fmt::format("{} cannot touch: {}", name, hull.error().message));
  return hull;
}

Expected<ColliderOfShape> ofMesh(const Shape& s) {
  const std::string name = nameOf(*s.mesh);
  const auto hull = hullOf(s.mesh->vertices(), name);
  if (!hull) return fail(hull.error());
  ColliderOfShape out{hullCollider(*hull, s.placement)};
  if (s.mesh->notSolid()) {
    out.hullWarning = fmt::format("{} encloses no volume and touches as its convex hull", name);
  } else if (const double growth = hullVolume(**hull) / s.mesh->solid().volume - 1; growth > unnoticedGrowth) {
    out.hullWarning =
        fmt::format("{} touches as its convex hull (volume {}); name its pieces as shapes of their own for more", name,
                    percent(growth));
  }
  return out;
}

Expected<ColliderOfShape> ofExtrusion(const Shape& s) {
  std::vector<Vec3> points;
  for (const Vec2& p : s.outline)
    for (const double z : {-s.length / 2, s.length / 2}) points.emplace_back(p.x(), p.y(), z);
  const auto hull = hullOf(points, "extrusion");
  if (!hull) return fail(hull.error());
  ColliderOfShape out{hullCollider(*hull, s.placement)};
  const double growth = hullVolume(**hull) / (areaMoments(s.outline).area * s.length) - 1;
  if (growth > unnoticedGrowth)
    out.hullWarning = fmt::format("extrusion touches as its convex hull (volume {}); make it of convex pieces for more",
                                  percent(growth));
  return out;
}

ColliderOfShape exact(Collider c, const Frame& placement) {
  c.placement = placement;
  return {std::move(c)};
}

}  // namespace

Expected<ColliderOfShape> colliderOf(const Shape& s) {
  if (const auto bad = s.impossible()) return failInput(*bad);
  if (!s.placement.position.allFinite() || !s.placement.orientation.coeffs().allFinite())
    return failInput("the placement of a shape must be finite numbers");
  const double l = s.length / 2;
  switch (s.kind) {
    case Shape::Kind::box: return exact({.kind = Collider::Kind::box, .half = s.size / 2}, s.placement);
    case Shape::Kind::sphere: return exact({.kind = Collider::Kind::sphere, .radius = s.radius}, s.placement);
    case Shape::Kind::capsule:
      return exact({.kind = Collider::Kind::capsule, .radius = s.radius, .halfLength = l}, s.placement);
    case Shape::Kind::cylinder:
      return exact({.kind = Collider::Kind::cylinder, .radius = s.radius, .halfLength = l}, s.placement);
    case Shape::Kind::cone:
      return exact({.kind = Collider::Kind::cone, .radius = s.radius, .halfLength = l}, s.placement);
    case Shape::Kind::ellipsoid: return exact({.kind = Collider::Kind::ellipsoid, .half = s.size}, s.placement);
    case Shape::Kind::extrusion: return ofExtrusion(s);
    case Shape::Kind::mesh: return ofMesh(s);
    case Shape::Kind::plane: return exact({.kind = Collider::Kind::plane}, s.placement);
  }
  return failInput("a shape of this kind cannot touch");
}

Expected<ColliderOfShape> groundColliderOf(const Shape& s) {
  if (s.kind != Shape::Kind::mesh || s.impossible()) return colliderOf(s);
  auto triangles = TriangleGround::create(s.mesh->vertices(), s.mesh->triangles());
  if (!triangles) return failInput(fmt::format("{} cannot be touched: {}", nameOf(*s.mesh), triangles.error().message));
  return exact({.kind = Collider::Kind::triangles, .triangles = std::move(*triangles)}, s.placement);
}

}  // namespace gyre
