#include "core/large_pages.h"

#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace gyre {

void askForLargePages([[maybe_unused]] void* first, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
  constexpr std::uintptr_t page = std::uintptr_t{1} << 21;
  const auto at = reinterpret_cast<std::uintptr_t>(first);
  const std::uintptr_t inside = (at + page - 1) / page * page, end = (at + bytes) / page * page;
  if (inside < end) madvise(reinterpret_cast<void*>(inside), end - inside, MADV_HUGEPAGE);  // a hint: it may be refused
#endif
}

}  // namespace gyre
