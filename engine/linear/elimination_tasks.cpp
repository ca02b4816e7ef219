#include "linear/elimination_tasks.h"

#include "core/parallel.h"
#include "linear/flat_lists.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <utility>

namespace gyre {
namespace {

std::size_t frontPlace(int i) { return static_cast<std::size_t>(i); }

/// Subtrees are split until one of them is a share of the whole, and where splitting does not lead far up.
constexpr double taskShare = 1.0 / 16, longestStem = 1.0 / 64, branchFrom = 0.02;

class SubtreeSplitter {
 public:
  explicit SubtreeSplitter(const EliminationOrder& order)
      : order_(order),
        children_(childrenOf(order.fronts.size(), [&](std::size_t f) { return order.fronts[f].parent; })) {
    below_.reserve(order.fronts.size());
    for (const EliminationOrder::Front& f : order.fronts) below_.push_back(f.cost);
    for (std::size_t f = 0; f < order.fronts.size(); ++f) {
      const int parent = order.fronts[f].parent;
      if (parent < 0) {
        push(static_cast<int>(f));
        total_ += below_[f];
        continue;
      }
      below_[frontPlace(parent)] += below_[f];  // parents come later
    }
  }

  EliminationTasks run() {
    while (!heaviest_.empty() && heaviest_.top().first > taskShare * total_) {
      const int root = heaviest_.top().second;
      heaviest_.pop();
      if (!split(root)) roots_.push_back(root);
    }
    for (; !heaviest_.empty(); heaviest_.pop()) roots_.push_back(heaviest_.top().second);
    std::sort(roots_.begin(), roots_.end());
    return collect();
  }

 private:
  void push(int root) { heaviest_.push({below_[frontPlace(root)], root}); }

  /// Down the heaviest children to where a subtree branches: false where that is far.
  bool split(int root) {
    std::vector<int> stem, branches;
    double cost = 0;
    for (int f = root;;) {
      stem.push_back(f);
      cost += order_.fronts[frontPlace(f)].cost;
      const auto children = children_[frontPlace(f)];
      if (children.empty() || cost > longestStem * total_) return false;
      const int next = *std::max_element(children.begin(), children.end(),
                                         [&](int a, int b) { return below_[frontPlace(a)] < below_[frontPlace(b)]; });
      double beside = 0;
      for (const int c : children)
        if (c != next) {
          branches.push_back(c);
          beside += below_[frontPlace(c)];
        }
      f = next;
      if (beside > branchFrom * total_) {
        branches.push_back(f);
        break;
      }
    }
    rest_.insert(rest_.end(), stem.begin(), stem.end());
    for (const int b : branches) push(b);
    return true;
  }

  EliminationTasks collect() {
    EliminationTasks out;
    double cost = 2 * taskShare * total_;
    for (const int root : roots_) {
      if (cost + below_[frontPlace(root)] > taskShare * total_) {
        out.tasks.emplace_back();
        cost = 0;
      }
      cost += below_[frontPlace(root)];
      addSubtree(root, out.tasks.back());
    }
    for (std::vector<int>& task : out.tasks) std::sort(task.begin(), task.end());
    std::sort(rest_.begin(), rest_.end());
    out.rest = std::move(rest_);
    return out;
  }
  void addSubtree(int root, std::vector<int>& task) const {
    std::vector<int> open{root};
    while (!open.empty()) {
      const int f = open.back();
      open.pop_back();
      task.push_back(f);
      const auto children = children_[frontPlace(f)];
      open.insert(open.end(), children.begin(), children.end());
    }
  }

  const EliminationOrder& order_;
  const FlatLists children_;
  std::vector<double> below_;  ///< cost of each front and those below it
  double total_ = 0;
  std::priority_queue<std::pair<double, int>> heaviest_;
  std::vector<int> roots_, rest_;
};

}  // namespace

EliminationTasks eliminationTasks(const EliminationOrder& order) {
  if (order.bodies < parallelFrom) {
    EliminationTasks out;
    out.rest.resize(order.fronts.size());
    std::iota(out.rest.begin(), out.rest.end(), 0);
    return out;
  }
  return SubtreeSplitter(order).run();
}

}  // namespace gyre
