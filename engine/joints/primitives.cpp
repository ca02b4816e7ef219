#include "joints/primitives.h"

#include <algorithm>

namespace gyre {

using so3::hat;

namespace {

// Rows of B are written number by number: a matrix put together first is stored in other pieces than those in which it
// is read again, for which the processor waits.

/// A row of R hat(s): that of R, x s.
void setLever(const Mat3& R, int row, const Vec3& s, double sign, double* out) {
  const double x = sign * R(row, 0), y = sign * R(row, 1), z = sign * R(row, 2);
  out[0] = y * s[2] - z * s[1];
  out[1] = z * s[0] - x * s[2];
  out[2] = x * s[1] - y * s[0];
}

/// R^T n
void setTurn(const Mat3& R, const Vec3& n, double* out) {
  for (int i = 0; i < 3; ++i) out[i] = R(0, i) * n[0] + R(1, i) * n[1] + R(2, i) * n[2];
}

}  // namespace

Vec3 CoincidentPoints::violation(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return points.vector(k1, k2);
}

void CoincidentPoints::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
  out.Phi.segment<3>(row) = points.vector(k1, k2);
  for (int r = 0; r < 3; ++r) {
    double* B = out.B.row(row + r).data();
    for (int i = 0; i < 3; ++i) B[i] = i == r ? -1 : 0;
    setLever(k1.R, r, points.s1, 1, B + 3);
    for (int i = 0; i < 3; ++i) B[6 + i] = i == r ? 1 : 0;
    setLever(k2.R, r, points.s2, -1, B + 9);
  }
}

void CoincidentPoints::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& lambda,
                                  Mat12& K) const {
  points.addGeometricTangent(k1, k2, lambda, K);
}

Vec3 CoincidentPoints::accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return points.jacobianRate(k1, k2);
}

void PerpendicularAxes::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
  const Vec3 a0 = k1.R * axes.a, b0 = k2.R * axes.b, normal = a0.cross(b0);
  out.Phi[row] = a0.dot(b0) - cosine;
  double* B = out.B.row(row).data();  // AxisProduct::gradient()
  for (int i = 0; i < 3; ++i) B[i] = B[6 + i] = 0;
  setTurn(k1.R, normal, B + 3);
  setTurn(k2.R, -normal, B + 9);
}

void EqualAxisProducts::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
  cd.evaluate(k1, k2, row, out);
  const double product = out.Phi[row];
  const Eigen::Matrix<double, 1, 12> gradient = out.B.row(row);
  ab.evaluate(k1, k2, row, out);
  out.Phi[row] -= product;
  out.B.row(row) -= gradient;
}

void EqualAxisProducts::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  ab.addTangent(k1, k2, lambda, K);
  cd.addTangent(k1, k2, -lambda, K);
}

double EqualAxisProducts::accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return ab.accelerationBias(k1, k2) - cd.accelerationBias(k1, k2);
}

double PointInPlane::violation(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return (k1.R * a).dot(points.vector(k1, k2));
}

double PointInPlane::rate(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return (k1.R * k1.W.cross(a)).dot(points.vector(k1, k2)) + (k1.R * a).dot(points.rate(k1, k2));
}

// (R1 a)' . u = (a x R1^T u) . W1
void PointInPlane::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
  const Vec3 a0 = k1.R * a, u = points.vector(k1, k2);
  out.Phi[row] = a0.dot(u);
  out.B.row(row) = a0.transpose() * points.jacobian(k1, k2);
  out.B.block<1, 3>(row, 3) += a.cross(k1.R.transpose() * u).transpose();
}

// B^T lambda = J^T (lambda R1 a) + (0, lambda a x R1^T u, 0, 0)
double PointInPlane::addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda,
                                 Vec12& wrench) const {
  const Vec3 a0 = k1.R * a, u = points.addForce(k1, k2, lambda * a0, wrench);
  wrench.segment<3>(3) += lambda * a0.cross(u);
  return a0.dot(u);
}

void PointInPlane::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  const Mat3x12 J = points.jacobian(k1, k2);
  const Mat3 A = lambda * (k1.R * hat(a));  // -d (lambda R1 a) / dq1
  points.addGeometricTangent(k1, k2, lambda * (k1.R * a), K);
  K.middleCols<3>(3) -= J.transpose() * A;
  K.middleRows<3>(3) -= A.transpose() * J;
  K.block<3, 3>(3, 3) += lambda * hat(a) * hat(k1.R.transpose() * points.vector(k1, k2));
}

double PointInPlane::accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 da = k1.R * k1.W.cross(a), dda = k1.R * k1.W.cross(k1.W.cross(a));
  return dda.dot(points.vector(k1, k2)) + 2 * da.dot(points.rate(k1, k2)) + (k1.R * a).dot(points.jacobianRate(k1, k2));
}

double FixedDistance::violation(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return std::max(points.vector(k1, k2).norm(), tiny) - length;
}

double FixedDistance::rate(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 u = points.vector(k1, k2);
  return u.dot(points.rate(k1, k2)) / std::max(u.norm(), tiny);
}

void FixedDistance::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const {
  const Vec3 u = points.vector(k1, k2);
  const double l = std::max(u.norm(), tiny);
  out.Phi[row] = l - length;
  out.B.row(row) = (u / l).transpose() * points.jacobian(k1, k2);
}

double FixedDistance::addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda,
                                  Vec12& wrench) const {
  const Vec3 u = points.vector(k1, k2);
  const double l = std::max(u.norm(), tiny);
  points.addForce(k1, k2, (lambda / l) * u, wrench);
  return l - length;
}

// B^T lambda = J^T (lambda e), e = u / |u|: the geometric part of J and the turning of e.
void FixedDistance::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  const Vec3 u = points.vector(k1, k2);
  const double l = std::max(u.norm(), tiny);
  const Vec3 e = u / l;
  const Mat3x12 J = points.jacobian(k1, k2);
  const Mat3 turn = lambda / l * (Mat3::Identity() - e * e.transpose());
  K += J.transpose() * (turn * J);
  points.addGeometricTangent(k1, k2, lambda * e, K);
}

// |u|'' = e . u'' + (|u'|^2 - (e . u')^2) / |u|
double FixedDistance::accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 u = points.vector(k1, k2), rate = points.rate(k1, k2);
  const double l = std::max(u.norm(), tiny);
  const Vec3 e = u / l;
  const double axial = e.dot(rate);
  return e.dot(points.jacobianRate(k1, k2)) + (rate.squaredNorm() - axial * axial) / l;
}

}  // namespace gyre
