#include "contact/bounds_tree.h"

#include <algorithm>

namespace gyre {

void BoundsTree::build(std::span<const Bounds> boxes) {
  nodes_.clear();
  order_.clear();
  boxes_.clear();
  given_ = boxes;
  centers_.resize(boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].isEmpty()) continue;
    centers_[i] = boxes[i].center();
    if (centers_[i].allFinite()) order_.push_back(static_cast<int>(i));
  }
  if (!order_.empty()) split(0, static_cast<int>(order_.size()));
  for (const int i : order_) boxes_.push_back(boxes[static_cast<std::size_t>(i)]);
  given_ = {};
}

int BoundsTree::split(int begin, int end) {
  const auto node = nodes_.size();
  nodes_.emplace_back();
  Bounds box, centers;
  for (int k = begin; k < end; ++k) {
    const auto i = static_cast<std::size_t>(order_[static_cast<std::size_t>(k)]);
    box.include(given_[i]);
    centers.include(centers_[i]);
  }
  nodes_[node].box = box;
  if (end - begin <= leafSize) {
    nodes_[node].first = begin;
    nodes_[node].count = end - begin;
    return static_cast<int>(node);
  }
  Eigen::Index axis = 0;
  centers.half().maxCoeff(&axis);
  const int middle = begin + (end - begin) / 2;
  // Equal centres are told apart by their index: the order is total, so the tree is always the same.
  std::nth_element(order_.begin() + begin, order_.begin() + middle, order_.begin() + end, [&](int a, int b) {
    const double x = centers_[static_cast<std::size_t>(a)][axis], y = centers_[static_cast<std::size_t>(b)][axis];
    return x < y || (x == y && a < b);
  });
  split(begin, middle);
  const int right = split(middle, end);
  nodes_[node].first = right;
  return static_cast<int>(node);
}

}  // namespace gyre
