#pragma once
// Spatial parts of a large island, found without positions: each body belongs to the tree of what it stands on, and
// neighbouring trees are gathered until a part has its share of the points. Cuts then run from the supports to the
// top, across the levels, so that within a part the order stays bottom-up.

#include "local_dynamics/support_levels.h"
#include "local_dynamics/unit_graph.h"

#include <cstdint>
#include <vector>

namespace gyre {

class IslandParts {
 public:
  /// All nodes in part 0.
  void reset(std::size_t nodes) { part_.assign(nodes, 0); }
  void split(const UnitGraph& graph, const SupportLevels& levels, int island, int parts);
  int of(int node) const { return part_[static_cast<std::size_t>(node)]; }

 private:
  void growTrees(const UnitGraph& graph, const SupportLevels& levels, int rootLevel);
  void weighTrees(const UnitGraph& graph, const SupportLevels& levels, int island);
  void orderTrees(const UnitGraph& graph);
  void visitTrees(const UnitGraph& graph, int from);

  std::vector<int> part_, tree_;          ///< of nodes
  std::vector<int> members_, treeStart_;  ///< nodes of the island about, by trees
  std::vector<int> roots_, visited_;      ///< trees in the order of a search
  std::vector<char> isReached_;           ///< trees by their root
  std::vector<std::int64_t> weight_;      ///< of trees, by their root
};

}  // namespace gyre
