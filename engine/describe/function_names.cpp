#include "describe/function_names.h"

#include "functions/signal_names.h"

#include <algorithm>

namespace gyre {
namespace {

template <class V, class F>  // V: Value or const Value
void forEachExpression(V& value, F f) {
  const auto visit = [&](auto& function) {
    if (!function.expression.empty()) f(function);
  };
  if (auto* one = std::get_if<Function>(&value)) visit(*one);
  if (auto* three = std::get_if<TimeVector>(&value)) std::for_each(three->begin(), three->end(), visit);
}

/// Without the variables of the function.
std::vector<std::string> namesOf(const Function& f, const Argument& argument) {
  if (!argument.takesSignals) {
    auto names = namesInFormula(f.expression);
    std::erase_if(names, [&](const std::string& name) { return argument.isVariable(name); });
    return names;
  }
  const std::vector<std::string> signalNames = signalsIn(f.expression);
  auto names = namesInFormula(withSignalsNamed(f.expression, signalNames));
  std::erase_if(names, [&](const std::string& name) {
    for (std::size_t i = 0; i < signalNames.size(); ++i)
      if (name == signalVariable(i)) return true;
    return argument.isVariable(name);
  });
  return names;
}

std::string withSignalsBack(std::string expression, const std::vector<std::string>& signalNames) {
  for (std::size_t i = 0; i < signalNames.size(); ++i)
    expression = renamedInFormula(expression, signalVariable(i), "[" + signalNames[i] + "]");
  return expression;
}

bool uses(const Function& f, const Argument& argument, std::string_view name) {
  const auto names = namesOf(f, argument);
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool bindNames(Value& value, const Argument& argument, const NameLookup& names) {
  bool changed = false;
  forEachExpression(value, [&](Function& f) {
    std::vector<NamedNumber> bound;
    for (const std::string& name : namesOf(f, argument))
      if (const auto number = names(name)) bound.push_back({name, *number});
    if (bound == f.names) return;
    f.names = std::move(bound);
    changed = true;
  });
  return changed;
}

bool usesName(const Value& value, const Argument& argument, std::string_view name) {
  bool found = false;
  forEachExpression(value, [&](const Function& f) { found = found || uses(f, argument, name); });
  return found;
}

bool renameIn(Value& value, const Argument& argument, std::string_view from, std::string_view to) {
  bool found = false;
  forEachExpression(value, [&](Function& f) {
    if (!uses(f, argument, from)) return;
    const std::vector<std::string> signalNames =
        argument.takesSignals ? signalsIn(f.expression) : std::vector<std::string>{};
    f.expression =
        withSignalsBack(renamedInFormula(withSignalsNamed(f.expression, signalNames), from, to), signalNames);
    for (NamedNumber& n : f.names)
      if (n.name == from) n.name = to;
    found = true;
  });
  return found;
}

bool readsElement(const Value& value, const Argument& argument, std::string_view element) {
  bool found = false;
  forEachExpression(value, [&](const Function& f) {
    if (!argument.takesSignals) return;
    for (const std::string& signal : signalsIn(f.expression)) found = found || splitSignal(signal).element == element;
  });
  return found;
}

bool renameSignals(Value& value, const Argument& argument, std::string_view from, std::string_view to) {
  if (!readsElement(value, argument, from)) return false;
  forEachExpression(value, [&](Function& f) { f.expression = withElementRenamed(f.expression, from, to); });
  return true;
}

}  // namespace gyre
