#include "lie/so3.h"

#include <cmath>

namespace gyre::so3 {
namespace {

// Below this the closed forms of c, b1, c1 lose digits by cancellation, while the series of five terms
// are exact to round-off: the first term left out is t^10 / 13! * O(1) < 1e-16 for t < 0.5.
constexpr double seriesBound2 = 0.25;

Coefficients seriesCoefficients(double x) {
  Coefficients k;
  k.a = 1 - x / 6 * (1 - x / 20 * (1 - x / 42 * (1 - x / 72 * (1 - x / 110 * (1 - x / 156)))));
  k.b = 0.5 * (1 - x / 12 * (1 - x / 30 * (1 - x / 56 * (1 - x / 90 * (1 - x / 132 * (1 - x / 182))))));
  k.c = 1.0 / 6 * (1 - x / 20 * (1 - x / 42 * (1 - x / 72 * (1 - x / 110 * (1 - x / 156 * (1 - x / 210))))));
  // b = sum (-1)^k x^k / (2k+2)!, b1 = 2 db/dx; c = sum (-1)^k x^k / (2k+3)!, c1 = 2 dc/dx.
  k.b1 = -2.0 / 24 *
         (1 - x / 15 *
                  (1 - x * 3 / (2 * 56.0) *
                           (1 - x * 4 / (3 * 90.0) * (1 - x * 5 / (4 * 132.0) * (1 - x * 6 / (5 * 182.0))))));
  k.c1 = -2.0 / 120 *
         (1 - x * 2 / 42 *
                  (1 - x * 3 / (2 * 72.0) *
                           (1 - x * 4 / (3 * 110.0) * (1 - x * 5 / (4 * 156.0) * (1 - x * 6 / (5 * 210.0))))));
  return k;
}

}  // namespace

Coefficients coefficients(double t2) {
  if (t2 < seriesBound2) return seriesCoefficients(t2);
  const double t = std::sqrt(t2);
  const double s = std::sin(t), sh = std::sin(0.5 * t);
  Coefficients k;
  k.a = s / t;
  k.b = 2 * sh * sh / t2;
  k.c = (1 - k.a) / t2;
  k.b1 = (k.a - 2 * k.b) / t2;
  k.c1 = (-(std::cos(t) - k.a) / t2 - 2 * k.c) / t2;
  return k;
}

Mat3 exp(const Vec3& p) { return expQuat(p).toRotationMatrix(); }

Quat expQuat(const Vec3& p) {
  const double x = 0.25 * p.squaredNorm();  // (t/2)^2
  if (x < 0.0625) {
    const double sinc = 1 - x / 6 * (1 - x / 20 * (1 - x / 42 * (1 - x / 72 * (1 - x / 110))));
    const double cosine = 1 - x / 2 * (1 - x / 12 * (1 - x / 30 * (1 - x / 56 * (1 - x / 90 * (1 - x / 132)))));
    const Vec3 v = 0.5 * sinc * p;
    return {cosine, v.x(), v.y(), v.z()};
  }
  const double h = std::sqrt(x);
  const Vec3 v = 0.5 * std::sin(h) / h * p;
  return {std::cos(h), v.x(), v.y(), v.z()};
}

Vec3 log(const Mat3& R) { return log(Quat(R).normalized()); }

Vec3 log(const Quat& q) {
  const double sign = q.w() < 0 ? -1.0 : 1.0;  // the shorter of the two ways round
  const Vec3 v = sign * q.vec();
  const double s = v.norm(), w = sign * q.w();
  // atan2 keeps full accuracy near pi; near zero 2 atan2(s, w) / s -> 2 / w.
  if (s < 1e-8) return 2.0 / w * v;
  return 2.0 * std::atan2(s, w) / s * v;
}

Mat3 tangent(const Vec3& p) {
  const Coefficients k = coefficients(p.squaredNorm());
  const Mat3 P = hat(p);
  return Mat3::Identity() - k.b * P + k.c * (P * P);
}

Mat3 tangentInverse(const Vec3& p) {
  const double t2 = p.squaredNorm();
  double d;  // (1 - (t/2) cot(t/2)) / t^2
  if (t2 < seriesBound2) {
    d = 1.0 / 12 +
        t2 * (1.0 / 720 + t2 * (1.0 / 30240 + t2 * (1.0 / 1209600 + t2 * (1.0 / 47900160 + t2 * (691.0 / 1307674368000 +
                                                                                                 t2 / 74724249600)))));
  } else {
    const double h = 0.5 * std::sqrt(t2);
    d = (1 - h * std::cos(h) / std::sin(h)) / t2;
  }
  const Mat3 P = hat(p);
  return Mat3::Identity() + 0.5 * P + d * (P * P);
}

Mat3 tangentDerivative(const Vec3& p, const Vec3& v) {
  const Coefficients k = coefficients(p.squaredNorm());
  const Mat3 P = hat(p), V = hat(v);
  const double pv = p.dot(v);
  return -k.b * V - k.b1 * pv * P + k.c * (V * P + P * V) + k.c1 * pv * (P * P);
}

Mat3 tangentActionDerivative(const Vec3& p, const Vec3& u) {
  const Coefficients k = coefficients(p.squaredNorm());
  const Vec3 pu = p.cross(u);
  return k.b * hat(u) - k.c * (hat(pu) + hat(p) * hat(u)) + (k.c1 * p.cross(pu) - k.b1 * pu) * p.transpose();
}

}  // namespace gyre::so3
