#pragma once
// The direction of the largest separation s(n) (convex.h) near one that is known roughly, by Newton's method: a search
// by points approaches a curved surface slowly and knows its direction to the root of round-off only.
//
// With w = b - a of the points that are farthest along n, and the radii of curvature R_a, R_b as tensors across n,
//
//   grad s = w across n,   hess s = -(R_a + R_b + s)        on the unit sphere
//
// which is D. J. Montana's equation of contact (1988, Int. J. Robotics Research 7(3)). Across a straight line, or on
// the side of a cone, where the normals of a surface lie on a circle, Newton's method has one unknown. The best of what
// is found on the surface's own flat parts, on its circles and between them is the maximum.

#include "contact/separation.h"

namespace gyre {

/// Improves out.n, out.s and out.nearest. Cores may overlap: it is the nearest maximum then.
void ascend(const Convex& a, const Convex& b, Separation& out);

}  // namespace gyre
