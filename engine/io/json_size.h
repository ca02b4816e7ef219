#pragma once
// How many values a JSON text holds, counted before any of them is kept.

#include <cstddef>
#include <string_view>

namespace gyre {

/// Exact where the text is valid JSON, comments and all; of other texts at least what a parser meets before it fails.
std::size_t countJsonValues(std::string_view text);

}  // namespace gyre
