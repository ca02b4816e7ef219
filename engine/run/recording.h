#pragma once
// The append-only record of a run: one row per recorded step, one column per channel, column 0 is time.
//
// One thread appends, any number read, without locks: a row is published by a release store of the row count and
// never moves or changes afterwards. Rows lie in one reserved range of addresses, so appending allocates nothing and
// the memory used grows only with what is written; beyond a budget of memory they lie on the disk (row_pages.h). Where
// addresses are limited, too, a recording leaves as many to all others as it takes.

#include "core/error.h"
#include "run/contact_log.h"
#include "run/newton_log.h"
#include "run/row_pages.h"
#include "run/solver_log.h"
#include "run/step_log.h"
#include "system/channel.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gyre {

/// What rows have besides their values.
struct RowLogs {
  bool contacts = false;
  bool solver = false;                             ///< how that of the contacts converged
  std::shared_ptr<const System> newton = nullptr;  ///< of the steps, with the system whose rows are named; null: none
  std::shared_ptr<const System> steps = nullptr;   ///< what became of attempts at steps, likewise
};

class Recording {
 public:
  /// @param capacityRows  rows that may be appended at most.
  /// Fails with Error::Kind::resource when the address range cannot be reserved.
  static Expected<std::shared_ptr<Recording>> create(std::vector<Channel> channels, std::size_t capacityRows,
                                                     const RowPagesOptions& pages = {}, const RowLogs& logs = {});
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  const std::vector<Channel>& channels() const { return channels_; }
  std::size_t columns() const { return channels_.size(); }
  /// Rows published so far.
  std::size_t rows() const { return rows_.load(std::memory_order_acquire); }
  std::size_t capacity() const { return capacity_; }
  /// Where addresses are limited (ulimit -v): what to say of a run of so many rows, if there is no room for them.
  std::optional<std::string> warningOnRoom(double rows) const;
  /// @pre row < rows()
  std::span<const double> row(std::size_t row) const { return {data_ + row * columns(), columns()}; }
  double at(std::size_t row, std::size_t column) const { return data_[row * columns() + column]; }
  double time(std::size_t row) const { return at(row, 0); }
  /// The last row whose time is <= t (0 when t lies before the first).
  std::size_t rowAt(double t) const;

  /// Null where rows have none.
  const ContactLog* contacts() const { return contacts_.get(); }
  const SolverLog* solver() const { return solver_.get(); }
  const NewtonLog* newton() const { return newton_.get(); }
  const StepLog* steps() const { return steps_.get(); }

  /// How much of it lies on the disk.
  std::size_t bytesOnDisk() const { return pages_->bytesOnDisk(); }

  /// Writer only: where the next row is to be written; publish() makes it visible. Empty when full.
  std::span<double> next();
  /// Writer only: why there is no room for a row more.
  std::string whyFull() const;
  void publish();
  /// Writer only: the contacts of the row that comes next, before publish(); false where there is no room.
  bool appendContacts(const ContactRecord* record) { return !contacts_ || contacts_->append(record); }
  /// Writer only: likewise what their solver did.
  bool appendSolver(std::span<const LocalTrace> solves) { return !solver_ || solver_->append(solves); }
  /// Writer only: the iterations of Newton since the row before.
  bool appendNewton(const NewtonTrace& trace) { return !newton_ || newton_->append(trace); }
  /// Writer only: the attempts at steps since the row before.
  bool appendSteps(const StepTrace& trace) { return !steps_ || steps_->append(trace); }
  /// Writer only: those of the steps after the last row, in which the run failed.
  void appendFailedNewton(const NewtonTrace& trace) {
    if (newton_) newton_->appendFailure(trace);
  }

  /// Metadata notes on the run itself, such as that a hand pulled at a body. Few and seldom; any thread.
  std::vector<std::string> warnings() const;
  /// Its number, for changeWarning().
  std::size_t addWarning(std::string text);
  void changeWarning(std::size_t number, std::string text);

 private:
  Recording(std::vector<Channel> channels, std::size_t capacityRows, std::unique_ptr<RowPages> pages);
  std::vector<Channel> channels_;
  std::size_t capacity_;
  bool isLimited_ = false;
  std::unique_ptr<RowPages> pages_;
  std::unique_ptr<ContactLog> contacts_;
  std::unique_ptr<SolverLog> solver_;
  std::unique_ptr<NewtonLog> newton_;
  std::unique_ptr<StepLog> steps_;
  double* data_;
  std::atomic<std::size_t> rows_{0};
  mutable std::mutex mutex_;  // guards warnings_
  std::vector<std::string> warnings_;
};

}  // namespace gyre
