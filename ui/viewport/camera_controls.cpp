#include "viewport/camera_controls.h"

#include "lie/so3.h"
#include "scene/scene_view.h"

#include "viewport/part_extent.h"

#include <vtkCamera.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

double halfAngle(vtkCamera* camera) { return 0.5 * camera->GetViewAngle() * std::numbers::pi / 180; }

}  // namespace

CameraFrame CameraFrame::of(vtkCamera* camera) {
  CameraFrame c;
  camera->GetPosition(c.eye.data());
  camera->GetFocalPoint(c.focus.data());
  Vec3 up;
  camera->GetViewUp(up.data());
  c.forward = (c.focus - c.eye).normalized();
  c.right = c.forward.cross(up).normalized();
  c.up = c.right.cross(c.forward);
  return c;
}

void CameraFrame::applyTo(vtkCamera* camera) const {
  camera->SetPosition(eye.data());
  camera->SetFocalPoint(focus.data());
  camera->SetViewUp(up.data());
}

Lens Lens::of(vtkCamera* camera, int widthInPixels, int heightInPixels) {
  const CameraFrame c = CameraFrame::of(camera);
  const bool parallel = camera->GetParallelProjection() != 0;
  const double halfHeight = parallel ? camera->GetParallelScale() : std::tan(halfAngle(camera));
  return {c.eye,
          c.forward,
          c.right,
          c.up,
          parallel,
          2 * halfHeight / std::max(1, heightInPixels),
          0.5 * widthInPixels,
          0.5 * heightInPixels};
}

bool Lens::sees(const Vec3& center, double radius) const {
  const Vec3 d = center - eye;
  const double depth = d.dot(forward);
  if (parallel)
    return std::abs(d.dot(right)) <= halfWidth * pixelSize + radius &&
           std::abs(d.dot(up)) <= halfHeight * pixelSize + radius;
  // Distance from a plane through the eye whose normal is (1, 0, tan) in the plane of the axis and the side.
  const double tanX = halfWidth * pixelSize, tanY = halfHeight * pixelSize;
  return depth > -radius && std::abs(d.dot(right)) - tanX * depth <= radius * std::sqrt(1 + tanX * tanX) &&
         std::abs(d.dot(up)) - tanY * depth <= radius * std::sqrt(1 + tanY * tanY);
}

Part Lens::nearer(Part part, double pixels) const {
  const double shift = pixels * pixelSize;
  if (parallel) {
    part.frame.position -= shift * forward;
  } else {
    part.frame.position += shift * (eye - part.frame.position);
    part.scale *= 1 - shift;
  }
  return part;
}

void orbit(vtkCamera* camera, const Vec3& pivot, const Vec3& vertical, double azimuth, double elevation) {
  CameraFrame c = CameraFrame::of(camera);
  // Elevation of the camera above the horizon: from straight below to straight above.
  const double now = std::asin(std::clamp(-c.forward.dot(vertical), -1.0, 1.0));
  constexpr double limit = std::numbers::pi / 2;
  const double step = std::clamp(now + elevation, -limit, limit) - now;
  const Quat turn = Quat(Eigen::AngleAxisd(azimuth, vertical)) * Quat(Eigen::AngleAxisd(-step, c.right));
  c.eye = pivot + turn * (c.eye - pivot);
  c.focus = pivot + turn * (c.focus - pivot);
  c.up = turn * c.up;
  c.applyTo(camera);
}

void pan(vtkCamera* camera, const Vec3& from, const Vec3& to) {
  CameraFrame c = CameraFrame::of(camera);
  c.eye += from - to;
  c.focus += from - to;
  c.applyTo(camera);
}

void zoomAt(vtkCamera* camera, const Vec3& point, double factor) {
  CameraFrame c = CameraFrame::of(camera);
  c.eye = point + factor * (c.eye - point);
  c.focus = point + factor * (c.focus - point);
  c.applyTo(camera);
  camera->SetParallelScale(camera->GetParallelScale() * factor);
}

void lookFrom(vtkCamera* camera, StandardView view, const Vec3& vertical) {
  CameraFrame c = CameraFrame::of(camera);
  const double distance = (c.eye - c.focus).norm();
  const Quat turn = so3::between(Vec3::UnitZ(), vertical);  // from a world whose vertical is z
  Vec3 from, up = turn * Vec3::UnitZ();
  switch (view) {
    case StandardView::front: from = turn * Vec3(-Vec3::UnitY()); break;
    case StandardView::right: from = turn * Vec3::UnitX(); break;
    case StandardView::top:
      from = turn * Vec3::UnitZ();
      up = turn * Vec3::UnitY();
      break;
    case StandardView::corner: from = cornerDirection(vertical); break;
  }
  c.eye = c.focus + distance * from;
  c.up = up;
  c.applyTo(camera);
}

