#pragma once
// Steps in time that are too small for numbers of double precision.

#include "core/error.h"

#include <fmt/format.h>
#include <algorithm>
#include <limits>
#include <string>

namespace gyre {

/// A step h must move the time at the end of the run, t + h != t, and its square, by which methods divide, must be a
/// number of full precision.
/// @param key  of the setting the step comes from
inline Expected<void> checkStepSize(double h, double end, std::string key) {
  constexpr double squareIsNormal = 1.5e-154;  // the root of the smallest normal double
  const double least = std::max(end * std::numeric_limits<double>::epsilon(), squareIsNormal);
  if (h >= least) return {};
  return fail({.message = fmt::format("{:.3g} s is too small a step: until t = {:.6g} s the time is known to {:.2g} s",
                                      h, end, least),
               .key = std::move(key)});
}

}  // namespace gyre
