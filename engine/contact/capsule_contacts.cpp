#include "contact/contact_patch.h"
#include "contact/pair_contacts.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr double nearlyParallel = 0.1;  // sine
constexpr double sameSide = 0.99;       // cosine: ends whose nearest point lies in another direction share no normal

constexpr std::uint32_t lineNumber = 2;

struct CapsuleLine {
  Vec3 middle, axis;
  double half = 0;

  Vec3 at(double t) const { return middle + t * axis; }
  double nearest(const Vec3& x) const { return std::clamp(axis.dot(x - middle), -half, half); }
  std::uint32_t number(double t) const { return std::abs(t) < half ? lineNumber : t > 0 ? 1 : 0; }
};

/// Points of two lines, by where they are along them.
struct LinePair {
  double s = 0, t = 0, square = std::numeric_limits<double>::infinity();
  bool crossing = false;  ///< both inside of the lines
};

/// The nearest points lie inside of both lines, or one of them is an end (C. Ericson, Real-Time Collision Detection,
/// 2005, 5.1.9, without its divisions by what vanishes for parallel lines).
LinePair nearestOfLines(const CapsuleLine& a, const CapsuleLine& b) {
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

/// Across both lines where they cross or touch, else along the shortest way.
Vec3 directionBetween(const CapsuleLine& a, const CapsuleLine& b, const LinePair& p) {
  const Vec3 d = b.at(p.t) - a.at(p.s), n = a.axis.cross(b.axis);
  const double sine = n.norm(), size = a.half + b.half;
  const bool touch = !(d.norm() > 1e-14 * size);
  if (sine > 1e-6 && (p.crossing || touch)) return signOf(n.dot(d)) / sine * n;
  return touch ? a.axis.unitOrthogonal() : Vec3(d / d.norm());
}

void addEnds(const CapsuleLine& a, const CapsuleLine& b, const Vec3& n, bool exchange, ContactPatch& patch) {
  for (const double end : {-1.0, 1.0}) {
    const Vec3 x = a.at(end * a.half);
    const double t = b.nearest(x);
    const Vec3 d = exchange ? Vec3(x - b.at(t)) : Vec3(b.at(t) - x);
    const double distance = d.norm();
    if (std::abs(t) >= b.half * (1 + 1e-12) || d.dot(n) < sameSide * distance) continue;
    const std::uint32_t own = a.number(end * a.half), other = b.number(t);
    patch.addPoint((x + b.at(t)) / 2, distance, exchange ? featureOfPair(other, own) : featureOfPair(own, other));
  }
}

}  // namespace

bool collideCapsules(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                     Manifold& out) {
  const Vec3 origin = poseA.x;
  const CapsuleLine la{Vec3::Zero(), poseA.R.col(2), a.halfLength};
  const CapsuleLine lb{poseB.x - origin, poseB.R.col(2), b.halfLength};
  const LinePair nearest = nearestOfLines(la, lb);
  const double distance = std::sqrt(nearest.square);
  if (distance - a.radius - b.radius > margin) return false;
  const Vec3 n = directionBetween(la, lb, nearest);
  ContactPatch patch(PlaneAcross(n), std::min(a.radius + a.halfLength, b.radius + b.halfLength));
  if (la.axis.cross(lb.axis).norm() < nearlyParallel) {
    addEnds(la, lb, n, false, patch);
    addEnds(lb, la, n, true, patch);
  }
  if (!(patch.leastGap() <= distance + 1e-14 * (a.halfLength + b.halfLength)))
    patch.addPoint((la.at(nearest.s) + lb.at(nearest.t)) / 2, distance,
                   featureOfPair(la.number(nearest.s), lb.number(nearest.t)));
  return patch.finish(distance, a.radius, b.radius, margin, origin, out);
}

}  // namespace gyre
