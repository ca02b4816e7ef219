#include "io/formula_json.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gyre {
namespace {

using Visit = std::function<void(JsonNode& number, int slot)>;

void visitList(JsonNode& list, int first, int stride, const Visit& visit) {
  if (!list.is(JsonNode::Kind::array)) return;
  for (std::size_t i = 0; i < list.items.size(); ++i) visit(list.items[i], first + stride * static_cast<int>(i));
}

/// The nodes that hold the numbers of a value, with their slots (numbers_of_value.h).
struct Walk {
  JsonNode& node;
  const Visit& visit;

  void operator()(double) const { visit(node, 0); }
  void operator()(const Vec3&) const { visitList(node, 0, 1, visit); }
  void operator()(const Inertia&) const { visitList(node, 0, 1, visit); }
  void operator()(const Frame&) const {
    if (!node.is(JsonNode::Kind::object)) return;
    for (JsonNode& member : node.items)
      if (member.key == "position") visitList(member, 0, 1, visit);
  }
  void operator()(const Matrix6&) const {
    if (!node.is(JsonNode::Kind::array) || node.items.empty()) return;
    if (!node.items.front().is(JsonNode::Kind::array)) return visitList(node, 0, 7, visit);
    for (std::size_t i = 0; i < node.items.size(); ++i) visitList(node.items[i], 6 * static_cast<int>(i), 1, visit);
  }
  template <class Other>
  void operator()(const Other&) const {}
};

/// The long form of what valueJson() shortens where numbers are zero.
struct Spread {
  JsonNode& node;

  void operator()(const Inertia&) const {
    while (node.items.size() < 6) node.push(JsonNode::ofNumber(0));
  }
  void operator()(const Matrix6&) const {
    if (node.items.front().is(JsonNode::Kind::array)) return;
    JsonNode rows = JsonNode::array();
    for (std::size_t i = 0; i < 6; ++i) {
      JsonNode row = JsonNode::array();
      for (std::size_t j = 0; j < 6; ++j) row.push(i == j ? std::move(node.items[i]) : JsonNode::ofNumber(0));
      rows.push(std::move(row));
    }
    node.items = std::move(rows.items);
  }
  template <class Other>
  void operator()(const Other&) const {}
};

}  // namespace

std::vector<Formula> takeFormulas(JsonNode& node, const std::string& key, const Value& sample) {
  std::vector<Formula> formulas;
  std::visit(Walk{node,
                  [&](JsonNode& number, int slot) {
                    if (!number.is(JsonNode::Kind::string)) return;
                    formulas.push_back({key, slot, number.text});
                    number.kind = JsonNode::Kind::number;
                    number.number = 1;
                  }},
             sample);
  return formulas;
}

void putFormulas(JsonNode& node, const Value& value, std::span<const Formula> formulas) {
  std::vector<int> missing;
  for (const Formula& f : formulas) missing.push_back(f.slot);
  const Visit visit = [&](JsonNode& number, int slot) {
    const auto it = std::find_if(formulas.begin(), formulas.end(), [slot](const Formula& f) { return f.slot == slot; });
    if (it == formulas.end()) return;
    number = JsonNode::ofText(it->text);
    std::erase(missing, slot);
  };
  std::visit(Walk{node, visit}, value);
  if (missing.empty()) return;
  std::visit(Spread{node}, value);
  std::visit(Walk{node, visit}, value);
}

}  // namespace gyre
