#pragma once
// The order in which the constraints of a group of bodies are eliminated from S = B A^-1 B^T = L D L^T, and where that
// fills, by blocks of a constraint each: nested dissection (George 1973), which cuts the graph of the constraints at
// the narrowest of the levels around its middle. What one body is pushed by then goes through the constraints from its
// own to the root of the tree of elimination, and comes back the same way: about 2 log2 n of them in a chain of n.

#include <memory>
#include <span>
#include <vector>

namespace gyre {

class GroupPlan {
 public:
  /// A block L(row, column), both by their places in the order, row > column.
  struct Entry {
    int row = 0;
    int number = 0;           ///< among all entries
    bool isOfMatrix = false;  ///< S has it, too: it is not filled in
  };
  /// @param ofBodies  the constraints on each body: numbers 0 .. constraints - 1
  GroupPlan(int constraints, const std::vector<std::vector<int>>& ofBodies);

  int size() const { return static_cast<int>(placeOf_.size()); }
  int entries() const { return static_cast<int>(entries_.size()); }
  int placeOf(int constraint) const { return placeOf_[static_cast<std::size_t>(constraint)]; }
  /// Ascending; the first is the parent in the tree of elimination.
  std::span<const Entry> column(int place) const;
  /// The next on the way to the root; -1: this is one.
  int parent(int place) const { return column(place).empty() ? -1 : column(place).front().row; }
  /// Where L_i S_j^T of the entries i >= j of a column is subtracted, row by row of this triangle: the number of an
  /// entry, or -1 - place of a diagonal block.
  std::span<const int> targets(int place) const;
  /// Number of the entry (row, column).
  int find(int row, int column) const;

 private:
  using Graph = std::vector<std::vector<int>>;
  void dissect(std::vector<int> set);
  void dissectConnected(const std::vector<int>& set);
  /// Breadth first from one of a set: its members in the order of the search, and where levels start in it.
  void search(int from);
  std::size_t separatingLevel() const;
  void fill();
  void findTargets();

  Graph near_;             ///< of constraints
  std::vector<int> mark_;  ///< of constraints: the set that is about, or less
  int marks_ = 0;
  std::vector<int> visited_;
  std::vector<std::size_t> levelStart_;

  std::vector<int> order_, placeOf_;
  std::vector<Entry> entries_;
  std::vector<std::size_t> columnStart_, targetStart_;
  std::vector<int> targets_;
};

}  // namespace gyre
