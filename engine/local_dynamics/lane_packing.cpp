#include "local_dynamics/lane_packing.h"

#include <algorithm>
#include <bit>

namespace gyre {

namespace {

std::size_t laneIndex(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void LanePacking::reset(std::size_t nodes) {
  taken_.assign(nodes, 0);
  takenAt_.assign(nodes, -1);
  window_ = 0;
  packets_.clear();
}

void LanePacking::beginLevel() {
  ++window_;
  windowStart_ = packets_.size();
  full_ = 0;
}

void LanePacking::add(int unit, const LocalUnit& u) {
  std::uint64_t busy = full_;
  for (const int node : {u.node1, u.node2})
    if (node >= 0 && takenAt_[laneIndex(node)] == window_) busy |= taken_[laneIndex(node)];
  if (busy == ~0ull) {
    beginLevel();
    busy = 0;
  }
  const int bit = std::countr_one(busy);
  const std::size_t p = windowStart_ + laneIndex(bit);
  if (p == packets_.size()) packets_.push_back({{-1, -1, -1, -1, -1, -1, -1, -1}, 0});
  LocalPacketPlan& packet = packets_[p];
  const auto lane = std::find(packet.units.begin(), packet.units.end(), -1);
  *lane = unit;
  packet.points = std::max(packet.points, u.count);
  if (lane + 1 == packet.units.end()) full_ |= 1ull << bit;
  for (const int node : {u.node1, u.node2}) {
    if (node < 0) continue;
    if (takenAt_[laneIndex(node)] != window_) takenAt_[laneIndex(node)] = window_, taken_[laneIndex(node)] = 0;
    taken_[laneIndex(node)] |= 1ull << bit;
  }
}

}  // namespace gyre
