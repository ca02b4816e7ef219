#pragma once
// Units as products of powers of kg, m, s and rad, as FMI describes them (FMI 2.0.4, section 2.2.2; 3.0.1, section
// 2.4.3).

#include <optional>
#include <string_view>

namespace gyre {

struct BaseUnit {
  int kg = 0, m = 0, s = 0, rad = 0;  ///< exponents
  bool operator==(const BaseUnit&) const = default;
};

/// @param symbol  a product of SI units, "kg m^2", "N m s/rad"; what stands behind a stroke divides
/// Nothing where a unit in it is not known.
std::optional<BaseUnit> baseUnit(std::string_view symbol);

}  // namespace gyre
