#include "export/markup.h"

#include "core/utf8.h"

#include <fmt/format.h>

namespace gyre {

std::string markupText(std::string_view text) {
  std::string out;
  for (const char c : asUtf8(text)) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') out += fmt::format("%{:02X}", c);
        else out += c;
    }
  return out;
}

}  // namespace gyre
