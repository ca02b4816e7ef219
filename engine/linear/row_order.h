#pragma once
// The order in which rows of a sparse matrix are eliminated: of least degree, which is the least number of rows to come
// that one of the pivots that a row offers is in (Markowitz 1957, by rows). Memory is kept from one matrix to the next.

#include "linear/sparse_rows.h"

#include <span>
#include <utility>
#include <vector>

namespace gyre {

class RowOrder {
 public:
  /// All rows of G are to come.
  /// @param pivotOf  of a column: its pivot, or -1; followed while rows are taken
  void begin(const SparseRows& G, std::span<const int> pivotOf);
  /// The next row, which is no more to come. @pre there is one
  int take();
  /// Rows that were taken and put off: they come after all others.
  std::vector<int>& later() { return later_; }
  /// In how many rows to come a column is.
  int rowsLeft(int column) const { return rowsLeft_[static_cast<std::size_t>(column)]; }

 private:
  int degree(int row) const;
  int leastRow();
  void leave(int row);

  const SparseRows* G_ = nullptr;
  std::span<const int> pivotOf_;
  std::vector<int> rowsLeft_;                        ///< of each column: how many rows to come
  std::vector<int> rowStart_, place_, rowOfColumn_;  ///< which rows each column is in
  std::vector<char> isDone_;
  std::vector<int> later_;
  std::vector<std::pair<int, int>> queue_;  ///< rows by their degree: a heap whose degrees may be outdated
};

}  // namespace gyre
