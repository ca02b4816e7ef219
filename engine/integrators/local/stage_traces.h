#pragma once
// What the solver told of each solve of a step. Memory is kept from step to step.

#include "local_dynamics/local_settings.h"

#include <span>
#include <utility>
#include <vector>

namespace gyre {

class StageTraces {
 public:
  void clear() { count_ = 0; }
  std::size_t size() const { return count_; }
  std::span<const LocalTrace> all() const { return {traces_.data(), count_}; }
  /// Behind the last; it may be dropped, or become part by add().
  LocalTrace& next() {
    if (traces_.size() <= count_) traces_.resize(count_ + 1);
    return traces_[count_];
  }
  LocalTrace& add() {
    LocalTrace& added = next();
    ++count_;
    return added;
  }
  /// Lets a trace name the islands of all contacts of the step, not of those of its problem alone.
  /// @param inProblem  which of the step those of the problem are
  void spread(LocalTrace& solve, std::span<const int> inProblem, std::size_t contacts) {
    islandOf_.assign(contacts, -1);
    for (std::size_t i = 0; i < inProblem.size(); ++i)
      islandOf_[static_cast<std::size_t>(inProblem[i])] = solve.islandOf[i];
    std::swap(solve.islandOf, islandOf_);
  }

 private:
  std::vector<LocalTrace> traces_;
  std::size_t count_ = 0;
  std::vector<int> islandOf_;
};

}  // namespace gyre
