#pragma once
// Signed distances of convex bodies by means that share nothing with the engine: all axes of polyhedra, all pairs of
// their features, and for round bodies a search over directions.

#include "contact/convex_hull.h"
#include "contact/narrow_phase.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

namespace gyre::test {

/// h(d): how far a body reaches along d, of length one.
inline double reach(const Collider& c, const Pose& pose, const Vec3& direction) {
  const Vec3 d = pose.R.transpose() * direction;
  const double across = std::sqrt(d.x() * d.x() + d.y() * d.y());
  double h = 0;
  switch (c.kind) {
    case Collider::Kind::sphere: h = c.radius; break;
    case Collider::Kind::capsule: h = c.radius + c.halfLength * std::abs(d.z()); break;
    case Collider::Kind::box: h = d.cwiseAbs().dot(c.half); break;
    case Collider::Kind::cylinder: h = c.halfLength * std::abs(d.z()) + c.radius * across; break;
    case Collider::Kind::cone: h = std::max(c.halfLength * d.z(), c.radius * across - c.halfLength * d.z()); break;
    case Collider::Kind::ellipsoid: h = c.half.cwiseProduct(d).norm(); break;
    case Collider::Kind::hull:
      h = -std::numeric_limits<double>::infinity();
      for (const Vec3& x : c.hull->corners()) h = std::max(h, d.dot(x));
      break;
    default: h = std::numeric_limits<double>::infinity();
  }
  return h + direction.dot(pose.x);
}

/// By how much b is apart from a along n.
inline double apart(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, const Vec3& n) {
  return -reach(b, poseB, -n) - reach(a, poseA, n);
}

struct Found {
  double distance = -std::numeric_limits<double>::infinity();
  Vec3 n = Vec3::UnitZ();
};

/// The largest separation of all directions: 600 of them, then the best few by a compass search down to 1e-10 rad. The
/// separation is flat at its largest value where the bodies are smooth, and has a kink where they are not: 1e-9 of the
/// size in the worst case.
inline Found searched(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB) {
  std::vector<Found> starts;
  const auto at = [&](const Vec3& n) { return Found{apart(a, poseA, b, poseB, n), n}; };
  constexpr int count = 600;
  for (int i = 0; i < count; ++i) {
    const double z = 1 - (2 * i + 1.0) / count, angle = i * std::numbers::pi * (3 - std::sqrt(5.0)),
                 r = std::sqrt(1 - z * z);
    starts.push_back(at({r * std::cos(angle), r * std::sin(angle), z}));
  }
  for (const Pose* p : {&poseA, &poseB})
    for (int k = 0; k < 3; ++k)
      for (const double sign : {1.0, -1.0}) starts.push_back(at(sign * p->R.col(k)));
  std::sort(starts.begin(), starts.end(), [](const Found& x, const Found& y) { return x.distance > y.distance; });
  Found best;
  for (std::size_t i = 0; i < 12; ++i) {
    Found f = starts[i];
    for (double step = 0.1; step > 1e-10; step /= 2) {
      for (bool better = true; better;) {
        better = false;
        const Vec3 u = f.n.unitOrthogonal(), v = f.n.cross(u);
        for (int k = 0; k < 12; ++k) {
          const double angle = k * std::numbers::pi / 6;
          const Found g = at((f.n + step * (std::cos(angle) * u + std::sin(angle) * v)).normalized());
          if (g.distance <= f.distance + 1e-16) continue;
          f = g;
          better = true;
        }
      }
    }
    if (f.distance > best.distance) best = f;
  }
  return best;
}

/// A polyhedron in the inertial frame.
struct Polyhedron {
  std::vector<Vec3> corners, normals;
  std::vector<std::vector<int>> faces;  ///< counter-clockwise
  std::vector<std::pair<int, int>> edges;
};

inline Polyhedron polyhedron(const Collider& c, const Pose& pose) {
  Polyhedron p;
  const auto place = [&](const Vec3& x) -> Vec3 { return pose.x + pose.R * x; };
  if (c.kind == Collider::Kind::box) {
    for (int i = 0; i < 8; ++i)
      p.corners.push_back(place(Vec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1).cwiseProduct(c.half)));
    p.faces = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    for (int k = 0; k < 3; ++k)
      for (const double sign : {-1.0, 1.0}) p.normals.push_back(sign * pose.R.col(k));
    for (int i = 0; i < 8; ++i)
      for (const int bit : {1, 2, 4})
        if (!(i & bit)) p.edges.emplace_back(i, i | bit);
    return p;
  }
  for (const Vec3& x : c.hull->corners()) p.corners.push_back(place(x));
  for (const ConvexHull::Face& f : c.hull->faces()) {
    p.faces.push_back(f.corners);
    p.normals.push_back(pose.R * f.normal);
  }
  for (const ConvexHull::Edge& e : c.hull->edges()) p.edges.emplace_back(e.from, e.to);
  return p;
}

