#include "contact/convex_pair.h"

namespace gyre {
namespace {

bool isBoxLike(const Convex& c) { return c.core == Convex::Core::box || c.core == Convex::Core::segment; }

double patchSize(const Convex& a, const Convex& b) {
  return std::max(std::min(a.size, b.size), 1e-9 * std::max(a.size, b.size));
}

}  // namespace

bool findPatch(const Convex& a, const Convex& b, double reach, ConvexPatch& out, bool thin) {
  Separation& found = out.found;
  if (isBoxLike(a) && isBoxLike(b)) {
    if (!boxSeparation(a, b, reach, found)) return false;
    featureFacing(a, found.n, out.ofA);
    featureFacing(b, Vec3(-found.n), out.ofB);
    ContactPatch& patch = out.points.emplace(PlaneAcross(found.n), patchSize(a, b));
    patch.intersect(out.ofA, out.ofB);
    // A point as near as the lower bound proves that the bound is the distance.
    if (patch.leastDistance() <= std::max(found.s, 0.0) + lengthTolerance(a, b) &&
        patch.leastGap() <= found.s + lengthTolerance(a, b))
      return true;
  }
  const Separation bound = found;
  if (!separationOf(a, b, reach, found)) return false;
  if (bound.exact && bound.s > found.s) found = {bound.n, bound.s, closestAlong(a, b, bound.n), true};
  featureFacing(a, found.n, out.ofA);
  featureFacing(b, Vec3(-found.n), out.ofB);
  if (thin) {
    thinRim(out.ofA, found.n);
    thinRim(out.ofB, Vec3(-found.n));
  }
  ContactPatch& patch = out.points.emplace(PlaneAcross(found.n), patchSize(a, b));
  patch.intersect(out.ofA, out.ofB);
  if (!(patch.leastGap() <= found.s + 10 * lengthTolerance(a, b)))
    patch.addPoint((found.nearest.a + found.nearest.b) / 2, found.s, featureOfPair(out.ofA.whole, out.ofB.whole));
  return true;
}

bool collideConvex(const Convex& a, const Convex& b, double margin, const Vec3& origin, Manifold& out) {
  ConvexPatch patch;
  return findPatch(a, b, margin + a.rounding + b.rounding, patch, true) &&
         patch.points->finish(patch.found.s, a.rounding, b.rounding, margin, origin, out);
}

bool collideAlong(const Convex& a, const Convex& b, const Vec3& n, double margin, const Vec3& origin, Manifold& out) {
  const double s = separationAlong(a, b, n);
  if (s > margin + a.rounding + b.rounding) return false;
  SurfaceFeature ofA, ofB;
  featureFacing(a, n, ofA);
  featureFacing(b, Vec3(-n), ofB);
  ContactPatch patch(PlaneAcross(n), patchSize(a, b));
  patch.intersect(ofA, ofB);
  return patch.finish(s, a.rounding, b.rounding, margin, origin, out);
}

}  // namespace gyre
