#include "core/side_by_side.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

namespace gyre {

void runSideBySide(std::size_t count, std::size_t atOnce, void (*work)(const void*, std::size_t, std::size_t),
                   const void* context) {
  tbb::parallel_for(
      tbb::blocked_range<std::size_t>(0, count, atOnce),
      [&](const tbb::blocked_range<std::size_t>& range) { work(context, range.begin(), range.end()); },
      tbb::simple_partitioner{});
}

}  // namespace gyre