inline double reach(const Polyhedron& p, const Vec3& d) {
  double h = -std::numeric_limits<double>::infinity();
  for (const Vec3& x : p.corners) h = std::max(h, d.dot(x));
  return h;
}

inline Vec3 nearestPoints(const Vec3& p, const Vec3& d, const Vec3& q, const Vec3& e) {
  // The shortest vector from p + s d to q + t e, 0 <= s, t <= 1.
  Vec3 best = q - p;
  const auto consider = [&](double s, double t) {
    const Vec3 v = q + std::clamp(t, 0.0, 1.0) * e - p - std::clamp(s, 0.0, 1.0) * d;
    if (v.squaredNorm() < best.squaredNorm()) best = v;
  };
  for (const double s : {0.0, 1.0}) consider(s, e.dot(p + s * d - q) / e.squaredNorm());
  for (const double t : {0.0, 1.0}) consider(d.dot(q + t * e - p) / d.squaredNorm(), t);
  const Vec3 n = d.cross(e);
  if (n.squaredNorm() > 1e-24 * d.squaredNorm() * e.squaredNorm()) {
    const double s = (q - p).cross(e).dot(n) / n.squaredNorm(), t = (q - p).cross(d).dot(n) / n.squaredNorm();
    if (s > 0 && s < 1 && t > 0 && t < 1) {
      const Vec3 v = n * (n.dot(q - p) / n.squaredNorm());
      if (v.squaredNorm() < best.squaredNorm() || best.squaredNorm() == 0) best = v;
    }
  }
  return best;
}

/// Exact: all normals of faces and all pairs of edges where they overlap, all pairs of features where they are apart.
inline Found exact(const Polyhedron& a, const Polyhedron& b) {
  Found best;
  const auto axis = [&](const Vec3& n) {
    const double s = -reach(b, -n) - reach(a, n);
    if (s > best.distance) best = {s, n};
  };
  for (const Vec3& n : a.normals) axis(n);
  for (const Vec3& n : b.normals) axis(-n);
  for (const auto& [i, j] : a.edges)
    for (const auto& [k, l] : b.edges) {
      const Vec3 d = (a.corners[std::size_t(j)] - a.corners[std::size_t(i)]).normalized();
      const Vec3 e = (b.corners[std::size_t(l)] - b.corners[std::size_t(k)]).normalized();
      const Vec3 n = d.cross(e);
      if (n.norm() < 1e-9) continue;  // faces part them as well, to 1e-9 of the size
      axis(n.normalized());
      axis(-n.normalized());
    }
  if (best.distance <= 0) return best;
  Found least{std::numeric_limits<double>::infinity(), best.n};
  const auto consider = [&](const Vec3& v) {
    if (v.norm() < least.distance) least = {v.norm(), v.normalized()};
  };
  for (const auto& [i, j] : a.edges)
    for (const auto& [k, l] : b.edges) {
      const Vec3 &p = a.corners[std::size_t(i)], &q = b.corners[std::size_t(k)];
      consider(nearestPoints(p, a.corners[std::size_t(j)] - p, q, b.corners[std::size_t(l)] - q));
    }
  const auto cornersOn = [&](const Polyhedron& corners, const Polyhedron& faces, double sign) {
    for (const Vec3& x : corners.corners)
      for (std::size_t f = 0; f < faces.faces.size(); ++f) {
        const Vec3& n = faces.normals[f];
        const auto at = [&](std::size_t i) -> const Vec3& {
          return faces.corners[std::size_t(faces.faces[f][i % faces.faces[f].size()])];
        };
        bool within = n.dot(x - at(0)) > 0;
        for (std::size_t i = 0; i < faces.faces[f].size() && within; ++i)
          within = n.dot((at(i + 1) - at(i)).cross(x - at(i))) >= 0;
        if (within) consider(sign * n.dot(x - at(0)) * n);
      }
  };
  cornersOn(b, a, 1);
  cornersOn(a, b, -1);
  return least;
}

}  // namespace gyre::test
