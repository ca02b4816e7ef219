#pragma once
// What a unit is made of: powers of kg, m, s and rad. Units of products and powers follow from it; the unit of an angle
// is kept as long as it means anything (rad/s), as SI symbols do not.

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace gyre {

struct Dimension {
  static constexpr std::size_t bases = 4;
  static constexpr std::size_t angle = 3;  ///< place of rad
  std::array<double, bases> power{};       ///< of kg, m, s, rad

  bool operator==(const Dimension&) const = default;
  Dimension times(const Dimension& other, double exponent = 1) const;
  /// An angle is a number.
  Dimension withoutAngle() const;
};

/// Dimension of a unit such as "kg m^2/s", "N m", "rad/s", "1/s"; nothing where a symbol is not known.
std::optional<Dimension> dimensionOf(std::string_view unit);

/// "N", "J", "m/s^2", "kg m^0.5": a name of its own where there is one, else powers of the base units. Empty for a
/// number.
std::string symbolOf(const Dimension& dimension);

}  // namespace gyre
