#include "signals/dimension.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace gyre {
namespace {

struct NamedDimension {
  std::string_view symbol;
  Dimension dimension;
};

// The first of equal ones is what a product is called: J, not N m.
constexpr std::array<NamedDimension, 25> namedDimensions{
    {{"kg", {{1, 0, 0, 0}}},      {"m", {{0, 1, 0, 0}}},      {"s", {{0, 0, 1, 0}}},      {"rad", {{0, 0, 0, 1}}},
     {"N", {{1, 1, -2, 0}}},      {"J", {{1, 2, -2, 0}}},     {"W", {{1, 2, -3, 0}}},     {"Pa", {{1, -1, -2, 0}}},
     {"N s", {{1, 1, -1, 0}}},    {"N m s", {{1, 2, -1, 0}}}, {"N/m", {{1, 0, -2, 0}}},   {"N s/m", {{1, 0, -1, 0}}},
     {"N/s", {{1, 1, -3, 0}}},    {"W/s", {{1, 2, -4, 0}}},   {"J s", {{1, 2, -1, 0}}},   {"m s", {{0, 1, 1, 0}}},
     {"rad s", {{0, 0, 1, 1}}},   {"1/s", {{0, 0, -1, 0}}},   {"1/s^2", {{0, 0, -2, 0}}}, {"1/m", {{0, -1, 0, 0}}},
     {"Hz", {{0, 0, -1, 0}}},     {"m/s", {{0, 1, -1, 0}}},   {"m/s^2", {{0, 1, -2, 0}}}, {"rad/s", {{0, 0, -1, 1}}},
     {"rad/s^2", {{0, 0, -2, 1}}}}};

constexpr std::array<std::string_view, Dimension::bases> baseSymbols{"kg", "m", "s", "rad"};

std::string powerOf(std::string_view symbol, double power) {
  return power == 1 ? std::string(symbol) : fmt::format("{}^{:.4g}", symbol, power);
}

/// One symbol and its power: "m^2".
std::optional<Dimension> factorOf(std::string_view word) {
  const std::size_t caret = word.find('^');
  double power = 1;
  if (caret != std::string_view::npos) {
    const std::string_view digits = word.substr(caret + 1);
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), power);
    if (code != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    word = word.substr(0, caret);
  }
  if (word == "1") return Dimension{};
  for (const NamedDimension& named : namedDimensions)
    if (named.symbol == word) return Dimension{}.times(named.dimension, power);
  return std::nullopt;
}

}  // namespace

Dimension Dimension::times(const Dimension& other, double exponent) const {
  Dimension out = *this;
  for (std::size_t i = 0; i < bases; ++i) out.power[i] += exponent * other.power[i];
  return out;
}

Dimension Dimension::withoutAngle() const {
  Dimension out = *this;
  out.power[angle] = 0;
  return out;
}

std::optional<Dimension> dimensionOf(std::string_view unit) {
  Dimension out;
  double sign = 1;
  while (!unit.empty()) {
    if (constexpr std::string_view between = " /()"; between.find(unit.front()) != std::string_view::npos) {
      if (unit.front() == '/') sign = -1;  // what follows the stroke is divided by
      unit.remove_prefix(1);
      continue;
    }
    const std::size_t end = std::min(unit.find_first_of(" /()"), unit.size());
    const auto factor = factorOf(unit.substr(0, end));
    if (!factor) return std::nullopt;
    out = out.times(*factor, sign);
    unit.remove_prefix(end);
  }
  return out;
}

std::string symbolOf(const Dimension& dimension) {
  for (const NamedDimension& named : namedDimensions)
    if (named.dimension == dimension) return std::string(named.symbol);
  std::string over, under;
  int below = 0;
  for (std::size_t i = 0; i < Dimension::bases; ++i) {
    const double power = dimension.power[i];
    std::string& side = power > 0 ? over : under;
    if (power == 0) continue;
    if (!side.empty()) side += ' ';
    side += powerOf(baseSymbols[i], std::abs(power));
    below += power < 0;
  }
  if (below == 0) return over;
  return (over.empty() ? "1" : over) + '/' + (below > 1 ? '(' + under + ')' : under);
}

}  // namespace gyre
