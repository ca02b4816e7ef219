#pragma once
// The pose of marker 2 in marker 1 as the helix that leads from one to the other, w = log of it on SE(3):
//   w = (u, theta),  u = T(-theta)^-1 d,  for xi = (d, theta) of forces/marker_pair.h
// (Borri and Bottasso 1994; Sonneville, Cardona and Bruels 2014), with H = dw/dxi and the derivatives of its products.
// With a = theta . d and x = |theta|^2:  u = d - theta x d / 2 + g(x) (theta a - x d), g of lie/inverse_tangent.h.

#include "core/types.h"
#include "lie/inverse_tangent.h"

namespace gyre {

class HelixStrain {
 public:
  explicit HelixStrain(const Vec6& xi);

  const Vec6& w() const { return w_; }
  /// H y
  Vec6 times(const Vec6& y) const;
  /// H^T s
  Vec6 transposedTimes(const Vec6& s) const;
  Mat6 jacobian() const;
  /// d(H y)/dxi at fixed y.
  Mat6 actionDerivative(const Vec6& y) const;
  /// d(H^T s)/dxi at fixed s.
  Mat6 transposedActionDerivative(const Vec6& s) const;

 private:
  /// d(T(-theta)^-1 b)/dtheta at fixed b.
  Mat3 turned(const Vec3& b) const;
  /// The gradient by theta of N . T(-theta)^-1 d.
  Vec3 gradient(const Vec3& d, const Vec3& N) const;
  Mat3 inverseTangent() const;  ///< T(-theta)^-1

  Vec3 d_, theta_;
  double x_;
  so3::InverseTangentCoefficients c_;
  Vec6 w_;
};

}  // namespace gyre
