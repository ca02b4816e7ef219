#pragma once
// Where an axis has its ticks: at round numbers. And what they say where they are to be short: no more digits than the
// spacing needs, a common power of ten or offset taken out where the numbers would get long.

#include <string>
#include <vector>

namespace gyre {

/// Multiples of 1, 2 or 5 times a power of ten.
struct RoundNumbers {
  double step;
  double first;  ///< in steps
  int count;
  double at(int i) const { return (first + i) * step; }
};

/// About `most` of them, two at least.
/// @param slack  how far beyond the ends they may lie [steps], for an axis that ends just short of a round number
/// @pre low < high, both finite
RoundNumbers roundNumbers(double low, double high, int most, double slack);

/// Every how many decades an axis of so many has a tick, to have `most` of them. @pre most > 0
int decadeStride(int decades, int most);

struct LabelledTick {
  double position;    ///< in axis coordinates: the value, or log10 of it on a logarithmic axis
  std::string label;  ///< empty for a minor tick
};

struct LabelledTicks {
  std::vector<LabelledTick> ticks;
  std::string factor;  ///< applies to all labels: "× 10⁻⁶", "+ 52.318"; often empty
};

/// Ticks at round numbers, about `most` of them, two at least. @pre low < high, both finite
LabelledTicks linearTicks(double low, double high, int most);

/// Ticks at whole numbers only, for what is counted.
LabelledTicks wholeTicks(double low, double high, int most);

/// Ticks of a logarithmic axis from 10^low to 10^high: decades, with minor ticks between them where there is room.
LabelledTicks logTicks(double low, double high, int most);

/// "10⁻⁶"
std::string powerOfTen(int exponent);

}  // namespace gyre
