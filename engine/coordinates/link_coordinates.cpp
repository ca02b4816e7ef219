#include "coordinates/link_coordinates.h"

#include <algorithm>
#include <cmath>

namespace gyre {

using so3::hat;

LineLength::LineLength(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2)
    : points_{ends.frame1.position, ends.frame2.position}, rate_(points_.rate(k1, k2)) {
  const Vec3 u = points_.vector(k1, k2);
  x = std::max(u.norm(), 1e-300);  // where the points meet the direction is undefined, but finite
  e_ = u / x;
  v = e_.dot(rate_);
  J = points_.jacobian(k1, k2).transpose() * e_;
}

Vec12 LineLength::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return points_.jacobian(k1, k2).transpose() * ((rate_ - e_ * v) / x) + points_.rateTangent(k1, k2).transpose() * e_;
}

void LineLength::addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const {
  const Mat3x12 Ju = points_.jacobian(k1, k2);
  K += Ju.transpose() * (N / x * (Mat3::Identity() - e_ * e_.transpose())) * Ju;
  points_.addGeometricTangent(k1, k2, N * e_, K);
}

TwistAngle::TwistAngle(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2) {
  const Mat3 A1 = k1.R * ends.frame1.orientation.toRotationMatrix();
  const Mat3 A2 = k2.R * ends.frame2.orientation.toRotationMatrix();
  z1_ = A1.col(2);
  z2_ = A2.col(2);
  // Angle of the relative rotation R = A1^T A2: R10 - R01 = 4 qw qz, R00 + R11 = 2 (qw^2 - qz^2).
  x = std::atan2(A1.col(1).dot(A2.col(0)) - A1.col(0).dot(A2.col(1)),
                 A1.col(0).dot(A2.col(0)) + A1.col(1).dot(A2.col(1)));
  n_ = (z1_ + z2_) / (1 + z1_.dot(z2_));
  J.setZero();
  J.segment<3>(3) = -k1.R.transpose() * n_;
  J.segment<3>(9) = k2.R.transpose() * n_;
  v = J.segment<3>(3).dot(k1.W) + J.segment<3>(9).dot(k2.W);
}

Mat3x12 TwistAngle::axisTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const double D = 1 + z1_.dot(z2_);
  Mat3x12 dn = Mat3x12::Zero();
  dn.middleCols<3>(3) = -(Mat3::Identity() - n_ * z2_.transpose()) / D * hat(z1_) * k1.R;
  dn.middleCols<3>(9) = -(Mat3::Identity() - n_ * z1_.transpose()) / D * hat(z2_) * k2.R;
  return dn;
}

Vec12 TwistAngle::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 w1 = k1.R * k1.W, w2 = k2.R * k2.W;
  Vec12 D = axisTangent(k1, k2).transpose() * (w2 - w1);
  D.segment<3>(3) -= (n_.transpose() * -hat(w1) * k1.R).transpose();
  D.segment<3>(9) += (n_.transpose() * -hat(w2) * k2.R).transpose();
  return D;
}

void TwistAngle::addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const {
  const Mat3x12 dn = N * axisTangent(k1, k2);
  K.middleRows<3>(3) -= k1.R.transpose() * dn;
  K.middleRows<3>(9) += k2.R.transpose() * dn;
  K.block<3, 3>(3, 3) -= N * hat(k1.R.transpose() * n_);
  K.block<3, 3>(9, 9) += N * hat(k2.R.transpose() * n_);
}

// s = z1 . u: the gradient is that of u along z1, and that of z1 along u.
SlideDistance::SlideDistance(const LinkEnds& ends, const BodyKinematics& k1, const BodyKinematics& k2)
    : points_{ends.frame1.position, ends.frame2.position},
      z1_(k1.R * (ends.frame1.orientation * Vec3::UnitZ())),
      u_(points_.vector(k1, k2)),
      rate_(points_.rate(k1, k2)) {
  x = z1_.dot(u_);
  J = points_.jacobian(k1, k2).transpose() * z1_;
  J.segment<3>(3) += k1.R.transpose() * z1_.cross(u_);
  v = J.dot(stackedTwist(k1, k2));
}

Vec12 SlideDistance::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  // v = z1 . u' + (w1 x z1) . u
  const Vec3 w1 = k1.R * k1.W;
  const Mat3x12 Ju = points_.jacobian(k1, k2);
  Vec12 D = points_.rateTangent(k1, k2).transpose() * z1_ + Ju.transpose() * w1.cross(z1_);
  // z1 turns with body 1, and so does w1 x z1.
  D.segment<3>(3) += k1.R.transpose() * (z1_.cross(rate_) + w1.cross(z1_).cross(u_));
  return D;
}

void SlideDistance::addGeometricTangent(double N, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const {
  const Mat3x12 Ju = points_.jacobian(k1, k2);
  Mat3x12 dz = Mat3x12::Zero();  // dz1/dq
  dz.middleCols<3>(3) = -hat(z1_) * k1.R;
  points_.addGeometricTangent(k1, k2, N * z1_, K);
  K += N * Ju.transpose() * dz;
  // R1^T (z1 x u) varies with u alone: both R1^T and z1 turn with body 1, so that R1^T (z1 x u) = c1 x (R1^T u).
  const Vec3 c1 = k1.R.transpose() * z1_;
  K.middleRows<3>(3) += N * hat(c1) * k1.R.transpose() * Ju;
  K.block<3, 3>(3, 3) += N * hat(c1) * hat(k1.R.transpose() * u_);
}

}  // namespace gyre
