#include "core/machine_memory.h"

#include "core/memory_groups.h"
#include "core/small_file.h"

#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>
#include <algorithm>
#include <limits>
#include <new>
#include <optional>

namespace gyre {
namespace {

constexpr std::size_t allAddresses = std::numeric_limits<std::size_t>::max();

/// Limit of the address space of this process [bytes].
std::optional<std::size_t> addressLimit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return std::nullopt;
  return static_cast<std::size_t>(limit.rlim_cur);
}

}  // namespace

std::size_t machineMemory() {
  const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  const std::size_t machine =
      pages > 0 && size > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(size) : std::size_t{1} << 33;
  return std::min(machine, groupMemory().limit);
}

std::size_t availableMemory() {
  const auto kilobytes = numberAfter("MemAvailable:", SmallFile("/proc/meminfo").text());
  return std::min(kilobytes ? *kilobytes << 10 : allAddresses, groupMemory().left);
}

std::size_t availableAddresses() {
  const auto limit = addressLimit();
  if (!limit) return allAddresses;
  const long page = sysconf(_SC_PAGESIZE);
  const std::size_t used =
      numberAfter("", SmallFile("/proc/self/statm").text()).value_or(0);  // pages, the first number
  const std::size_t taken = used * static_cast<std::size_t>(std::max(page, 1L));
  return *limit - std::min(*limit, taken);
}

std::size_t fairShareOfMemory() { return std::min({machineMemory(), availableMemory(), availableAddresses()}) / 2; }

std::string libraryMessage(const std::exception& e) {
  if (!dynamic_cast<const std::bad_alloc*>(&e)) return e.what();
  const auto limit = addressLimit();
  if (!limit) return "out of memory";
  return fmt::format("out of memory: addresses are limited to {} MB (ulimit -v), of which {} MB are left", *limit >> 20,
                     availableAddresses() >> 20);
}

void keepFreedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_MAX, 0);  // else each large array is a mapping of its own, which goes back when it is freed
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
#endif
}

}  // namespace gyre
