#include "core/side_by_side.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <atomic>

namespace gyre {

void runSideBySide(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                   const void* context) {
  // TBB's library orders the end of every task before what follows the loop. ThreadSanitizer does not see into it: the
  // counter says the same in code that it sees.
  std::atomic<std::size_t> done = 0;
  tbb::parallel_for(
      tbb::blocked_range<std::size_t>(0, count, atOnce),
      [&](const tbb::blocked_range<std::size_t>& range) {
        work(context, range.begin(), range.end());
        done.fetch_add(1, std::memory_order_release);
      },
      tbb::simple_partitioner{});
  (void)done.load(std::memory_order_acquire);
}

}  // namespace gyre
