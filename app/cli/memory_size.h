#pragma once
// "2G", "500 M", "1048576": bytes, as other programs take them, by powers of 1024.

#include <cstddef>
#include <optional>
#include <string_view>

namespace gyre::cli {

std::optional<std::size_t> bytesFrom(std::string_view text);

}  // namespace gyre::cli
