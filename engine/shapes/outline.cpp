#include "shapes/outline.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

double cross(const Vec2& a, const Vec2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Twice the area of the triangle a b c, positive counter-clockwise.
double turn(const Vec2& a, const Vec2& b, const Vec2& c) { return cross(b - a, c - a); }

bool within(const Vec2& p, const Vec2& a, const Vec2& b) {
  return (p.array() >= a.cwiseMin(b).array()).all() && (p.array() <= a.cwiseMax(b).array()).all();
}

/// True when the segments a b and c d have a point in common.
bool meet(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d) {
  const double abc = turn(a, b, c), abd = turn(a, b, d), cda = turn(c, d, a), cdb = turn(c, d, b);
  if (((abc > 0 && abd < 0) || (abc < 0 && abd > 0)) && ((cda > 0 && cdb < 0) || (cda < 0 && cdb > 0))) return true;
  return (abc == 0 && within(c, a, b)) || (abd == 0 && within(d, a, b)) || (cda == 0 && within(a, c, d)) ||
         (cdb == 0 && within(b, c, d));
}

}  // namespace

std::optional<std::string> impossibleOutline(const Outline& p) {
  const std::size_t n = p.size();
  if (n < 3) return "an outline needs at least three points";
  if (n > maximumOutlinePoints) return fmt::format("an outline may have {} points, not {}", maximumOutlinePoints, n);
  for (const Vec2& x : p)
    if (!x.allFinite()) return "the points of an outline must be finite";
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t j = (i + 1) % n, k = (i + 2) % n;
    if (p[i] == p[j]) return fmt::format("two following points of the outline ({} and {}) are the same", i + 1, j + 1);
    if (turn(p[i], p[j], p[k]) == 0 && (p[j] - p[i]).dot(p[k] - p[j]) < 0)
      return fmt::format("the outline turns back on itself at point {}", j + 1);
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 2; j < n; ++j)
      if ((j + 1) % n != i && meet(p[i], p[i + 1], p[j], p[(j + 1) % n]))
        return fmt::format("the sides of the outline from points {} and {} cross or touch", i + 1, j + 1);
  if (!(areaMoments(p).area > 0)) return "the outline encloses no area";
  return std::nullopt;
}

AreaMoments areaMoments(const Outline& outline) {
  // About the first point, so that distant polygons lose no digits.
  const Vec2 origin = outline.front();
  double area = 0;
  Vec2 first = Vec2::Zero();
  Eigen::Matrix2d second = Eigen::Matrix2d::Zero();
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i] - origin, b = outline[(i + 1) % outline.size()] - origin, s = a + b;
    const double c = cross(a, b);
    area += c / 2;
    first += c / 6 * s;
    second += c / 24 * (a * a.transpose() + b * b.transpose() + s * s.transpose());
  }
  const double sense = area < 0 ? -1 : 1;
  const Vec2 centroid = first / area;
  return {sense * area, origin + centroid, sense * (second - area * centroid * centroid.transpose())};
}

}  // namespace gyre
