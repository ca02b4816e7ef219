#pragma once
// How far above its supports each node of a graph of units stands: breadth first from what is in touch with the ground,
// and in an island in flight from its heaviest body, which moves least.

#include "local_dynamics/unit_graph.h"

#include <vector>

namespace gyre {

class SupportLevels {
 public:
  void find(const UnitGraph& graph, const LocalProblem& problem);

  /// From 1 on.
  int of(int node) const { return level_[static_cast<std::size_t>(node)]; }
  /// The levels of both its nodes together.
  int of(const LocalUnit& u) const { return (u.node1 < 0 ? 0 : of(u.node1)) + (u.node2 < 0 ? 0 : of(u.node2)); }
  /// Nodes in the order of the search.
  const std::vector<int>& climbed() const { return climbed_; }

 private:
  void startSupported(const UnitGraph& graph);
  void startUnsupported(const UnitGraph& graph, const LocalProblem& problem);
  void climb(const UnitGraph& graph);

  std::vector<int> level_;  ///< of nodes; 0: not reached
  std::vector<int> climbed_;
  std::vector<int> start_;  ///< of islands in flight, or -1
};

}  // namespace gyre
