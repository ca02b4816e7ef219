#include "resource_location.h"

#include <fmt/format.h>
#include <charconv>
#include <string>

namespace gyre::fmu {
namespace {

/// With %20 and the like as what they stand for.
std::string withoutEscapes(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned code = 0;
    const char* begin = text.data() + i + 1;
    if (text[i] == '%' && i + 2 < text.size() && std::from_chars(begin, begin + 2, code, 16).ptr == begin + 2) {
      out += static_cast<char>(code);
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace

Expected<std::filesystem::path> folderOfUri(std::string_view uri) {
  constexpr std::string_view scheme = "file:", hostBegins = "//";
  if (!uri.starts_with(scheme)) {
    if (uri.starts_with('/')) return std::filesystem::path(uri);
    return failInput(fmt::format("the address of the folder 'resources', file:///..., was expected, not '{}'", uri));
  }
  uri.remove_prefix(scheme.size());
  if (uri.starts_with(hostBegins)) {
    uri.remove_prefix(hostBegins.size());
    const auto path = uri.find('/');
    uri.remove_prefix(std::min(path, uri.size()));
  }
  return std::filesystem::path(withoutEscapes(uri));
}

}  // namespace gyre::fmu
