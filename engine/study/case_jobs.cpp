#include "study/case_jobs.h"

#include <algorithm>
#include <numeric>

namespace gyre {

double CaseJobs::steps() const {
  return std::accumulate(jobs.begin(), jobs.end(), 0.0, [](double sum, const CaseJob& j) { return sum + j.steps; });
}

CaseJobs caseJobs(const StudyPlan& plan, const std::vector<bool>& wanted) {
  CaseJobs out;
  out.users.resize(plan.referenceRuns.size());
  for (const PlannedCase& c : plan.cases)
    if (wanted[c.index] && c.referenceRun) ++out.users[*c.referenceRun];
  std::vector<bool> isReference(plan.cases.size(), false);
  for (std::size_t r = 0; r < out.users.size(); ++r) {
    if (out.users[r] == 0) continue;
    const ReferenceRun& run = plan.referenceRuns[r];
    // A case that is not wanted is run for the others only.
    const bool isCase = run.ofCase && wanted[*run.ofCase];
    out.jobs.push_back({r, isCase ? run.ofCase : std::nullopt, run.steps});
    if (isCase) isReference[*run.ofCase] = true;
  }
  const auto firstCase = static_cast<std::ptrdiff_t>(out.jobs.size());
  for (const PlannedCase& c : plan.cases)
    if (wanted[c.index] && !isReference[c.index]) out.jobs.push_back({std::nullopt, c.index, c.steps});
  std::stable_sort(out.jobs.begin() + firstCase, out.jobs.end(),
                   [](const CaseJob& a, const CaseJob& b) { return a.steps > b.steps; });
  return out;
}

}  // namespace gyre
