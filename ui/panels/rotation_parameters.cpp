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

}  // namespace gyre::ui
