#include "core/digest.h"

#include <fmt/format.h>
#include <cstdint>

namespace gyre {

std::string digest(std::string_view text) {
  constexpr std::uint64_t prime = 0x100000001b3;
  std::uint64_t a = 0xcbf29ce484222325, b = 0x84222325cbf29ce4;  // the offset, and its halves exchanged
  for (const char c : text) {
    a = (a ^ static_cast<unsigned char>(c)) * prime;
    b = (b ^ static_cast<unsigned char>(c) ^ (a >> 56)) * prime;
  }
  return fmt::format("{:016x}{:016x}", a, b);
}

}  // namespace gyre
