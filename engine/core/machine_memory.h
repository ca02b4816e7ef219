#pragma once
// How much memory there is, for those who take a good part of it, and what becomes of it.

#include <cstddef>
#include <exception>
#include <string>

namespace gyre {

/// What this program may use at most [bytes]: the machine's memory, or that of a group (container, service) it is in.
std::size_t machineMemory();

/// What can be taken now without anything being swapped out [bytes]; everything where the system does not tell.
/// Allocates nothing.
std::size_t availableMemory();

/// Addresses that can be taken now [bytes], where they are limited (RLIMIT_AS, "ulimit -v"), or else everything. A
/// range that is only reserved takes as many as one that is used.
std::size_t availableAddresses();

/// Half of what can be had now: what one may take who leaves as much to all others [bytes].
std::size_t fairShareOfMemory();

/// What an exception of a library says to a person, who does not know std::bad_alloc; with the limit on addresses where
/// there is one.
std::string libraryMessage(const std::exception& e);

/// Keeps what is freed for what comes: taking 100,000 bodies from the system page by page, once for the file, once for
/// the matrices, costs a fifth of the time to the first step. For programs that end with their one model. Does nothing
/// where the C library is not glibc.
void keepFreedMemory();

}  // namespace gyre
