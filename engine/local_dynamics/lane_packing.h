#pragma once
// Units of one level that share no node, packed in lanes where they are computed at once (contact_packets.h).

#include "local_dynamics/unit_graph.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gyre {

struct LocalPacketPlan {
  std::array<int, 8> units;  ///< -1: empty lane
  int points = 0;            ///< of the longest manifold
};

class LanePacking {
 public:
  void reset(std::size_t nodes);
  /// The packets so far are closed.
  void beginLevel();
  /// Into the first packet of the window that has a free lane and touches neither node of the unit.
  void add(int unit, const LocalUnit& u);
  const std::vector<LocalPacketPlan>& packets() const { return packets_; }

 private:
  std::vector<std::uint64_t> taken_;  ///< of nodes: which packets of the window touch it
  std::vector<int> takenAt_;          ///< of nodes: the window that is about
  std::uint64_t full_ = 0;
  int window_ = 0;
  std::size_t windowStart_ = 0;
  std::vector<LocalPacketPlan> packets_;
};

}  // namespace gyre
