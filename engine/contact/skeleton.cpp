#include "contact/skeleton.h"

namespace gyre {
namespace {

/// Where the axis of a rim stands on the plane but for this sine, the points keep to one direction of the body; below
/// the second they are taken as fixed to it.
constexpr double noTilt = 1e-10, hardlyTilted = 1e-7;

}  // namespace

std::array<SkeletonPoint, 4> rimPoints(const Collider& c, const Mat3& R, const Vec3& o, int end) {
  const Vec3 axis = R.col(2), d = R.transpose() * o;
  const Eigen::Vector2d across = d.head<2>();
  const double s = across.norm();
  const Eigen::Vector2d turned = across + Eigen::Vector2d(noTilt, 0);
  const double length = turned.norm();
  const Vec3 e = length > 0 ? Vec3(R * Vec3(turned.x() / length, turned.y() / length, 0)) : Vec3(R.col(0));
  const Vec3 t = axis.cross(e), centre = (end == 1 ? 1 : -1) * c.halfLength * axis;
  std::array<SkeletonPoint, 4> out;
  for (std::size_t k = 0; k < 4; ++k) {
    const Vec3 from = c.radius * (k == 0 ? e : k == 1 ? t : k == 2 ? Vec3(-e) : Vec3(-t));
    SkeletonPoint& p = out[k];
    p.x = centre + from;
    if (s > hardlyTilted) p.radii = axis.cross(from) * t.transpose() / s;
    p.weight = 0.25;
    p.number = static_cast<std::uint16_t>(k == 0 ? end : 256 + 4 * end + static_cast<int>(k));
    p.rim = end + 1;
  }
  return out;
}

/// x = A^2 o / |A o|, A the half axes.
SkeletonPoint farthestOfEllipsoid(const Collider& c, const Mat3& R, const Vec3& o) {
  const Vec3 d = R.transpose() * o, square = c.half.cwiseAbs2();
  const double length = c.half.cwiseProduct(d).norm();
  const Vec3 x = square.cwiseProduct(d) / length;
  const Mat3 slope = (Mat3(square.asDiagonal()) - x * x.transpose()) / length;
  return {.x = R * x, .radii = R * slope * R.transpose()};
}

}  // namespace gyre
