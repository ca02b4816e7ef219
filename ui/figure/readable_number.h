#pragma once
// Numbers as the window writes them.

#include <QString>

namespace gyre::ui {

/// A value to read: six significant digits at most, a true minus sign, powers of ten as such.
QString readableNumber(double value, int significantDigits = 6);

/// A readable number without zeros at the end of the digits: 0.002, not 0.00200000.
QString compactNumber(double value, int significantDigits = 6);

/// "10⁻⁶"
QString powerOfTen(int exponent);

/// As wide as a number with so many digits becomes: a column that has room for it shows every exponent.
QString widestNumber(int significantDigits);

}  // namespace gyre::ui
