#pragma once
// The runs that a study, or a part of it, has still to make, in the order in which they are begun.

#include "study/study_plan.h"

#include <optional>
#include <vector>

namespace gyre {

/// A run to make: a reference, a case, or both at once.
struct CaseJob {
  std::optional<std::size_t> reference, planned;
  double steps = 0;  ///< expected
};

struct CaseJobs {
  /// The references that cases need, then the cases, the longest first so that nobody is left waiting long.
  std::vector<CaseJob> jobs;
  std::vector<std::size_t> users;  ///< of each reference run: cases that are compared with it
  double steps() const;            ///< of all
};

/// @param wanted  one for each case: whether it is to be computed
CaseJobs caseJobs(const StudyPlan& plan, const std::vector<bool>& wanted);

}  // namespace gyre
