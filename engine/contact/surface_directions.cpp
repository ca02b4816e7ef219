#include "contact/surface_directions.h"

namespace gyre {
namespace {

void hullDirections(const Convex& c, const Vec3& d, SurfaceDirections& out) {
  const ConvexHull& h = *c.hull;
  const ConvexHull::Face* best = nullptr;
  const int extreme = h.support(d);
  for (const int f : h.facesAt(extreme)) {
    const ConvexHull::Face& face = h.faces()[static_cast<std::size_t>(f)];
    if (!best || d.dot(face.normal) > d.dot(best->normal)) best = &face;
  }
  if (best && d.dot(best->normal) > nearDirection) out.flat = c.pose.R * best->normal;
  for (const int e : h.edgesAt(extreme)) {
    const ConvexHull::Edge& edge = h.edges()[static_cast<std::size_t>(e)];
    const Vec3 along =
        (h.corners()[static_cast<std::size_t>(edge.to)] - h.corners()[static_cast<std::size_t>(edge.from)])
            .normalized();
    if (std::abs(d.dot(along)) < 1 - nearDirection && out.lineCount < 3) out.addLine(c.pose.R * along);
  }
}

/// The normal of the side at the azimuth of d, and the line along it.
void sideDirections(const Convex& c, const Vec3& d, SurfaceDirections& out) {
  const double length = std::hypot(d.x(), d.y());
  if (!(length > 0)) return;
  const bool cone = c.core == Convex::Core::cone;
  const double slope = cone ? c.radius : 0, height = 2 * c.halfLength, scale = std::hypot(slope, height);
  if (!(scale > 0)) return;
  const Vec3 radial(d.x() / length, d.y() / length, 0);
  const Vec3 n = (height * radial + slope * Vec3::UnitZ()) / scale;
  if (d.dot(n) < nearDirection) return;
  out.side = c.pose.R * n;
  out.addLine(c.pose.R * Vec3((height * Vec3::UnitZ() - slope * radial) / scale));
}

}  // namespace

void directionsFacing(const Convex& c, const Vec3& n, SurfaceDirections& out) {
  if (c.core == Convex::Core::polygon) {
    if (std::abs(n.dot(c.normal)) > nearDirection) out.flat = signOf(n.dot(c.normal)) * c.normal;
    return;
  }
  const Vec3 d = c.pose.R.transpose() * n;
  switch (c.core) {
    case Convex::Core::ellipsoid: break;
    case Convex::Core::segment: out.addLine(c.axis(2)); break;
    case Convex::Core::hull: hullDirections(c, d, out); break;
    case Convex::Core::box:
      for (int k = 0; k < 3; ++k) {
        if (std::abs(d[k]) > nearDirection) out.flat = signOf(d[k]) * c.axis(k);
        else if (std::abs(d[k]) < 1 - nearDirection) out.addLine(c.axis(k));
      }
      break;
    default:
      sideDirections(c, d, out);
      if (std::abs(d.z()) > nearDirection) out.flat = signOf(d.z()) * c.axis(2);
  }
}

}  // namespace gyre
