#pragma once
// Arithmetic with intervals (Moore 1966): the result of every operation holds the results for all numbers of its
// operands. Bounds are moved outwards by more than the rounding of an operation, instead of switching the rounding
// mode. Where a part of an operand is outside the domain of a function, or holds its pole, the result is the whole
// line; where all of it is outside, there is none (not a number).

#include <algorithm>
#include <limits>

namespace gyre {

struct Interval {
  double lo = 0, hi = 0;
  Interval() = default;
  Interval(double x) : lo(x), hi(x) {}  // NOLINT(google-explicit-constructor): a number is an interval
  Interval(double low, double high) : lo(low), hi(high) {}
  static Interval whole() {
    return {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  }
  bool isNowhere() const { return lo != lo; }
  bool contains(double x) const { return lo <= x && x <= hi; }
  /// Neither zero nor of both signs.
  bool hasSign() const { return lo > 0 || hi < 0; }
};

inline Interval hull(Interval a, Interval b) {
  if (a.isNowhere()) return b;
  return b.isNowhere() ? a : Interval{std::min(a.lo, b.lo), std::max(a.hi, b.hi)};
}

Interval operator-(Interval a);
Interval operator+(Interval a, Interval b);
Interval operator-(Interval a, Interval b);
Interval operator*(Interval a, Interval b);
Interval operator/(Interval a, Interval b);

Interval sin(Interval x);
Interval cos(Interval x);
Interval tan(Interval x);
Interval asin(Interval x);
Interval acos(Interval x);
Interval atan(Interval x);
Interval sinh(Interval x);
Interval cosh(Interval x);
Interval tanh(Interval x);
Interval asinh(Interval x);
Interval acosh(Interval x);
Interval atanh(Interval x);
Interval exp(Interval x);
Interval log(Interval x);
Interval log2(Interval x);
Interval log10(Interval x);
Interval sqrt(Interval x);
Interval pow(Interval x, double exponent);
Interval atan2(Interval y, Interval x);

}  // namespace gyre
