#include "core/machine_memory.h"

#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>

namespace gyre {
namespace {

/// The first number after `key` in a small file of the system.
std::optional<std::size_t> numberIn(const char* file, std::string_view key) {
  const int fd = ::open(file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return std::nullopt;
  std::array<char, 4096> buffer;
  const ssize_t got = ::read(fd, buffer.data(), buffer.size());
  ::close(fd);
  std::string_view text(buffer.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
  const auto at = text.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(at + key.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  std::size_t number = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{}) return std::nullopt;
  return number;
}

}  // namespace

std::size_t machineMemory() {
  const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  const std::size_t machine =
      pages > 0 && size > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(size) : std::size_t{1} << 33;
  return std::min(machine, numberIn("/sys/fs/cgroup/memory.max", "").value_or(machine));
}

std::size_t availableMemory() {
  constexpr std::size_t everything = std::numeric_limits<std::size_t>::max();
  const auto kilobytes = numberIn("/proc/meminfo", "MemAvailable:");
  std::size_t available = kilobytes ? *kilobytes << 10 : everything;
  const auto limit = numberIn("/sys/fs/cgroup/memory.max", ""), used = numberIn("/sys/fs/cgroup/memory.current", "");
  if (limit && used) available = std::min(available, *limit - std::min(*limit, *used));
  return available;
}

void keepFreedMemory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_MAX, 0);  // else each large array is a mapping of its own, which goes back when it is freed
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
#endif
}

}  // namespace gyre
