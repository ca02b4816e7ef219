#pragma once
// Words that the reports of the analyses have in common.

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace gyre {

/// "1 joint", "3 joints".
inline std::string counted(int n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

}  // namespace gyre
