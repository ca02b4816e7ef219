#pragma once
// Colliders, poses and what is asked of every manifold.

#include "contact/convex_hull.h"
#include "contact/narrow_phase.h"
#include "support/random_state.h"

#include <QtTest>
#include <algorithm>
#include <set>

namespace gyre::test {

using Kind = Collider::Kind;

inline Collider box(double x, double y, double z) {
  Collider c;
  c.kind = Kind::box;
  c.half = Vec3(x, y, z) / 2;
  return c;
}
inline Collider round(Kind kind, double radius, double length = 0) {
  Collider c;
  c.kind = kind;
  c.radius = radius;
  c.halfLength = length / 2;
  return c;
}
inline Collider ellipsoid(const Vec3& half) { return {.kind = Kind::ellipsoid, .half = half}; }
inline Collider sphere(double radius) { return round(Kind::sphere, radius); }
inline Collider plane() { return round(Kind::plane, 0); }
inline Collider hullOf(const std::vector<Vec3>& points) {
  auto hull = ConvexHull::create(points);
  if (!hull) throw std::runtime_error(hull.error().text());
  Collider c;
  c.kind = Kind::hull;
  c.hull = *hull;
  return c;
}
inline Collider boxHull(double x, double y, double z) {
  std::vector<Vec3> points;
  for (int i = 0; i < 8; ++i)
    points.emplace_back(i & 1 ? x / 2 : -x / 2, i & 2 ? y / 2 : -y / 2, i & 4 ? z / 2 : -z / 2);
  return hullOf(points);
}

inline Mat3 turned(double angle, const Vec3& axis) {
  return Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
}

/// The one manifold of a pair; no points where there is none.
inline Manifold touching(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB,
                         double margin = 1e-3) {
  std::vector<Manifold> out;
  collide(a, poseA, b, poseB, margin, out);
  if (out.empty()) return {};
  return out.front();
}

inline double leastGap(const Manifold& m) {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i < m.count; ++i) least = std::min(least, m.points[static_cast<std::size_t>(i)].gap);
  return least;
}

inline std::set<std::uint32_t> features(const Manifold& m) {
  std::set<std::uint32_t> all;
  for (int i = 0; i < m.count; ++i) all.insert(m.points[static_cast<std::size_t>(i)].feature);
  return all;
}

/// Finite, at most four points within the margin, no two of one feature.
inline bool isSound(const Manifold& m, double margin) {
  if (m.count < 0 || m.count > 4 || !m.normal.allFinite() || std::abs(m.normal.norm() - 1) > 1e-12) return false;
  for (int i = 0; i < m.count; ++i) {
    const ContactPoint& p = m.points[static_cast<std::size_t>(i)];
    if (!p.x.allFinite() || !(p.gap <= margin)) return false;
  }
  return features(m).size() == static_cast<std::size_t>(m.count);
}

/// Difference from a manifold with its bodies exchanged, which has equal points and the opposite normal.
inline double difference(const Manifold& m, const Manifold& exchanged) {
  if (m.count != exchanged.count) return std::numeric_limits<double>::infinity();
  double most = (m.normal + exchanged.normal).norm();
  for (int i = 0; i < m.count; ++i) {
    double least = std::numeric_limits<double>::infinity();
    for (int j = 0; j < m.count; ++j) {
      const ContactPoint &p = m.points[static_cast<std::size_t>(i)], &q = exchanged.points[static_cast<std::size_t>(j)];
      least = std::min(least, (p.x - q.x).norm() + std::abs(p.gap - q.gap));
    }
    most = std::max(most, least);
  }
  return most;
}

/// A convex collider of about half a metre; sizes differ by exp(spread) at most.
inline Collider randomCollider(Kind kind, double spread, Random& random) {
  const auto size = [&] { return 0.5 * std::exp(-random.uniform(0, spread)); };
  Collider c;
  c.kind = kind;
  if (kind == Kind::box || kind == Kind::ellipsoid) c.half = {size(), size(), size()};
  if (kind == Kind::hull) {
    const Vec3 scale(size(), size(), size());
    std::vector<Vec3> points;
    for (int i = 4 + random.integer(26); i >= 0; --i) points.push_back(random.vector().cwiseProduct(scale));
    Vec3 mean = Vec3::Zero();
    for (const Vec3& x : points) mean += x / static_cast<double>(points.size());
    for (Vec3& x : points) x -= mean;  // ODE wants zero inside
    return hullOf(points);
  }
  c.radius = size();
  c.halfLength = kind == Kind::sphere ? 0 : size();
  return c;
}

}  // namespace gyre::test
