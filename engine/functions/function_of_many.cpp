#include "functions/function_of_many.h"

#include "functions/signal_names.h"

#include <fmt/format.h>

namespace gyre {
namespace {

/// A message about generated variables in the words of the user.
std::string withSignals(std::string message, const std::vector<std::string>& signalNames) {
  for (std::size_t i = 0; i < signalNames.size(); ++i) {
    const std::string variable = signalVariable(i), name = "[" + signalNames[i] + "]";
    // On from behind the name: it may hold the variable's.
    for (auto at = message.find(variable); at != std::string::npos; at = message.find(variable, at + name.size()))
      message.replace(at, variable.size(), name);
  }
  return message;
}

}  // namespace

Expected<FunctionOfMany> FunctionOfMany::compile(const Function& f, const Argument& argument,
                                                 const std::vector<std::string>& signalNames) {
  FunctionOfMany out;
  if (!f.table.empty() || f.isConstant()) {
    auto one = CompiledFunction::compile(f, argument);
    if (!one) return fail(one.error());
    out.form_ = std::move(*one);
    return out;
  }
  std::vector<std::string> variables{argument.name};
  variables.insert(variables.end(), argument.others.begin(), argument.others.end());
  for (std::size_t i = 0; i < signalNames.size(); ++i) variables.push_back(signalVariable(i));
  if (variables.size() > mostValues)
    return failInput(
        fmt::format("at most {} channels were expected in the expressions", mostValues - 1 - argument.others.size()));
  auto e = Expression::compile(withSignalsNamed(f.expression, signalNames), std::move(variables), f.heldNames());
  if (!e) return failInput(withSignals(e.error().message, signalNames));
  out.form_ = std::move(*e);
  return out;
}

double FunctionOfMany::operator()(std::span<const double> values) const {
  if (const auto* one = std::get_if<CompiledFunction>(&form_)) return (*one)(values[0]);
  return std::get<Expression>(form_)(values);
}

double FunctionOfMany::derivative(std::span<const double> values, std::size_t i) const {
  if (!uses(i)) return 0;
  if (const auto* one = std::get_if<CompiledFunction>(&form_)) return one->derivative(values[0]);
  return std::get<Expression>(form_).derivative(values, i);
}

Switches FunctionOfMany::switches(double a, double b) const {
  if (const auto* one = std::get_if<CompiledFunction>(&form_)) return one->switches(a, b);
  return std::get<Expression>(form_).switches(a, b);
}

bool FunctionOfMany::uses(std::size_t i) const {
  if (const auto* one = std::get_if<CompiledFunction>(&form_)) return i == 0 && !one->isConstant();
  const std::vector<bool>& used = std::get<Expression>(form_).uses();
  return i < used.size() && used[i];
}

bool FunctionOfMany::hasBranches() const {
  const auto* expression = std::get_if<Expression>(&form_);
  return expression && expression->hasBranches(false);
}

std::uint64_t FunctionOfMany::branch(std::span<const double> values) const {
  return hasBranches() ? std::get<Expression>(form_).branch(values, false) : 0;
}

std::vector<std::string> signalsOf(const std::string& expression, const Argument& argument) {
  return argument.takesSignals ? signalsIn(expression) : std::vector<std::string>{};
}

}  // namespace gyre
