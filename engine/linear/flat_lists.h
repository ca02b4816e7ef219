#pragma once
// Many short lists of numbers, one behind the other in one piece of memory.

#include <cstddef>
#include <span>
#include <vector>

namespace gyre {

class FlatLists {
 public:
  FlatLists() = default;
  /// @param forEach  forEach(add) calls add(list, number) for all of them, in the order that each list is to have;
  ///                 called twice, to count and to fill
  template <class ForEach>
  FlatLists(std::size_t lists, const ForEach& forEach) : first_(lists + 1) {
    forEach([&](int list, int) { ++first_[static_cast<std::size_t>(list) + 1]; });
    for (std::size_t i = 0; i < lists; ++i) first_[i + 1] += first_[i];
    numbers_.resize(first_[lists]);
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    forEach([&](int list, int number) { numbers_[next[static_cast<std::size_t>(list)]++] = number; });
  }

  std::size_t size() const { return first_.empty() ? 0 : first_.size() - 1; }
  std::span<const int> operator[](std::size_t i) const {
    return {numbers_.data() + first_[i], first_[i + 1] - first_[i]};
  }
  std::span<int> operator[](std::size_t i) { return {numbers_.data() + first_[i], first_[i + 1] - first_[i]}; }

 private:
  std::vector<std::size_t> first_;
  std::vector<int> numbers_;
};

/// The nodes of a forest that hang on each.
/// @param parentOf  of the number of a node; -1 of a root
template <class ParentOf>
FlatLists childrenOf(std::size_t nodes, const ParentOf& parentOf) {
  return FlatLists(nodes, [&](auto add) {
    for (std::size_t i = 0; i < nodes; ++i)
      if (const int parent = parentOf(i); parent >= 0) add(parent, static_cast<int>(i));
  });
}

}  // namespace gyre
