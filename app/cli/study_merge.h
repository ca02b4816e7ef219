#pragma once
// Puts the results of parts of a study together; computes nothing.

#include "study_run.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gyre::cli {

struct StudyMergeOptions : StudyReportOptions {
  std::string file;                  ///< the study file, as the user named it
  std::vector<std::string> folders;  ///< with results of parts
  std::string keepIn = {};           ///< folder in which all of them are kept in one file; empty: nowhere
};

/// Reports as runStudy() does. Cases that are in no folder are named, with what computes them.
int mergeStudy(Study study, const StudyMergeOptions& options);

}  // namespace gyre::cli
