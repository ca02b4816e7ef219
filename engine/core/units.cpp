#include "core/units.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace gyre {
namespace {

constexpr double deg = std::numbers::pi / 180.0;
constexpr double rpm = std::numbers::pi / 30.0;

constexpr std::array kNone{Unit{"", 1.0}};
constexpr std::array kLength{Unit{"m", 1.0},  Unit{"mm", 1e-3},   Unit{"cm", 1e-2},  Unit{"um", 1e-6},
                             Unit{"km", 1e3}, Unit{"in", 0.0254}, Unit{"ft", 0.3048}};
constexpr std::array kAngle{Unit{"rad", 1.0}, Unit{"deg", deg}, Unit{"mrad", 1e-3}};
constexpr std::array kTime{Unit{"s", 1.0}, Unit{"ms", 1e-3}, Unit{"us", 1e-6}, Unit{"min", 60.0}};
constexpr std::array kMass{Unit{"kg", 1.0}, Unit{"g", 1e-3}, Unit{"t", 1e3}, Unit{"lb", 0.45359237}};
constexpr std::array kInertia{Unit{"kg m^2", 1.0}, Unit{"kg mm^2", 1e-6}, Unit{"g mm^2", 1e-9}, Unit{"kg cm^2", 1e-4}};
constexpr std::array kVelocity{Unit{"m/s", 1.0}, Unit{"mm/s", 1e-3}, Unit{"km/h", 1.0 / 3.6}};
constexpr std::array kAngularVelocity{Unit{"rad/s", 1.0}, Unit{"deg/s", deg}, Unit{"rpm", rpm}};
constexpr std::array kAcceleration{Unit{"m/s^2", 1.0}, Unit{"mm/s^2", 1e-3}, Unit{"g0", 9.80665}};
constexpr std::array kAngularAcceleration{Unit{"rad/s^2", 1.0}, Unit{"deg/s^2", deg}};
constexpr std::array kForce{Unit{"N", 1.0}, Unit{"kN", 1e3}, Unit{"MN", 1e6}, Unit{"mN", 1e-3},
                            Unit{"lbf", 4.4482216152605}};
constexpr std::array kTorque{Unit{"N m", 1.0}, Unit{"kN m", 1e3}, Unit{"N mm", 1e-3}, Unit{"mN m", 1e-3}};
constexpr std::array kStiffness{Unit{"N/m", 1.0}, Unit{"kN/m", 1e3}, Unit{"N/mm", 1e3}, Unit{"MN/m", 1e6},
                                Unit{"kN/mm", 1e6}};
constexpr std::array kRotationalStiffness{Unit{"N m/rad", 1.0}, Unit{"kN m/rad", 1e3}, Unit{"N m/deg", 1.0 / deg}};
constexpr std::array kDamping{Unit{"N s/m", 1.0}, Unit{"kN s/m", 1e3}, Unit{"N s/mm", 1e3}};
constexpr std::array kRotationalDamping{Unit{"N m s/rad", 1.0}, Unit{"N m s/deg", 1.0 / deg}};
constexpr std::array kEnergy{Unit{"J", 1.0}, Unit{"kJ", 1e3}, Unit{"mJ", 1e-3}};
constexpr std::array kDensity{Unit{"kg/m^3", 1.0}, Unit{"g/cm^3", 1e3}, Unit{"t/m^3", 1e3}};
constexpr std::array kPower{Unit{"W", 1.0}, Unit{"kW", 1e3}};

constexpr std::array kPressure{Unit{"Pa", 1.0}, Unit{"kPa", 1e3}, Unit{"MPa", 1e6}, Unit{"GPa", 1e9},
                               Unit{"N/mm^2", 1e6}};
constexpr std::array kArea{Unit{"m^2", 1.0}, Unit{"mm^2", 1e-6}, Unit{"cm^2", 1e-4}};
constexpr std::array kSecondMoment{Unit{"m^4", 1.0}, Unit{"mm^4", 1e-12}, Unit{"cm^4", 1e-8}};
constexpr std::array kCurvature{Unit{"1/m", 1.0}, Unit{"1/mm", 1e3}};
constexpr std::array kGravitationalParameter{Unit{"m^3/s^2", 1.0}, Unit{"km^3/s^2", 1e9}};

std::string_view trim(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t')) s.remove_suffix(1);
  return s;
}

// "N·m", "N*m" and "Nm" style spellings are brought to the table's "N m".
std::string normalised(std::string_view symbol) {
  using Spelling = std::pair<std::string_view, std::string_view>;
  constexpr std::array spellings{Spelling{"\u00B7", " "},  Spelling{"*", " "},       Spelling{"\u00B2", "^2"},
                                 Spelling{"\u00B3", "^3"}, Spelling{"\u2074", "^4"}, Spelling{"\u00B0", "deg"}};
  std::string out;
  while (!symbol.empty()) {
    const auto* known = std::find_if(spellings.begin(), spellings.end(),
                                     [symbol](const Spelling& s) { return symbol.starts_with(s.first); });
    const bool plain = known == spellings.end();
    out += plain ? symbol.substr(0, 1) : known->second;
    symbol.remove_prefix(plain ? 1 : known->first.size());
  }
  return out;
}

struct Split {
  double number;
  std::string_view rest;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The comma of "0,5", as decimals are written in much of the world: between digits, where no other comma and no point
/// is. Fails on what may be a thousand with a separator: "1,000".
Expected<std::optional<std::size_t>> decimalComma(std::string_view s) {
  const std::size_t sign = s.starts_with('-') || s.starts_with('+') ? 1 : 0, comma = s.find(',');
  if (comma == std::string_view::npos || comma == sign) return std::nullopt;
  const std::string_view whole = s.substr(sign, comma - sign), behind = s.substr(comma + 1);
  const auto end = std::find_if_not(behind.begin(), behind.end(), isDigit);
  const std::string_view digits = behind.substr(0, static_cast<std::size_t>(end - behind.begin()));
  if (digits.empty() || !std::all_of(whole.begin(), whole.end(), isDigit)) return std::nullopt;
  if (end != behind.end() && (*end == ',' || *end == '.'))
    return failInput(fmt::format("'{}' has more than one comma or point; decimals are written as in 1.5", s));
  if (digits.size() == 3 && whole.size() <= 3 && whole != "0")
    return failInput(fmt::format("'{0}' may be {1}.{2} or {1}{2}: write the one that is meant", s, whole, digits));
  return comma;
}

Expected<Split> leadingNumber(std::string_view text) {
  const std::string_view s = trim(text);
  const auto comma = decimalComma(s);
  if (!comma) return tl::unexpected(comma.error());
  std::string withPoint(s);
  if (*comma) withPoint[**comma] = '.';
  const char* const begin = withPoint.data();
  double number = 0.0;
  const auto [end, ec] = std::from_chars(begin + (s.starts_with('+') ? 1 : 0), begin + withPoint.size(), number);
  if (ec == std::errc::result_out_of_range) return failInput(fmt::format("'{}' does not fit a number", s));
  if (ec != std::errc{}) return failInput(fmt::format("'{}' is not a number", s));
  if (!std::isfinite(number)) return failInput(fmt::format("'{}' is not a finite number", s));
  return Split{number, trim(s.substr(static_cast<std::size_t>(end - begin)))};
}

}  // namespace

std::span<const Unit> unitsOf(Quantity q) {
  switch (q) {
    case Quantity::none: return kNone;
    case Quantity::length: return kLength;
    case Quantity::angle: return kAngle;
    case Quantity::time: return kTime;
    case Quantity::mass: return kMass;
    case Quantity::inertia: return kInertia;
    case Quantity::velocity: return kVelocity;
    case Quantity::angularVelocity: return kAngularVelocity;
    case Quantity::acceleration: return kAcceleration;
    case Quantity::angularAcceleration: return kAngularAcceleration;
    case Quantity::force: return kForce;
    case Quantity::torque: return kTorque;
    case Quantity::stiffness: return kStiffness;
    case Quantity::rotationalStiffness: return kRotationalStiffness;
    case Quantity::damping: return kDamping;
    case Quantity::rotationalDamping: return kRotationalDamping;
    case Quantity::energy: return kEnergy;
    case Quantity::power: return kPower;
    case Quantity::pressure: return kPressure;
    case Quantity::area: return kArea;
    case Quantity::secondMoment: return kSecondMoment;
    case Quantity::gravitationalParameter: return kGravitationalParameter;
    case Quantity::density: return kDensity;
    case Quantity::curvature: return kCurvature;
  }
  return kNone;
}

std::string_view siSymbol(Quantity q) { return unitsOf(q).front().symbol; }

Expected<double> parseNumber(std::string_view text) {
  const auto split = leadingNumber(text);
  if (!split) return tl::unexpected(split.error());
  if (!split->rest.empty()) return failInput(fmt::format("'{}' is not a number", trim(text)));
  return split->number;
}

Expected<double> parseQuantity(std::string_view text, Quantity q) {
  const auto split = leadingNumber(text);
  if (!split) return tl::unexpected(split.error());
  if (split->rest.empty()) return split->number;
  const std::string symbol = normalised(split->rest);
  std::string accepted;
  for (const Unit& unit : unitsOf(q)) {
    if (unit.symbol == symbol) {
      const double value = split->number * unit.factor;
      if (!std::isfinite(value)) return failInput(fmt::format("'{}' does not fit a number", trim(text)));
      return value;
    }
    if (!unit.symbol.empty()) accepted += fmt::format("{}{}", accepted.empty() ? "" : ", ", unit.symbol);
  }
  if (accepted.empty()) return failInput(fmt::format("'{}' is a pure number here, without a unit", trim(text)));
  return failInput(fmt::format("unit '{}' does not fit here; accepted: {}", symbol, accepted));
}

Expected<double> parseAnyQuantity(std::string_view text) {
  for (int q = 0; q <= static_cast<int>(lastQuantity); ++q)
    if (auto number = parseQuantity(text, static_cast<Quantity>(q))) return number;
  return parseQuantity(text, Quantity::none);
}

std::string shortest(double value) {
  std::array<char, 32> buffer{};
  const auto [end, ec] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return ec == std::errc{} ? std::string(buffer.data(), end) : std::string("nan");
}

}  // namespace gyre
