#include "contact/nearest_lines.h"

#include "contact/convex.h"

namespace gyre {

LinePair nearestOfLines(const FiniteLine& a, const FiniteLine& b) {
  LinePair best;
  const auto consider = [&](double s, double t, bool crossing) {
    const double square = (b.at(t) - a.at(s)).squaredNorm();
    if (square < best.square) best = {s, t, square, crossing};
  };
  const Vec3 between = b.middle - a.middle, n = a.axis.cross(b.axis);
  const double square = n.squaredNorm();
  if (square > 1e-20) {
    const double s = between.cross(b.axis).dot(n) / square, t = between.cross(a.axis).dot(n) / square;
    if (std::abs(s) <= a.half && std::abs(t) <= b.half) consider(s, t, true);
  }
  for (const double end : {-1.0, 1.0}) {
    consider(end * a.half, b.nearest(a.at(end * a.half)), false);
    consider(a.nearest(b.at(end * b.half)), end * b.half, false);
  }
  return best;
}

Vec3 directionBetween(const FiniteLine& a, const FiniteLine& b, const LinePair& p) {
  const Vec3 d = b.at(p.t) - a.at(p.s), n = a.axis.cross(b.axis);
  const double sine = n.norm(), size = a.half + b.half;
  const bool touch = !(d.norm() > 1e-14 * size);
  if (sine > 1e-6 && (p.crossing || touch)) return signOf(n.dot(d)) / sine * n;
  return touch ? a.axis.unitOrthogonal() : Vec3(d / d.norm());
}

}  // namespace gyre
