#include "io/function_json.h"

#include "io/geometry_json.h"

#include <array>
#include <cctype>

namespace gyre {

Expected<Function> readFunction(const JsonNode& node, const std::string& key, std::string_view expected) {
  Function f;
  if (node.is(JsonNode::Kind::number)) {
    f.constant = node.number;
  } else if (node.is(JsonNode::Kind::string) && node.text.find_first_not_of(' ') != std::string::npos) {
    f.expression = node.text;
  } else if (node.is(JsonNode::Kind::array) && !node.items.empty()) {
    for (const JsonNode& item : node.items) {
      std::array<double, 2> pair{};
      if (auto ok = readNumbers(item, key, expected, pair); !ok) return tl::unexpected(std::move(ok.error()));
      f.table.push_back({pair[0], pair[1]});
    }
  } else {
    return wrongValue(node, key, expected);
  }
  return f;
}

JsonNode functionJson(const Function& f) {
  if (!f.expression.empty()) return JsonNode::ofText(f.expression);
  if (f.table.empty()) return JsonNode::ofNumber(f.constant);
  JsonNode list = JsonNode::array();
  for (const TablePoint& p : f.table) list.push(numbersJson(std::array{p.x, p.y}));
  return list;
}

std::string functionText(const Function& f) { return f.expression.empty() ? jsonLine(functionJson(f)) : f.expression; }

Expected<Function> functionFromText(const std::string& text, Quantity quantity) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string::npos) return failInput("a number, an expression or a table [[x, y], ...] was expected");
  if (const auto number = quantity == Quantity::none ? parseAnyQuantity(text) : parseQuantity(text, quantity))
    return Function{.constant = *number};
  const auto second = text.find_first_not_of(" \t", first + 1);
  const bool reads = second != std::string::npos && (std::isalpha(static_cast<unsigned char>(text[second])) != 0);
  if (text[first] != '[' || reads) return Function{.expression = text.substr(first)};
  constexpr std::string_view expected = "a table [[x, y], ...]";
  const auto node = parseJson(text, {});
  if (!node) return failInput(std::string(expected) + " was expected");
  auto f = readFunction(*node, {}, expected);
  if (!f) f.error().line = 0;
  return f;
}

}  // namespace gyre
