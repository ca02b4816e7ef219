#pragma once
// What the iterations of Newton did in every step of a run (integrators/newton_trace.h): a list beside the Recording,
// with the steps since the row before, and behind the last row those that a failed run ended in.

#include "integrators/newton_trace.h"
#include "run/row_list.h"
#include "system/system.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace gyre {

/// In single precision, which halves what a run of many steps holds.
using LoggedIterate = Iterate<float>;

struct LoggedAttempt {
  NewtonAttempt attempt;
  std::span<const LoggedIterate> iterates;
};

class NewtonLog {
 public:
  static constexpr int lists = 2;  ///< RowLists that it consists of
  /// @param rows    as the recording has at most
  /// @param system  which gives rows of [r; Phi] their names
  static Expected<std::unique_ptr<NewtonLog>> create(std::size_t rows, const RowPagesOptions& options,
                                                     std::shared_ptr<const System> system);

  /// Attempts of the steps that led to a row that was published, in their order. @pre row < rows of the recording
  std::vector<LoggedAttempt> row(std::size_t row) const;
  /// Attempts of the steps after the last row, once the run has failed: the last of them is the one that failed.
  std::vector<LoggedAttempt> afterLastRow() const;
  bool hasFailure() const { return failed_.load(std::memory_order_acquire); }
  RowName nameOf(int row) const { return system_->rowName(row); }

  /// Writer only: those of the next row, before it is published. False where there is no room.
  bool append(const NewtonTrace& trace);
  /// Writer only: the run failed after the last row; none are written any more.
  void appendFailure(const NewtonTrace& trace);

 private:
  NewtonLog(RowList<NewtonAttempt> attempts, RowList<LoggedIterate> iterates, std::shared_ptr<const System> system);

  RowList<NewtonAttempt> attempts_;
  RowList<LoggedIterate> iterates_;
  std::shared_ptr<const System> system_;
  std::size_t rows_ = 0;  ///< written
  std::atomic<bool> failed_ = false;
};

}  // namespace gyre
