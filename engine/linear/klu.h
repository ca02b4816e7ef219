#pragma once
// KLU (Davis and Palamadai Natarajan 2010) on a fixed pattern: ordering once, then refactorization with the pivots
// kept, and a full factorization again when they let entries grow much more than fresh ones did. Where even those
// let them grow, solutions are refined (Skeel 1980, Math. Comp. 35, p. 817: one step makes them stable).

#include "core/state_archive.h"

#include <memory>
#include <utility>
#include <vector>

namespace gyre {

/// A square sparse matrix in compressed columns with a fixed pattern.
struct SparsePattern {
  int n = 0;
  std::vector<int> columnStart;  ///< n + 1
  std::vector<int> row;
  bool operator==(const SparsePattern&) const = default;
};

/// A pattern with its order of elimination; any number of factorizations share it.
class KluAnalysis {
 public:
  explicit KluAnalysis(SparsePattern pattern);
  ~KluAnalysis();
  KluAnalysis(const KluAnalysis&) = delete;
  KluAnalysis& operator=(const KluAnalysis&) = delete;
  const SparsePattern& pattern() const { return pattern_; }

 private:
  friend class Klu;
  struct Impl;
  SparsePattern pattern_;
  std::unique_ptr<Impl> impl_;
};

class Klu {
 public:
  explicit Klu(std::shared_ptr<const KluAnalysis> analysis);
  ~Klu();
  Klu(const Klu&) = delete;
  Klu& operator=(const Klu&) = delete;

  /// values in the order of the pattern; they must stay until the last solve() with them. False when singular.
  bool factor(const std::vector<double>& values);
  void solve(double* b) const;
  int fullFactorizations() const { return fullFactorizations_; }

 private:
  friend class StateArchive;
  /// @param values  those that were factored last, in the memory of the owner
  void persist(StateArchive& a, std::vector<double>& values);
  struct Impl;
  std::shared_ptr<const KluAnalysis> analysis_;
  std::unique_ptr<Impl> impl_;
  /// Smallest ratio, over the columns, of the largest entry of A to that of U; 0 where it is not known.
  double reciprocalGrowth();
  std::pair<int*, int*> indices() const;
  void refine(double* x) const;

  int fullFactorizations_ = 0;
  const double* values_ = nullptr;
  std::vector<double> pivoted_;  ///< values that pivots were chosen for; empty: none yet
  bool keepsPivots_ = false;     ///< in the last factorization
  double freshGrowth_ = 1;       ///< reciprocal, of the last full factorization
  bool refines_ = false;
  mutable std::vector<double> b_, residual_;
};

/// Collects block positions into a pattern and gives every block its places in the value array.
class PatternBuilder {
 public:
  explicit PatternBuilder(int n) : columns_(static_cast<std::size_t>(n)) {}
  /// Announces a dense block; returns its number.
  int addBlock(int row, int column, int rows, int columns);
  void addDiagonal(int first, int count);
  std::shared_ptr<const KluAnalysis> build();
  /// After build(): index of the first value of each column of a block; rows within it are consecutive.
  const std::vector<int>& places(int block) const { return places_[static_cast<std::size_t>(block)]; }
  /// After build(): index of the value at (i, i).
  int diagonal(int i) const;

 private:
  struct Block {
    int row, column, rows, columns;
  };
  std::vector<Block> blocks_;
  std::vector<std::vector<int>> columns_;
  std::vector<std::vector<int>> places_;
  SparsePattern pattern_;
};

}  // namespace gyre
