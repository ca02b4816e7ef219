#pragma once
// Lists as they are typed on the command line.

#include <string>
#include <string_view>
#include <vector>

namespace gyre::cli {

/// "A,,B" as typed means a list with an empty entry: left out, so that a trailing comma does no harm.
inline std::vector<std::string> split(const std::vector<std::string>& typed, char separator = ',') {
  std::vector<std::string> out;
  for (const std::string& text : typed)
    for (std::size_t start = 0; start <= text.size();) {
      const std::size_t end = std::min(text.find(separator, start), text.size());
      const std::string_view entry = std::string_view(text).substr(start, end - start);
      const auto first = entry.find_first_not_of(' ');
      if (first != std::string_view::npos)
        out.emplace_back(entry.substr(first, entry.find_last_not_of(' ') - first + 1));
      start = end + 1;
    }
  return out;
}

}  // namespace gyre::cli
