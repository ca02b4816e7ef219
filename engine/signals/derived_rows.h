#pragma once
// Formulas over the channels of a recording, as a recording of its own with the same times, which grows as the first
// does. A derivative at a row needs the row after it: while the run goes on, as many rows are still to come as there
// are derivatives in each other. Once the run stands, the last rows are made of those before them; should it go on
// later, they stay.

#include "run/recording.h"
#include "signals/formula.h"
#include "signals/row_calculus.h"

#include <array>
#include <memory>
#include <vector>

namespace gyre {

class DerivedRows {
 public:
  /// @param texts  formulas, and channels by their names: column 0 is time, column i + 1 is texts[i], by that name
  /// Fails on formulas that are not understood, and with Error::Kind::resource when there is no room.
  static Expected<std::unique_ptr<DerivedRows>> create(std::shared_ptr<const Recording> source,
                                                       const std::vector<std::string>& texts);
  ~DerivedRows();

  /// Takes in at most so many rows of the source.
  /// @param stands  no more rows are to come soon
  /// @return how many rows it took in and gave out; 0: there is nothing to do
  std::size_t append(std::size_t maxRows, bool stands);

  const std::shared_ptr<const Recording>& recording() const { return shown_; }
  const std::shared_ptr<const Recording>& source() const { return source_; }

 private:
  class Column;
  DerivedRows(std::shared_ptr<const Recording> source, std::vector<Column> columns, std::shared_ptr<Recording> rows);
  std::size_t publish();

  std::shared_ptr<const Recording> source_;
  std::vector<Column> columns_;
  std::shared_ptr<Recording> rows_;
  std::shared_ptr<const Recording> shown_;  ///< the same
  std::size_t next_ = 0;                    ///< row of the source
  bool isFull_ = false;
};

}  // namespace gyre
