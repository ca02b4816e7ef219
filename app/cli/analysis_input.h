#pragma once
// What the analyses begin with: a model from a file, compiled.

#include "overrides.h"
#include "system/system.h"

#include <memory>
#include <string>

namespace gyre::cli {

struct AnalysisInput {
  Model model;
  std::shared_ptr<const System> system;
};

/// Errors name the file.
Expected<AnalysisInput> analysisInput(const std::string& file, const Overrides& overrides = {});

/// Where modes are linearized: the nearest equilibrium, at rest, or, for "initial", the model as it is placed, moving.
Expected<State> stateAbout(const System& system, const std::string& about);

/// The error with the file's name, where it has none.
Error inFile(Error error, const std::string& file);

}  // namespace gyre::cli
