#pragma once
// The contact points of two colliders: pure functions of two shapes and two poses, without memory of earlier calls.

#include "contact/collider.h"
#include "contact/manifold.h"

#include <vector>

namespace gyre {

/// Appends the manifolds of points with gap <= margin; one for two convex colliders, one per face for triangles. No two
/// points of a pair have the same feature. Never fails: degenerate shapes give fewer points, never numbers that are not
/// finite.
/// @param poseA  of the collider itself: its placement in its body is already in it; likewise poseB
void collide(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
             std::vector<Manifold>& out);

}  // namespace gyre
