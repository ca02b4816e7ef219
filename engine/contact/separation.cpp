#include "contact/separation.h"

#include "contact/epa.h"
#include "contact/gjk.h"

#include <array>
#include <limits>

namespace gyre {
namespace {

/// Normals of flat and ruled parts of the surface near n, and directions of straight lines on it.
struct SurfaceDirections {
  int normals = 0, lines = 0;
  std::array<Vec3, 2> normal;
  std::array<Vec3, 3> line;

  void addNormal(const Vec3& n) { normal[static_cast<std::size_t>(normals++)] = n; }
  void addLine(const Vec3& e) { line[static_cast<std::size_t>(lines++)] = e; }
};

constexpr double nearDirection = 0.99;  // the search ends much nearer than that

void hullDirections(const Convex& c, const Vec3& d, SurfaceDirections& out) {
  const ConvexHull& h = *c.hull;
  const ConvexHull::Face* best = nullptr;
  const int extreme = h.support(d);
  for (const int f : h.facesAt(extreme)) {
    const ConvexHull::Face& face = h.faces()[static_cast<std::size_t>(f)];
    if (!best || d.dot(face.normal) > d.dot(best->normal)) best = &face;
  }
  if (best && d.dot(best->normal) > nearDirection) out.addNormal(c.pose.R * best->normal);
  for (const int e : h.edgesAt(extreme)) {
    const ConvexHull::Edge& edge = h.edges()[static_cast<std::size_t>(e)];
    const Vec3 along =
        (h.corners()[static_cast<std::size_t>(edge.to)] - h.corners()[static_cast<std::size_t>(edge.from)])
            .normalized();
    if (std::abs(d.dot(along)) < 1 - nearDirection && out.lines < 3) out.addLine(c.pose.R * along);
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
  out.addNormal(c.pose.R * n);
  out.addLine(c.pose.R * Vec3((height * Vec3::UnitZ() - slope * radial) / scale));
}

void directionsFacing(const Convex& c, const Vec3& n, SurfaceDirections& out) {
  if (c.core == Convex::Core::polygon) {
    if (std::abs(n.dot(c.normal)) > nearDirection) out.addNormal(signOf(n.dot(c.normal)) * c.normal);
    return;
  }
  const Vec3 d = c.pose.R.transpose() * n;
  switch (c.core) {
    case Convex::Core::segment: out.addLine(c.axis(2)); break;
    case Convex::Core::hull: hullDirections(c, d, out); break;
    case Convex::Core::box:
      for (int k = 0; k < 3; ++k) {
        if (std::abs(d[k]) > nearDirection) out.addNormal(signOf(d[k]) * c.axis(k));
        else if (std::abs(d[k]) < 1 - nearDirection) out.addLine(c.axis(k));
      }
      break;
    default:
      sideDirections(c, d, out);
      if (std::abs(d.z()) > nearDirection && out.normals < 2) out.addNormal(signOf(d.z()) * c.axis(2));
  }
}

/// Takes a direction of the surface itself where it separates as well as the one that was found.
class BetterDirection {
 public:
  BetterDirection(const Convex& a, const Convex& b, Separation& found)
      : a_(a), b_(b), found_(found), least_(found.s - lengthTolerance(a, b)) {}

  void tryNormal(const Vec3& n) {
    if (n.dot(found_.n) < nearDirection) return;
    const double s = separationAlong(a_, b_, n);
    if (s < least_ || (taken_ && s <= found_.s)) return;
    found_.n = n;
    found_.s = s;
    taken_ = true;
  }

 private:
  const Convex &a_, &b_;
  Separation& found_;
  double least_;
  bool taken_ = false;
};

bool hasAxis(const Convex& c) { return c.core == Convex::Core::cylinder || c.core == Convex::Core::segment; }

/// Normals of both surfaces, normals across straight lines of either or of both, and across two parallel axes.
void refineDirection(const Convex& a, const Convex& b, Separation& out) {
  SurfaceDirections ofA, ofB;
  directionsFacing(a, out.n, ofA);
  directionsFacing(b, Vec3(-out.n), ofB);
  const Vec3 n = out.n;
  BetterDirection better(a, b, out);
  for (std::size_t i = 0; i < static_cast<std::size_t>(ofA.normals); ++i) better.tryNormal(ofA.normal[i]);
  for (std::size_t i = 0; i < static_cast<std::size_t>(ofB.normals); ++i) better.tryNormal(-ofB.normal[i]);
  const auto across = [&](const Vec3& d, const Vec3& line) {
    better.tryNormal((d - d.dot(line) * line).stableNormalized());
  };
  for (std::size_t i = 0; i < static_cast<std::size_t>(ofA.lines); ++i) {
    across(n, ofA.line[i]);
    for (std::size_t j = 0; j < static_cast<std::size_t>(ofB.lines); ++j) {
      const Vec3 cross = ofA.line[i].cross(ofB.line[j]);
      const double length = cross.norm();
      if (length > 1e-3) better.tryNormal(signOf(cross.dot(n)) / length * cross);
    }
  }
  for (std::size_t j = 0; j < static_cast<std::size_t>(ofB.lines); ++j) across(n, ofB.line[j]);
  if (hasAxis(a) && hasAxis(b)) across(signOf((b.centre - a.centre).dot(n)) * (b.centre - a.centre), a.axis(2));
}

}  // namespace

bool separationOf(const Convex& a, const Convex& b, double reach, Separation& out) {
  const GjkResult apart = gjk(a, b, reach);
  if (apart.state == GjkResult::State::beyond) return false;
  double distance = std::numeric_limits<double>::infinity();
  out.s = -distance;
  if (apart.state == GjkResult::State::apart) {
    out.n = apart.n;
    out.s = separationAlong(a, b, apart.n);
    out.nearest = apart.nearest;
    distance = apart.nearest.vector().norm();
    refineDirection(a, b, out);
  }
  // Where the two bounds do not meet, the direction is made of rounding: the bodies nearly touch.
  if (!(distance - out.s <= lengthTolerance(a, b) + 1e-10 * out.s)) {
    const EpaResult found = epa(a, b);
    Separation overlap{found.n, found.separation, found.nearest, true};
    refineDirection(a, b, overlap);
    if (overlap.s > out.s) out = overlap;
  }
  out.exact = true;
  return out.s <= reach;
}

}  // namespace gyre
