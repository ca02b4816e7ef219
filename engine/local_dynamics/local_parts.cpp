// Spatial parts of a large island, found without positions: each body belongs to the tree of what it stands on, and
// neighbouring trees are gathered until a part has its share of the points. Cuts then run from the supports to the
// top, across the levels, so that within a part the order stays bottom-up.

#include "local_dynamics/local_schedule.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t placeOf(int i) { return static_cast<std::size_t>(i); }

/// Where one body carries all (a tray), trees start on what stands on it, or above that.
constexpr int deepestRoot = 4;

}  // namespace

void LocalSchedule::splitIntoParts(int island, int parts) {
  members_.clear();
  for (const int node : climbed_)
    if (nodeIsland_[placeOf(node)] == island) members_.push_back(node);
  tree_.resize(nodes_);
  std::int64_t total = 0, largest = 0;
  for (int rootLevel = 1; rootLevel <= deepestRoot; ++rootLevel) {
    growTrees(rootLevel);
    weighTrees(island);
    total = largest = 0;
    for (const int r : roots_) {
      total += weight_[placeOf(r)];
      largest = std::max(largest, weight_[placeOf(r)]);
    }
    if (largest * parts <= total) break;
  }
  orderTrees();
  std::int64_t before = 0;
  for (const int r : visited_) {
    const std::int64_t middle = 2 * before + weight_[placeOf(r)];
    before += weight_[placeOf(r)];
    const int part = static_cast<int>(std::min<std::int64_t>(parts - 1, middle * parts / (2 * total)));
    for (int m = treeStart_[placeOf(r)]; m < treeStart_[placeOf(r) + 1]; ++m)
      part_[placeOf(members_[placeOf(m)])] = part;
  }
}

/// Each node joins the tree of the neighbour below with which it shares most points.
void LocalSchedule::growTrees(int rootLevel) {
  roots_.clear();
  for (const int node : members_) {
    const int level = level_[placeOf(node)];
    int best = -1, points = 0;
    for (int l = linkStart_[placeOf(node)]; level > rootLevel && l < linkStart_[placeOf(node) + 1]; ++l) {
      const Link& link = links_[placeOf(l)];
      if (level_[placeOf(link.node)] + 1 != level || link.points < points) continue;
      if (link.points == points && best >= 0 && best < link.node) continue;
      best = link.node;
      points = link.points;
    }
    tree_[placeOf(node)] = best < 0 ? node : tree_[placeOf(best)];
    if (best < 0) roots_.push_back(node);
  }
}

void LocalSchedule::weighTrees(int island) {
  weight_.assign(nodes_, 0);
  for (const int unit : unitsOf(island)) {
    const LocalUnit& u = units_[placeOf(unit)];
    const bool first = u.node2 < 0 || (u.node1 >= 0 && level_[placeOf(u.node1)] > level_[placeOf(u.node2)]);
    weight_[placeOf(tree_[placeOf(first ? u.node1 : u.node2)])] += std::max(u.count, 1);
  }
}

/// Breadth first from an end of the island: the tree reached last from anywhere (George and Liu 1979).
void LocalSchedule::orderTrees() {
  treeStart_.assign(nodes_ + 1, 0);
  for (const int node : members_) ++treeStart_[placeOf(tree_[placeOf(node)])];
  for (std::size_t i = 1; i <= nodes_; ++i) treeStart_[i] += treeStart_[i - 1];
  // Sorted by tree: counting backwards leaves each start in its place.
  visited_.assign(members_.rbegin(), members_.rend());
  for (const int node : visited_) members_[placeOf(--treeStart_[placeOf(tree_[placeOf(node)])])] = node;
  visitTrees(roots_.front());
  visitTrees(visited_.back());
}

void LocalSchedule::visitTrees(int from) {
  takenAt_.assign(nodes_, 0);
  visited_.assign(1, from);
  takenAt_[placeOf(from)] = 1;
  for (std::size_t i = 0; i < visited_.size(); ++i) {
    const std::size_t r = placeOf(visited_[i]);
    for (int m = treeStart_[r]; m < treeStart_[r + 1]; ++m) {
      const std::size_t node = placeOf(members_[placeOf(m)]);
      for (int l = linkStart_[node]; l < linkStart_[node + 1]; ++l) {
        const int tree = tree_[placeOf(links_[placeOf(l)].node)];
        if (takenAt_[placeOf(tree)] != 0) continue;
        takenAt_[placeOf(tree)] = 1;
        visited_.push_back(tree);
      }
    }
  }
}

}  // namespace gyre
