#pragma once
// Loops over what a large system consists of, on all threads of TBB; of smaller systems on one, since handing out work
// costs as much as a hundred bodies. Which it is follows from the size alone, so that results do not depend on the
// number of threads.

#include <algorithm>
#include <array>
#include <cstddef>

namespace gyre {

inline constexpr std::size_t parallelFrom = 2000;  // bodies
inline constexpr std::ptrdiff_t mostRanges = 64;   // that a vector is split into

/// work(context, first, last) for ranges of at most atOnce of count. Subnormal numbers are on all threads what they are
/// on this one (core/subnormals.h).
void runParallel(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                 const void* context);

/// f(i) for i < count, in any order, atOnce of them one after the other; here where that is all.
template <class F>
void parallelFor(std::size_t count, std::size_t atOnce, const F& f) {
  if (count <= atOnce) {
    for (std::size_t i = 0; i < count; ++i) f(i);
    return;
  }
  runParallel(
      count, atOnce,
      [](const void* context, std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) (*static_cast<const F*>(context))(i);
      },
      &f);
}

/// f(i) for i < count, of thousands in any order.
template <class F>
void parallelForEach(std::size_t count, const F& f) {
  constexpr std::size_t atOnce = 256;
  if (count >= parallelFrom) return parallelFor(count, atOnce, f);
  for (std::size_t i = 0; i < count; ++i) f(i);
}

/// Length of the ranges into which forEachRange splits `count` numbers; it follows from the count alone.
inline std::ptrdiff_t rangeOf(std::ptrdiff_t count) {
  constexpr std::ptrdiff_t perBody = 6, atLeast = 4096;
  if (count < perBody * static_cast<std::ptrdiff_t>(parallelFrom)) return std::max<std::ptrdiff_t>(count, 1);
  return std::max(atLeast, (count + mostRanges - 1) / mostRanges);
}
/// f(first, size) for ranges that make up count numbers; of large systems side by side.
template <class F>
void forEachRange(std::ptrdiff_t count, const F& f) {
  const std::ptrdiff_t size = rangeOf(count);
  parallelFor(static_cast<std::size_t>((count + size - 1) / size), 1, [&](std::size_t r) {
    const std::ptrdiff_t first = static_cast<std::ptrdiff_t>(r) * size;
    f(first, std::min(size, count - first));
  });
}
/// The sum of f(first, size) over the same ranges, in their order.
template <class F>
double sumOfRanges(std::ptrdiff_t count, const F& f) {
  std::array<double, mostRanges> sums{};
  const std::ptrdiff_t size = rangeOf(count);
  forEachRange(count, [&](std::ptrdiff_t first, std::ptrdiff_t n) {
    sums[static_cast<std::size_t>(first / size)] = f(first, n);
  });
  double sum = 0;
  for (std::ptrdiff_t first = 0; first < count; first += size) sum += sums[static_cast<std::size_t>(first / size)];
  return sum;
}

}  // namespace gyre
