#pragma once
// Marker 2 seen from marker 1, the geometry of forces that act in six directions:
//   xi = (d, theta),  d = A1^T u,  theta = log(A1^T A2) + 2 pi n,  A_i = R_i E_i the markers' orientations
// theta is the rotation vector, with n turns about one axis (coordinates/counted_rotation.h). The generalised force of
// s, conjugate to xi, is J^T s with J = dxi/dq.
// Built at a state; the markers' frames must outlive it.

#include "bodies/link_ends.h"
#include "bodies/point_pair.h"
#include "coordinates/counted_rotation.h"
#include "forces/force.h"

namespace gyre {

/// The markers as the equations use them.
struct Markers {
  explicit Markers(const LinkEnds& ends)
      : points{ends.frame1.position, ends.frame2.position},
        E1(ends.frame1.orientation.toRotationMatrix()),
        E2(ends.frame2.orientation.toRotationMatrix()) {}
  PointPair points;
  Mat3 E1, E2;
};

class MarkerPair {
 public:
  /// @param at  with the turns so far; without, there are none
  MarkerPair(const Markers& m, const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2);
  /// What of it is to be remembered.
  static RotationHistory rotation(const Markers& m, const Instant& at, const BodyKinematics& k1,
                                  const BodyKinematics& k2);

  Vec6 xi, rate;  ///< xi and xi' = J V
  Mat6x12 J;
  Vec3 w;  ///< angular velocity of marker 2 against marker 1, in the axes of marker 1

  /// dxi'/dq at fixed V.
  Mat6x12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// d(J^T s)/dq at fixed s; added to K.
  void addGeometricTangent(const Vec6& s, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const {
    addForceTangent(s.head<3>(), k1, k2, K);
    addRotationTangent(s.tail<3>(), K);
  }
  /// The part of the translation alone: a force f in the axes of marker 1, at marker 2.
  void addForceTangent(const Vec3& f, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const;

  /// w = Jw V, dw/dq at fixed V, and d(Jw^T m)/dq at fixed m, a moment in the axes of marker 1.
  Mat3x12 spinJacobian() const;
  Mat3x12 spinTangent(const BodyKinematics& k2) const;
  void addMomentTangent(const Vec3& m, Mat12& K) const;

 private:
  Mat3x12 markerTangent(const BodyKinematics& k1) const;
  void addRotationTangent(const Vec3& s, Mat12& K) const;

  const Markers& m_;
  Mat3 Q_;     ///< R2^T R1
  Vec3 c1_;    ///< marker 2 from the centre of mass of body 1, in its axes
  Vec3 log_;   ///< log(A1^T A2)
  Mat3 Tinv_;  ///< T^-1(log_), of theta as well but for its turns
};

}  // namespace gyre
