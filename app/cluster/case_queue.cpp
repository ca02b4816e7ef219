#include "cluster/case_queue.h"

#include <tuple>

namespace gyre::cluster {

bool CaseQueue::Longer::operator()(const CaseJob& a, const CaseJob& b) const {
  const auto order = [](const CaseJob& j) {
    // References by their number, as one machine makes them.
    return std::tuple(!j.reference, j.reference.value_or(0), -j.steps, j.planned.value_or(0));
  };
  return order(a) < order(b);
}

CaseQueue::CaseQueue(const StudyPlan& plan, const CaseJobs& jobs)
    : plan_(plan), waiting_(jobs.jobs.begin(), jobs.jobs.end()) {}

std::optional<CaseJob> CaseQueue::take() {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.extract(waiting_.begin()).value();
}

void CaseQueue::giveBack(const CaseJob& job) { waiting_.insert(job); }

bool CaseQueue::mayTryAgain(const CaseJob& job) { return ++losses_[{job.reference, job.planned}] < mostLosses; }

CaseJob CaseQueue::caseAlone(std::size_t index) const { return {std::nullopt, index, plan_.cases[index].steps}; }

}  // namespace gyre::cluster
