#include "contact/contact_patch.h"
#include "contact/nearest_lines.h"
#include "contact/pair_contacts.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr double nearlyParallel = 0.1;  // sine
constexpr double sameSide = 0.99;       // cosine: ends whose nearest point lies in another direction share no normal

constexpr std::uint32_t lineNumber = 2;

std::uint32_t numberOf(const FiniteLine& line, double t) {
  return std::abs(t) < line.half ? lineNumber : t > 0 ? 1 : 0;
}

void addEnds(const FiniteLine& a, const FiniteLine& b, const Vec3& n, bool exchange, ContactPatch& patch) {
  for (const double end : {-1.0, 1.0}) {
    const Vec3 x = a.at(end * a.half);
    const double t = b.nearest(x);
    const Vec3 d = exchange ? Vec3(x - b.at(t)) : Vec3(b.at(t) - x);
    const double distance = d.norm();
    if (std::abs(t) >= b.half * (1 + 1e-12) || d.dot(n) < sameSide * distance) continue;
    const std::uint32_t own = numberOf(a, end * a.half), other = numberOf(b, t);
    patch.addPoint((x + b.at(t)) / 2, distance, exchange ? featureOfPair(other, own) : featureOfPair(own, other));
  }
}

}  // namespace

bool collideCapsules(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                     Manifold& out) {
  const Vec3 origin = poseA.x;
  const FiniteLine la{Vec3::Zero(), poseA.R.col(2), a.halfLength};
  const FiniteLine lb{poseB.x - origin, poseB.R.col(2), b.halfLength};
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
                   featureOfPair(numberOf(la, nearest.s), numberOf(lb, nearest.t)));
  return patch.finish(distance, a.radius, b.radius, margin, origin, out);
}

}  // namespace gyre
