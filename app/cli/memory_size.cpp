#include "memory_size.h"

#include <charconv>

namespace gyre::cli {

std::optional<std::size_t> bytesFrom(std::string_view text) {
  double number = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failed != std::errc{}) return std::nullopt;
  std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  for (const std::string_view ending : {"iB", "B"})
    if (unit.ends_with(ending)) {
      unit.remove_suffix(ending.size());
      break;
    }
  constexpr std::string_view prefixes = "KMGT";
  if (unit.size() > 1) return std::nullopt;
  if (!unit.empty()) {
    const auto power = prefixes.find(static_cast<char>(unit[0] & ~0x20));  // small letters, too
    if (power == std::string_view::npos) return std::nullopt;
    for (std::size_t i = 0; i <= power; ++i) number *= 1024;
  }
  if (!(number >= 1 && number < 1e18)) return std::nullopt;
  return static_cast<std::size_t>(number);
}

}  // namespace gyre::cli
