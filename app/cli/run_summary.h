#pragma once
// What became of a run, in numbers: for `--summary` and for the lines printed at its end.

#include "model/model.h"
#include "run/simulation.h"

#include <optional>
#include <string>

namespace gyre::cli {

struct RunSummary {
  std::string file;                           ///< of the model
  double wallTime = 0;                        ///< [s]
  std::size_t rows = 0;                       ///< written or recorded
  std::optional<std::size_t> openLoads = {};  ///< of contacts at the end (run/load_uniqueness.h)
};

std::string summaryJson(const RunSummary& summary, const Model& model, const Simulation& simulation);
/// A few lines for people.
std::string summaryText(const RunSummary& summary, const Model& model, const Simulation& simulation);

std::string_view stateName(RunState state);

}  // namespace gyre::cli
