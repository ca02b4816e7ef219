#pragma once
// The ticks of an axis as a figure draws them, and numbers as the window writes them. Where an axis has its ticks is
// decided in export/axis_ticks.h.

#include <QString>
#include <vector>

namespace gyre::ui {

struct Tick {
  double position;  ///< from the lower end of the axis [pixels]
  QString label;    ///< empty for a minor tick
};

struct AxisTicks {
  std::vector<Tick> ticks;
  QString factor;  ///< applies to all labels: "× 10⁻⁶", "+ 52.318"; often empty
};

/// "energy [J]   × 10⁻⁶"
QString withFactor(const QString& title, const AxisTicks& ticks);

/// A value to read: six significant digits at most, a true minus sign, powers of ten as such.
QString readableNumber(double value, int significantDigits = 6);

/// A readable number without zeros at the end of the digits: 0.002, not 0.00200000.
QString compactNumber(double value, int significantDigits = 6);

/// "10⁻⁶"
QString powerOfTen(int exponent);

}  // namespace gyre::ui