void fitTo(vtkCamera* camera, std::span<const Part> parts, double aspect) {
  if (parts.empty()) return;
  CameraFrame c = CameraFrame::of(camera);
  const Vec3 depths(-support(parts, -c.forward), support(parts, c.forward), 0);
  const double middle = 0.5 * (depths[0] + depths[1]);
  constexpr double margin = 1.14;

  // Parallel: the scale is half the height that must be seen.
  const double left = -support(parts, -c.right), right = support(parts, c.right);
  const double low = -support(parts, -c.up), high = support(parts, c.up);
  camera->SetParallelScale(std::max({0.5 * margin * (high - low), 0.5 * margin * (right - left) / aspect, 1e-6}));
  Vec3 center = 0.5 * (left + right) * c.right + 0.5 * (low + high) * c.up + middle * c.forward;

  // Perspective: every plane of the frustum through the eye e, with outward normal n, must leave the parts inside:
  // n . e >= support(n). Two opposite planes give the depth of the eye and its place between them.
  const double tanY = std::tan(halfAngle(camera)) / margin, tanX = tanY * aspect;
  const auto depthAndPlace = [&](const Vec3& axis, double tangent) {
    const double angle = std::atan(tangent), cosine = std::cos(angle), sine = std::sin(angle);
    const double plus = support(parts, cosine * axis - sine * c.forward);
    const double minus = support(parts, -cosine * axis - sine * c.forward);
    return std::pair(-(plus + minus) / (2 * sine), (plus - minus) / (2 * cosine));
  };
  const auto [depthX, placeX] = depthAndPlace(c.right, tanX);
  const auto [depthY, placeY] = depthAndPlace(c.up, tanY);
  const double depth = std::min({depthX, depthY, middle - 1e-6});
  if (!camera->GetParallelProjection()) center = placeX * c.right + placeY * c.up + middle * c.forward;
  c.focus = center;
  c.eye = center + (depth - middle) * c.forward;
  c.applyTo(camera);
}

CameraPose CameraPose::of(vtkCamera* camera) {
  const CameraFrame c = CameraFrame::of(camera);
  return {c.eye, c.focus, c.up, camera->GetParallelProjection() != 0, camera->GetParallelScale()};
}

void CameraPose::applyTo(vtkCamera* camera) const {
  camera->SetPosition(eye.data());
  camera->SetFocalPoint(focus.data());
  camera->SetViewUp(up.data());
  camera->SetParallelProjection(parallel);
  camera->SetParallelScale(halfHeight);
}

void setParallel(vtkCamera* camera, bool parallel) {
  if (parallel == (camera->GetParallelProjection() != 0)) return;
  const double tangent = std::tan(halfAngle(camera));
  if (parallel) {
    camera->SetParallelScale(camera->GetDistance() * tangent);
  } else {
    CameraFrame c = CameraFrame::of(camera);
    c.eye = c.focus - camera->GetParallelScale() / tangent * c.forward;
    c.applyTo(camera);
  }
  camera->SetParallelProjection(parallel);
}

Ray rayThrough(vtkCamera* camera, double x, double y, double aspect) {
  const CameraFrame c = CameraFrame::of(camera);
  if (camera->GetParallelProjection()) {
    const double s = camera->GetParallelScale();
    // From far behind the eye: with parallel rays nothing is behind the camera.
    const double back = 1e3 * (camera->GetDistance() + s);
    return {c.eye + s * (x * aspect * c.right + y * c.up) - back * c.forward, c.forward};
  }
  const double t = std::tan(halfAngle(camera));
  return {c.eye, (c.forward + t * (x * aspect * c.right + y * c.up)).normalized()};
}

double worldPerUnit(vtkCamera* camera, const Vec3& point) {
  if (camera->GetParallelProjection()) return camera->GetParallelScale();
  const CameraFrame c = CameraFrame::of(camera);
  return std::max(1e-12, (point - c.eye).dot(c.forward)) * std::tan(halfAngle(camera));
}

}  // namespace gyre::ui
