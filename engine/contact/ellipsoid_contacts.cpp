#include "contact/convex.h"
#include "contact/epa.h"
#include "contact/gjk.h"
#include "contact/pair_contacts.h"
#include "contact/separation_ascent.h"

namespace gyre {

bool collideEllipsoid(const Collider& ellipsoid, const Pose& poseOfEllipsoid, const Collider& c, const Pose& pose,
                      double margin, Manifold& out) {
  const Vec3 origin = poseOfEllipsoid.x;
  const Convex a = convexOf(ellipsoid, poseOfEllipsoid, origin), b = convexOf(c, pose, origin);
  const GjkResult apart = gjk(a, b, margin + a.rounding + b.rounding);
  if (apart.state == GjkResult::State::beyond) return false;
  Separation found;
  found.n = apart.state == GjkResult::State::apart ? apart.n : epa(a, b).n;
  ascend(a, b, found);
  const double gap = found.s - a.rounding - b.rounding;
  // The point of the ellipsoid is known where the other surface is flat or straight.
  out.normal = found.n;
  out.count = 1;
  out.points[0] = {origin + found.nearest.a + (a.rounding + gap / 2) * found.n, gap, 0};
  return gap <= margin;
}

}  // namespace gyre
