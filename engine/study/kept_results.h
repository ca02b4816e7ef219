#pragma once
// What results files hold of a study: those of one machine, of parts, of an earlier run.

#include "core/error.h"
#include "study/case_result.h"
#include "study/study_plan.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace gyre {

/// One for each case, null where it has not finished.
using CaseResults = std::vector<std::shared_ptr<const CaseResult>>;

struct KeptResults {
  CaseResults results;
  std::size_t unused = 0;  ///< lines of another state of the study or another version of Gyre, and torn ones
  std::vector<std::size_t> differing = {};  ///< cases that were computed more than once with different results
};

/// Files that are not there hold nothing. Of a case that stands in several places the last is taken.
/// Fails with Kind::resource when a file cannot be read.
Expected<KeptResults> keptResults(const StudyPlan& plan, const std::vector<std::filesystem::path>& files);

/// "STEM.gyre-results" in a folder: the results of all cases.
std::filesystem::path resultsFileIn(const std::filesystem::path& folder, const Study& study);
/// "STEM.part-2-of-5.gyre-results" in it: those of a part.
std::filesystem::path resultsFileIn(const std::filesystem::path& folder, const Study& study, std::size_t part,
                                    std::size_t parts);
/// The files of both kinds that are in a folder, in the order of their names.
std::vector<std::filesystem::path> resultsFilesOfParts(const std::filesystem::path& folder, const Study& study);

}  // namespace gyre
