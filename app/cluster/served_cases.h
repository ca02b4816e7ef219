#pragma once
// The cases of a study that rank 0 has others compute: which are still to be handed out, what has come of them, what
// becomes of those whose rank was lost. Results are appended to the file as they come.

#include "cluster/case_queue.h"
#include "study/results_file.h"
#include "study/study_runner.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gyre::cluster {

/// A reference run that is given up.
struct LostReference {
  std::size_t index = 0;
  Error error;
};

class ServedCases {
 public:
  /// Reads what the files hold, and locks that which is appended to.
  /// @param plan  outlives it
  static Expected<std::unique_ptr<ServedCases>> open(const StudyPlan& plan, const std::filesystem::path& resultsFile,
                                                     std::vector<std::filesystem::path> otherResults);

  /// The next run to hand out; nothing while all are handed out.
  std::optional<CaseJob> next() { return queue_.take(); }
  /// Keeps the result of a case; an empty line is not written.
  void finish(CaseResult result, const std::string& line);
  /// Hands out again, or gives up, what a rank was doing.
  /// @param current      what it was running
  /// @param outstanding  cases that it was given and whose results have not come
  std::optional<LostReference> lose(const std::optional<CaseJob>& current, const std::set<std::size_t>& outstanding);

  /// The run of a reference has been made.
  void settle(std::size_t reference) { settled_[reference] = true; }
  /// Whether cases are still to be compared with a reference.
  bool needs(std::size_t reference) const { return users_[reference] > 0; }
  std::size_t references() const { return users_.size(); }
  std::size_t unfinished() const { return unfinished_; }
  double steps() const { return steps_; }  ///< of all runs that were to be made

  // From any thread:
  CaseResults results() const;
  /// Why a result could not be written, the first time.
  std::optional<Error> storeError() const;

 private:
  ServedCases(const StudyPlan& plan, ResultsFile file, CaseResults results, const CaseJobs& jobs);

  const StudyPlan& plan_;
  ResultsFile file_;
  CaseQueue queue_;
  std::vector<std::size_t> users_;  ///< of each reference: cases still to be measured
  std::vector<bool> settled_;       ///< for each reference
  std::size_t unfinished_ = 0;
  double steps_;
  mutable std::mutex mutex_;  ///< guards what follows
  CaseResults results_;
  std::optional<Error> storeError_;
};

}  // namespace gyre::cluster
