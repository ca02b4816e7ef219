#pragma once
// How much memory there is, for those who take a good part of it.

#include <cstddef>

namespace gyre {

/// What this program may use at most [bytes]: the machine's memory, or that of the group (container, service) it is in.
std::size_t machineMemory();

/// What can be taken now without anything being swapped out [bytes]; everything where the system does not tell.
/// Allocates nothing.
std::size_t availableMemory();

}  // namespace gyre
