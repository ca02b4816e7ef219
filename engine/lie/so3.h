#pragma once
// The rotation group SO(3): R' = R hat(W) with the body-frame angular velocity W.
//
//   exp(p) = I + a P + b P^2,  P = hat(p), t = |p|, a = sin t / t, b = (1 - cos t) / t^2, c = (1 - a) / t^2
//   T(p)   = I - b P + c P^2         tangent:  W = T(p) p'  where  R = R0 exp(p)
//   T^-1   = I + P/2 + (1 - (t/2) cot(t/2)) / t^2 P^2
// Sources: Bruels and Cardona 2010, eqs. (9)-(14) and appendix; Geradin and Cardona 2001, ch. 4.
// Coefficients are series for small t, so every function is smooth and exact to round-off at zero.

#include "core/types.h"

namespace gyre::so3 {

/// hat(a) b = a x b.
inline Mat3 hat(const Vec3& a) {
  Mat3 A;
  A << 0, -a.z(), a.y(), a.z(), 0, -a.x(), -a.y(), a.x(), 0;
  return A;
}

/// Inverse of hat for a skew matrix; for any matrix, of its skew part.
inline Vec3 vee(const Mat3& A) { return 0.5 * Vec3(A(2, 1) - A(1, 2), A(0, 2) - A(2, 0), A(1, 0) - A(0, 1)); }

/// a, b, c at t = |p|.
struct Coefficients {
  double a, b, c;
};
Coefficients coefficients(double t2);  ///< @param t2  |p|^2

/// exp(-p) u, with the coefficients at |p|^2.
inline Vec3 turnedBack(const Coefficients& k, const Vec3& p, const Vec3& u) {
  const Vec3 pu = p.cross(u);
  return u - k.a * pu + k.b * p.cross(pu);
}
inline Vec3 turnedBack(const Vec3& p, const Vec3& u) { return turnedBack(coefficients(p.squaredNorm()), p, u); }

Mat3 exp(const Vec3& p);
Quat expQuat(const Vec3& p);

/// Rotation vector with |p| <= pi; safe at and near pi (quaternion form).
Vec3 log(const Mat3& R);
Vec3 log(const Quat& q);

/// The shortest rotation that turns the direction of one vector into that of another, both non-zero; about some axis at
/// right angles to them where they are opposite.
Quat between(const Vec3& from, const Vec3& to);

/// Tangent operator T(p); T(p)^T = T(-p).
Mat3 tangent(const Vec3& p);
/// Inverse of T(p); singular at |p| = 2 pi.
Mat3 tangentInverse(const Vec3& p);
/// d/ds T(p + s v) at s = 0.
Mat3 tangentDerivative(const Vec3& p, const Vec3& v);
/// d (T(p) u) / dp at fixed u.
Mat3 tangentActionDerivative(const Vec3& p, const Vec3& u);

}  // namespace gyre::so3
