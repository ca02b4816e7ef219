#pragma once
// Runs a study on the command line: progress, Ctrl+C, what failed, and the results in words. `gyre study` and
// `gyre converge` differ in where the study comes from only.

#include "core/error.h"
#include "study/study_runner.h"

#include <functional>
#include <string>

namespace gyre::cli {

struct StudyRunOptions {
  StudyOptions runner;
  bool keepResults = false;   ///< of finished cases, when all have finished
  std::string resumeCommand;  ///< what to say after an interrupt; empty when nothing was kept
  /// Writes files from the results; also after an interrupt.
  std::function<Expected<void>(const StudyPlan&, const CaseResults&)> write;
};

/// Plans, runs, reports. The exit code: 0 all ran and all findings held; 1 a case failed, a finding did not hold or
/// could not be judged, or an interrupt; 2 bad input.
int runStudy(Study study, const StudyRunOptions& options);

}  // namespace gyre::cli
