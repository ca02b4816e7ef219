#pragma once
// The results of a study as text for a terminal.

#include "study/study_plan.h"
#include "study/study_runner.h"

#include <string>

namespace gyre::cli {

/// One row for each case; for errors over "step", the slope to the coarser step beside each; then the fitted orders.
std::string resultsText(const StudyPlan& plan, const CaseResults& results);
/// What each source says, whether it holds, and the figures. Empty without findings.
std::string findingsText(const StudyPlan& plan, const CaseResults& results);

}  // namespace gyre::cli
