#pragma once
// What the command line changes in a model before it runs: the same edits as the window's, with the same checks.

#include "core/error.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre::cli {

struct Overrides {
  std::string integrator;             ///< empty: that of the model
  std::vector<std::string> set;       ///< "rho_inf=0.8", "gravity=[0,0,0]", "crank.mass=12 g"
  std::string step, end, outputStep;  ///< with unit or in seconds; empty: those of the model
};

Expected<void> applyOverrides(const Overrides& overrides, Model& model);

}  // namespace gyre::cli
