#include "coordinates/axis_product.h"

#include "lie/so3.h"

namespace gyre {

using so3::hat;

double AxisProduct::value(const BodyKinematics& k1, const BodyKinematics& k2) const { return (k1.R * a).dot(k2.R * b); }

Row12 AxisProduct::gradient(const BodyKinematics& k1, const BodyKinematics& k2) const {
  Row12 G = Row12::Zero();
  G.segment<3>(3) = a.cross(k1.R.transpose() * (k2.R * b)).transpose();
  G.segment<3>(9) = b.cross(k2.R.transpose() * (k1.R * a)).transpose();
  return G;
}

void AxisProduct::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  const Mat3 R12 = k1.R.transpose() * k2.R;
  const Mat3 A = lambda * hat(a), B = lambda * hat(b);
  K.block<3, 3>(3, 3) += A * hat(R12 * b);
  K.block<3, 3>(3, 9) -= A * R12 * hat(b);
  K.block<3, 3>(9, 3) -= B * R12.transpose() * hat(a);
  K.block<3, 3>(9, 9) += B * hat(R12.transpose() * a);
}

double AxisProduct::bias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Vec3 a0 = k1.R * a, b0 = k2.R * b;
  const Vec3 da = k1.R * k1.W.cross(a), db = k2.R * k2.W.cross(b);
  const Vec3 dda = k1.R * k1.W.cross(k1.W.cross(a)), ddb = k2.R * k2.W.cross(k2.W.cross(b));
  return dda.dot(b0) + 2 * da.dot(db) + a0.dot(ddb);
}

}  // namespace gyre
