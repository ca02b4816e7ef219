#pragma once
// Constraint rows that joints are made of. A row that measures along or about axes takes them from marker 1.
//
// Each primitive tells: the `count` of its rows, whether their multipliers are forces, whether its tangent couples the
// two bodies, Phi and B, d (B^T lambda) / dq at fixed lambda, the bias B' V, and whether it looks at the orientation of
// end 0 (body 1) or 1 (body 2).

#include "joints/joint.h"

#include <algorithm>

namespace gyre {

/// Three rows: the markers' origins coincide, Phi = u (see PointPair), in inertial axes [m].
struct CoincidentPoints {
  static constexpr int count = 3;
  static constexpr bool force = true, couples = false;
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
  bool usesOrientation(int end) const { return !(end == 0 ? points.s1 : points.s2).isZero(0); }
};

/// One row: axis a of body 1 keeps its angle to axis b of body 2, Phi = (R1 a) . (R2 b) - cosine.
struct PerpendicularAxes {
  static constexpr int count = 1;
  static constexpr bool force = false, couples = true;
  Vec3 a;             ///< unit vector in body 1
  Vec3 b;             ///< unit vector in body 2
  double cosine = 0;  ///< of the angle between them: perpendicular unless given

  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    const Vec3 a0 = k1.R * a, b0 = k2.R * b;
    out.Phi[row] = a0.dot(b0) - cosine;
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
  bool usesOrientation(int) const { return true; }
};

/// One row: the difference of two axis products stays zero, Phi = (R1 a) . (R2 b) - (R1 c) . (R2 d).
struct EqualAxisProducts {
  static constexpr int count = 1;
  static constexpr bool force = false, couples = true;
  PerpendicularAxes ab, cd;

  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    cd.evaluate(k1, k2, row, out);
    const double product = out.Phi[row];
    const Eigen::Matrix<double, 1, 12> gradient = out.B.row(row);
    ab.evaluate(k1, k2, row, out);
    out.Phi[row] -= product;
    out.B.row(row) -= gradient;
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
    ab.addTangent(k1, k2, lambda, K);
    cd.addTangent(k1, k2, -lambda, K);
  }
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return ab.accelerationBias(k1, k2) - cd.accelerationBias(k1, k2);
  }
  bool usesOrientation(int) const { return true; }
};

/// One row: the point of body 2 does not leave the plane through the point of body 1 normal to an axis of body 1,
/// Phi = (R1 a) . u [m].
struct PointInPlane {
  static constexpr int count = 1;
  static constexpr bool force = true, couples = true;
  PointPair points;
  Vec3 a;  ///< unit vector in body 1

  // (R1 a)' . u = (a x R1^T u) . W1
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    const Vec3 a0 = k1.R * a, u = points.vector(k1, k2);
    out.Phi[row] = a0.dot(u);
    out.B.row(row) = a0.transpose() * points.jacobian(k1, k2);
    out.B.block<1, 3>(row, 3) += a.cross(k1.R.transpose() * u).transpose();
  }
  // B^T lambda = J^T (lambda R1 a) + (0, lambda a x R1^T u, 0, 0)
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
    using so3::hat;
    const Mat3x12 J = points.jacobian(k1, k2);
    const Mat3 A = lambda * (k1.R * hat(a));  // -d (lambda R1 a) / dq1
    points.addGeometricTangent(k1, k2, lambda * (k1.R * a), K);
    K.middleCols<3>(3) -= J.transpose() * A;
    K.middleRows<3>(3) -= A.transpose() * J;
    K.block<3, 3>(3, 3) += lambda * hat(a) * hat(k1.R.transpose() * points.vector(k1, k2));
  }
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
    const Vec3 da = k1.R * k1.W.cross(a), dda = k1.R * k1.W.cross(k1.W.cross(a));
    return dda.dot(points.vector(k1, k2)) + 2 * da.dot(points.rate(k1, k2)) +
           (k1.R * a).dot(points.jacobianRate(k1, k2));
  }
  bool usesOrientation(int end) const { return end == 0 || !points.s2.isZero(0); }
};

/// One row: the points keep their distance, Phi = |u| - length [m]. Singular where they meet.
struct FixedDistance {
  static constexpr int count = 1;
  static constexpr bool force = true, couples = true;
  static constexpr double tiny = 1e-300;  ///< keeps the direction finite where the points meet
  PointPair points;
  double length;

  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
    const Vec3 u = points.vector(k1, k2);
    const double l = std::max(u.norm(), tiny);
    out.Phi[row] = l - length;
    out.B.row(row) = (u / l).transpose() * points.jacobian(k1, k2);
  }
  // B^T lambda = J^T (lambda e), e = u / |u|: the geometric part of J and the turning of e.
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
    const Vec3 u = points.vector(k1, k2);
    const double l = std::max(u.norm(), tiny);
    const Vec3 e = u / l;
    const Mat3x12 J = points.jacobian(k1, k2);
    const Mat3 turn = lambda / l * (Mat3::Identity() - e * e.transpose());
    K += J.transpose() * (turn * J);
    points.addGeometricTangent(k1, k2, lambda * e, K);
  }
  // |u|'' = e . u'' + (|u'|^2 - (e . u')^2) / |u|
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
    const Vec3 u = points.vector(k1, k2), rate = points.rate(k1, k2);
    const double l = std::max(u.norm(), tiny);
    const Vec3 e = u / l;
    const double axial = e.dot(rate);
    return e.dot(points.jacobianRate(k1, k2)) + (rate.squaredNorm() - axial * axial) / l;
  }
  bool usesOrientation(int end) const { return !(end == 0 ? points.s1 : points.s2).isZero(0); }
};

}  // namespace gyre
