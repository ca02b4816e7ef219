#pragma once
// Memory of large systems in pages of 2 MB: going through hundreds of megabytes once in each iteration, the processor
// looks up where each page of 4 kB is, which takes a tenth of a step.

#include <cstddef>
#include <vector>

namespace gyre {

/// For memory that nothing was written to so far. Changes nothing where the operating system has no such pages, or the
/// memory is smaller.
void askForLargePages(void* first, std::size_t bytes);

/// count times the same value.
template <class T>
std::vector<T> largeVector(std::size_t count, const T& value) {
  std::vector<T> out;
  out.reserve(count);
  askForLargePages(out.data(), count * sizeof(T));
  out.assign(count, value);
  return out;
}

}  // namespace gyre
