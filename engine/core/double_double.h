#pragma once
// hi + lo, two numbers that stand for their exact sum: some 32 digits, for sums of large parts that cancel. Sums by
// Knuth (The Art of Computer Programming 2, 1997, 4.2.2, theorem B), products by a fused multiplication and addition.

#include "core/state_archive.h"

#include <cmath>

namespace gyre {

struct DoubleDouble {
  double hi = 0, lo = 0;  ///< |lo| at most half a unit in the last place of hi

  constexpr DoubleDouble() = default;
  constexpr DoubleDouble(double x) : hi(x) {}  // NOLINT(google-explicit-constructor): a number is one
  constexpr DoubleDouble(double high, double low) : hi(high), lo(low) {}

  void persist(StateArchive& a) { a(hi, lo); }
  double value() const { return hi + lo; }
  DoubleDouble operator-() const { return {-hi, -lo}; }
  DoubleDouble& operator+=(const DoubleDouble& o) { return *this = *this + o; }

  friend DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b) {
    const DoubleDouble high = exactSum(a.hi, b.hi), low = exactSum(a.lo, b.lo);
    const DoubleDouble sum = exactSum(high.hi, high.lo + low.hi);
    return exactSum(sum.hi, sum.lo + low.lo);
  }
  friend DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }
  friend DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b) {
    const DoubleDouble p = exactProduct(a.hi, b.hi);
    return exactSum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
  }

 private:
  static DoubleDouble exactSum(double a, double b) {
    const double sum = a + b, of = sum - a;
    return {sum, (a - (sum - of)) + (b - of)};
  }
  static DoubleDouble exactProduct(double a, double b) {
    const double p = a * b;
    return {p, std::fma(a, b, -p)};
  }
};

}  // namespace gyre
