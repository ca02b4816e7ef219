#include "io/formula_circle.h"

#include "describe/formula.h"

#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {
namespace {

constexpr const char* formulaKeys[] = {"value", "minimum", "maximum"};

std::string formulaTextOf(const JsonNode& parameter, const char* key) {
  const JsonNode* node = parameter.is(JsonNode::Kind::object) ? parameter.find(key) : nullptr;
  return node && node->is(JsonNode::Kind::string) ? node->text : std::string();
}

/// A formula of a parameter, and the parameter that it uses.
struct FormulaUse {
  const char* key;
  std::string formula;
  std::size_t used;
};

/// Depth first, without recursion: chains of formulas may be long.
class CircleSearch {
 public:
  explicit CircleSearch(const JsonNode& list) : list_(list), uses_(list.items.size()), state_(list.items.size()) {
    std::unordered_map<std::string, std::size_t> byName;
    for (std::size_t i = 0; i < list.items.size(); ++i) byName.emplace(formulaTextOf(list.items[i], "name"), i);
    for (std::size_t i = 0; i < list.items.size(); ++i)
      for (const char* key : formulaKeys) {
        const std::string formula = formulaTextOf(list.items[i], key);
        if (formula.empty()) continue;
        for (const std::string& name : namesInFormula(formula))
          if (const auto it = byName.find(name); it != byName.end()) uses_[i].push_back({key, formula, it->second});
      }
  }

  std::optional<Error> find() {
    for (std::size_t i = 0; i < uses_.size(); ++i)
      if (state_[i] == State::unseen)
        if (auto circle = from(i)) return circle;
    return std::nullopt;
  }

 private:
  enum class State { unseen, open, done };
  struct Step {
    std::size_t parameter, next;  ///< and which of its uses comes next
  };

  std::optional<Error> from(std::size_t start) {
    std::vector<Step> path{{start, 0}};
    state_[start] = State::open;
    while (!path.empty()) {
      Step& last = path.back();
      if (last.next == uses_[last.parameter].size()) {
        state_[last.parameter] = State::done;
        path.pop_back();
        continue;
      }
      const std::size_t used = uses_[last.parameter][last.next++].used;
      if (state_[used] == State::open) return reported(path, used);
      if (state_[used] == State::done) continue;
      state_[used] = State::open;
      path.push_back({used, 0});
    }
    return std::nullopt;
  }

  Error reported(const std::vector<Step>& path, std::size_t first) const {
    constexpr std::size_t mostNamed = 8;
    std::size_t begin = 0;
    while (path[begin].parameter != first) ++begin;
    std::string circle;
    for (std::size_t i = begin; i < path.size() && i < begin + mostNamed; ++i) {
      const FormulaUse& use = uses_[path[i].parameter][path[i].next - 1];
      circle += fmt::format("{}'{}' = {}", i == begin ? "" : ", ",
                            formulaTextOf(list_.items[path[i].parameter], "name"), use.formula);
    }
    if (path.size() - begin > mostNamed) circle += fmt::format(" and {} more", path.size() - begin - mostNamed);
    const JsonNode& at = list_.items[first];
    const char* key = uses_[first][path[begin].next - 1].key;
    return {
        .message = fmt::format("formulas lead in a circle: {}; one of them must be a number, or use others", circle),
        .line = at.find(key)->line,
        .element = formulaTextOf(at, "name"),
        .key = key};
  }

  const JsonNode& list_;
  std::vector<std::vector<FormulaUse>> uses_;
  std::vector<State> state_;
};

}  // namespace

std::optional<Error> formulaCircle(const JsonNode& list) { return CircleSearch(list).find(); }

}  // namespace gyre
