#include "panels/rotation_parameters.h"

#include "lie/so3.h"

#include <cmath>

namespace gyre::ui {

Vec3 eulerXyz(const Quat& q) {
  const Mat3 R = q.toRotationMatrix();
  const double cosB = std::hypot(R(0, 0), R(0, 1));
  const double b = std::atan2(R(0, 2), cosB);
  if (cosB < 1e-12) return {std::atan2(R(1, 0), R(1, 1)) * (b > 0 ? 1 : -1), b, 0};
  return {std::atan2(-R(1, 2), R(2, 2)), b, std::atan2(-R(0, 1), R(0, 0))};
}

Quat fromEulerXyz(const Vec3& angles) {
  using Eigen::AngleAxisd;
  return Quat(AngleAxisd(angles.x(), Vec3::UnitX()) * AngleAxisd(angles.y(), Vec3::UnitY()) *
              AngleAxisd(angles.z(), Vec3::UnitZ()));
}

Vec3 rotationVector(const Quat& q) { return so3::log(q); }

Quat fromRotationVector(const Vec3& p) { return so3::expQuat(p); }

Vec3 zAxisOf(const Quat& q) {
  Vec3 z = q * Vec3::UnitZ();
  for (double& x : z)
    if (std::abs(x - std::round(x)) < 1e-14) x = std::round(x);  // not 2e-16 where 0 was typed
  return z;
}

Quat withZAxis(const Quat& q, const Vec3& direction) {
  const Vec3 z = q * Vec3::UnitZ(), to = direction.normalized();
  if (z.cross(to).norm() < 1e-15) return z.dot(to) > 0 ? q : q * Quat(0, 1, 0, 0);
  return (so3::between(z, to) * q).normalized();
}

}  // namespace gyre::ui
