#pragma once
// Text in XML and HTML.

#include <string>
#include <string_view>

namespace gyre {

/// With the five characters that mean something there replaced, in and out of quotes; what is no UTF-8, and control
/// characters, which XML has no way to say, appear as in an address (%07).
std::string markupText(std::string_view text);

}  // namespace gyre
