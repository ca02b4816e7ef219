#pragma once
// How much memory there is, for those who take a good part of it, and what becomes of it.

#include <cstddef>

namespace gyre {

/// What this program may use at most [bytes]: the machine's memory, or that of the group (container, service) it is in.
std::size_t machineMemory();

/// What can be taken now without anything being swapped out [bytes]; everything where the system does not tell.
/// Allocates nothing.
std::size_t availableMemory();

/// Keeps what is freed for what comes: taking 100,000 bodies from the system page by page, once for the file, once for
/// the matrices, costs a fifth of the time to the first step. For programs that end with their one model. Does nothing
/// where the C library is not glibc.
void keepFreedMemory();

}  // namespace gyre
