#pragma once
// Where rays from the eye meet planes.

#include "viewport/projection.h"

#include <cmath>

namespace gyre::ui {

/// Where a ray meets the plane through p with normal n; one seen on edge is taken a little steeper, so that nothing
/// runs off to infinity.
inline Vec3 onPlane(const Vec3& p, const Vec3& n, const Ray& ray) {
  double fall = ray.direction.dot(n);
  if (std::abs(fall) < 0.05) fall = std::copysign(0.05, fall);
  return ray.at((p - ray.origin).dot(n) / fall);
}

/// Where a point comes to that is dragged to a place in the widget: in the plane through it that faces the viewer.
inline Vec3 draggedTo(QPointF position, const Vec3& point, const Projection& view) {
  return onPlane(point, view.camera.forward, view.rayAt(position));
}

}  // namespace gyre::ui
