#include "local_dynamics/task_plan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace gyre {

namespace {

/// Islands with fewer points are gathered: a task should take longer than starting it does.
constexpr int batchPoints = 512;

std::size_t taskIndex(int i) { return static_cast<std::size_t>(i); }

/// Parts of an island: more than there are cores, so that they even out, but none so small that its surface rules.
int partsOf(int points) {
  if (points < 2000) return 1;
  if (points < 4000) return 2;
  if (points < 16000) return 4;
  return points < 64000 ? 8 : 16;
}

}  // namespace

void TaskPlan::make(const UnitGraph& graph, const SupportLevels& levels) {
  gather(graph);
  taskRound_.clear();
  unitTask_.resize(graph.units().size());
  parts_.reset(graph.nodes());
  for (const Batch& batch : batches_) {
    const int parts = partsOf(batch.points);
    if (parts > 1) parts_.split(graph, levels, batchIslands_[taskIndex(batch.islands.first)], parts);
    assignTasks(graph, batch, parts);
  }
}

void TaskPlan::gather(const UnitGraph& graph) {
  batches_.clear();
  batchIslands_.clear();
  islandBatch_.assign(taskIndex(graph.islands()), -1);
  const auto add = [&](int island) {
    Batch& batch = batches_.back();
    islandBatch_[taskIndex(island)] = static_cast<int>(batches_.size()) - 1;
    batchIslands_.push_back(island);
    batch.islands.last = static_cast<int>(batchIslands_.size());
    batch.points += graph.points(island);
  };
  const auto begin = [&] {
    const int first = static_cast<int>(batchIslands_.size());
    batches_.push_back({{first, first}, 0});
  };
  for (int i = 0; i < graph.islands(); ++i)
    if (graph.points(i) >= batchPoints) begin(), add(i);
  bool open = false;
  for (int i = 0; i < graph.islands(); ++i) {
    if (graph.points(i) >= batchPoints) continue;
    if (!open) begin();
    add(i);
    open = batches_.back().points < batchPoints;
  }
}

/// Tasks 0 to parts - 1 of round 0, then those of pairs of parts, coloured as edges of a graph: a round is a colour.
void TaskPlan::assignTasks(const UnitGraph& graph, const Batch& batch, int parts) {
  const int firstTask = static_cast<int>(taskRound_.size());
  taskRound_.insert(taskRound_.end(), taskIndex(parts), 0);
  if (parts == 1) {
    for (int i = batch.islands.first; i < batch.islands.last; ++i)
      for (const int u : graph.unitsOf(batchIslands_[taskIndex(i)])) unitTask_[taskIndex(u)] = firstTask;
    return;
  }
  const auto pairOf = [&](const LocalUnit& u) {
    if (u.node1 < 0 || u.node2 < 0) return -1;
    const int p = parts_.of(u.node1), q = parts_.of(u.node2);
    return p == q ? -1 : std::min(p, q) * parts + std::max(p, q);
  };
  std::array<int, 256> round{}, number{};
  std::array<std::uint64_t, 16> busy{};
  // An island in parts is the only one of its batch.
  const std::span<const int> units = graph.unitsOf(batchIslands_[taskIndex(batch.islands.first)]);
  for (const int u : units)
    if (const int pair = pairOf(graph.units()[taskIndex(u)]); pair >= 0) round[taskIndex(pair)] = -1;
  for (int i = 0; i < parts * parts; ++i) {
    if (round[taskIndex(i)] == 0) continue;
    std::uint64_t &p = busy[taskIndex(i / parts)], &q = busy[taskIndex(i % parts)];
    const int colour = std::countr_one(p | q);
    p |= 1ull << colour;
    q |= 1ull << colour;
    round[taskIndex(i)] = colour + 1;
  }
  int next = parts;
  for (int r = 1; r <= 64; ++r)
    for (int i = 0; i < parts * parts; ++i)
      if (round[taskIndex(i)] == r) {
        number[taskIndex(i)] = next++;
        taskRound_.push_back(r);
      }
  for (const int i : units) {
    const LocalUnit& u = graph.units()[taskIndex(i)];
    const int pair = pairOf(u);
    unitTask_[taskIndex(i)] = firstTask + (pair < 0 ? parts_.of(std::max(u.node1, u.node2)) : number[taskIndex(pair)]);
  }
}

}  // namespace gyre
