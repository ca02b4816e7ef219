#include "io/formula_order.h"

#include "describe/formula.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <unordered_set>

namespace gyre {
namespace {

std::string textOf(const JsonNode& parameter, const char* key) {
  const JsonNode* node = parameter.is(JsonNode::Kind::object) ? parameter.find(key) : nullptr;
  return node && node->is(JsonNode::Kind::string) ? node->text : std::string();
}

}  // namespace

std::vector<std::size_t> formulaOrder(const JsonNode& list) {
  const std::size_t n = list.items.size();
  std::vector<std::vector<std::string>> used(n);
  std::unordered_set<std::string> toCome;
  for (std::size_t i = 0; i < n; ++i) {
    for (const char* key : {"value", "minimum", "maximum"})
      for (std::string& name : namesInFormula(textOf(list.items[i], key))) used[i].push_back(std::move(name));
    toCome.insert(textOf(list.items[i], "name"));
  }
  const auto isReady = [&](std::size_t i) {
    return std::none_of(used[i].begin(), used[i].end(), [&](const std::string& name) { return toCome.contains(name); });
  };
  std::vector<std::size_t> pending(n), order;
  std::iota(pending.begin(), pending.end(), std::size_t{0});
  while (!pending.empty()) {
    auto next = std::find_if(pending.begin(), pending.end(), isReady);
    if (next == pending.end()) next = pending.begin();
    toCome.erase(textOf(list.items[*next], "name"));
    order.push_back(*next);
    pending.erase(next);
  }
  return order;
}

}  // namespace gyre
