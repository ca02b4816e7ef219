#pragma once
// The plane in which a place is picked where there is nothing to pick: that of a feature, or one of the planes of the
// inertial axes, that which the camera faces most, through what was picked before.

#include "placing/feature.h"
#include "viewport/projection.h"

namespace gyre::ui {

struct WorkingPlane {
  Vec3 origin = Vec3::Zero();    ///< of its grid
  Mat3 axes = Mat3::Identity();  ///< x and y lie within, z is across

  /// The upright one of two that the camera faces alike.
  static WorkingPlane facing(const CameraFrame& camera, const Vec3& through);

  /// That of a face or a rim, across an edge or an axis, tangential to a surface; of a point none.
  static std::optional<WorkingPlane> of(const Feature& feature);

  Vec3 normal() const { return axes.col(2); }
  /// Nothing where the ray runs along the plane or away from it.
  std::optional<Vec3> at(const Ray& ray) const;
  /// The node of the grid that is nearest. @param spacing  [m]; 0: the point itself
  Vec3 snapped(const Vec3& point, double spacing) const;
};

}  // namespace gyre::ui
