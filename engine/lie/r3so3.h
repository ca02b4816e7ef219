#pragma once
// The group R^3 x SO(3) of a rigid body: (x, R) o (y, S) = (x + y, R S), the direct product.
// Velocities are (x', W): inertial translation, body-frame rotation. On translations exp and T are the identity.
// Source: Bruels and Cardona 2010, sec. 5.

#include "lie/so3.h"

namespace gyre::r3so3 {

struct Element {
  Vec3 x = Vec3::Zero();
  Quat R = Quat::Identity();
};

inline Element compose(const Element& a, const Element& b) { return {a.x + b.x, (a.R * b.R).normalized()}; }
inline Element inverse(const Element& a) { return {-a.x, a.R.conjugate()}; }
inline Element exp(const Vec6& p) { return {p.head<3>(), so3::expQuat(p.tail<3>())}; }
inline Vec6 log(const Element& a) {
  Vec6 p;
  p << a.x, so3::log(a.R);
  return p;
}
inline Mat6 blockDiagonal(const Mat3& lower) {
  Mat6 T = Mat6::Identity();
  T.bottomRightCorner<3, 3>() = lower;
  return T;
}
inline Mat6 tangent(const Vec6& p) { return blockDiagonal(so3::tangent(p.tail<3>())); }
inline Mat6 tangentInverse(const Vec6& p) { return blockDiagonal(so3::tangentInverse(p.tail<3>())); }
inline Mat6 tangentDerivative(const Vec6& p, const Vec6& v) {
  Mat6 D = Mat6::Zero();
  D.bottomRightCorner<3, 3>() = so3::tangentDerivative(p.tail<3>(), v.tail<3>());
  return D;
}

}  // namespace gyre::r3so3
