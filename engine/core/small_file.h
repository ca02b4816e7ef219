#pragma once
// Small files in which the system tells about itself, read without allocating anything.

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace gyre {

class SmallFile {
 public:
  /// As much of it as there is room for; empty where it cannot be read.
  explicit SmallFile(const char* path);
  std::string_view text() const { return {buffer_.data(), size_}; }

 private:
  std::array<char, 4096> buffer_;
  std::size_t size_ = 0;
};

/// The first number after `key`.
std::optional<std::size_t> numberAfter(std::string_view key, std::string_view text);

}  // namespace gyre
