#include "io/formula_order.h"

#include "describe/formula.h"

#include <functional>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>

namespace gyre {
namespace {

std::string textOf(const JsonNode& parameter, const char* key) {
  const JsonNode* node = parameter.is(JsonNode::Kind::object) ? parameter.find(key) : nullptr;
  return node && node->is(JsonNode::Kind::string) ? node->text : std::string();
}

}  // namespace

std::vector<std::size_t> formulaOrder(const JsonNode& list) {
  const std::size_t n = list.items.size();
  std::unordered_map<std::string, std::vector<std::size_t>> usersOf;  // of the names that are still to come
  for (const JsonNode& parameter : list.items) usersOf.try_emplace(textOf(parameter, "name"));
  std::vector<std::size_t> waitsFor(n);
  for (std::size_t i = 0; i < n; ++i)
    for (const char* key : {"value", "minimum", "maximum"})
      for (const std::string& name : namesInFormula(textOf(list.items[i], key)))
        if (const auto users = usersOf.find(name); users != usersOf.end()) {
          users->second.push_back(i);
          ++waitsFor[i];
        }
  std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;  // the first of them on top
  for (std::size_t i = 0; i < n; ++i)
    if (waitsFor[i] == 0) ready.push(i);
  std::vector<std::size_t> order;
  std::vector<char> isTaken(n);
  const auto take = [&](std::size_t i) {
    if (std::exchange(isTaken[i], 1)) return;
    order.push_back(i);
    if (const auto named = usersOf.extract(textOf(list.items[i], "name")))
      for (const std::size_t user : named.mapped())
        if (--waitsFor[user] == 0) ready.push(user);
  };
  for (std::size_t first = 0; first < n; ++first) {
    while (!ready.empty()) {
      const std::size_t next = ready.top();
      ready.pop();
      take(next);
    }
    take(first);  // where a circle is left
  }
  return order;
}

}  // namespace gyre
