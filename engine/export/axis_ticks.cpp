#include "export/axis_ticks.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

constexpr int longestLabel = 6;  ///< digits, before an offset is taken out
constexpr double stepRoundOff = 1e-9;

int magnitude(double x) { return x == 0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(x)) + 1e-12)); }

/// The smallest of 1, 2, 5 times a power of ten that is not below `least`.
double roundStep(double least, double slack) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * (1 - slack)) return factor * power;
  }
  return 10 * power;
}

/// With a true minus sign.
std::string withMinus(const std::string& number) {
  std::string out;
  for (const char c : number) {
    if (c == '-') out += "−";
    else out += c;
  }
  return out;
}

/// The number that all labels of an axis are relative to; 0: none.
double commonOffset(double low, double high, double step) {
  const int top = magnitude(std::max(std::abs(low), std::abs(high)));
  if (top - magnitude(step) < longestLabel) return 0;
  // The roundest number in sight.
  double offset = 0;
  for (int digit = top; digit >= magnitude(high - low) - 1; --digit) {
    const double power = std::pow(10.0, digit);
    offset = std::floor(high / power) * power;
    if (offset >= low) break;
  }
  return offset;
}

std::string offsetText(double offset, double span) {
  const int digits = std::clamp(magnitude(offset) - magnitude(span) + 1, 1, 16);
  return (offset > 0 ? "+ " : "− ") + withMinus(fmt::format("{:.{}g}", std::abs(offset), digits));
}

/// Less than a decade: round numbers, at their logarithmic places.
LabelledTicks ticksWithinADecade(double low, double high, int most) {
  LabelledTicks linear = linearTicks(std::pow(10.0, low), std::pow(10.0, high), most);
  std::erase_if(linear.ticks, [](const LabelledTick& tick) { return tick.position <= 0; });
  for (LabelledTick& tick : linear.ticks) tick.position = std::log10(tick.position);
  return linear;
}

}  // namespace

RoundNumbers roundNumbers(double low, double high, int most, double slack) {
  double step = roundStep((high - low) / std::max(1, most), slack);
  const auto first = [&] { return std::ceil(low / step - slack); };
  const auto last = [&] { return std::floor(high / step + slack); };
  while (last() - first() < 1) step = roundStep(0.4 * step, slack);  // one number alone does not tell a scale
  return {step, first(), static_cast<int>(std::clamp(last() - first(), 0.0, most + 2.0)) + 1};
}

int decadeStride(int decades, int most) { return std::max(1, (decades + most - 1) / most); }

std::string powerOfTen(int exponent) {
  static constexpr std::array digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = "10";
  for (const char c : std::to_string(exponent)) text += c == '-' ? "⁻" : digits[static_cast<std::size_t>(c - '0')];
  return text;
}

LabelledTicks linearTicks(double low, double high, int most) {
  const RoundNumbers numbers = roundNumbers(low, high, most, stepRoundOff);
  const double offset = commonOffset(low, high, numbers.step);
  const double labelled = std::max(std::abs(low - offset), std::abs(high - offset));
  const int top = magnitude(labelled), bottom = magnitude(numbers.step);
  const int exponent = top >= longestLabel - 1 || bottom < -4 ? top : 0;
  const double scale = std::pow(10.0, exponent);
  const int decimals = std::max(0, exponent - bottom);

  LabelledTicks result;
  for (int i = 0; i < numbers.count; ++i) {
    const double value = numbers.at(i);
    double shown = (value - offset) / scale;
    if (std::abs(shown) < 0.5 * std::pow(10.0, -decimals)) shown = 0;  // no "-0"
    result.ticks.push_back({value, withMinus(fmt::format("{:.{}f}", shown, decimals))});
  }
  if (exponent != 0) result.factor = "× " + powerOfTen(exponent);
  if (offset != 0) result.factor += (result.factor.empty() ? "" : " ") + offsetText(offset, high - low);
  return result;
}

LabelledTicks wholeTicks(double low, double high, int most) {
  if (high - low >= most) return linearTicks(low, high, most);
  LabelledTicks result;
  for (double value = std::ceil(low) + 0.0; value <= high; ++value)  // no "-0"
    result.ticks.push_back({value, withMinus(fmt::format("{:.0f}", value))});
  return result;
}

LabelledTicks logTicks(double low, double high, int most) {
  most = std::max(1, most);
  if (high - low < 1.0) return ticksWithinADecade(low, high, most);
  LabelledTicks result;
  const int decades = static_cast<int>(std::floor(high) - std::ceil(low)) + 1;
  const int stride = decadeStride(decades, most);
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
      result.ticks.push_back({position, labelled ? fmt::format("{}·{}", digit, powerOfTen(decade)) : std::string()});
    }
  }
  return result;
}

}  // namespace gyre
