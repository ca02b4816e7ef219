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
// A point under a plane has the normal of that plane, and follows its own body but for what its turning does
// (contact/skeleton.h); of two edges that cross, n = e1 x e2 over its length.
//
// At edges and vertices of a surface of triangles n is taken as that of a face of it, which leaves out its turning.

#include "bodies/point_pair.h"
#include "contact/collider.h"
#include "contact/contact_set.h"

#include <span>

namespace gyre {

struct LocalSurface;

/// A collider in place, and the point about which its body turns, inertial.
struct PlacedCollider {
  const Collider& collider;
  Pose pose;
  Vec3 centre = Vec3::Zero();
};

/// Derivatives by (dx1, phi1, dx2, phi2): moves of the centres and turns of the two bodies, inertial axes.
struct PointMotion {
  Mat3x12 x;
  Row12 gap;
};

/// Motion of one manifold: of its normal, and of each of its points.
class ContactMotion {
 public:
  /// @param points, guides  of one manifold, between the two colliders in this order; what is given outlives this
  ContactMotion(const PlacedCollider& a, const PlacedCollider& b, std::span<const Contact> points,
                std::span<const PointGuide> guides);

  const Mat3x12& normal() const { return dn_; }
  PointMotion point(std::size_t i) const;

 private:
  struct Sides;

  PointMotion alongOfFirst(const Contact& c, const PointGuide& guide) const;
  Sides sidesAt(const Contact& c) const;
  void turnByEdges(const PointGuide& guide);
  void turnBySurfaces(const Contact& c);
  Mat3x12 follower(const LocalSurface& surface, const Mat3x12& turned, const Mat3x12& lead, const Mat3x12& own,
                   double sign) const;
  void slideOnEdges(const Vec3& alongA, const Vec3& alongB, const Mat3x12& turned, Mat3x12& ma, Mat3x12& mb) const;

  const PlacedCollider &a_, &b_;
  std::span<const Contact> points_;
  std::span<const PointGuide> guides_;
  Vec3 n_;
  Eigen::Matrix<double, 3, 2> across_;
  Mat3x12 turnA_ = Mat3x12::Zero(), turnB_ = Mat3x12::Zero();  ///< phi_i x n of the two bodies
  Mat3x12 dn_ = Mat3x12::Zero();
};

}  // namespace gyre
