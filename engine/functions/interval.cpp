#include "functions/interval.h"

#include <cmath>
#include <numbers>

namespace gyre {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Interval nowhere{std::numeric_limits<double>::quiet_NaN()};

/// More than any operation rounds.
double slack(double x) {
  return std::isfinite(x) ? 8 * std::numeric_limits<double>::epsilon() * std::abs(x) + 1e-300 : 0;
}

Interval outward(double lo, double hi) {
  if (std::isnan(lo) && std::isnan(hi)) return nowhere;
  if (std::isnan(lo) || std::isnan(hi)) return Interval::whole();
  return {lo - slack(lo), hi + slack(hi)};
}

/// Zero where one factor is zero and the other infinite: they are bounds, not values.
double product(double a, double b) { return (a == 0 && std::isinf(b)) || (b == 0 && std::isinf(a)) ? 0 : a * b; }

/// Values of a function that rises on [from, to].
template <class F>
Interval rising(F f, Interval x, double from = -infinity, double to = infinity) {
  if (x.hi < from || x.lo > to || x.isNowhere()) return nowhere;
  if (x.lo < from || x.hi > to) return Interval::whole();
  return outward(f(x.lo), f(x.hi));
}

/// Whether offset + k period lies in x for some integer k; x is widened, as the multiples are rounded.
bool holdsMultiple(Interval x, double offset, double period) {
  const Interval k = outward((x.lo - offset) / period, (x.hi - offset) / period);
  return std::floor(k.hi) >= std::ceil(k.lo);
}

constexpr double farthest = 1e8;  // from zero, where multiples of pi are still known well

}  // namespace

Interval operator-(Interval a) { return {-a.hi, -a.lo}; }
Interval operator+(Interval a, Interval b) { return outward(a.lo + b.lo, a.hi + b.hi); }
Interval operator-(Interval a, Interval b) { return outward(a.lo - b.hi, a.hi - b.lo); }
Interval operator*(Interval a, Interval b) {
  const auto [lo, hi] =
      std::minmax({product(a.lo, b.lo), product(a.lo, b.hi), product(a.hi, b.lo), product(a.hi, b.hi)});
  return outward(lo, hi);
}
Interval operator/(Interval a, Interval b) {
  if (a.isNowhere() || b.isNowhere()) return nowhere;
  return b.hasSign() ? a * outward(1 / b.hi, 1 / b.lo) : Interval::whole();
}

Interval cos(Interval x) {
  if (x.isNowhere()) return x;
  if (!(std::max(-x.lo, x.hi) < farthest)) return {-1, 1};
  Interval y = outward(std::min(std::cos(x.lo), std::cos(x.hi)), std::max(std::cos(x.lo), std::cos(x.hi)));
  if (holdsMultiple(x, 0, 2 * std::numbers::pi)) y.hi = 1;
  if (holdsMultiple(x, std::numbers::pi, 2 * std::numbers::pi)) y.lo = -1;
  return {std::max(y.lo, -1.0), std::min(y.hi, 1.0)};
}
Interval sin(Interval x) { return cos(x - Interval(std::numbers::pi / 2)); }
Interval tan(Interval x) {
  if (x.isNowhere()) return x;
  if (!(std::max(-x.lo, x.hi) < farthest) || holdsMultiple(x, std::numbers::pi / 2, std::numbers::pi))
    return Interval::whole();
  return rising([](double v) { return std::tan(v); }, x);
}
Interval asin(Interval x) {
  return rising([](double v) { return std::asin(v); }, x, -1, 1);
}
Interval acos(Interval x) { return Interval(std::numbers::pi / 2) - asin(x); }
Interval atan(Interval x) {
  return rising([](double v) { return std::atan(v); }, x);
}
Interval sinh(Interval x) {
  return rising([](double v) { return std::sinh(v); }, x);
}
Interval cosh(Interval x) {
  if (x.isNowhere()) return x;
  const double far = std::max(std::abs(x.lo), std::abs(x.hi)), near = std::min(std::abs(x.lo), std::abs(x.hi));
  return outward(x.contains(0) ? 1 : std::cosh(near), std::cosh(far));
}
Interval tanh(Interval x) {
  return rising([](double v) { return std::tanh(v); }, x);
}
Interval asinh(Interval x) {
  return rising([](double v) { return std::asinh(v); }, x);
}
Interval acosh(Interval x) {
  return rising([](double v) { return std::acosh(v); }, x, 1);
}
Interval atanh(Interval x) {
  return rising([](double v) { return std::atanh(v); }, x, -1, 1);
}
Interval exp(Interval x) {
  return rising([](double v) { return std::exp(v); }, x);
}
Interval log(Interval x) {
  return rising([](double v) { return std::log(v); }, x, 0);
}
Interval log2(Interval x) {
  return rising([](double v) { return std::log2(v); }, x, 0);
}
Interval log10(Interval x) {
  return rising([](double v) { return std::log10(v); }, x, 0);
}
Interval sqrt(Interval x) {
  return rising([](double v) { return std::sqrt(v); }, x, 0);
}

Interval pow(Interval x, double exponent) {
  if (exponent == 0) return 1;
  if (x.isNowhere()) return x;
  const bool isWhole = exponent == std::floor(exponent) && std::abs(exponent) < 1e9;
  if (x.hi < 0 && !isWhole) return nowhere;
  if (x.lo < 0 && !isWhole) return Interval::whole();
  if (exponent < 0 && !x.hasSign()) return Interval::whole();
  const double a = std::pow(x.lo, exponent), b = std::pow(x.hi, exponent);
  Interval y = outward(std::min(a, b), std::max(a, b));
  if (x.lo < 0 && x.hi > 0 && std::fmod(exponent, 2) == 0) y.lo = 0;
  return y;
}

Interval atan2(Interval y, Interval x) {
  if (x.isNowhere() || y.isNowhere()) return nowhere;
  if (x.lo > 0) return atan(y / x);
  return {-std::numbers::pi, std::numbers::pi};
}

}  // namespace gyre
