#pragma once
// The value of a recorded quantity between the recorded times: the polynomial through the rows around,
//   x(t) = sum_i l_i(t) x_i,   l_i(t) = prod_{m != i} (t - t_m) / (t_i - t_m)     (Lagrange),
// of degree 5 through six rows, three on either side. Rates of a recorded quantity are not known in general, and what a
// method takes for one has the method's own error; so values alone are used. With rows every h the error is
// 225/64 h^6 max|x^(6)| / 720 = 0.005 h^6 max|x^(6)| between the middle rows, and 17/720 h^6 max|x^(6)| at both ends of
// the run: of higher order than what methods of order two to four differ by, which a straight line (h^2/8 max|x''|) or
// a cubic is not. Fewer rows, down to two, are used where their times are so uneven that sum_i |l_i|, by which errors
// of the x_i can grow (Lebesgue function; Trefethen 2013, "Approximation Theory and Approximation Practice", ch. 15),
// would exceed `mostGrowth`; six evenly spaced rows stay below 1.4 in the middle and 3.2 at the ends.

#include "run/recording.h"

#include <array>

namespace gyre::ui {

/// Whether two times are the same but for the round-off of adding up steps.
bool isSameTime(double a, double b);

class RowWeights {
 public:
  static constexpr std::size_t mostRows = 6;
  static constexpr double mostGrowth = 4;

  RowWeights() = default;  ///< of the first row
  /// @param before  the last row at or before t
  /// @param rows    of the recording that count, at least before + 1
  /// A time that is that of a row, or outside of the rows, gets the values of the nearest row.
  RowWeights(const Recording& recording, std::size_t rows, std::size_t before, double t);

  /// The value is that of one row.
  bool isOfOneRow() const { return count_ == 1; }
  double value(const Recording& recording, std::size_t column) const;
  /// How much the value would change if the row farthest away were left out: more than the error of the polynomial
  /// where the rows resolve the quantity, and large where they do not.
  double uncertainty(const Recording& recording, std::size_t column) const;

 private:
  /// Whether these rows serve.
  bool take(const Recording& recording, std::size_t first, std::size_t count, double t);

  std::size_t first_ = 0, count_ = 1;
  std::array<double, mostRows> weight_{1};  ///< l_i
  std::array<double, mostRows> share_{0};   ///< l_i less the same without the row farthest away
};

}  // namespace gyre::ui
