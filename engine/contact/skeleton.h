#pragma once
// The points of a convex collider that may be the deepest under a plane, as functions of its pose that have a gradient
// (contact/smooth_points.h): corners, points of rims, ends, the farthest point of a sphere or an ellipsoid.
//
// On a rim of radius r and axis a, about c, with o the direction towards the plane and e that part of o across a over
// its length s, t = a x e: c + r e, c - r e, c + r t, c - r t. Seen from the body, a small turn do of o moves such a
// point x by (a x (x - c)) (t . do) / s.

#include "contact/collider.h"
#include "contact/convex_hull.h"

#include <cmath>
#include <cstdint>

namespace gyre {

struct SkeletonPoint {
  Vec3 x = Vec3::Zero();      ///< from the centre of the collider's frame, inertial axes
  Mat3 radii = Mat3::Zero();  ///< dx / do seen from the body
  double weight = 1;
  std::uint16_t number = 0;  ///< as in surface_feature.cpp; of rims beside the deepest point 256 + 4 end + 1, 2, 3
  int rim = 0;               ///< 1: at -z, 2: at +z, 0: not on a rim
};

/// Four points of a rim. @param end  0: at -z, 1: at +z
std::array<SkeletonPoint, 4> rimPoints(const Collider& c, const Mat3& R, const Vec3& o, int end);
SkeletonPoint farthestOfEllipsoid(const Collider& c, const Mat3& R, const Vec3& o);

/// Calls visit(point) for all points farther than `least` along o.
/// @param o  inertial, of length one
template <class Visit>
void visitSkeleton(const Collider& c, const Mat3& R, const Vec3& o, double least, Visit&& visit) {
  const auto offer = [&](const SkeletonPoint& p) {
    if (o.dot(p.x) >= least) visit(p);
  };
  const Mat3 across = Mat3::Identity() - o * o.transpose();
  switch (c.kind) {
    case Collider::Kind::sphere: return offer({.x = c.radius * o, .radii = c.radius * across});
    case Collider::Kind::ellipsoid: return offer(farthestOfEllipsoid(c, R, o));
    case Collider::Kind::capsule:
      for (const int end : {0, 1})
        offer({.x = (end == 1 ? 1 : -1) * c.halfLength * R.col(2) + c.radius * o,
               .radii = c.radius * across,
               .weight = 0.5,
               .number = static_cast<std::uint16_t>(end)});
      return;
    case Collider::Kind::box:
      for (int i = 0; i < 8; ++i) {
        const Vec3 s(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1);
        offer({.x = R * s.cwiseProduct(c.half), .weight = 0.25, .number = static_cast<std::uint16_t>(i)});
      }
      return;
    case Collider::Kind::cylinder:
    case Collider::Kind::cone:
      for (const int end : {0, 1}) {
        if (end == 1 && c.kind == Collider::Kind::cone)
          return offer({.x = c.halfLength * R.col(2), .weight = 0.25, .number = 3});
        for (const SkeletonPoint& p : rimPoints(c, R, o, end)) offer(p);
      }
      return;
    case Collider::Kind::hull: {
      const Vec3 d = R.transpose() * o;
      const auto corners = c.hull->corners();
      for (std::size_t i = 0; i < corners.size(); ++i)
        if (d.dot(corners[i]) >= least)
          visit(SkeletonPoint{.x = R * corners[i],
                              .weight = c.hull->share(static_cast<int>(i)),
                              .number = static_cast<std::uint16_t>(i)});
      return;
    }
    default: return;
  }
}

}  // namespace gyre
