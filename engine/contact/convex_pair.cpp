#include "contact/convex_pair.h"

#include "contact/contact_patch.h"
#include "contact/separation.h"

namespace gyre {
namespace {

bool isBoxLike(const Convex& c) { return c.core == Convex::Core::box || c.core == Convex::Core::segment; }

double patchSize(const Convex& a, const Convex& b) {
  return std::max(std::min(a.size, b.size), 1e-9 * std::max(a.size, b.size));
}

}  // namespace

bool collideConvex(const Convex& a, const Convex& b, double margin, const Vec3& origin, Manifold& out) {
  const double reach = margin + a.rounding + b.rounding;
  Separation found;
  SurfaceFeature ofA, ofB;
  if (isBoxLike(a) && isBoxLike(b)) {
    if (!boxSeparation(a, b, reach, found)) return false;
    featureFacing(a, found.n, ofA);
    featureFacing(b, Vec3(-found.n), ofB);
    ContactPatch patch(PlaneAcross(found.n), patchSize(a, b));
    patch.intersect(ofA, ofB);
    // A point as near as the lower bound proves that the bound is the distance.
    if (patch.leastDistance() <= std::max(found.s, 0.0) + lengthTolerance(a, b) &&
        patch.leastGap() <= found.s + lengthTolerance(a, b))
      return patch.finish(found.s, a.rounding, b.rounding, margin, origin, out);
  }
  const Separation bound = found;
  if (!separationOf(a, b, reach, found)) return false;
  if (bound.exact && bound.s > found.s) found = {bound.n, bound.s, closestAlong(a, b, bound.n), true};
  featureFacing(a, found.n, ofA);
  featureFacing(b, Vec3(-found.n), ofB);
  ContactPatch patch(PlaneAcross(found.n), patchSize(a, b));
  patch.intersect(ofA, ofB);
  if (!(patch.leastGap() <= found.s + 10 * lengthTolerance(a, b)))
    patch.addPoint((found.nearest.a + found.nearest.b) / 2, found.s, featureOfPair(ofA.whole, ofB.whole));
  return patch.finish(found.s, a.rounding, b.rounding, margin, origin, out);
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
