#include "lie/so3.h"

#include "lie/so3_series.h"

namespace gyre::so3 {
namespace {

/// Twice the derivative by x of such a series, which is its derivative by t over t.
constexpr SeriesTerms slope(int first) {
  const SeriesTerms c = alternating(first);
  SeriesTerms d{};
  for (std::size_t k = 0; k + 1 < seriesTerms; ++k) d[k] = 2.0 * static_cast<double>(k + 1) * c[k + 1];
  const double n = 2.0 * seriesTerms + first;  // the last from the coefficient behind the end
  d[seriesTerms - 1] = -2.0 * seriesTerms * c[seriesTerms - 1] / (n * (n - 1));
  return d;
}

/// b'(t)/t and c'(t)/t
struct Slopes {
  double b1, c1;
};
Slopes slopes(double t2, const Coefficients& k) {
  if (t2 < seriesBound2) {
    static constexpr SeriesTerms b1 = slope(2), c1 = slope(3);
    return {sum(b1, t2), sum(c1, t2)};
  }
  return {(k.a - 2 * k.b) / t2, (-(std::cos(std::sqrt(t2)) - k.a) / t2 - 2 * k.c) / t2};
}

}  // namespace

Coefficients coefficients(double t2) { return seriesOrClosed(t2); }

Mat3 exp(const Vec3& p) { return expQuat(p).toRotationMatrix(); }

Quat expQuat(const Vec3& p) {
  const double x = 0.25 * p.squaredNorm();  // (t/2)^2
  if (x < seriesBound2 / 4) {
    static constexpr SeriesTerms cosine = alternating(0), sinc = alternating(1);
    const Vec3 v = 0.5 * sum(sinc, x) * p;
    return {sum(cosine, x), v.x(), v.y(), v.z()};
  }
  const double h = std::sqrt(x);
  const Vec3 v = 0.5 * std::sin(h) / h * p;
  return {std::cos(h), v.x(), v.y(), v.z()};
}

Vec3 log(const Mat3& R) { return log(Quat(R).normalized()); }

Vec3 log(const Quat& q) {
  const double s2 = q.vec().squaredNorm(), w2 = q.w() * q.w();
  if (s2 < 0.01 * w2) {
    // 2 atan(s/w) / s by its series of nine terms; the first left out is (s/w)^18 / 19 < 1e-19.
    static constexpr auto odd = [](int n) { return 1.0 / n; };
    const double r = 1 / q.w(), y = s2 * r * r, y2 = y * y, y4 = y2 * y2;
    const double low = (1 - odd(3) * y) + (odd(5) - odd(7) * y) * y2;
    if (y < 1e-3) return 2 * r * (low + odd(9) * y4) * q.vec();  // y^5 / 11 < 1e-16
    const double high = (odd(9) - odd(11) * y) + (odd(13) - odd(15) * y) * y2;
    return 2 * r * (low + (high + odd(17) * y4) * y4) * q.vec();
  }
  const double sign = q.w() < 0 ? -1.0 : 1.0;  // the shorter of the two ways round
  const double s = std::sqrt(s2);
  return sign * 2.0 * std::atan2(s, sign * q.w()) / s * q.vec();  // atan2 keeps full accuracy near pi
}

// Eigen's takes seconds to compile, since it holds a singular value decomposition: here once for all.
Quat between(const Vec3& from, const Vec3& to) { return Quat::FromTwoVectors(from, to); }

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
  const double t2 = p.squaredNorm(), pv = p.dot(v);
  const Coefficients k = coefficients(t2);
  const auto [b1, c1] = slopes(t2, k);
  const Mat3 P = hat(p), V = hat(v);
  return -k.b * V - b1 * pv * P + k.c * (V * P + P * V) + c1 * pv * (P * P);
}

Mat3 tangentActionDerivative(const Vec3& p, const Vec3& u) {
  const double t2 = p.squaredNorm();
  const Coefficients k = coefficients(t2);
  const auto [b1, c1] = slopes(t2, k);
  const Vec3 pu = p.cross(u);
  return k.b * hat(u) - k.c * (hat(pu) + hat(p) * hat(u)) + (c1 * p.cross(pu) - b1 * pu) * p.transpose();
}

}  // namespace gyre::so3
