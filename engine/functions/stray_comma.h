#pragma once
// Commas in formulas. They separate the arguments of a function, "max(a, b)". Anywhere else muParser takes what stands
// on both sides for a sequence and counts the last, so that "0,5*x", as decimals are written in much of the world,
// would be 5*x.

#include <optional>
#include <string_view>

namespace gyre {

/// The place of the first comma outside the brackets of a function. Names of channels stand in [ ] and may have commas.
std::optional<std::size_t> strayComma(std::string_view formula);

/// What to say of one.
inline constexpr std::string_view strayCommaFault =
    "a comma stands between the arguments of a function; decimals are written with a point, as in 0.5";

}  // namespace gyre
