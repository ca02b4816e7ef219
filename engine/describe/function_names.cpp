#include "describe/function_names.h"

#include <algorithm>

namespace gyre {
namespace {

template <class F>
void forEachExpression(Value& value, F f) {
  const auto visit = [&](Function& function) {
    if (!function.expression.empty()) f(function);
  };
  if (auto* one = std::get_if<Function>(&value)) visit(*one);
  if (auto* three = std::get_if<TimeVector>(&value)) std::for_each(three->begin(), three->end(), visit);
}

bool uses(const Function& f, const Argument& argument, std::string_view name) {
  const auto names = namesInFormula(f.expression);
  return name != argument.name && std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool bindNames(Value& value, const Argument& argument, const NameLookup& names) {
  bool changed = false;
  forEachExpression(value, [&](Function& f) {
    std::vector<NamedNumber> bound;
    for (const std::string& name : namesInFormula(f.expression))
      if (const auto number = name == argument.name ? std::nullopt : names(name)) bound.push_back({name, *number});
    if (bound == f.names) return;
    f.names = std::move(bound);
    changed = true;
  });
  return changed;
}

bool usesName(const Value& value, const Argument& argument, std::string_view name) {
  bool found = false;
  Value copy = value;
  forEachExpression(copy, [&](const Function& f) { found = found || uses(f, argument, name); });
  return found;
}

bool renameIn(Value& value, const Argument& argument, std::string_view from, std::string_view to) {
  bool found = false;
  forEachExpression(value, [&](Function& f) {
    if (!uses(f, argument, from)) return;
    f.expression = renamedInFormula(f.expression, from, to);
    for (NamedNumber& n : f.names)
      if (n.name == from) n.name = to;
    found = true;
  });
  return found;
}

}  // namespace gyre
