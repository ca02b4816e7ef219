#pragma once
// Loops over what a large system consists of, on all threads of TBB; of smaller systems on one, since handing out work
// costs as much as a hundred bodies. Which it is follows from the size alone, so that results do not depend on the
// number of threads.

#include <cstddef>

namespace gyre {

inline constexpr std::size_t sideBySideFrom = 2000;  // bodies

/// work(context, first, last) for ranges of at most atOnce of count.
void runSideBySide(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                   const void* context);

/// f(i) for i < count, in any order, atOnce of them one after the other; here where that is all.
template <class F>
void doSideBySide(std::size_t count, std::size_t atOnce, const F& f) {
  if (count <= atOnce) {
    for (std::size_t i = 0; i < count; ++i) f(i);
    return;
  }
  runSideBySide(
      count, atOnce,
      [](const void* context, std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) (*static_cast<const F*>(context))(i);
      },
      &f);
}

/// f(i) for i < count, of thousands in any order.
template <class F>
void forEachSideBySide(std::size_t count, const F& f) {
  constexpr std::size_t atOnce = 256;
  if (count >= sideBySideFrom) return doSideBySide(count, atOnce, f);
  for (std::size_t i = 0; i < count; ++i) f(i);
}

}  // namespace gyre
