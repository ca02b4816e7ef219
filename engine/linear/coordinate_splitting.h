#pragma once
// Coordinate splitting of a constraint matrix G [m x n] (Yen and Petzold 1998, sec. 2; Wehage and Haug 1982):
// LU of G with column pivoting parts the n coordinates into dependent ones, Y, with G Y nonsingular, and
// independent ones, X. With Q = (G Y)^-1 G X the matrix
//
//   P = X^T - Q^T Y^T  [(n - rank) x n],   P G^T = 0,   P X = I
//
// annihilates the constraint forces. Neither P nor Q is formed: P r takes one sweep of sparse forward elimination.
// Rows that depend on others (redundant constraints) are left out of G. Rows are eliminated in an order of least
// degree, with pivots that occur in few rows to come, as long as they are not small against the largest (Markowitz
// 1957, by rows): from the free ends of a chain to its root, so that nothing fills in, and work is linear in its
// length. Memory is kept: after the first choice hardly anything is allocated.

#include "core/types.h"

#include <utility>
#include <vector>

namespace gyre {

/// A sparse matrix by rows, with a fixed pattern.
struct SparseRows {
  int columns = 0;
  std::vector<int> start{0}, column;
  std::vector<double> value;
  int rows() const { return static_cast<int>(start.size()) - 1; }
};

class CoordinateSplitting {
 public:
  CoordinateSplitting(int rows, int columns);

  /// Chooses the dependent coordinates, and the rows that are kept.
  void choose(const SparseRows& G);
  /// Keeps the choice for other values. How good it still is: the smallest ratio of a pivot to the entry that would be
  /// chosen now; 0 when a kept row has become dependent or a row that was left out independent.
  double refactor(const SparseRows& G);

  int rank() const { return static_cast<int>(keptRow_.size()); }
  /// X: the independent coordinates in ascending order; keptRows: the rows of G in the order of elimination.
  const std::vector<int>& independent() const { return independent_; }
  const std::vector<int>& keptRows() const { return keptRow_; }
  bool isDependent(int column) const { return pivotOf_[static_cast<std::size_t>(column)] >= 0; }
  bool isKept(int row) const { return pivotOfRow_[static_cast<std::size_t>(row)] >= 0; }
  /// Of the factors: the work of everything here is in proportion.
  std::size_t entries() const { return L_.size() + U_.size(); }

  /// p = P r, r [n].
  void project(const VecX& r, VecRef p);
  /// s [m] with (G Y)^T s = Y^T r, zero in rows that were left out; then P r = X^T (r - G^T s).
  void multipliers(const VecX& r, VecX& s);

 private:
  void begin();
  void countRows(const SparseRows& G);
  int degree(const SparseRows& G, int row) const;
  int nextRow(const SparseRows& G);
  void rowIsDone(const SparseRows& G, int row);
  int choosePivot(double most) const;
  /// Eliminates one row of G with the pivots so far; leaves what remains in work_.
  void eliminate(const SparseRows& G, int row);
  void store(int pivotColumn);
  void forget();
  /// Largest entry that remains in a coordinate without a pivot, with its column.
  double largest(int& column) const;
  void forwardSweep(const VecX& r);

  struct Entry {
    int index;
    double value;
  };
  int rows_, columns_;
  std::vector<int> pivotOf_;     ///< of a column: number of its pivot, or -1
  std::vector<int> pivotOfRow_;  ///< of a row
  std::vector<int> pivotColumn_, keptRow_, independent_;
  std::vector<int> startL_, startU_;  ///< of each pivot in L_, U_
  std::vector<Entry> L_, U_;
  std::vector<double> pivot_;
  int done_ = 0;  ///< pivots of the factorization under way
  // Scratch of one row's elimination: values by column, which columns are touched, pivots still to apply (a heap).
  std::vector<double> work_;
  std::vector<char> isTouched_;
  std::vector<int> touched_, due_;
  double rowSize_ = 0;
  VecX sweep_;
  // Scratch of a choice: how many rows to come each column is in, which those are, rows by their degree (a heap whose
  // degrees may be outdated).
  std::vector<int> rowsLeft_, rowStart_, place_, rowOfColumn_;
  std::vector<char> isDone_;
  std::vector<std::pair<int, int>> queue_;
};

}  // namespace gyre
