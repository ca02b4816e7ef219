#include "contact/separation.h"

#include "contact/epa.h"
#include "contact/gjk.h"
#include "contact/nearest_lines.h"

#include <array>
#include <limits>
#include <optional>
#include <span>

namespace gyre {
namespace {

/// What of a surface is near a direction.
struct SurfaceDirections {
  std::optional<Vec3> flat;  ///< normal of a flat part
  std::optional<Vec3> side;  ///< of a round side at the azimuth of the direction
  int lineCount = 0;         ///< straight lines: their directions
  std::array<Vec3, 3> line;

  void addLine(const Vec3& e) { line[static_cast<std::size_t>(lineCount++)] = e; }
  std::span<const Vec3> lines() const { return std::span(line).first(static_cast<std::size_t>(lineCount)); }
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

void directionsFacing(const Convex& c, const Vec3& n, SurfaceDirections& out) {
  if (c.core == Convex::Core::polygon) {
    if (std::abs(n.dot(c.normal)) > nearDirection) out.flat = signOf(n.dot(c.normal)) * c.normal;
    return;
  }
  const Vec3 d = c.pose.R.transpose() * n;
  switch (c.core) {
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

/// Takes a direction of the surface itself where it separates as well as the one that was found. The separation does
/// not tell two directions apart that differ by less than the root of round-off: the first one tried stays.
class BetterDirection {
 public:
  BetterDirection(const Convex& a, const Convex& b, Separation& found)
      : a_(a), b_(b), found_(found), tolerance_(lengthTolerance(a, b)), least_(found.s - tolerance_) {}

  void tryNormal(const Vec3& n) {
    if (n.dot(found_.n) < nearDirection) return;
    const double s = separationAlong(a_, b_, n);
    if (s < least_) return;
    least_ = s + tolerance_;
    found_.n = n;
    found_.s = s;
  }

 private:
  const Convex &a_, &b_;
  Separation& found_;
  double tolerance_, least_;
};

bool hasAxis(const Convex& c) { return c.core == Convex::Core::cylinder || c.core == Convex::Core::segment; }

FiniteLine axisOf(const Convex& c) { return {c.pose.x, c.axis(2), c.halfLength}; }

/// First what does not depend on the direction that was found: normals of flat parts, across straight lines of both,
/// along the shortest way between axes. Then normals of round sides and across lines of one.
void refineDirection(const Convex& a, const Convex& b, Separation& out) {
  SurfaceDirections ofA, ofB;
  directionsFacing(a, out.n, ofA);
  directionsFacing(b, Vec3(-out.n), ofB);
  const Vec3 n = out.n;
  BetterDirection better(a, b, out);
  if (ofA.flat) better.tryNormal(*ofA.flat);
  if (ofB.flat) better.tryNormal(-*ofB.flat);
  for (const Vec3& line : ofA.lines())
    for (const Vec3& other : ofB.lines()) {
      const Vec3 cross = line.cross(other);
      const double length = cross.norm();
      if (length > 1e-3) better.tryNormal(signOf(cross.dot(n)) / length * cross);
    }
  if (hasAxis(a) && hasAxis(b)) {
    const FiniteLine axisA = axisOf(a), axisB = axisOf(b);
    better.tryNormal(directionBetween(axisA, axisB, nearestOfLines(axisA, axisB)));
  }
  if (ofA.side) better.tryNormal(*ofA.side);
  if (ofB.side) better.tryNormal(-*ofB.side);
  const auto across = [&](const Vec3& line) { better.tryNormal((n - n.dot(line) * line).stableNormalized()); };
  for (const Vec3& line : ofA.lines()) across(line);
  for (const Vec3& line : ofB.lines()) across(line);
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
