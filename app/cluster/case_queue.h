#pragma once
// The runs that rank 0 has still to hand out: references first, then cases, the longest first. What a lost rank was
// doing comes back; a run that was lost with its rank time and again is given up, since it may be what ends them.

#include "study/case_jobs.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace gyre::cluster {

class CaseQueue {
 public:
  CaseQueue(const StudyPlan& plan, const CaseJobs& jobs);

  /// The next run; nothing while all are handed out.
  std::optional<CaseJob> take();
  /// Has a run handed out again.
  void giveBack(const CaseJob& job);
  /// Counts a rank that was lost while it made this run; false when that has happened too often.
  bool mayTryAgain(const CaseJob& job);
  /// A case as a run of its own.
  CaseJob caseAlone(std::size_t index) const;

  static constexpr int mostLosses = 3;

 private:
  using Name = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;  ///< reference and case
  struct Longer {
    bool operator()(const CaseJob& a, const CaseJob& b) const;
  };
  const StudyPlan& plan_;
  std::set<CaseJob, Longer> waiting_;
  std::map<Name, int> losses_;
};

}  // namespace gyre::cluster
