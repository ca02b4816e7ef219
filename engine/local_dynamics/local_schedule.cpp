#include "local_dynamics/local_schedule.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t indexOf(int i) { return static_cast<std::size_t>(i); }

int unitOf(std::uint64_t key) { return static_cast<int>(key & 0x7fffffff); }

}  // namespace

void LocalSchedule::build(const LocalProblem& problem) {
  graph_.build(problem);
  levels_.find(graph_, problem);
  plan_.make(graph_, levels_);
  sortUnits();
  arrange();
}

void LocalSchedule::sortUnits() {
  keys_.clear();
  for (std::size_t i = 0; i < units().size(); ++i) {
    const LocalUnit& u = units()[i];
    const auto task = static_cast<std::uint64_t>(plan_.taskOf(static_cast<int>(i))),
               level = static_cast<std::uint64_t>(levels_.of(u));
    const std::uint64_t count = 0x7fffffff - static_cast<std::uint64_t>(u.count);
    keys_.push_back({task << 32 | level, (u.packed ? 0ull : 1ull << 63) | count << 32 | i});
  }
  std::sort(keys_.begin(), keys_.end());
}

void LocalSchedule::arrange() {
  lanes_.reset(graph_.nodes());
  batches_.clear();
  for (const TaskPlan::Batch& batch : plan_.batches()) batches_.push_back({{}, batch.islands, batch.points});
  steps_.clear();
  tasks_.clear();
  rounds_.clear();
  int task = -1, round = -1, batch = -1;
  for (std::size_t first = 0, last; first < keys_.size(); first = last) {
    last = first + 1;
    while (last < keys_.size() && keys_[last].place == keys_[first].place) ++last;
    const int unit = unitOf(keys_[first].unit), hereTask = plan_.taskOf(unit);
    const int here = plan_.batchOf(units()[indexOf(unit)].island);
    if (here != batch || plan_.roundOf(hereTask) != round) {
      const int at = static_cast<int>(tasks_.size());
      if (here != batch) batches_[indexOf(here)].rounds.first = static_cast<int>(rounds_.size());
      batch = here;
      round = plan_.roundOf(hereTask);
      rounds_.push_back({at, at});
      batches_[indexOf(here)].rounds.last = static_cast<int>(rounds_.size());
    }
    if (hereTask != task) {
      task = hereTask;
      const int at = static_cast<int>(steps_.size());
      tasks_.push_back({at, at});
      rounds_.back().last = static_cast<int>(tasks_.size());
    }
    addLevel(std::span(keys_).subspan(first, last - first));
    tasks_.back().last = static_cast<int>(steps_.size());
  }
}

/// Packets first, then what goes by itself.
void LocalSchedule::addLevel(std::span<const Key> level) {
  const std::size_t firstPacket = packets().size();
  lanes_.beginLevel();
  std::size_t i = 0;
  for (; i < level.size(); ++i) {
    const int unit = unitOf(level[i].unit);
    const LocalUnit& u = units()[indexOf(unit)];
    if (!u.packed) break;
    lanes_.add(unit, u);
  }
  for (std::size_t p = firstPacket; p < packets().size(); ++p) steps_.push_back({static_cast<int>(p), -1});
  for (; i < level.size(); ++i) steps_.push_back({-1, unitOf(level[i].unit)});
}

std::vector<int> LocalSchedule::order() const {
  std::vector<int> order;
  const auto add = [&](int unit) {
    const LocalUnit& u = units()[indexOf(unit)];
    if (u.count == 0) order.push_back(-1 - u.first);
    for (int c = 0; c < u.count; ++c) order.push_back(u.first + c);
  };
  for (const LocalStep& step : steps_) {
    if (step.packet < 0) add(step.unit);
    else
      for (const int unit : packets()[indexOf(step.packet)].units)
        if (unit >= 0) add(unit);
  }
  return order;
}

}  // namespace gyre
