#include "placing/working_plane.h"

#include <cmath>

namespace gyre::ui {

WorkingPlane WorkingPlane::facing(const CameraFrame& camera, const Vec3& through) {
  // A hinge in the upright plane of the front view turns about y, as a hinge that is inserted does.
  const Vec3 favour(1, 1.2, 0.8);
  Eigen::Index across = 0;
  camera.forward.cwiseAbs().cwiseProduct(favour).maxCoeff(&across);
  WorkingPlane plane;
  if (across == 0) plane.axes << Vec3::UnitY(), Vec3::UnitZ(), Vec3::UnitX();
  if (across == 1) plane.axes << Vec3::UnitX(), -Vec3::UnitZ(), Vec3::UnitY();
  plane.origin = through[across] * Vec3::Unit(across);
  return plane;
}

std::optional<WorkingPlane> WorkingPlane::of(const Feature& feature) {
  if (feature.kind == Feature::Kind::point) return std::nullopt;
  return WorkingPlane{feature.point, feature.frame().orientation.toRotationMatrix()};
}

std::optional<Vec3> WorkingPlane::at(const Ray& ray) const {
  const double fall = ray.direction.dot(normal()), t = (origin - ray.origin).dot(normal()) / fall;
  if (std::abs(fall) < 1e-3 || !(t > 0)) return std::nullopt;
  return ray.at(t);
}

Vec3 WorkingPlane::snapped(const Vec3& point, double spacing) const {
  if (!(spacing > 0)) return point;
  Vec3 local = axes.transpose() * (point - origin);
  for (int i = 0; i < 2; ++i) local[i] = std::round(local[i] / spacing) * spacing;
  return origin + axes * local;
}

}  // namespace gyre::ui
