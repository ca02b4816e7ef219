#include "core/small_file.h"

#include <fcntl.h>
#include <unistd.h>
#include <algorithm>
#include <charconv>

namespace gyre {

SmallFile::SmallFile(const char* path) {
  const int fd = ::open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  const ssize_t got = ::read(fd, buffer_.data(), buffer_.size());
  ::close(fd);
  size_ = got > 0 ? static_cast<std::size_t>(got) : 0;
}

std::optional<std::size_t> numberAfter(std::string_view key, std::string_view text) {
  const auto at = text.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(at + key.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  std::size_t number = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{}) return std::nullopt;
  return number;
}

}  // namespace gyre
