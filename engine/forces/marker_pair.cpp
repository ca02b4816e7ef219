#include "forces/marker_pair.h"

#include <cmath>

namespace gyre {
namespace {

using so3::hat;

/// d (T^-1(theta) w) / dtheta at fixed w, column by column: -T^-1 (dT[e_i]) T^-1 w.
Mat3 inverseTangentTimes(const Vec3& theta, const Mat3& Tinv, const Vec3& w) {
  Mat3 D;
  for (int i = 0; i < 3; ++i) D.col(i) = -Tinv * (so3::tangentDerivative(theta, Vec3::Unit(i)) * (Tinv * w));
  return D;
}
/// d (T^-T(theta) s) / dtheta at fixed s.
Mat3 inverseTangentTransposedTimes(const Vec3& theta, const Mat3& Tinv, const Vec3& s) {
  Mat3 D;
  for (int i = 0; i < 3; ++i)
    D.col(i) = -Tinv.transpose() * (so3::tangentDerivative(theta, Vec3::Unit(i)).transpose() * (Tinv.transpose() * s));
  return D;
}

}  // namespace

MarkerPair::MarkerPair(const Markers& m, const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2)
    : m_(m),
      Q_(k2.R.transpose() * k1.R),
      c1_(k1.R.transpose() * m.points.vector(k1, k2) + m.points.s1),
      log_(so3::log(Mat3((k1.R * m.E1).transpose() * (k2.R * m.E2)))),
      Tinv_(so3::tangentInverse(log_)) {
  xi.head<3>() = m.E1.transpose() * (c1_ - m.points.s1);
  xi.tail<3>() = log_;
  const Mat3 TE = Tinv_ * m.E2.transpose();
  J.setZero();
  J.topRows<3>() = m.E1.transpose() * markerTangent(k1);
  J.block<3, 3>(3, 3) = -TE * Q_;
  J.block<3, 3>(3, 9) = TE;
  rate = J * stackedTwist(k1, k2);
  w = m.E1.transpose() * (Q_.transpose() * k2.W - k1.W);
  if (at.rotation) xi.tail<3>() += fullTurn * at.rotation->turnsOf(log_, w, at.t);
}

RotationHistory MarkerPair::rotation(const Markers& m, const Instant& at, const BodyKinematics& k1,
                                     const BodyKinematics& k2) {
  const Mat3 A1 = k1.R * m.E1, A2 = k2.R * m.E2;
  if (!at.rotation) return RotationHistory{.t = at.t}.then(so3::log(Mat3(A1.transpose() * A2)), Vec3::Zero(), at.t);
  const RotationHistory& last = *at.rotation;
  const Vec3 w = m.E1.transpose() * (k1.R.transpose() * (k2.R * k2.W) - k1.W);
  const bool quiet = A1.cwiseProduct(A2).sum() > 1 + 2 * std::cos(quietTurn);  // trace of A1^T A2
  if (quiet && last.turns == 0)
    if (const RotationHistory out = last.then(Vec3::Zero(), w, at.t); out.turns == 0) return out;
  return last.then(so3::log(Mat3(A1.transpose() * A2)), w, at.t);
}

/// Variation of c1.
Mat3x12 MarkerPair::markerTangent(const BodyKinematics& k1) const {
  Mat3x12 D;
  D << -k1.R.transpose(), hat(c1_), k1.R.transpose(), -Q_.transpose() * hat(m_.points.s2);
  return D;
}

Mat6x12 MarkerPair::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 vp = k2.v - k1.v + k2.R * k2.W.cross(m_.points.s2);
  Mat6x12 D = Mat6x12::Zero();
  Mat3x12 y = -hat(k1.W) * markerTangent(k1);
  y.middleCols<3>(3) += hat(k1.R.transpose() * vp);
  y.middleCols<3>(9) -= Q_.transpose() * hat(k2.W.cross(m_.points.s2));
  D.topRows<3>() = m_.E1.transpose() * y;
  const Vec3 W12 = m_.E2.transpose() * (k2.W - Q_ * k1.W);
  D.bottomRows<3>() = inverseTangentTimes(log_, Tinv_, W12) * J.bottomRows<3>();
  const Mat3 TE = Tinv_ * m_.E2.transpose();
  D.block<3, 3>(3, 3) += TE * Q_ * hat(k1.W);
  D.block<3, 3>(3, 9) -= TE * hat(Q_ * k1.W);
  return D;
}

void MarkerPair::addForceTangent(const Vec3& force, const BodyKinematics& k1, const BodyKinematics& k2,
                                 Mat12& K) const {
  const Vec3 f = m_.E1 * force;  // in the axes of body 1
  const Mat3 turnF = k1.R * hat(f);
  K.block<3, 3>(0, 3) += turnF;
  K.block<3, 3>(6, 3) -= turnF;
  K.middleRows<3>(3) += hat(f) * markerTangent(k1);
  const Mat3 s2 = hat(m_.points.s2);
  K.block<3, 3>(9, 3) -= s2 * Q_ * hat(f);
  K.block<3, 3>(9, 9) += s2 * hat(k2.R.transpose() * (k1.R * f));
}

void MarkerPair::addRotationTangent(const Vec3& s, Mat12& K) const {
  const Vec3 m2 = m_.E2 * (Tinv_.transpose() * s);  // the moment on body 2, in its axes
  const Mat3x12 dm2 = m_.E2 * (inverseTangentTransposedTimes(log_, Tinv_, s) * J.bottomRows<3>());
  K.middleRows<3>(9) += dm2;
  K.middleRows<3>(3) -= Q_.transpose() * dm2;
  K.block<3, 3>(3, 3) -= hat(Q_.transpose() * m2);
  K.block<3, 3>(3, 9) += Q_.transpose() * hat(m2);
}

Mat3x12 MarkerPair::spinJacobian() const {
  Mat3x12 Jw = Mat3x12::Zero();
  Jw.middleCols<3>(3) = -m_.E1.transpose();
  Jw.middleCols<3>(9) = m_.E1.transpose() * Q_.transpose();
  return Jw;
}

Mat3x12 MarkerPair::spinTangent(const BodyKinematics& k2) const {
  Mat3x12 D = Mat3x12::Zero();
  D.middleCols<3>(3) = m_.E1.transpose() * hat(Q_.transpose() * k2.W);
  D.middleCols<3>(9) = -m_.E1.transpose() * Q_.transpose() * hat(k2.W);
  return D;
}

void MarkerPair::addMomentTangent(const Vec3& m, Mat12& K) const {
  const Vec3 y = m_.E1 * m;
  K.block<3, 3>(9, 9) += hat(Q_ * y);
  K.block<3, 3>(9, 3) -= Q_ * hat(y);
}

}  // namespace gyre
