#include "contact/narrow_phase.h"

#include "contact/collide_triangles.h"
#include "contact/contact_patch.h"
#include "contact/convex_pair.h"
#include "contact/pair_contacts.h"

#include <algorithm>
#include <tuple>

namespace gyre {
namespace {

/// Which of two poses comes first: by the coordinate in which they differ most, whose sign a little motion leaves.
bool poseFirst(const Pose& a, const Pose& b) {
  const Vec3 d = b.x - a.x;
  int k = 0;
  if (d.cwiseAbs().maxCoeff(&k) > 0) return d[k] > 0;
  return !std::lexicographical_compare(b.R.data(), b.R.data() + 9, a.R.data(), a.R.data() + 9);
}

/// One order for a pair, whichever way it is asked for: by kind, by size, by place.
bool inOrder(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB) {
  if (a.kind != b.kind) return a.kind < b.kind;
  const auto dimensions = [](const Collider& c) {
    return std::make_tuple(c.half.x(), c.half.y(), c.half.z(), c.radius, c.halfLength,
                           c.hull ? c.hull->corners().size() : 0);
  };
  const auto da = dimensions(a), db = dimensions(b);
  if (da != db) return da < db;
  return poseFirst(poseA, poseB);
}

bool collideOrdered(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                    Manifold& out) {
  if (b.kind == Collider::Kind::plane) return false;
  if (a.kind == Collider::Kind::plane) return collidePlane(poseA, b, poseB, margin, out);
  if (a.kind == Collider::Kind::ellipsoid) return collideEllipsoid(a, poseA, b, poseB, margin, out);
  if (b.kind == Collider::Kind::ellipsoid) {
    if (!collideEllipsoid(b, poseB, a, poseA, margin, out)) return false;
    out.normal = -out.normal;
    return true;
  }
  if (a.kind == Collider::Kind::sphere) return collideSphere(a, poseA, b, poseB, margin, out);
  if (b.kind == Collider::Kind::capsule) return collideCapsules(a, poseA, b, poseB, margin, out);
  return collideConvex(convexOf(a, poseA, poseA.x), convexOf(b, poseB, poseA.x), margin, poseA.x, out);
}

bool isFiniteManifold(const Manifold& m) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i)
    if (!m.points[i].x.allFinite() || !std::isfinite(m.points[i].gap)) return false;
  return m.normal.allFinite();
}

}  // namespace

void collide(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
             std::vector<Manifold>& out) {
  if (a.kind == Collider::Kind::triangles || b.kind == Collider::Kind::triangles) {
    const bool first = a.kind == Collider::Kind::triangles;
    if (a.kind == b.kind || a.kind == Collider::Kind::plane || b.kind == Collider::Kind::plane) return;
    if (first) collideTriangles(*a.triangles, poseA, b, poseB, margin, true, out);
    else collideTriangles(*b.triangles, poseB, a, poseA, margin, false, out);
    return;
  }
  Manifold m;
  const bool ordered = inOrder(a, poseA, b, poseB);
  const bool found =
      ordered ? collideOrdered(a, poseA, b, poseB, margin, m) : collideOrdered(b, poseB, a, poseA, margin, m);
  if (!found || !isFiniteManifold(m)) return;
  if (!ordered) {
    m.normal = -m.normal;
    for (ContactPoint& p : m.points) p.feature = exchanged(p.feature);
  }
  out.push_back(m);
}

}  // namespace gyre
