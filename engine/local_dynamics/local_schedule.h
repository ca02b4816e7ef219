#pragma once
// The order in which the contacts of a problem are visited.
//
// A unit is a manifold (its contacts are visited together) or a joint. Nodes are what units act on: a moving body, or a
// whole group of bodies connected by joints; islands are what units connect. Each island is climbed in levels, breadth
// first from its supports: corrections then travel from the ground to the top within one sweep, which is worth as much
// as the method itself. Units of one level that share no node are packed in lanes, where they are computed at once.
//
// Small islands are gathered in batches, large ones are split into spatial parts: trees of what stands on what, with a
// share of the supports each. Parts are visited at once (round 0), what connects two parts after them, in rounds in
// which no part occurs twice. Nothing here depends on the number of threads, so that results do not either.

#include "core/disjoint_sets.h"
#include "local_dynamics/local_problem.h"

#include <array>
#include <cstdint>
#include <span>

namespace gyre {

struct LocalUnit {
  int first = 0, count = 0;  ///< contacts; of a joint: its number and 0
  int node1 = -1, node2 = -1;
  bool packed = false;  ///< goes through lanes: free bodies, neither rolling nor spinning, a target along N
  int island = -1;
  int level = 0;
  int task = 0;
};

struct LocalPacketPlan {
  std::array<int, 8> units;  ///< -1: empty lane
  int points = 0;            ///< of the longest manifold
};

/// A packet, or a unit by itself.
struct LocalStep {
  int packet = -1, unit = -1;
};

struct LocalRange {
  int first = 0, last = 0;
};

struct LocalBatch {
  LocalRange rounds;   ///< in rounds()
  LocalRange islands;  ///< in batchIslands()
  int points = 0;
};

class LocalSchedule {
 public:
  /// Contacts that nothing can move are in no unit.
  void build(const LocalProblem& problem);

  const std::vector<LocalUnit>& units() const { return units_; }
  const std::vector<LocalPacketPlan>& packets() const { return packets_; }
  const std::vector<LocalStep>& steps() const { return steps_; }
  const std::vector<LocalRange>& tasks() const { return tasks_; }    ///< in steps()
  const std::vector<LocalRange>& rounds() const { return rounds_; }  ///< in tasks(); those of a round share no node
  const std::vector<LocalBatch>& batches() const { return batches_; }
  const std::vector<int>& batchIslands() const { return batchIslands_; }
  int islands() const { return static_cast<int>(islandPoints_.size()); }
  /// Ascending.
  std::span<const int> unitsOf(int island) const;
  /// Contacts as they are visited: the order for a solver that takes one after the other; joints as -1 - number.
  std::vector<int> order() const;

 private:
  struct Link {
    int node, points;
  };
  struct Key {
    std::uint64_t place, unit;
    auto operator<=>(const Key&) const = default;
  };
  void findNodes(const LocalProblem& problem);
  void findUnits(const LocalProblem& problem);
  void connect();
  void findIslands();
  void listUnits();
  void findLevels(const LocalProblem& problem);
  void startUnsupported(const LocalProblem& problem);
  void climb();
  void makeBatches();
  void assignTasks(int batch, int parts);
  void arrange();
  void packLevel(std::size_t first, std::size_t last);
  void pack(int unit);

  void splitIntoParts(int island, int parts);
  void growTrees(int rootLevel);
  void weighTrees(int island);
  void orderTrees();
  void visitTrees(int from);

  std::vector<LocalUnit> units_;
  std::vector<int> nodeOf_;  ///< of bodies; -1: nothing moves it
  std::size_t nodes_ = 0;
  std::vector<int> linkStart_;
  std::vector<Link> links_;  ///< of each node, to other nodes
  DisjointSets connected_;   ///< nodes
  std::vector<int> nodeIsland_, islandPoints_, islandStart_;
  std::vector<int> islandUnits_, islandUnitStart_;  ///< units by islands
  std::vector<int> level_;                          ///< of nodes; 0: not reached
  std::vector<int> climbed_;                        ///< nodes in the order of the search
  std::vector<LocalBatch> batches_;
  std::vector<int> batchIslands_, islandBatch_;
  std::vector<int> taskRound_;  ///< of the tasks of all batches, in the order of the keys
  std::vector<int> batchTask_;  ///< the first of each batch
  std::vector<Key> keys_;

  std::vector<int> part_, tree_;          ///< of nodes
  std::vector<int> members_, treeStart_;  ///< nodes of the island about, by trees
  std::vector<int> roots_, visited_;      ///< trees in the order of a search
  std::vector<std::int64_t> weight_;      ///< of trees, by their root

  std::vector<std::uint64_t> taken_;  ///< of nodes: which packets of the window touch it
  std::vector<int> takenAt_;          ///< of nodes: the window that is about
  std::uint64_t full_ = 0;
  int window_ = 0;
  std::size_t windowStart_ = 0;
  std::vector<LocalPacketPlan> packets_;
  std::vector<LocalStep> steps_;
  std::vector<LocalRange> tasks_, rounds_;
};

}  // namespace gyre
