#pragma once
// The observed order of a method: the slope p of log(error) over log(step), error = C h^p, by least squares; or over
// the number n of parts of a whole, error = C n^-p.
//
// Which points count:
//   1. Not those without a positive finite error, those above `saturated` (the solution is lost there) and those below
//      `floor` (round-off).
//   2. Of what remains, the longest run of neighbouring points whose pairwise slopes differ by no more than 0.5 or
//      15 % of the largest, and are at least 0.5: a flat piece is a floor that was not foreseen or a method out of its
//      range. Of runs equally long the steepest, since both ends of the range make slopes flatter.
// Where no run is left, there is no order: points() is 0 and order is not a number.

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace gyre {

struct OrderPoint {
  double step = 0;  ///< or number
  double error = 0;
  bool used = false;
};

enum class OrderOver { steps, numbers };

struct OrderFit {
  OrderOver over = OrderOver::steps;
  double order = std::numeric_limits<double>::quiet_NaN();
  double constant = std::numeric_limits<double>::quiet_NaN();  ///< C
  std::vector<OrderPoint> points;                              ///< by falling step or growing number
  /// Slope between points i and i + 1; not a number where one of them has no positive error.
  std::vector<double> pairwise;

  std::size_t used() const;
  bool valid() const { return used() >= 2; }
  /// C h^p or C n^-p
  double at(double step) const;
};

struct OrderLimits {
  double floor = 0;
  double saturated = std::numeric_limits<double>::infinity();
};

/// @param steps, errors  of the same length, in any order of the steps
OrderFit fitOrder(std::span<const double> steps, std::span<const double> errors, OrderLimits limits = {},
                  OrderOver over = OrderOver::steps);

}  // namespace gyre
