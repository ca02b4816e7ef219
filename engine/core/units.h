#pragma once
// Physical quantities and the units people type. Files and the engine hold SI and radians throughout.

#include "core/error.h"

#include <span>
#include <string>
#include <string_view>

namespace gyre {

enum class Quantity {
  none,
  length,
  angle,
  time,
  mass,
  inertia,
  velocity,
  angularVelocity,
  acceleration,
  angularAcceleration,
  force,
  torque,
  stiffness,
  rotationalStiffness,
  damping,
  rotationalDamping,
  energy,
  power,
  pressure,
  area,
  secondMoment,  ///< of area
  gravitationalParameter,
  density,
  curvature,
};

inline constexpr Quantity lastQuantity = Quantity::curvature;

struct Unit {
  std::string_view symbol;
  double factor;  ///< SI value of one unit
};

/// The SI symbol of a quantity ("kg m^2"), empty for a pure number.
std::string_view siSymbol(Quantity q);

/// All units accepted for a quantity, the SI unit first.
std::span<const Unit> unitsOf(Quantity q);

/// Reads "12 mm", "30 deg", "2.5e3", "2 kN/m" as SI. A bare number is SI. A comma between digits is a decimal one, as
/// in "0,5"; what may as well have a separator of thousands, "1,000", is refused. Fails on anything that is not one
/// finite number followed by a unit of this quantity, naming the units accepted.
Expected<double> parseQuantity(std::string_view text, Quantity q);

/// Reads a number with a unit of any quantity: "60 rpm" is 6.283, in SI as always.
Expected<double> parseAnyQuantity(std::string_view text);

/// Reads one finite number that fills the whole text, with a point or a comma whatever the locale.
Expected<double> parseNumber(std::string_view text);

/// The shortest decimal text that reads back to the same double.
std::string shortest(double value);

}  // namespace gyre
