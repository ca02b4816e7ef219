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
// length. A row of which the others leave little waits until those that bring more have been taken. Memory is kept:
// after the first choice hardly anything is allocated.
//
// Which rows are left out may have to follow the values. One that is left out is a sum of those that are kept, and in
// place of one of them it would multiply the volume that they span by its coefficient there (Gu and Eisenstat 1996,
// SIAM J. Sci. Comput. 17, lemma 3.1): coefficients, of rows of equal size, tell how good the choice is.

#include "core/state_archive.h"
#include "linear/row_order.h"
#include "linear/row_scratch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace gyre {

class CoordinateSplitting {
 public:
  /// @param units  of the coordinates, by which entries of a row are compared; 1 where there are none
  CoordinateSplitting(int rows, int columns, VecX units = {});

  /// Chooses the dependent coordinates, and the rows that are kept.
  void choose(const SparseRows& G);
  /// Keeps the choice for other values. How good it still is: the smallest ratio of a pivot to the entry that would be
  /// chosen now, or of the volume of the kept rows to that with another in the place of one, relative to the same where
  /// they were chosen; 0 when a kept row has become dependent or a row that was left out independent.
  double refactor(const SparseRows& G);
  /// In the factorization made last no kept row has become dependent.
  bool isRegular() const { return done() == rank(); }
  /// The kept row of which those before it leave least, and how much, relative to it; -1 where there is none.
  int weakestRow(double& left) const;
  /// What the rows before it left of kept row k, relative to it, in its dependent coordinate: of either sign, and
  /// through zero where it becomes dependent on them. Zero where the factorization did not come so far.
  double left(int k) const;

  int rank() const { return static_cast<int>(keptRow_.size()); }
  /// X: the independent coordinates in ascending order; keptRows: the rows of G in the order of elimination.
  const std::vector<int>& independent() const { return independent_; }
  const std::vector<int>& keptRows() const { return keptRow_; }
  bool isDependent(int column) const { return pivotOf_[static_cast<std::size_t>(column)] >= 0; }
  bool isKept(int row) const { return pivotOfRow_[static_cast<std::size_t>(row)] >= 0; }
  /// Entries of the factors: the work of everything here is in proportion.
  std::size_t entries() const { return L_.entries.size() + U_.entries.size(); }

  /// p = P r, r [n].
  void project(const VecX& r, VecRef p);
  /// s [m] with (G Y)^T s = Y^T r, zero in rows that were left out; then P r = X^T (r - G^T s).
  void multipliers(const VecX& r, VecX& s);

 private:
  void begin();
  /// Pivots of the factorization under way.
  int done() const { return static_cast<int>(pivots_.size()); }
  int choosePivot(double most) const;
  enum class Taken { yes, later, dependent };
  Taken take(const SparseRows& G, int row, double least);
  double sizeAt(int column) const { return std::abs(work_[column]) * units_[column]; }
  double largestShare(const SparseRows& G);
  double shareOfLastRow();
  /// Eliminates one row of G with the pivots so far; leaves what remains in work_.
  void eliminate(const SparseRows& G, int row);
  void store(int pivotColumn);
  void forget();
  /// Largest entry that remains in a coordinate without a pivot, with its column.
  double largest(int& column) const;
  void forwardSweep(const VecX& r);

  struct Entry {
    int index = 0;
    double value = 0;
    void persist(StateArchive& a) { a(index, value); }
  };
  /// A triangular factor, a part for each pivot.
  struct Factor {
    std::vector<int> start;  ///< of each pivot
    std::vector<Entry> entries;

    void persist(StateArchive& a) {
      a.indices(start, 0, std::numeric_limits<int>::max());
      a.lists(entries);
    }
    /// Whether it is one of so many pivots, with indices below `most`.
    bool isOf(std::size_t pivots, std::size_t most) const {
      return start.size() == pivots + 1 && std::is_sorted(start.begin(), start.end()) &&
             static_cast<std::size_t>(start.back()) <= entries.size() &&
             std::all_of(entries.begin(), entries.end(),
                         [&](const Entry& e) { return e.index >= 0 && static_cast<std::size_t>(e.index) < most; });
    }

    void clear() {
      entries.clear();
      start.assign(1, 0);
    }
    void endPivot() { start.push_back(static_cast<int>(entries.size())); }
    std::span<const Entry> of(int pivot) const {
      const auto k = static_cast<std::size_t>(pivot);
      return std::span(entries).subspan(static_cast<std::size_t>(start[k]),
                                        static_cast<std::size_t>(start[k + 1] - start[k]));
    }
  };
  struct Pivot {
    double value = 0, rowSize = 0;  ///< of the factorization under way
    void persist(StateArchive& a) { a(value, rowSize); }
  };
  friend class StateArchive;
  /// The choice and its factors themselves, which may be those of a place that the motion has left.
  void persist(StateArchive& a);
  bool isConsistent() const;
  std::vector<int> pivotOf_;     ///< of a column: number of its pivot, or -1
  std::vector<int> pivotOfRow_;  ///< of a row
  std::vector<int> pivotColumn_, keptRow_, independent_;
  Factor L_, U_;
  std::vector<Pivot> pivots_;
  double chosenShare_ = 1;  ///< largest coefficient of a row that was left out, where they were chosen
  RowOrder order_;
  RowScratch work_;       ///< the row that is eliminated
  std::vector<int> due_;  ///< pivots still to apply to it: a heap
  VecX sweep_, units_;
  std::vector<double> share_;  ///< by pivot: of the row that is eliminated
};

}  // namespace gyre
