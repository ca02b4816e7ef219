#pragma once
// Bytes as text (RFC 4648, section 4).

#include <bit>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

std::string base64(std::string_view bytes);

/// The bytes of numbers as they lie in memory. All formats written here want the lowest byte first.
static_assert(std::endian::native == std::endian::little);
template <class T>
std::string_view bytesOf(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

}  // namespace gyre
