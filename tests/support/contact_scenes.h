#pragma once
// Scenes of colliders made here, and their contacts found without any list of pairs.

#include "contact/collider_bounds.h"
#include "contact/contact_set.h"
#include "contact/convex_hull.h"
#include "contact/narrow_phase.h"
#include "support/random_state.h"

#include <algorithm>
#include <cmath>

namespace gyre::test {

/// Any convex kind, about as large as `size`.
inline Collider randomCollider(Random& random, double size) {
  Collider c;
  const auto length = [&] { return size * random.uniform(0.2, 1); };
  switch (random.integer(6)) {
    case 0: c = {.kind = Collider::Kind::sphere, .radius = length()}; break;
    case 1: c = {.kind = Collider::Kind::capsule, .radius = length(), .halfLength = length()}; break;
    case 2: c = {.kind = Collider::Kind::box, .half = {length(), length(), length()}}; break;
    case 3: c = {.kind = Collider::Kind::cylinder, .radius = length(), .halfLength = length()}; break;
    case 4: c = {.kind = Collider::Kind::cone, .radius = length(), .halfLength = length()}; break;
    default: {
      std::vector<Vec3> points;
      for (int i = 0; i < 12; ++i) points.push_back(size * random.vector());
      c = {.kind = Collider::Kind::hull, .hull = *ConvexHull::create(points)};
    }
  }
  return c;
}

struct Scene {
  std::vector<TouchingBody> bodies;  ///< ground last
  std::vector<BodyKinematics> k;
  std::vector<double> reach;
};

inline BodyKinematics randomPose(Random& random, double extent) {
  BodyKinematics k;
  k.x = random.vector(extent);
  k.R = random.rotation().toRotationMatrix();
  return k;
}

/// Bodies of one to three colliders, sizes over two decades, on two half spaces and some fixed colliders; every tenth
/// pair ignored, and every tenth body without colliders.
inline Scene randomScene(Random& random, int count) {
  Scene s;
  const double extent = 0.3 * std::cbrt(count);
  const auto part = [&](double size, const Frame& at) {
    Collider c = randomCollider(random, size);
    c.placement = at;
    return TouchingBody::Part{c, random.integer(3)};
  };
  for (int i = 0; i < count; ++i) {
    TouchingBody b;
    const double size = std::pow(10.0, random.uniform(-2, 0));
    for (int parts = random.integer(10) == 0 ? 0 : 1 + random.integer(3); parts > 0; --parts)
      b.parts.push_back(part(0.3 * size, {random.vector(0.3 * size), random.rotation()}));
    s.bodies.push_back(b);
    s.k.push_back(randomPose(random, extent));
    s.reach.push_back(random.uniform(0, 0.01));
  }
  TouchingBody fixed;
  for (const Quat& turn : {Quat::Identity(), random.rotation()})
    fixed.parts.push_back({Collider{.kind = Collider::Kind::plane, .placement = {{0, 0, -extent}, turn}}, 1});
  for (int i = 0; i < 5; ++i) fixed.parts.push_back(part(0.3, {random.vector(extent), random.rotation()}));
  s.bodies.push_back(fixed);
  s.k.emplace_back();
  s.reach.push_back(0);
  for (int i = 0; i < count; ++i)
    for (int j = i + 1; j <= count; ++j) {
      if (random.integer(10) > 0) continue;
      s.bodies[static_cast<std::size_t>(i)].ignored.push_back(j < count ? j : -1);
      s.bodies[static_cast<std::size_t>(j)].ignored.push_back(i);
    }
  for (TouchingBody& b : s.bodies) std::sort(b.ignored.begin(), b.ignored.end());
  return s;
}

/// All colliders of all pairs, in the order of the list.
inline std::vector<Contact> bruteForce(const Scene& s, double margin) {
  std::vector<Contact> all;
  int manifold = 0;
  const auto count = static_cast<int>(s.bodies.size()) - 1;
  const auto of = [&](int body) { return static_cast<std::size_t>(body < 0 ? count : body); };
  const auto where = [&](int body, const Collider& c) {
    return placedAt({s.k[of(body)].x, s.k[of(body)].R}, poseOf(c.placement));
  };
  for (int i = -1; i < count; ++i)
    for (int j = i + 1; j < count; ++j) {
      const TouchingBody &a = s.bodies[of(i)], &b = s.bodies[of(j)];
      if (std::binary_search(a.ignored.begin(), a.ignored.end(), j)) continue;
      for (std::size_t p = 0; p < a.parts.size(); ++p)
        for (std::size_t q = 0; q < b.parts.size(); ++q) {
          std::vector<Manifold> found;
          const Collider &ca = a.parts[p].collider, &cb = b.parts[q].collider;
          collide(ca, where(i, ca), cb, where(j, cb), margin + s.reach[of(i)] + s.reach[of(j)], found);
          const auto before = [](const ContactPoint& x, const ContactPoint& y) { return x.feature < y.feature; };
          for (Manifold& m : found) std::sort(m.points.begin(), m.points.begin() + m.count, before);
          std::sort(found.begin(), found.end(),
                    [&](const Manifold& x, const Manifold& y) { return before(x.points[0], y.points[0]); });
          for (const Manifold& m : found) {
            for (std::size_t point = 0; point < static_cast<std::size_t>(m.count); ++point)
              all.push_back({i, j, a.parts[p].material, b.parts[q].material,
                             (std::uint64_t{p} << 48) | (std::uint64_t{q} << 32) | m.points[point].feature, manifold,
                             m.points[point].x, m.normal, m.points[point].gap});
            ++manifold;
          }
        }
    }
  return all;
}

inline bool same(const Contact& a, const Contact& b) {
  return a.body1 == b.body1 && a.body2 == b.body2 && a.material1 == b.material1 && a.material2 == b.material2 &&
         a.feature == b.feature && a.manifold == b.manifold && a.x == b.x && a.normal == b.normal && a.gap == b.gap;
}
inline bool same(std::span<const Contact> a, std::span<const Contact> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Contact& x, const Contact& y) { return same(x, y); });
}

/// n x n x n boxes of edge 0.1 with gaps of 5 mm, each tilted by up to 5 degrees about any axis, above a half space.
inline Scene tiltedStack(int n) {
  Scene s;
  std::uint64_t seed = 20240521;
  const auto uniform = [&seed] {
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(seed >> 33) / 2147483648.0;
  };
  const double d = 0.105;
  for (int k = 0; k < n; ++k)
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) {
        const double z = 2 * uniform() - 1, f = 2 * M_PI * uniform(), r = std::sqrt(1 - z * z);
        const double angle = uniform() * 5 * M_PI / 180;
        BodyKinematics at;
        at.x = {(i - 0.5 * (n - 1)) * d, (j - 0.5 * (n - 1)) * d, 0.055 + k * d};
        at.R = Eigen::AngleAxisd(angle, Vec3(r * std::cos(f), r * std::sin(f), z)).toRotationMatrix();
        s.k.push_back(at);
        s.bodies.push_back({{{Collider{.kind = Collider::Kind::box, .half = Vec3::Constant(0.05)}, 0}}, {}});
      }
  s.bodies.push_back({{{Collider{.kind = Collider::Kind::plane}, 0}}, {}});
  s.k.emplace_back();
  s.reach.assign(s.bodies.size(), 0);
  return s;
}

}  // namespace gyre::test
