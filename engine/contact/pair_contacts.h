#pragma once
// Pairs whose contact has a closed form, or whose points do once the normal is known. Normals point from the first
// collider named to the second; each gives at most one manifold and returns false where there is no point within the
// margin.

#include "contact/collider.h"
#include "contact/manifold.h"

namespace gyre {

/// The half space z <= 0 of `plane` and any convex collider: the corners of the feature that faces the plane; of a hull
/// all corners, so that a bottom which is not quite flat stands on its extent.
bool collidePlane(const Pose& plane, const Collider& c, const Pose& pose, double margin, Manifold& out);

/// A sphere and any convex collider: always one point, whose feature stays 0 while the sphere rolls over edges.
bool collideSphere(const Collider& sphere, const Pose& poseOfSphere, const Collider& c, const Pose& pose, double margin,
                   Manifold& out);

/// An ellipsoid and any convex collider but a plane: always one point, whose feature stays 0 while it rolls over edges.
bool collideEllipsoid(const Collider& ellipsoid, const Pose& poseOfEllipsoid, const Collider& c, const Pose& pose,
                      double margin, Manifold& out);

/// Two capsules: the nearest points of their lines, and where these are nearly parallel both ends of what they share.
bool collideCapsules(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                     Manifold& out);

/// The signed distance of a point from a convex solid and its gradient, both in the frame of the solid: outside of the
/// nearest point, inside of the nearest side.
struct SignedDistance {
  double value = 0;
  Vec3 gradient = Vec3::UnitZ();
};
SignedDistance signedDistance(const Collider& c, const Vec3& x);

}  // namespace gyre
