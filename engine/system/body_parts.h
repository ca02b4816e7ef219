#pragma once
// The bodies of a large system in parts of about the same size, such that few elements stand between parts: what lies
// within them is summed up part by part, side by side, what stands between them after that. The parts follow from the
// elements alone, so that sums have the same order on any number of threads.

#include "core/parallel.h"

#include <span>
#include <utility>
#include <vector>

namespace gyre {

class BodyParts {
 public:
  /// The two bodies of an element, -1 for ground.
  using Ends = std::pair<int, int>;

  /// One part, of any number of bodies.
  BodyParts() = default;
  /// Along the elements: breaks up systems of parallelFrom bodies and more.
  BodyParts(std::size_t bodies, std::span<const Ends> elements);

  int count() const { return count_; }
  /// The part that has both bodies of an element, ground being in each; count() where none has.
  int partOf(const Ends& ends) const;

 private:
  int count_ = 1;
  std::vector<int> part_;  ///< of each body; empty where there is one
};

/// Which elements of a list lie within the parts.
class ElementParts {
 public:
  ElementParts() = default;
  /// @param place  of each: its part, or parts.count() where it is to come after all of them
  ElementParts(const BodyParts& parts, const std::vector<int>& place);

  /// f(i) for each element: of different parts side by side, of one part, and between them, in their order.
  template <class F>
  void forEach(const F& f) const {
    if (parts() == 1) {
      for (std::size_t i = 0; i < order_.size(); ++i) f(i);
      return;
    }
    const auto visit = [&](std::size_t part) {
      for (std::size_t k = first_[part]; k < first_[part + 1]; ++k) f(order_[k]);
    };
    parallelFor(parts(), 1, visit);
    visit(parts());
  }

 private:
  std::size_t parts() const { return first_.empty() ? 1 : first_.size() - 2; }

  std::vector<std::size_t> order_;  ///< elements, part by part; those between parts last
  std::vector<std::size_t> first_;  ///< of each part in it, of those between parts, and its size; empty: one part
};

}  // namespace gyre
