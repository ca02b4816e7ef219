#pragma once
// A table of points as a smooth function: cubic in Hermite form between neighbours i, i + 1, s = (x - x_i) / h,
//   y = (1 + 2 s)(1 - s)^2 y_i + s (1 - s)^2 h m_i + s^2 (3 - 2 s) y_(i+1) + s^2 (s - 1) h m_(i+1)
// and the tangent straight on beyond both ends. The slopes m are
//   monotone: the weighted harmonic means of the neighbouring secants, zero where these differ in sign
//             (Fritsch and Butland 1984, SIAM J. Sci. Stat. Comput. 5, eq. 5; ends by the limited three-point formula),
//             so the curve rises and falls only where the points do; once continuously differentiable;
//   spline:   those of the natural cubic spline, twice continuously differentiable, its ends included.
// Derivatives and integral are those of this curve, exact to round-off.

#include "functions/function.h"
#include "functions/switches.h"

#include <vector>

namespace gyre {

class Table {
 public:
  /// @pre two points or more, finite, x increases strictly
  Table(const std::vector<TablePoint>& points, Interpolation interpolation);

  double value(double x) const;
  double derivative(double x) const;
  double secondDerivative(double x) const;
  /// From 0 to x.
  double integral(double x) const { return area(x) - areaAtZero_; }
  /// Points of the table inside (a, b), with what its second derivative jumps by there.
  std::vector<Switch> switches(double a, double b) const;
  Places places(double a, double b) const;

 private:
  struct Spot;
  Spot spot(double x) const;
  double area(double x) const;  ///< from the first point to x
  void slopesOfMonotone();
  void slopesOfSpline();

  std::vector<double> x_, y_, m_;
  std::vector<double> area_;  ///< from the first point to each
  double areaAtZero_ = 0;
};

}  // namespace gyre
