#pragma once
// "did you mean ...?" for names that were mistyped.

#include <span>
#include <string>
#include <string_view>

namespace gyre {

/// The accepted name nearest to `typed` by edits of a letter; empty when none is near.
std::string nearest(std::string_view typed, std::span<const std::string> accepted);

/// "; did you mean 'mass'?" or nothing, then the accepted names (the first `most` of them).
std::string acceptedText(std::string_view typed, std::span<const std::string> accepted, std::size_t most = 24);

/// Likewise for names of types; where none is near, with a word on plugins, whose types may have any name.
std::string acceptedTypes(std::string_view typed, std::span<const std::string> accepted);

}  // namespace gyre
