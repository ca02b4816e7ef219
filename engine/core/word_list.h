#pragma once
// Words in a row, as a sentence has them.

#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// "a", "a and b", "a, b and c".
inline std::string wordList(const std::vector<std::string>& words, std::string_view conjunction = "and") {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && i + 1 == words.size()) out.append(" ").append(conjunction).append(" ");
    else if (i > 0) out += ", ";
    out += words[i];
  }
  return out;
}

}  // namespace gyre
