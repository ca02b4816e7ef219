#pragma once
// Constraint rows that joints are made of.

#include "joints/joint.h"

namespace gyre {

/// Three rows: the markers' origins coincide, Phi = u (see PointPair), in inertial axes [m].
struct CoincidentPoints {
  PointPair points;

  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    out.Phi.segment<3>(row) = points.vector(k1, k2);
    out.B.middleRows<3>(row) = points.jacobian(k1, k2);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& lambda, Mat12& K) const {
    points.addGeometricTangent(k1, k2, lambda, K);
  }
  Vec3 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return points.jacobianRate(k1, k2);
  }
};

/// One row: axis a of body 1 stays perpendicular to axis b of body 2, Phi = (R1 a) . (R2 b).
struct PerpendicularAxes {
  Vec3 a;  ///< unit vector in body 1
  Vec3 b;  ///< unit vector in body 2

  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    const Vec3 a0 = k1.R * a, b0 = k2.R * b;
    out.Phi[row] = a0.dot(b0);
    out.B.row(row).setZero();
    out.B.block<1, 3>(row, 3) = a.cross(k1.R.transpose() * b0).transpose();
    out.B.block<1, 3>(row, 9) = b.cross(k2.R.transpose() * a0).transpose();
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
    using so3::hat;
    const Mat3 R12 = k1.R.transpose() * k2.R;
    const Mat3 A = lambda * hat(a), B = lambda * hat(b);
    K.block<3, 3>(3, 3) += A * hat(R12 * b);
    K.block<3, 3>(3, 9) -= A * R12 * hat(b);
    K.block<3, 3>(9, 3) -= B * R12.transpose() * hat(a);
    K.block<3, 3>(9, 9) += B * hat(R12.transpose() * a);
  }
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
    const Vec3 a0 = k1.R * a, b0 = k2.R * b;
    const Vec3 da = k1.R * k1.W.cross(a), db = k2.R * k2.W.cross(b);
    const Vec3 dda = k1.R * k1.W.cross(k1.W.cross(a)), ddb = k2.R * k2.W.cross(k2.W.cross(b));
    return dda.dot(b0) + 2 * da.dot(db) + a0.dot(ddb);
  }
};

}  // namespace gyre
