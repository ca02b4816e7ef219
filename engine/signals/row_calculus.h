#pragma once
// Derivative and integral of a recorded quantity at its rows, whose times are t_i, unevenly spaced.
//
// Derivative: that of the parabola through three rows (Fornberg 1988, "Generation of finite difference formulas on
// arbitrarily spaced grids", Math. Comp. 51), taken in its middle, at both ends of the run at its end. Error
// h1 h2 |x'''|/6 in the middle, h1 (h1 + h2) |x'''|/6 at an end: of second order everywhere. Rows at the same time, on
// either side of a jump, do not see each other: the line to the row on the own side is taken, of first order.
//
// Integral: of the parabola through the last three rows over the last step, which is the trapezoid less h^3/6 of its
// second divided difference; error h^3 (h + g) |x'''| / 24 a step for steps g, h with h about g: of third order. The
// first step, steps after a jump, and those more than `farthest` times as long as the one before are trapezoids.

#include <cmath>
#include <limits>

namespace gyre {

struct TimedValue {
  double t = 0, x = 0;
};

inline bool isSameMoment(double a, double b) {
  return std::abs(a - b) <= 8 * std::numeric_limits<double>::epsilon() * std::max(std::abs(a), std::abs(b));
}

inline double slopeBetween(const TimedValue& a, const TimedValue& b) { return (b.x - a.x) / (b.t - a.t); }

/// At `t` of the parabola through three rows at different times.
inline double parabolaSlope(const TimedValue& a, const TimedValue& b, const TimedValue& c, double t) {
  const double ab = slopeBetween(a, b), bend = (slopeBetween(b, c) - ab) / (c.t - a.t);
  return ab + bend * (2 * t - a.t - b.t);
}

/// At one of three rows that follow each other: the middle one, or at an end of the run the first or last.
inline double rowDerivative(const TimedValue& a, const TimedValue& b, const TimedValue& c, const TimedValue& at) {
  const bool sameAb = isSameMoment(a.t, b.t), sameBc = isSameMoment(b.t, c.t);
  if (!sameAb && !sameBc) return parabolaSlope(a, b, c, at.t);
  if (sameAb && sameBc) return std::numeric_limits<double>::quiet_NaN();
  return sameAb ? slopeBetween(b, c) : slopeBetween(a, b);
}

/// Over the step from b to c. @param a  the row before
inline double stepIntegral(const TimedValue* a, const TimedValue& b, const TimedValue& c) {
  constexpr double farthest = 4;
  const double h = c.t - b.t, trapezoid = h * (b.x + c.x) / 2;
  if (!a || isSameMoment(b.t, c.t)) return isSameMoment(b.t, c.t) ? 0 : trapezoid;
  const double g = b.t - a->t;
  if (isSameMoment(a->t, b.t) || h > farthest * g) return trapezoid;
  return trapezoid - h * h * h / 6 * (slopeBetween(b, c) - slopeBetween(*a, b)) / (h + g);
}

/// A sum of many that keeps what each addition rounds off (Neumaier 1974, ZAMM 54).
class CompensatedSum {
 public:
  void add(double x) {
    const double sum = sum_ + x;
    rest_ += std::abs(sum_) >= std::abs(x) ? (sum_ - sum) + x : (x - sum) + sum_;
    sum_ = sum;
  }
  double value() const { return sum_ + rest_; }

 private:
  double sum_ = 0, rest_ = 0;
};

}  // namespace gyre
