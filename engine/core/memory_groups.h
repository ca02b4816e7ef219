#pragma once
// What the groups of processes (cgroups, version 1 or 2: containers, services, jobs of a cluster) that this program is
// in leave it of memory: the least of its own group and of all above that, as far as they are to be seen.

#include <cstddef>
#include <limits>

namespace gyre {

struct GroupMemory {
  static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
  std::size_t limit = unlimited;  ///< [bytes]
  std::size_t left = unlimited;   ///< of the limits, now [bytes]
};

/// Allocates nothing.
GroupMemory groupMemory();

}  // namespace gyre
