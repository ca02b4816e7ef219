#include "viewport/ray_cast.h"

#include "viewport/swept_mesh.h"
#include "viewport/unit_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gyre::ui {
namespace {

constexpr double nowhere = std::numeric_limits<double>::infinity();

/// Collects the smallest root t >= 0 whose point satisfies a condition.
struct Nearest {
  const Ray& ray;
  double t = nowhere;

  template <class Condition>
  void offer(double candidate, Condition&& holds) {
    if (candidate >= 0 && candidate < t && holds(ray.at(candidate))) t = candidate;
  }

  /// Roots of a t^2 + 2 b t + c = 0.
  template <class Condition>
  void offerRoots(double a, double b, double c, Condition&& holds) {
    const double discriminant = b * b - a * c;
    if (discriminant < 0 || a == 0) return;
    const double root = std::sqrt(discriminant);
    offer((-b - root) / a, holds);
    offer((-b + root) / a, holds);
  }

  void ball(const Vec3& center) {
    const Vec3 o = ray.origin - center;
    offerRoots(ray.direction.squaredNorm(), o.dot(ray.direction), o.squaredNorm() - 1,
               [](const Vec3&) { return true; });
  }

  /// Side of the cylinder of radius 1 about z between two heights.
  void tube(double low, double high) {
    const auto o = ray.origin.head<2>();
    const auto d = ray.direction.head<2>();
    offerRoots(d.squaredNorm(), o.dot(d), o.squaredNorm() - 1,
               [=](const Vec3& p) { return p.z() >= low && p.z() <= high; });
  }

  void disc(double height) {
    if (ray.direction.z() == 0) return;
    offer((height - ray.origin.z()) / ray.direction.z(), [](const Vec3& p) { return p.head<2>().squaredNorm() <= 1; });
  }

  /// Flat ring at z = 0.
  void ring(double inner, double outer) {
    if (ray.direction.z() == 0) return;
    offer(-ray.origin.z() / ray.direction.z(), [=](const Vec3& p) {
      const double r = p.head<2>().norm();
      return r >= inner && r <= outer;
    });
  }
};

double meetBox(const Ray& ray) {
  double enter = -nowhere, leave = nowhere;
  for (int i = 0; i < 3; ++i) {
    if (ray.direction[i] == 0) {
      if (std::abs(ray.origin[i]) > 0.5) return nowhere;
      continue;
    }
    const double a = (-0.5 - ray.origin[i]) / ray.direction[i];
    const double b = (0.5 - ray.origin[i]) / ray.direction[i];
    enter = std::max(enter, std::min(a, b));
    leave = std::min(leave, std::max(a, b));
  }
  if (enter > leave || leave < 0) return nowhere;
  return enter >= 0 ? enter : leave;
}

/// Moeller and Trumbore, Fast, minimum storage ray-triangle intersection, J. Graphics Tools 2(1), 1997.
double meetTriangle(const Ray& ray, const Vec3& a, const Vec3& b, const Vec3& c) {
  const Vec3 e1 = b - a, e2 = c - a, p = ray.direction.cross(e2);
  const double determinant = e1.dot(p);
  if (determinant == 0) return nowhere;
  const Vec3 s = ray.origin - a, q = s.cross(e1);
  const double u = s.dot(p) / determinant, v = ray.direction.dot(q) / determinant, t = e2.dot(q) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 ? t : nowhere;
}

/// @param at  the vertex of a number
template <class Vertices>
double meetTriangles(const Ray& ray, std::span<const Triangle> triangles, Vertices&& at) {
  double nearest = nowhere;
  if (meetBox(ray) == nowhere) return nearest;
  for (const Triangle& t : triangles) nearest = std::min(nearest, meetTriangle(ray, at(t[0]), at(t[1]), at(t[2])));
  return nearest;
}

double meetCone(const Ray& ray) {
  // x^2 + y^2 = (1/2 - z)^2 between base and apex
  const Vec3& d = ray.direction;
  const Vec3 o = ray.origin - Vec3(0, 0, 0.5);
  Nearest nearest{ray};
  nearest.offerRoots(d.x() * d.x() + d.y() * d.y() - d.z() * d.z(), o.x() * d.x() + o.y() * d.y() - o.z() * d.z(),
                     o.x() * o.x() + o.y() * o.y() - o.z() * o.z(),
                     [](const Vec3& p) { return p.z() >= -0.5 && p.z() <= 0.5; });
  nearest.disc(-0.5);
  return nearest.t;
}

/// In the part's own coordinates. Scaling is affine, so t is the same there as in the world.
double meetUnit(const Ray& ray, const Part& part) {
  Nearest nearest{ray};
  switch (part.geometry) {
    case Geometry::box: return meetBox(ray);
    case Geometry::cone: return meetCone(ray);
    case Geometry::mesh:
      return meetTriangles(ray, part.mesh->triangles,
                           [&](int i) -> const Vec3& { return part.mesh->vertices[static_cast<std::size_t>(i)]; });
    case Geometry::swept:
      return meetTriangles(ray, part.swept->skin->triangles(),
                           [&](int i) -> Vec3 { return part.swept->points.col(i).cast<double>(); });
    case Geometry::sphere: nearest.ball(Vec3::Zero()); break;
    case Geometry::cylinder:
      nearest.tube(-0.5, 0.5);
      nearest.disc(-0.5);
      nearest.disc(0.5);
      break;
    case Geometry::capsule: {
      const double h = 0.5 * part.ratio;
      nearest.tube(-h, h);
      nearest.ball(Vec3(0, 0, h));
      nearest.ball(Vec3(0, 0, -h));
      break;
    }
    case Geometry::coil:
      nearest.tube(0, 1);
      nearest.disc(0);
      nearest.disc(1);
      break;
    case Geometry::arc: nearest.ring(0.75, 1.15); break;
  }
  return nearest.t;
}

}  // namespace

std::optional<double> intersect(const Ray& ray, const Part& part) {
  const Quat inverse = part.frame.orientation.conjugate();
  const Ray local{(inverse * (ray.origin - part.frame.position)).cwiseQuotient(part.scale),
                  (inverse * ray.direction).cwiseQuotient(part.scale)};
  const double t = meetUnit(local, part);
  return t < nowhere ? std::optional(t) : std::nullopt;
}

std::optional<Hit> castRay(const Ray& ray, std::span<const Part> parts) {
  std::optional<Hit> best;
  for (const Part& part : parts) {
    if (part.id == ground) continue;
    const std::optional<double> t = intersect(ray, part);
    if (t && (!best || *t < best->t)) best = Hit{part.id, *t};
  }
  return best;
}

}  // namespace gyre::ui
