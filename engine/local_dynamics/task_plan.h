#pragma once
// What threads do at once of a graph of units.
//
// Small islands are gathered in batches, large ones are split into spatial parts: trees of what stands on what, with a
// share of the supports each. Parts are visited at once (round 0), what connects two parts after them, in rounds in
// which no part occurs twice. Nothing here depends on the number of threads, so that results do not either.

#include "local_dynamics/island_parts.h"
#include "local_dynamics/support_levels.h"
#include "local_dynamics/unit_graph.h"

#include <vector>

namespace gyre {

struct LocalRange {
  int first = 0, last = 0;
};

class TaskPlan {
 public:
  struct Batch {
    LocalRange islands;  ///< in batchIslands()
    int points = 0;
  };

  void make(const UnitGraph& graph, const SupportLevels& levels);

  const std::vector<Batch>& batches() const { return batches_; }
  const std::vector<int>& batchIslands() const { return batchIslands_; }
  int batchOf(int island) const { return islandBatch_[static_cast<std::size_t>(island)]; }
  /// Tasks of all batches, one batch after the other.
  int taskOf(int unit) const { return unitTask_[static_cast<std::size_t>(unit)]; }
  int roundOf(int task) const { return taskRound_[static_cast<std::size_t>(task)]; }

 private:
  void gather(const UnitGraph& graph);
  void assignTasks(const UnitGraph& graph, const Batch& batch, int parts);

  std::vector<Batch> batches_;
  std::vector<int> batchIslands_, islandBatch_;
  std::vector<int> unitTask_, taskRound_;
  IslandParts parts_;
};

}  // namespace gyre
