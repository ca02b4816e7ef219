#pragma once
// A flat convex polygon as one of two colliders: what a surface of triangles is made of.
//
// It has no inside: who collides it as the skin of a solid decides which normals it admits. Two questions are answered:
// the direction in which it overlaps the collider least (or is nearest to it), and the points along a normal that is
// given. Features count the polygon's corners as 0 .. n-1, edges (i to i+1) as n .. 2n-1, the face as 2n; they are in
// the upper half of ContactPoint::feature, those of the collider in the lower half.

#include "contact/collider.h"
#include "contact/manifold.h"

#include <cstdint>
#include <span>

namespace gyre {

struct ConvexPolygon {
  std::span<const Vec3> corners;  ///< inertial, counter-clockwise about the normal; 3 to 32 of them
  Vec3 normal;                    ///< inertial, of length one
};

/// The part of the polygon, or of the collider, that meets the other one.
inline int polygonFeature(const ContactPoint& p) { return static_cast<int>(p.feature >> 16); }

/// The manifold of least overlap or shortest distance; normal from the polygon to the collider. The collider is convex
/// and no plane; `pose` is that of the collider itself.
/// @return false, and `out` undefined, if they are farther apart than the margin
bool collidePolygon(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, double margin,
                    Manifold& out);

/// The manifold along a normal of length one, from the polygon to the collider: gaps are measured along it between the
/// surfaces that face each other. Gaps may be less than the distance: only points that lie above each other count.
/// @return false if no point has a gap within the margin
bool collidePolygonAlong(const ConvexPolygon& polygon, const Collider& collider, const Pose& pose, const Vec3& normal,
                         double margin, Manifold& out);

}  // namespace gyre
