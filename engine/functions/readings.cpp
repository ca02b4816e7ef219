#include "functions/readings.h"

#include <algorithm>

namespace gyre {
namespace {

/// Copies an expression; what f(channel) gives takes the place of each bracket.
template <class F>
std::string replaceReadings(std::string_view expression, F f) {
  std::string out;
  while (true) {
    const auto open = expression.find('[');
    const auto close = open == std::string_view::npos ? open : expression.find(']', open);
    if (close == std::string_view::npos) return out.append(expression);
    out.append(expression.substr(0, open));
    out.append(f(expression.substr(open + 1, close - open - 1)));
    expression.remove_prefix(close + 1);
  }
}

std::string bracketed(std::string_view reading) { return '[' + std::string(reading) + ']'; }

}  // namespace

std::vector<std::string> readingsIn(std::string_view expression) {
  std::vector<std::string> out;
  replaceReadings(expression, [&](std::string_view reading) {
    if (std::find(out.begin(), out.end(), reading) == out.end()) out.emplace_back(reading);
    return std::string();
  });
  return out;
}

std::string withReadingsNamed(std::string_view expression, const std::vector<std::string>& readings) {
  return replaceReadings(expression, [&](std::string_view reading) {
    const auto at = std::find(readings.begin(), readings.end(), reading);
    return at == readings.end() ? bracketed(reading) : readingVariable(static_cast<std::size_t>(at - readings.begin()));
  });
}

std::string readingVariable(std::size_t i) { return "reading_" + std::to_string(i) + "_"; }

std::string withElementRenamed(std::string_view expression, std::string_view from, std::string_view to) {
  return replaceReadings(expression, [&](std::string_view reading) {
    const ReadingName name = splitReading(reading);
    return bracketed(name.element == from ? std::string(to) + "." + name.quantity : std::string(reading));
  });
}

ReadingName splitReading(std::string_view reading) {
  const auto dot = reading.rfind('.');
  if (dot == std::string_view::npos) return {std::string(reading), {}};
  return {std::string(reading.substr(0, dot)), std::string(reading.substr(dot + 1))};
}

}  // namespace gyre
