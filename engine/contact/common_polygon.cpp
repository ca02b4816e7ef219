#include "contact/common_polygon.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Edges that are parallel up to this sine do not cross; their weight would be as little.
constexpr double parallelBorders = 1e-9;
constexpr std::size_t mostSides = static_cast<std::size_t>(2 * SurfaceFeature::most);

std::size_t sideIndex(int i) { return static_cast<std::size_t>(i); }

/// A corner of what is left, and the side that begins there: an edge of b, or -1 - an edge of a.
struct CutCorner {
  double u = 0, v = 0;
  int side = 0;
};

struct CutPolygon {
  std::array<CutCorner, mostSides> corner;
  int count = 0;

  void add(double u, double v, int side) {
    if (count < static_cast<int>(mostSides)) corner[sideIndex(count++)] = {u, v, side};
  }
};

/// What lies at the left of a line from (u, v) along (eu, ev) or no farther than `same` at its right.
void cut(const CutPolygon& from, double u, double v, double eu, double ev, double same, int side, CutPolygon& out) {
  out.count = 0;
  const auto height = [&](const CutCorner& c) { return eu * (c.v - v) - ev * (c.u - u) + same; };
  for (int i = 0; i < from.count; ++i) {
    const CutCorner &p = from.corner[sideIndex(i)], &q = from.corner[sideIndex(i + 1 < from.count ? i + 1 : 0)];
    const double hp = height(p), hq = height(q);
    if (hp >= 0) out.add(p.u, p.v, p.side);
    if ((hp >= 0) == (hq >= 0)) continue;
    const double t = hp / (hp - hq);
    out.add(p.u + t * (q.u - p.u), p.v + t * (q.v - p.v), hp >= 0 ? side : p.side);
  }
}

/// @param entersB  the border goes on along b
bool crossingOf(const FacePolygon& a, int i, const FacePolygon& b, int j, bool entersB, PolygonCrossing& out) {
  const Vec3& m = a.feature->normal;
  const Vec3 ea = a.along(i).stableNormalized(), eb = -b.along(j).stableNormalized();  // seen from the other side
  const double sign = entersB ? 1 : -1;
  const Vec3 cross = ea.cross(eb);
  const double sine = m.dot(cross), cosine = ea.dot(eb), size = cross.norm();
  if (!(sign * sine > parallelBorders)) return false;
  out.normal = sign / size * cross;
  out.lean = sign * sine / size;
  out.angle = std::atan2(sign * sine, cosine);
  out.turn = sign / (sine * sine + cosine * cosine) * eb.cross(Vec3(cosine * m.cross(ea) - sine * ea));
  const Vec3 between = b.x(j) - a.x(i);
  out.gap = out.normal.dot(between) / out.lean;
  const Vec3 toSide = ea.cross(m);
  out.x = b.x(j) - toSide.dot(between) / toSide.dot(eb) * eb;
  out.alongA = ea;
  out.alongB = eb;
  out.edgeA = a.edge(i);
  out.edgeB = b.edge(j);
  return true;
}

}  // namespace

FacePolygon::FacePolygon(const SurfaceFeature& f) : feature(&f) {
  for (int i = 0; i < f.count; ++i)
    if (!f.isFarthestOfRim(i)) index[sideIndex(count++)] = i;
}

bool isOverPolygon(const FacePolygon& f, const Vec3& x, double least) {
  for (int i = 0; i < f.count; ++i) {
    const Vec3 inward = f.feature->normal.cross(f.along(i)).stableNormalized();
    if (inward.dot(x - f.x(i)) < least) return false;
  }
  return true;
}

int detail::crossingsOf(const FacePolygon& a, const FacePolygon& b, double same,
                        std::array<PolygonCrossing, mostSides>& out) {
  const Vec3& n = a.feature->normal;
  const Vec3 U = n.unitOrthogonal(), V = n.cross(U);
  CutPolygon one, two;
  CutPolygon *now = &one, *next = &two;
  // b counter-clockwise about n: its normal points against n. The side from corner i + 1 to i is its edge i.
  for (int i = b.count - 1; i >= 0; --i) {
    const Vec3& from = b.x(i + 1 < b.count ? i + 1 : 0);
    now->add(U.dot(from), V.dot(from), i);
  }
  for (int i = 0; i < a.count && now->count > 0; ++i) {
    const Vec3 along = a.along(i).stableNormalized();
    const double eu = U.dot(along), ev = V.dot(along), length = std::hypot(eu, ev);
    if (!(length > 0)) continue;
    cut(*now, U.dot(a.x(i)), V.dot(a.x(i)), eu / length, ev / length, same, -1 - i, *next);
    std::swap(now, next);
  }
  int found = 0;
  for (int i = 0; i < now->count && found < static_cast<int>(mostSides); ++i) {
    const int before = now->corner[sideIndex(i > 0 ? i - 1 : now->count - 1)].side,
              behind = now->corner[sideIndex(i)].side;
    if ((before < 0) == (behind < 0)) continue;
    PolygonCrossing& c = out[sideIndex(found)];
    const bool entersB = before < 0;
    if (!crossingOf(a, -1 - (entersB ? before : behind), b, entersB ? behind : before, entersB, c)) continue;
    const auto isSame = [&](const PolygonCrossing& p) { return p.edgeA == c.edgeA && p.edgeB == c.edgeB; };
    if (std::none_of(out.begin(), out.begin() + found, isSame)) ++found;
  }
  return found;
}

}  // namespace gyre
