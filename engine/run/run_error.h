#pragma once
// What is wrong with one of several runs.

#include "core/error.h"

#include <string>

namespace gyre {

/// "geom1: the step ..."
inline Error ofRun(Error why, const std::string& run) {
  why.message = run + ": " + why.message;
  return why;
}

}  // namespace gyre
