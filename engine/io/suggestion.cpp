#include "io/suggestion.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace gyre {
namespace {

// Levenshtein's distance, one row of the table at a time.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string nearest(std::string_view typed, std::span<const std::string> accepted) {
  if (typed.size() > 64) return {};
  std::string best;
  std::size_t bestDistance = typed.size() / 3 + 2;  // farther than this is another word
  for (const std::string& name : accepted) {
    if (name.size() > 64) continue;
    if (const std::size_t d = distance(typed, name); d < bestDistance) {
      bestDistance = d;
      best = name;
    }
  }
  return best;
}

std::string acceptedText(std::string_view typed, std::span<const std::string> accepted, std::size_t most) {
  const std::string near = nearest(typed, accepted);
  std::string out = near.empty() ? "; accepted: " : "; did you mean '" + near + "'? Accepted: ";
  for (std::size_t i = 0; i < std::min(most, accepted.size()); ++i) out += (i ? ", " : "") + accepted[i];
  if (accepted.size() > most) out += ", ... (" + std::to_string(accepted.size()) + " in all)";
  if (accepted.empty()) out += "none";
  return out;
}

std::string acceptedTypes(std::string_view typed, std::span<const std::string> accepted) {
  constexpr const char* ofPlugins = "; a type of a plugin is known where a folder of GYRE_PLUGIN_PATH has its file";
  return acceptedText(typed, accepted) + (nearest(typed, accepted).empty() ? ofPlugins : "");
}

}  // namespace gyre
