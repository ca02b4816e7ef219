#pragma once
// A set of small numbers for each of many owners, of which most are short and some may hold almost all: short ones are
// sorted in one piece of memory, long ones trees of their own.

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <vector>

namespace gyre {

class PartSets {
 public:
  /// @param expected  how many each is to hold at first
  explicit PartSets(std::span<const int> expected) : sets_(expected.size()) {
    int size = 0;
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      sets_[i] = {.first = size, .capacity = std::min(expected[i] + spare, longest)};
      size += sets_[i].capacity;
    }
    memory_.resize(static_cast<std::size_t>(size));
  }

  /// Whether it was not there.
  bool insert(std::size_t owner, int number) {
    Set& s = sets_[owner];
    if (s.tree >= 0) return trees_[static_cast<std::size_t>(s.tree)].insert(number).second;
    const int at = placeOf(s, number);
    if (at < s.size && begin(s)[at] == number) return false;
    if (s.size == longest) {
      s.tree = static_cast<int>(trees_.size());
      trees_.emplace_back(begin(s), begin(s) + s.size).insert(number);
      return true;
    }
    if (s.size == s.capacity) grow(s);
    std::copy_backward(begin(s) + at, begin(s) + s.size, begin(s) + s.size + 1);
    begin(s)[at] = number;
    ++s.size;
    return true;
  }
  /// Whether it was there.
  bool erase(std::size_t owner, int number) {
    Set& s = sets_[owner];
    if (s.tree >= 0) return trees_[static_cast<std::size_t>(s.tree)].erase(number) > 0;
    const int at = placeOf(s, number);
    if (at == s.size || begin(s)[at] != number) return false;
    std::copy(begin(s) + at + 1, begin(s) + s.size, begin(s) + at);
    --s.size;
    return true;
  }
  /// In ascending order, into `out`; the set is empty then.
  void take(std::size_t owner, std::vector<int>& out) {
    Set& s = sets_[owner];
    if (s.tree >= 0) {
      std::set<int>& tree = trees_[static_cast<std::size_t>(s.tree)];
      out.assign(tree.begin(), tree.end());
      tree.clear();
      return;
    }
    out.assign(begin(s), begin(s) + s.size);
    s.size = 0;
  }

 private:
  static constexpr int longest = 64, spare = 4;

  struct Set {
    int first = 0, size = 0, capacity = 0;
    int tree = -1;  ///< among trees_, of a long one
  };

  int* begin(const Set& s) { return memory_.data() + s.first; }
  int placeOf(const Set& s, int number) {
    return static_cast<int>(std::lower_bound(begin(s), begin(s) + s.size, number) - begin(s));
  }
  void grow(Set& s) {
    const auto first = static_cast<int>(memory_.size());
    s.capacity = std::min(2 * s.capacity, longest);
    memory_.resize(memory_.size() + static_cast<std::size_t>(s.capacity));
    std::copy_n(begin(s), s.size, memory_.data() + first);
    s.first = first;
  }

  std::vector<Set> sets_;
  std::vector<int> memory_;
  std::vector<std::set<int>> trees_;
};

}  // namespace gyre
