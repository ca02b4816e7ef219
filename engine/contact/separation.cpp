#include "contact/separation.h"

#include "contact/epa.h"
#include "contact/gjk.h"
#include "contact/nearest_lines.h"
#include "contact/surface_directions.h"

#include <limits>

namespace gyre {
namespace {

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
