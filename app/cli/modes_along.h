#pragma once
// gyre modes MODEL --along N: eigenvalues at moments of a run, and what they say of method and step.

#include "overrides.h"

namespace gyre::cli {

/// Runs the model; the exit code. @param csv  file for all eigenvalues, "-" for standard output; may be empty
int modesAlong(const std::string& file, const Overrides& overrides, int moments, const std::string& csv);

}  // namespace gyre::cli
