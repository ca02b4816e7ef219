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

double AxisProduct::bias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 a0 = k1.R * a, b0 = k2.R * b;
  const Vec3 da = k1.R * k1.W.cross(a), db = k2.R * k2.W.cross(b);
  const Vec3 dda = k1.R * k1.W.cross(k1.W.cross(a)), ddb = k2.R * k2.W.cross(k2.W.cross(b));
  return dda.dot(b0) + 2 * da.dot(db) + a0.dot(ddb);
}

}  // namespace gyre
