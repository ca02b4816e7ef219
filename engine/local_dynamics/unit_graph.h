#pragma once
// What the contacts and joints of a problem act on, as a graph.
//
// A unit is a manifold (its contacts are visited together) or a joint. Nodes are what units act on: a moving body, or a
// whole group of bodies connected by joints; islands are what units connect.

#include "core/disjoint_sets.h"
#include "local_dynamics/local_problem.h"

#include <span>
#include <vector>

namespace gyre {

struct LocalUnit {
  int first = 0, count = 0;  ///< contacts; of a joint: its number and 0
  int node1 = -1, node2 = -1;
  bool packed = false;  ///< goes through lanes: free bodies, neither rolling nor spinning, a target along N
  int island = -1;
};

class UnitGraph {
 public:
  struct Neighbour {
    int node, points;
  };

  /// Contacts that nothing can move are in no unit.
  void build(const LocalProblem& problem);

  const std::vector<LocalUnit>& units() const { return units_; }
  std::size_t nodes() const { return nodes_; }
  /// What units connect a node with, once for each of them.
  std::span<const Neighbour> neighbours(int node) const {
    const int first = linkStart_[static_cast<std::size_t>(node)], last = linkStart_[static_cast<std::size_t>(node) + 1];
    return std::span(links_).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
  }
  int islands() const { return static_cast<int>(islandPoints_.size()); }
  int islandOf(int node) const { return nodeIsland_[static_cast<std::size_t>(node)]; }
  /// How much there is to visit.
  int points(int island) const { return islandPoints_[static_cast<std::size_t>(island)]; }
  /// Ascending.
  std::span<const int> unitsOf(int island) const;

 private:
  void findNodes(const LocalProblem& problem);
  void findUnits(const LocalProblem& problem);
  void connect();
  void findIslands();
  void listUnits();

  std::vector<LocalUnit> units_;
  std::vector<int> nodeOf_;  ///< of bodies; -1: nothing moves it
  std::size_t nodes_ = 0;
  std::vector<int> linkStart_;
  std::vector<Neighbour> links_;  ///< of each node
  DisjointSets connected_;        ///< nodes
  std::vector<int> nodeIsland_, islandPoints_;
  std::vector<int> islandUnits_, islandUnitStart_;  ///< units by islands
};

}  // namespace gyre
