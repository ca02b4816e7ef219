#include "placing/gizmo_geometry.h"

#include "core/round_below.h"
#include "placing/feature_pick.h"
#include "viewport/ray_plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

constexpr double pi = std::numbers::pi;

/// The parameter along a line, from its point p, closest to a ray.
double alongLine(const Vec3& p, const Vec3& u, const Ray& ray) {
  const Vec3 w = p - ray.origin;
  const double c = u.dot(ray.direction), sine2 = 1 - c * c;
  if (sine2 < 1e-8) return 0;
  return (c * w.dot(ray.direction) - w.dot(u)) / sine2;
}

}  // namespace

std::array<Vec3, 4> Gizmo::quad(int normal, const Projection& projection) const {
  const double pixel = projection.pixelAt(center);
  const Vec3 u = pixel * axis((normal + 1) % 3), v = pixel * axis((normal + 2) % 3);
  return {center + planeFrom * (u + v), center + planeTo * u + planeFrom * v, center + planeTo * (u + v),
          center + planeFrom * u + planeTo * v};
}

std::vector<Vec3> Gizmo::ring(int i, const Projection& projection) const {
  const Vec3 toEye =
      projection.parallel ? Vec3(-projection.camera.forward) : Vec3((projection.camera.eye - center).normalized());
  const double radius = ringRadius * projection.pixelAt(center);
  const Vec3 n = axis(i);
  const bool whole = std::abs(n.dot(toEye)) > 0.9;
  // Begins where it leaves the half turned to the viewer.
  const Vec3 u = whole ? axis((i + 1) % 3) : Vec3(n.cross(toEye).normalized()), v = n.cross(u);
  const double side = v.dot(toEye) >= 0 ? 1 : -1;
  std::vector<Vec3> points;
  constexpr int pieces = 48;
  for (int k = 0; k <= pieces; ++k) {
    const double angle = side * k * (whole ? 2 : 1) * pi / pieces;
    points.push_back(center + radius * (std::cos(angle) * u + std::sin(angle) * v));
  }
  return points;
}

std::optional<GizmoHandle> Gizmo::at(QPointF position, const Projection& projection) const {
  if (!projection.isAhead(center)) return std::nullopt;
  std::optional<GizmoHandle> best;
  double nearest = handleReach;
  const auto offer = [&](GizmoHandle handle, const std::vector<Vec3>& line) {
    if (const double d = pixelsFrom(line, projection, position); d < nearest) nearest = d, best = handle;
  };
  const double pixel = projection.pixelAt(center);
  for (int i = 0; i < 3; ++i) {
    if (mode == GizmoMode::rotate) {
      offer({GizmoHandle::Kind::ring, i}, ring(i, projection));
      continue;
    }
    offer({GizmoHandle::Kind::arrow, i},
          {center + arrowFrom * pixel * axis(i), center + (arrowTo + 6) * pixel * axis(i)});
    const auto q = quad(i, projection);
    const QPointF a = projection.toWidget(q[0]), u = projection.toWidget(q[1]) - a, v = projection.toWidget(q[3]) - a;
    const double area = u.x() * v.y() - u.y() * v.x();
    if (std::abs(area) < 20) continue;  // on edge
    const QPointF p = position - a;
    const double s = (p.x() * v.y() - p.y() * v.x()) / area, t = (u.x() * p.y() - u.y() * p.x()) / area;
    if (std::min(s, t) >= -0.1 && std::max(s, t) <= 1.1) return GizmoHandle{GizmoHandle::Kind::plane, i};
  }
  return best;
}

double snapped(double value, double step) { return step > 0 ? std::round(value / step) * step : value; }

double moveStep(double pixel, bool fine) { return roundBelow(30 * pixel) * (fine ? 0.1 : 1.0); }

double turnStep(bool fine) { return (fine ? 1.0 : 10.0) * pi / 180; }

GizmoDrag::GizmoDrag(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection, QPointF from)
    : gizmo_(gizmo), handle_(handle), start_(raw(from, projection)), last_(start_) {}

Eigen::Vector2d GizmoDrag::raw(QPointF position, const Projection& projection) const {
  const Ray ray = projection.rayAt(position);
  const Vec3& c = gizmo_.center;
  const int i = handle_.axis;
  if (handle_.kind == GizmoHandle::Kind::arrow) return {alongLine(c, gizmo_.axis(i), ray), 0};
  const Vec3 d = onPlane(c, gizmo_.axis(i), ray) - c;
  const double u = d.dot(gizmo_.axis((i + 1) % 3)), v = d.dot(gizmo_.axis((i + 2) % 3));
  if (handle_.kind == GizmoHandle::Kind::plane) return {u, v};
  return {std::atan2(v, u), 0};
}

Eigen::Vector2d GizmoDrag::valueAt(QPointF position, const Projection& projection) {
  const Eigen::Vector2d now = raw(position, projection);
  if (handle_.kind != GizmoHandle::Kind::ring) return now - start_;
  turned_ += std::remainder(now[0] - last_[0], 2 * pi);
  last_ = now;
  return {turned_, 0};
}

Frame GizmoDrag::applied(const Frame& start, const Eigen::Vector2d& value) const {
  const int i = handle_.axis;
  switch (handle_.kind) {
    case GizmoHandle::Kind::arrow: return {start.position + value[0] * gizmo_.axis(i), start.orientation};
    case GizmoHandle::Kind::plane:
      return {start.position + value[0] * gizmo_.axis((i + 1) % 3) + value[1] * gizmo_.axis((i + 2) % 3),
              start.orientation};
    case GizmoHandle::Kind::ring: break;
  }
  const Quat turn(Eigen::AngleAxisd(value[0], gizmo_.axis(i)));
  return {gizmo_.center + turn * (start.position - gizmo_.center), (turn * start.orientation).normalized()};
}

}  // namespace gyre::ui
