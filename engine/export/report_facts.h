#pragma once
// What a report says of a run in words: what it was made with, and what was found.

#include "export/exported_run.h"

#include <string>
#include <utility>
#include <vector>

namespace gyre {

using ReportFacts = std::vector<std::pair<std::string, std::string>>;

/// Method, its settings, gravity, the model's parameters.
ReportFacts runSettingsFacts(const Model& model);

/// The model's parameters, with their units.
ReportFacts parameterFacts(const Model& model);

/// How it ended, freedoms, redundant constraints and which, energy made or lost by the method, largest drift, cost.
ReportFacts findingsOf(const ExportedRun& run);

/// Notes of the recording and what was told while the run went on, each once.
std::vector<std::string> warningsOf(const ExportedRun& run);

}  // namespace gyre
