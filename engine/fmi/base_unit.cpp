#include "fmi/base_unit.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gyre {
namespace {

struct NamedUnit {
  std::string_view symbol;
  BaseUnit unit;
};
constexpr std::array namedUnits{
    NamedUnit{"kg", {.kg = 1}},
    NamedUnit{"m", {.m = 1}},
    NamedUnit{"s", {.s = 1}},
    NamedUnit{"rad", {.rad = 1}},
    NamedUnit{"1", {}},
    NamedUnit{"Hz", {.s = -1}},
    NamedUnit{"N", {.kg = 1, .m = 1, .s = -2}},
    NamedUnit{"J", {.kg = 1, .m = 2, .s = -2}},
    NamedUnit{"W", {.kg = 1, .m = 2, .s = -3}},
    NamedUnit{"Pa", {.kg = 1, .m = -1, .s = -2}},
};

/// "m^2", multiplied onto a unit.
bool multiply(std::string_view factor, int sign, BaseUnit& onto) {
  int exponent = 1;
  if (const auto power = factor.find('^'); power != std::string_view::npos) {
    const std::string_view digits = factor.substr(power + 1);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (fault != std::errc{} || end != digits.data() + digits.size()) return false;
    factor = factor.substr(0, power);
  }
  const auto* named =
      std::find_if(namedUnits.begin(), namedUnits.end(), [&](const NamedUnit& u) { return u.symbol == factor; });
  if (named == namedUnits.end()) return false;
  exponent *= sign;
  onto.kg += exponent * named->unit.kg;
  onto.m += exponent * named->unit.m;
  onto.s += exponent * named->unit.s;
  onto.rad += exponent * named->unit.rad;
  return true;
}

}  // namespace

std::optional<BaseUnit> baseUnit(std::string_view symbol) {
  BaseUnit out;
  int sign = 1;
  while (!symbol.empty()) {
    const std::size_t end = std::min(symbol.find_first_of(" /"), symbol.size());
    if (!multiply(symbol.substr(0, end), sign, out)) return std::nullopt;
    if (end < symbol.size() && symbol[end] == '/') sign = -1;
    symbol.remove_prefix(std::min(end + 1, symbol.size()));
  }
  return out;
}

}  // namespace gyre
