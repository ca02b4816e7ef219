#pragma once
// Where an axis has its ticks and what they say: round numbers, no more digits than the spacing needs, a common
// power of ten or offset taken out where the numbers would get long.

#include <QString>
#include <vector>

namespace gyre::ui {

struct Tick {
  double position;  ///< in axis coordinates: the value, or log10 of it on a logarithmic axis
  QString label;    ///< empty for a minor tick
};

struct AxisTicks {
  std::vector<Tick> ticks;
  QString factor;  ///< what the labels are to be multiplied by and added to: "× 10⁻⁶", "+ 52.318"; often empty
};

/// "energy [J]   × 10⁻⁶"
QString withFactor(const QString& title, const AxisTicks& ticks);

/// Ticks at multiples of 1, 2 or 5 times a power of ten, about `most` of them, two at
/// least. @pre low < high, both finite
AxisTicks linearTicks(double low, double high, int most);

/// Ticks at whole numbers only, for what is counted.
AxisTicks wholeTicks(double low, double high, int most);

/// Ticks of a logarithmic axis from 10^low to 10^high: decades, with minor ticks between them where there is room.
AxisTicks logTicks(double low, double high, int most);

/// A value to read: six significant digits at most, a true minus sign, powers of ten as such.
QString readableNumber(double value, int significantDigits = 6);

/// A readable number without zeros at the end of the digits: 0.002, not 0.00200000.
QString compactNumber(double value, int significantDigits = 6);

/// "10⁻⁶"
QString powerOfTen(int exponent);

}  // namespace gyre::ui
