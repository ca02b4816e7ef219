#pragma once
// The order in which the contacts of a problem are visited.
//
// Each island of units (unit_graph.h) is climbed in levels from its supports (support_levels.h): corrections then
// travel from the ground to the top within one sweep, which is worth as much as the method itself. Units of one level
// that share no node are computed at once, in lanes (lane_packing.h), and so are tasks of threads (task_plan.h).

#include "local_dynamics/lane_packing.h"
#include "local_dynamics/support_levels.h"
#include "local_dynamics/task_plan.h"
#include "local_dynamics/unit_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gyre {

/// A packet, or a unit by itself.
struct LocalStep {
  int packet = -1, unit = -1;
};

struct LocalBatch {
  LocalRange rounds;   ///< in rounds()
  LocalRange islands;  ///< in batchIslands()
  int points = 0;
};

class LocalSchedule {
 public:
  void build(const LocalProblem& problem);

  const std::vector<LocalUnit>& units() const { return graph_.units(); }
  const std::vector<LocalPacketPlan>& packets() const { return lanes_.packets(); }
  const std::vector<LocalStep>& steps() const { return steps_; }
  const std::vector<LocalRange>& tasks() const { return tasks_; }    ///< in steps()
  const std::vector<LocalRange>& rounds() const { return rounds_; }  ///< in tasks(); those of a round share no node
  const std::vector<LocalBatch>& batches() const { return batches_; }
  const std::vector<int>& batchIslands() const { return plan_.batchIslands(); }
  int islands() const { return graph_.islands(); }
  /// Ascending.
  std::span<const int> unitsOf(int island) const { return graph_.unitsOf(island); }
  /// Contacts as they are visited: the order for a solver that takes one after the other; joints as -1 - number.
  std::vector<int> order() const;

 private:
  struct Key {
    std::uint64_t place, unit;
    auto operator<=>(const Key&) const = default;
  };
  void sortUnits();
  void arrange();
  void addLevel(std::span<const Key> level);

  UnitGraph graph_;
  SupportLevels levels_;
  TaskPlan plan_;
  LanePacking lanes_;
  std::vector<Key> keys_;  ///< of units: task and level, then those that are packed, those with most contacts first
  std::vector<LocalBatch> batches_;
  std::vector<LocalStep> steps_;
  std::vector<LocalRange> tasks_, rounds_;
};

}  // namespace gyre
