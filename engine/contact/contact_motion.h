#pragma once
// How the points, the gaps and the normal of a manifold follow small moves of the two bodies.
//
// The normal of two surfaces at their nearest points turns by (D. J. Montana 1988, Int. J. Robotics Research 7(3), in
// the form with radii of curvature, which edges and corners have, too)
//
//   (R1 + R2 + g) dn = (u2 - u1) + R1 (phi1 x n) + R2 (phi2 x n)        across n
//
// u_i: what the bodies' material moves at the surface points, phi_i: what they turn, R_i: the radii of curvature as a
// tensor across n: 0 for a corner, infinite along an edge. Where n is that of a face, dn = phi x n of the face's body.
// A surface point then moves by u_i + R_i (dn - phi_i x n), and slides on an edge or a face so that the two stay one
// over the other.
//
// At edges and vertices of a surface of triangles n is taken as that of a face of it, which leaves out its turning.

#include "bodies/point_pair.h"
#include "contact/collider.h"
#include "contact/contact_set.h"

#include <array>
#include <span>

namespace gyre {

/// A collider in place, and the point about which its body turns, inertial.
struct PlacedCollider {
  const Collider& collider;
  Pose pose;
  Vec3 centre = Vec3::Zero();
};

/// Derivatives by (dx1, phi1, dx2, phi2): moves of the centres and turns of the two bodies, inertial axes.
struct ContactMotion {
  Mat3x12 normal = Mat3x12::Zero();
  std::array<Mat3x12, 4> x;
  std::array<Row12, 4> gap;
};

/// @param points  of one manifold, at most 4, between the two colliders in this order
ContactMotion contactMotion(const PlacedCollider& a, const PlacedCollider& b, std::span<const Contact> points);

}  // namespace gyre
