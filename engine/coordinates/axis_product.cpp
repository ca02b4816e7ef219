#include "coordinates/axis_product.h"

namespace gyre {

// With b1 = R12 b, a2 = R12^T a, R12 = R1^T R2 and hat(x) hat(y) = y x^T - (x . y) I:
//   hat(a) hat(b1) = b1 a^T - p I,   hat(a) R12 hat(b) = b1 a2^T - p R12,   hat(b) hat(a2) = a2 b^T - p I
void AxisProduct::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  const Mat3 R12 = k1.R.transpose() * k2.R;
  const Vec3 b1 = R12 * b, a2 = R12.transpose() * a;
  const double p = a.dot(b1);
  const Mat3 coupling = (lambda * b1) * a2.transpose() - (lambda * p) * R12;
  K.block<3, 3>(3, 3) += (lambda * b1) * a.transpose();
  K.block<3, 3>(3, 9) -= coupling;
  K.block<3, 3>(9, 3) -= coupling.transpose();
  K.block<3, 3>(9, 9) += (lambda * a2) * b.transpose();
  for (const int i : {3, 4, 5, 9, 10, 11}) K(i, i) -= lambda * p;
}

// (R1 a)'' . b0 + 2 (R1 a)' . (R2 b)' + a0 . (R2 b)'' with (R1 a)' = w1 x a0 and x x (y x z) = (x . z) y - (x . y) z
double AxisProduct::bias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 a0 = k1.R * a, b0 = k2.R * b, w1 = k1.R * k1.W, w2 = k2.R * k2.W;
  const double b1 = w1.dot(b0), a2 = w2.dot(a0);
  return k1.W.dot(a) * b1 + k2.W.dot(b) * a2 - 2 * b1 * a2 - (w1 - w2).squaredNorm() * a0.dot(b0);
}

}  // namespace gyre
