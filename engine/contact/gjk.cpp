#include "contact/gjk.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gyre {
namespace {

constexpr int mostGjkSteps = 100;

struct GjkVertex {
  Closest pair;
  Vec3 w;
};

/// Up to four vertices of the difference and the weights of the point nearest to zero.
struct Simplex {
  int count = 0;
  std::array<GjkVertex, 4> vertex;
  std::array<double, 4> weight{};
  Vec3 v = Vec3::Zero();
  bool containsZero = false;
};

using SimplexCorners = std::array<int, 3>;

/// The nearest point of some of a simplex' vertices, as the smaller simplex that it lies in.
struct NearestPoint {
  double square = std::numeric_limits<double>::infinity();
  int count = 0;
  SimplexCorners at{};
  std::array<double, 3> weight{};
  Vec3 v;

  void take(const NearestPoint& other) {
    if (other.square < square) *this = other;
  }
};

NearestPoint nearestOfPoint(const Simplex& s, int i) {
  NearestPoint out;
  out.v = s.vertex[static_cast<std::size_t>(i)].w;
  out.square = out.v.squaredNorm();
  out.count = 1;
  out.at = {i, 0, 0};
  out.weight = {1, 0, 0};
  return out;
}

NearestPoint nearestOfLine(const Simplex& s, int i, int j) {
  const Vec3 &a = s.vertex[static_cast<std::size_t>(i)].w, &b = s.vertex[static_cast<std::size_t>(j)].w;
  const Vec3 ab = b - a;
  const double length = ab.squaredNorm(), t = -a.dot(ab);
  if (t <= 0 || !(length > 0)) return nearestOfPoint(s, i);
  if (t >= length) return nearestOfPoint(s, j);
  NearestPoint out;
  out.v = a + t / length * ab;
  out.square = out.v.squaredNorm();
  out.count = 2;
  out.at = {i, j, 0};
  out.weight = {1 - t / length, t / length, 0};
  return out;
}

NearestPoint nearestOfTriangle(const Simplex& s, int i, int j, int k) {
  const Vec3 &a = s.vertex[static_cast<std::size_t>(i)].w, &b = s.vertex[static_cast<std::size_t>(j)].w,
             &c = s.vertex[static_cast<std::size_t>(k)].w;
  const Vec3 n = (b - a).cross(c - a);
  const double square = n.squaredNorm();
  if (square > 0) {
    // Along the normal, not as the sum of the corners: near zero that would have no direction. The weights are seen
    // from a corner, since products of whole positions would lose the size of a small triangle.
    const Vec3 x = a.dot(n) / square * n, y = x - a;
    const double v = n.dot(y.cross(c - a)) / square, w = n.dot((b - a).cross(y)) / square;
    if (v > 0 && w > 0 && v + w < 1) return {x.squaredNorm(), 3, {i, j, k}, {1 - v - w, v, w}, x};
  }
  NearestPoint out = nearestOfLine(s, i, j);
  out.take(nearestOfLine(s, j, k));
  out.take(nearestOfLine(s, k, i));
  return out;
}

/// Faces that have zero on the far side of the fourth corner; none of them: zero is inside.
NearestPoint nearestOfTetrahedron(const Simplex& s, bool& inside) {
  static constexpr std::array<std::array<int, 4>, 4> faces{{{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 3, 1}, {1, 2, 3, 0}}};
  NearestPoint out;
  inside = true;
  for (const auto& f : faces) {
    const auto w = [&](int i) -> const Vec3& {
      return s.vertex[static_cast<std::size_t>(f[static_cast<std::size_t>(i)])].w;
    };
    const Vec3 n = (w(1) - w(0)).cross(w(2) - w(0));
    const double zero = -n.dot(w(0)), fourth = n.dot(w(3) - w(0));
    const double flat = 1e-14 * n.norm() * (w(3) - w(0)).norm();
    if (std::abs(fourth) > flat && zero * fourth > 0) continue;
    inside = false;
    out.take(nearestOfTriangle(s, f[0], f[1], f[2]));
  }
  return out;
}

void reduceSimplex(Simplex& s) {
  NearestPoint nearest;
  switch (s.count) {
    case 1: nearest = nearestOfPoint(s, 0); break;
    case 2: nearest = nearestOfLine(s, 0, 1); break;
    case 3: nearest = nearestOfTriangle(s, 0, 1, 2); break;
    default: nearest = nearestOfTetrahedron(s, s.containsZero);
  }
  if (s.containsZero) return;
  std::array<GjkVertex, 3> kept;
  for (std::size_t i = 0; i < static_cast<std::size_t>(nearest.count); ++i)
    kept[i] = s.vertex[static_cast<std::size_t>(nearest.at[i])];
  for (std::size_t i = 0; i < static_cast<std::size_t>(nearest.count); ++i) {
    s.vertex[i] = kept[i];
    s.weight[i] = nearest.weight[i];
  }
  s.count = nearest.count;
  s.v = nearest.v;
}

bool isNewVertex(const Simplex& s, const Vec3& w) {
  for (int i = 0; i < s.count; ++i)
    if (s.vertex[static_cast<std::size_t>(i)].w == w) return false;
  return true;
}

Closest weightedPair(const Simplex& s) {
  Closest out{Vec3::Zero(), Vec3::Zero()};
  for (std::size_t i = 0; i < static_cast<std::size_t>(s.count); ++i) {
    out.a += s.weight[i] * s.vertex[i].pair.a;
    out.b += s.weight[i] * s.vertex[i].pair.b;
  }
  return out;
}

}  // namespace

GjkResult gjk(const Convex& a, const Convex& b, double reach) {
  GjkResult result;
  const double near = 1e-13 * std::min(a.size, b.size) + 1e-14 * std::max(a.size, b.size);
  Vec3 v = b.centre - a.centre;
  if (!(v.squaredNorm() > 0)) v = Vec3::UnitZ();
  Simplex s;
  double distance = std::numeric_limits<double>::infinity(), mostBound = -distance;
  for (int step = 0; step < mostGjkSteps; ++step) {
    const Vec3 n = v / v.norm();
    GjkVertex next{closestAlong(a, b, n), {}};
    next.w = next.pair.vector();
    const double bound = n.dot(next.w);
    if (bound > reach) {
      result.state = GjkResult::State::beyond;
      return result;
    }
    if (s.count > 0 && (distance - bound <= 1e-15 * distance || !isNewVertex(s, next.w))) break;
    Simplex larger = s;
    larger.vertex[static_cast<std::size_t>(larger.count++)] = next;
    reduceSimplex(larger);
    mostBound = std::max(mostBound, bound);
    // A flat tetrahedron may seem to contain zero by rounding: not where the bodies are known to be apart.
    if (larger.containsZero && mostBound > near) break;
    if (larger.containsZero) return result;
    const double now = larger.v.norm();
    if (!(now > near)) return result;
    if (now >= distance) break;
    s = larger;
    v = s.v;
    distance = now;
  }
  result.state = GjkResult::State::apart;
  result.n = v / v.norm();
  result.nearest = weightedPair(s);
  return result;
}

}  // namespace gyre
