#include "core/parallel.h"

#include "core/subnormals.h"

#ifdef __SANITIZE_THREAD__
#include <algorithm>
#include <atomic>
#include <thread>
#else
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#endif

namespace gyre {

#ifdef __SANITIZE_THREAD__
// ThreadSanitizer does not see how TBB's library orders its tasks: two threads do the same ranges, which it sees.
void runParallel(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                 const void* context) {
  std::atomic<std::size_t> next = 0;
  const auto take = [&, areZero = SubnormalsAreZero::here()] {
    const SubnormalsAreZero asHere(areZero);
    for (std::size_t first; (first = next.fetch_add(atOnce)) < count;)
      work(context, first, std::min(first + atOnce, count));
  };
  std::thread other(take);
  take();
  other.join();
}
#else
void runParallel(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                 const void* context) {
  tbb::parallel_for(
      tbb::blocked_range<std::size_t>(0, count, atOnce),
      [&, areZero = SubnormalsAreZero::here()](const tbb::blocked_range<std::size_t>& range) {
        const SubnormalsAreZero asHere(areZero);
        work(context, range.begin(), range.end());
      },
      tbb::simple_partitioner{});
}
#endif

}  // namespace gyre
