#pragma once
// How a step fails: the error that names element, equation and time.

#include "core/error.h"
#include "system/system.h"

#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace gyre {

/// @param row  of [r; Phi]
inline Error stepFailure(const System& system, std::string message, double t, int row) {
  const RowName name = system.rowName(row);
  return {.kind = Error::Kind::numerical,
          .message = std::move(message),
          .element = name.element,
          .equation = name.equation,
          .time = t};
}

/// Row of the first that is not finite.
inline std::optional<int> firstNotFinite(const VecX& y) {
  for (Eigen::Index i = 0; i < y.size(); ++i)
    if (!std::isfinite(y[i])) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace gyre
