#include "figure/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

namespace {

constexpr int longestLabel = 6;  ///< digits, before an offset is taken out

QString withMinus(QString number) { return number.replace(QLatin1Char('-'), QChar(0x2212)); }

int magnitude(double x) { return x == 0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(x)) + 1e-12)); }

/// The smallest of 1, 2, 5 times a power of ten that is not below `least`.
double roundStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * (1 - 1e-9)) return factor * power;
  }
  return 10 * power;
}

}  // namespace

QString powerOfTen(int exponent) {
  static const char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
  QString text = QStringLiteral("10");
  for (const QChar c : QString::number(exponent)) {
    text += c == QLatin1Char('-') ? QChar(u'⁻') : QChar(digits[c.digitValue()]);
  }
  return text;
}

QString readableNumber(double value, int significantDigits) {
  if (std::isnan(value)) return QStringLiteral("not a number");
  if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
  if (value == 0) return QStringLiteral("0");
  // Rounding first: 9.999999 has the exponent of 10.
  const QString scientific = QString::number(value, 'e', significantDigits - 1);
  const int exponent = QStringView(scientific).mid(scientific.indexOf(QLatin1Char('e')) + 1).toInt();
  if (exponent >= -4 && exponent < significantDigits) {
    return withMinus(QString::number(value, 'f', std::max(0, significantDigits - 1 - exponent)));
  }
  return withMinus(scientific.left(scientific.indexOf(QLatin1Char('e')))) + QStringLiteral("×") + powerOfTen(exponent);
}

QString compactNumber(double value, int significantDigits) {
  QString text = readableNumber(value, significantDigits);
  if (!text.contains(QLatin1Char('.'))) return text;
  const qsizetype power = text.indexOf(QChar(u'×'));
  qsizetype end = power < 0 ? text.size() : power;
  while (text[end - 1] == QLatin1Char('0')) text.remove(--end, 1);
  if (text[end - 1] == QLatin1Char('.')) text.remove(end - 1, 1);
  return text;
}

QString withFactor(const QString& title, const AxisTicks& ticks) {
  return ticks.factor.isEmpty() ? title : title + QStringLiteral("   ") + ticks.factor;
}

AxisTicks linearTicks(double low, double high, int most) {
  AxisTicks result;
  double step = roundStep((high - low) / std::max(1, most));
  const auto from = [&] { return std::ceil(low / step - 1e-9); };
  const auto to = [&] { return std::floor(high / step + 1e-9); };
  while (to() - from() < 1) step = roundStep(0.4 * step);  // one number alone does not tell a scale
  const double first = from(), last = to();
  const double largest = std::max(std::abs(low), std::abs(high));

  double offset = 0;
  if (magnitude(largest) - magnitude(step) >= longestLabel) {
    // The roundest number in sight.
    for (int digit = magnitude(largest); digit >= magnitude(high - low) - 1; --digit) {
      const double power = std::pow(10.0, digit);
      offset = std::floor(high / power) * power;
      if (offset >= low) break;
    }
  }
  const double labelled = std::max(std::abs(low - offset), std::abs(high - offset));
  const int top = magnitude(labelled), bottom = magnitude(step);
  const int exponent = top >= longestLabel - 1 || bottom < -4 ? top : 0;
  const double scale = std::pow(10.0, exponent);
  const int decimals = std::max(0, exponent - bottom);

  const int count = static_cast<int>(std::clamp(last - first, 0.0, most + 2.0)) + 1;
  for (int i = 0; i < count; ++i) {
    const double value = (first + i) * step;
    double shown = (value - offset) / scale;
    if (std::abs(shown) < 0.5 * std::pow(10.0, -decimals)) shown = 0;  // no "-0"
    result.ticks.push_back({value, withMinus(QString::number(shown, 'f', decimals))});
  }
  if (exponent != 0) result.factor = QStringLiteral("× ") + powerOfTen(exponent);
  if (offset != 0) {
    const int digits = std::clamp(magnitude(offset) - magnitude(high - low) + 1, 1, 16);
    QString text = withMinus(QString::number(std::abs(offset), 'g', digits));
    result.factor += (result.factor.isEmpty() ? QString() : QStringLiteral(" ")) +
                     (offset > 0 ? QStringLiteral("+ ") : QStringLiteral("− ")) + text;
  }
  return result;
}

AxisTicks wholeTicks(double low, double high, int most) {
  if (high - low >= most) return linearTicks(low, high, most);
  AxisTicks result;
  for (double value = std::ceil(low); value <= high; ++value)
    result.ticks.push_back({value, withMinus(QString::number(value, 'f', 0))});
  return result;
}

AxisTicks logTicks(double low, double high, int most) {
  AxisTicks result;
  most = std::max(1, most);
  if (high - low < 1.0) {
    // Less than a decade: round numbers, at their logarithmic places.
    const double from = std::pow(10.0, low), to = std::pow(10.0, high);
    AxisTicks linear = linearTicks(from, to, most);
    for (Tick& tick : linear.ticks) {
      if (tick.position <= 0) continue;
      result.ticks.push_back({std::log10(tick.position), tick.label});
    }
    result.factor = linear.factor;
    return result;
  }
  const int decades = static_cast<int>(std::floor(high) - std::ceil(low)) + 1;
  const int stride = std::max(1, (decades + most - 1) / most);
  const bool between = stride == 1 && decades <= most;
  const bool labelBetween = 3 * decades <= most || decades < 2;
  for (int decade = static_cast<int>(std::floor(low)); decade <= high; ++decade) {
    if (decade >= low && decade % stride == 0)
      result.ticks.push_back({static_cast<double>(decade), powerOfTen(decade)});
    if (!between) continue;
    for (int digit = 2; digit <= 9; ++digit) {
      const double position = decade + std::log10(digit);
      if (position < low || position > high) continue;
      const bool labelled = labelBetween && (digit == 2 || digit == 5);
      result.ticks.push_back(
          {position, labelled ? QString::number(digit) + QStringLiteral("·") + powerOfTen(decade) : QString()});
    }
  }
  return result;
}

}  // namespace gyre::ui
