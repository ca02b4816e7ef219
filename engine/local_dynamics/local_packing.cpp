// The schedule from its tasks on: units in order, packed in lanes level by level.

#include "local_dynamics/local_schedule.h"

#include <algorithm>
#include <bit>

namespace gyre {

namespace {

std::size_t indexOf(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void LocalSchedule::arrange() {
  keys_.clear();
  for (std::size_t i = 0; i < units_.size(); ++i) {
    LocalUnit& u = units_[i];
    const int batch = islandBatch_[indexOf(u.island)];
    u.task += batchTask_[indexOf(batch)];
    const auto task = static_cast<std::uint64_t>(u.task), level = static_cast<std::uint64_t>(u.level);
    const std::uint64_t count = 0x7fffffff - static_cast<std::uint64_t>(u.count);
    keys_.push_back({task << 32 | level, (u.packed ? 0ull : 1ull << 63) | count << 32 | i});
  }
  std::sort(keys_.begin(), keys_.end());
  taken_.assign(nodes_, 0);
  takenAt_.assign(nodes_, -1);
  window_ = 0;
  packets_.clear();
  steps_.clear();
  tasks_.clear();
  rounds_.clear();
  int task = -1, round = -1, batch = -1;
  for (std::size_t first = 0, last; first < keys_.size(); first = last) {
    last = first + 1;
    while (last < keys_.size() && keys_[last].place == keys_[first].place) ++last;
    const LocalUnit& u = units_[keys_[first].unit & 0x7fffffff];
    const int here = islandBatch_[indexOf(u.island)];
    if (here != batch || taskRound_[indexOf(u.task)] != round) {
      const int at = static_cast<int>(tasks_.size());
      if (here != batch) batches_[indexOf(here)].rounds.first = static_cast<int>(rounds_.size());
      batch = here;
      round = taskRound_[indexOf(u.task)];
      rounds_.push_back({at, at});
      batches_[indexOf(here)].rounds.last = static_cast<int>(rounds_.size());
    }
    if (u.task != task) {
      task = u.task;
      const int at = static_cast<int>(steps_.size());
      tasks_.push_back({at, at});
      rounds_.back().last = static_cast<int>(tasks_.size());
    }
    packLevel(first, last);
    tasks_.back().last = static_cast<int>(steps_.size());
  }
}

void LocalSchedule::packLevel(std::size_t first, std::size_t last) {
  const std::size_t firstPacket = packets_.size();
  ++window_;
  windowStart_ = firstPacket;
  full_ = 0;
  std::size_t i = first;
  for (; i < last; ++i) {
    const int unit = static_cast<int>(keys_[i].unit & 0x7fffffff);
    if (!units_[indexOf(unit)].packed) break;
    pack(unit);
  }
  for (std::size_t p = firstPacket; p < packets_.size(); ++p) steps_.push_back({static_cast<int>(p), -1});
  for (; i < last; ++i) steps_.push_back({-1, static_cast<int>(keys_[i].unit & 0x7fffffff)});
}

/// Into the first packet of the window that has a free lane and touches neither node.
void LocalSchedule::pack(int unit) {
  const LocalUnit& u = units_[indexOf(unit)];
  std::uint64_t busy = full_;
  for (const int node : {u.node1, u.node2})
    if (node >= 0 && takenAt_[indexOf(node)] == window_) busy |= taken_[indexOf(node)];
  if (busy == ~0ull) {
    ++window_;
    windowStart_ = packets_.size();
    full_ = busy = 0;
  }
  const int bit = std::countr_one(busy);
  const std::size_t p = windowStart_ + indexOf(bit);
  if (p == packets_.size()) packets_.push_back({{-1, -1, -1, -1, -1, -1, -1, -1}, 0});
  LocalPacketPlan& packet = packets_[p];
  const auto lane = std::find(packet.units.begin(), packet.units.end(), -1);
  *lane = unit;
  packet.points = std::max(packet.points, u.count);
  if (lane + 1 == packet.units.end()) full_ |= 1ull << bit;
  for (const int node : {u.node1, u.node2}) {
    if (node < 0) continue;
    if (takenAt_[indexOf(node)] != window_) takenAt_[indexOf(node)] = window_, taken_[indexOf(node)] = 0;
    taken_[indexOf(node)] |= 1ull << bit;
  }
}

std::vector<int> LocalSchedule::order() const {
  std::vector<int> order;
  const auto add = [&](int unit) {
    const LocalUnit& u = units_[indexOf(unit)];
    if (u.count == 0) order.push_back(-1 - u.first);
    for (int c = 0; c < u.count; ++c) order.push_back(u.first + c);
  };
  for (const LocalStep& step : steps_) {
    if (step.packet < 0) add(step.unit);
    else
      for (const int unit : packets_[indexOf(step.packet)].units)
        if (unit >= 0) add(unit);
  }
  return order;
}

}  // namespace gyre
