#pragma once
// What two runs differ by: this run minus the other, at the times of this run, the other interpolated where its times
// are others (row_cursor.h). A recording of its own, which grows with the run; it covers the time that both runs do.

#include "plots/row_cursor.h"
#include "run/recording.h"

#include <memory>
#include <vector>

namespace gyre::ui {

class RunDifference {
 public:
  /// One quantity of both runs.
  struct Pair {
    std::size_t column;       ///< of this run
    std::size_t otherColumn;  ///< of the other one
    bool ofSteps = false;     ///< each value holds for the step that ended with it: not to be interpolated
  };

  /// Fails with Error::Kind::resource when there is no room for it.
  static Expected<std::unique_ptr<RunDifference>> create(std::shared_ptr<const Recording> run,
                                                         std::shared_ptr<const Recording> other,
                                                         std::vector<Pair> pairs);

  /// Takes in at most so many rows of the run.
  /// @param otherGrows  more rows of the other run are to come: what they decide is waited for
  /// @return how many; 0: there is nothing to do
  std::size_t append(std::size_t maxRows, bool otherGrows = false);

  /// Column 0 is time, column i + 1 the difference of pair i, called "name_difference", column pairs + i + 1 how
  /// uncertain the interpolation makes it.
  const std::shared_ptr<const Recording>& recording() const { return shown_; }
  std::size_t columnOf(std::size_t pair) const { return pair + 1; }
  std::size_t uncertaintyOf(std::size_t pair) const { return pairs_.size() + pair + 1; }
  /// The run has gone on beyond the end of the other one.
  bool hasEnded() const { return hasEnded_ || isFull_; }

 private:
  RunDifference(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other, std::vector<Pair> pairs,
                std::shared_ptr<Recording> difference);
  bool appendRow(std::size_t row);

  std::shared_ptr<const Recording> run_;
  RowCursor other_;
  std::vector<Pair> pairs_;
  std::shared_ptr<Recording> difference_;
  std::shared_ptr<const Recording> shown_;  ///< the same
  std::size_t next_ = 0;                    ///< row of the run
  bool hasEnded_ = false;
  bool isFull_ = false;  ///< the disk has no room for more
};

}  // namespace gyre::ui
