#include "local_dynamics/island_parts.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t placeOf(int i) { return static_cast<std::size_t>(i); }

/// Where one body carries all (a tray), trees start on what stands on it, or above that.
constexpr int deepestRoot = 4;

}  // namespace

void IslandParts::split(const UnitGraph& graph, const SupportLevels& levels, int island, int parts) {
  members_.clear();
  for (const int node : levels.climbed())
    if (graph.islandOf(node) == island) members_.push_back(node);
  tree_.resize(graph.nodes());
  std::int64_t total = 0, largest = 0;
  for (int rootLevel = 1; rootLevel <= deepestRoot; ++rootLevel) {
    growTrees(graph, levels, rootLevel);
    weighTrees(graph, levels, island);
    total = largest = 0;
    for (const int r : roots_) {
      total += weight_[placeOf(r)];
      largest = std::max(largest, weight_[placeOf(r)]);
    }
    if (largest * parts <= total) break;
  }
  orderTrees(graph);
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
void IslandParts::growTrees(const UnitGraph& graph, const SupportLevels& levels, int rootLevel) {
  roots_.clear();
  for (const int node : members_) {
    const int level = levels.of(node);
    int best = -1, points = 0;
    const bool isRoot = level <= rootLevel;
    for (const UnitGraph::Neighbour& link : isRoot ? std::span<const UnitGraph::Neighbour>() : graph.neighbours(node)) {
      if (levels.of(link.node) + 1 != level || link.points < points) continue;
      if (link.points == points && best >= 0 && best < link.node) continue;
      best = link.node;
      points = link.points;
    }
    tree_[placeOf(node)] = best < 0 ? node : tree_[placeOf(best)];
    if (best < 0) roots_.push_back(node);
  }
}

void IslandParts::weighTrees(const UnitGraph& graph, const SupportLevels& levels, int island) {
  weight_.assign(graph.nodes(), 0);
  for (const int unit : graph.unitsOf(island)) {
    const LocalUnit& u = graph.units()[placeOf(unit)];
    const bool first = u.node2 < 0 || (u.node1 >= 0 && levels.of(u.node1) > levels.of(u.node2));
    weight_[placeOf(tree_[placeOf(first ? u.node1 : u.node2)])] += std::max(u.count, 1);
  }
}

/// Breadth first from an end of the island: the tree reached last from anywhere (George and Liu 1979).
void IslandParts::orderTrees(const UnitGraph& graph) {
  treeStart_.assign(graph.nodes() + 1, 0);
  for (const int node : members_) ++treeStart_[placeOf(tree_[placeOf(node)])];
  for (std::size_t i = 1; i <= graph.nodes(); ++i) treeStart_[i] += treeStart_[i - 1];
  // Sorted by tree: counting backwards leaves each start in its place.
  visited_.assign(members_.rbegin(), members_.rend());
  for (const int node : visited_) members_[placeOf(--treeStart_[placeOf(tree_[placeOf(node)])])] = node;
  visitTrees(graph, roots_.front());
  visitTrees(graph, visited_.back());
}

void IslandParts::visitTrees(const UnitGraph& graph, int from) {
  isReached_.assign(graph.nodes(), 0);
  visited_.assign(1, from);
  isReached_[placeOf(from)] = 1;
  for (std::size_t i = 0; i < visited_.size(); ++i) {
    const std::size_t r = placeOf(visited_[i]);
    for (int m = treeStart_[r]; m < treeStart_[r + 1]; ++m) {
      const int node = members_[placeOf(m)];
      for (const UnitGraph::Neighbour& link : graph.neighbours(node)) {
        const int tree = tree_[placeOf(link.node)];
        if (isReached_[placeOf(tree)] != 0) continue;
        isReached_[placeOf(tree)] = 1;
        visited_.push_back(tree);
      }
    }
  }
}

}  // namespace gyre
