#pragma once
// Which of many boxes overlap a given one, in logarithmic time whatever their sizes: a binary tree of boxes, split at
// the median of the centres along the longest side (J. Goldsmith and J. Salmon, IEEE CG&A 7(5), 1987; C. Ericson,
// Real-time collision detection, 2005, ch. 6). The tree is a function of the boxes alone.

#include "contact/bounds.h"

#include <array>
#include <span>
#include <vector>

namespace gyre {

class BoundsTree {
 public:
  /// Boxes that are empty or not finite are in no answer. Memory is kept from call to call.
  void build(std::span<const Bounds> boxes);

  /// Calls found(index) for every box that overlaps the query, in an order that depends on the boxes alone.
  template <class Found>
  void visit(const Bounds& query, Found&& found) const;

  Bounds all() const { return nodes_.empty() ? Bounds{} : nodes_.front().box; }

 private:
  struct Node {
    Bounds box;
    int first = 0;  ///< a leaf: position of its first item; else the right child (the left one is the next node)
    int count = 0;  ///< items of a leaf, 0 of others
  };
  static constexpr int leafSize = 4;
  static constexpr std::size_t deepest = 64;  // halving: 2^60 boxes

  int split(int begin, int end);

  std::vector<Node> nodes_;
  std::vector<int> order_;     ///< indices of the boxes, leaf by leaf
  std::vector<Bounds> boxes_;  ///< in this order
  std::vector<Vec3> centers_;  ///< by index
  std::span<const Bounds> given_;
};

template <class Found>
void BoundsTree::visit(const Bounds& query, Found&& found) const {
  if (nodes_.empty()) return;
  std::array<int, deepest> stack;
  std::size_t depth = 0;
  stack[depth++] = 0;
  while (depth > 0) {
    const int at = stack[--depth];
    const Node& node = nodes_[static_cast<std::size_t>(at)];
    if (!node.box.overlaps(query)) continue;
    if (node.count == 0) {
      stack[depth++] = node.first;
      stack[depth++] = at + 1;
      continue;
    }
    for (int i = node.first; i < node.first + node.count; ++i) {
      const auto item = static_cast<std::size_t>(i);
      if (boxes_[item].overlaps(query)) found(order_[item]);
    }
  }
}

}  // namespace gyre
