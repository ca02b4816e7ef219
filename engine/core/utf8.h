#pragma once
// Text of other programs as UTF-8, which Gyre's files are (RFC 3629).

#include <string>
#include <string_view>

namespace gyre {

/// Neither overlong forms, surrogates nor what lies beyond U+10FFFF are valid.
bool isUtf8(std::string_view text);

/// The text itself where it is valid; else each byte that is part of no valid sequence as in an address: %E4. Other
/// than by a replacement character, names that differ go on differing.
std::string asUtf8(std::string_view text);

/// At most that many bytes of a valid text, of which the middle is left out where it has more.
std::string shortened(const std::string& text, std::size_t most);

}  // namespace gyre
