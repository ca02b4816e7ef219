#pragma once
// Makes the runs of a study and measures them: a case by one thread from start to end, so that its result does not
// depend on how many there are or on which machine has made the reference. A case that is done before its reference
// waits for it with its rows, and is measured by whoever brings the reference.

#include "study/case_jobs.h"
#include "study/case_result.h"
#include "study/rows_of_run.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace gyre {

/// What became of a reference run: its rows, or why there are none. Neither while it is awaited.
struct ReferenceOutcome {
  std::shared_ptr<const KeptRows> rows = {};
  std::optional<Error> error = {};
  bool awaited() const { return !rows && !error; }
};

/// All functions from any thread.
class CaseComputer {
 public:
  /// @param lasting  the same would come out another time, so that it may be kept
  using Sink = std::function<void(CaseResult result, bool lasting)>;

  /// @param plan         outlives it
  /// @param memoryBytes  most memory that the rows of one run may take
  CaseComputer(const StudyPlan& plan, std::size_t memoryBytes, Sink finished);

  /// Blocks until the run is done; on a stop nothing comes of it.
  /// @pre the job has a reference or a case
  void compute(const CaseJob& job, const std::stop_token& stop);
  /// Takes a reference that was made elsewhere.
  void take(std::size_t reference, ReferenceOutcome outcome);
  ReferenceOutcome reference(std::size_t index) const;
  /// Frees the rows of a reference that no case needs any more.
  void forget(std::size_t reference);
  /// Steps made so far; those of a run that is done count as expected.
  double stepsDone() const { return stepsDone_.load(); }

 private:
  Expected<std::optional<RunOfRows>> guardedRun(const Model& model, const RowsWanted& wanted,
                                                const std::stop_token& stop);
  void measureOrWait(const PlannedCase& c, RunOfRows run);
  void measure(const PlannedCase& c, const RunOfRows& run);
  void finishFailed(const PlannedCase& c, const Error& error);

  struct Reference {
    ReferenceOutcome outcome;
    std::vector<std::pair<std::size_t, RunOfRows>> waiting;  ///< cases that were done before it
  };

  const StudyPlan& plan_;
  std::size_t memoryBytes_;
  Sink finished_;
  std::atomic<double> stepsDone_{0};
  mutable std::mutex mutex_;  ///< guards what follows; never held during a run
  std::vector<Reference> references_;
};

}  // namespace gyre
