#pragma once
// Brings what is about to be used to the first cache. Elements of large systems lie apart in memory, too far for the
// processor to foresee where the next one is.

#include <cstddef>

namespace gyre {

inline constexpr std::size_t cacheLine = 64;

/// Inlined into what does something: a function that only fetches has no effect that compilers know of, and they drop
/// calls of it.
[[gnu::always_inline]] inline void prefetch(const void* from, std::size_t bytes) {
  const char* at = static_cast<const char*>(from);
  for (std::size_t i = 0; i < bytes; i += cacheLine) __builtin_prefetch(at + i);
}

/// What a list of elements points to, some elements before its turn. @param pointer  of an element
template <std::size_t bytes, class List, class Pointer>
[[gnu::always_inline]] inline void prefetchAhead(const List& list, std::size_t i, const Pointer& pointer) {
  constexpr std::size_t ahead = 4;
  if (i + 2 * ahead >= list.size()) return;
  prefetch(&list[i + 2 * ahead], sizeof list[0]);
  prefetch(pointer(list[i + ahead]), bytes);
}

}  // namespace gyre
