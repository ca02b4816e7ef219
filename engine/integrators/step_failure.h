#pragma once
// How a step fails: the error that names element, equation and time.

#include "core/error.h"
#include "system/system.h"

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

}  // namespace gyre
