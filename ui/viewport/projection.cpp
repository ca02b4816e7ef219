#include "viewport/projection.h"

#include <vtkCamera.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {

Projection Projection::of(vtkCamera* camera, QSizeF size) {
  const bool parallel = camera->GetParallelProjection() != 0;
  return {.camera = CameraFrame::of(camera),
          .parallel = parallel,
          .halfHeight =
              parallel ? camera->GetParallelScale() : std::tan(0.5 * camera->GetViewAngle() * std::numbers::pi / 180),
          .size = {std::max(1.0, size.width()), std::max(1.0, size.height())}};
}

Ray Projection::rayAt(QPointF position) const {
  const double unit = 2 * halfHeight / size.height();
  const Vec3 aside =
      unit * ((position.x() - 0.5 * size.width()) * camera.right - (position.y() - 0.5 * size.height()) * camera.up);
  if (!parallel) return {camera.eye, (camera.forward + aside).normalized()};
  // From far behind the eye: with parallel rays nothing is behind the camera.
  const double back = 1e3 * ((camera.focus - camera.eye).norm() + halfHeight);
  return {camera.eye + aside - back * camera.forward, camera.forward};
}

double Projection::pixelAt(const Vec3& point) const {
  return 2 * halfHeight / size.height() * (parallel ? 1.0 : std::max(1e-12, depth(point)));
}

QPointF Projection::toWidget(const Vec3& point) const {
  const double pixel = pixelAt(point);
  const Vec3 d = point - camera.eye;
  return {0.5 * size.width() + d.dot(camera.right) / pixel, 0.5 * size.height() - d.dot(camera.up) / pixel};
}

double pixelDistance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

}  // namespace gyre::ui
