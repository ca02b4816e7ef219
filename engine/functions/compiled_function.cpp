#include "functions/compiled_function.h"

#include "functions/calculus.h"
#include "functions/function_of_many.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

double valueOf(const Expression& e, double x) { return e(std::span(&x, 1)); }

std::optional<std::string> tableFault(const std::vector<TablePoint>& points) {
  if (points.size() < 2) return "a table of at least two points was expected";
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!std::isfinite(points[i].x) || !std::isfinite(points[i].y)) return "a table of finite numbers was expected";
    if (i > 0 && !(points[i].x > points[i - 1].x))
      return fmt::format("a table whose first column increases was expected; {} follows {}", shortest(points[i].x),
                         shortest(points[i - 1].x));
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> CompiledFunction::fault(const Function& f, const Argument& argument) {
  if (!f.table.empty()) return tableFault(f.table);
  if (f.isConstant())
    return std::isfinite(f.constant) ? std::nullopt : std::optional<std::string>("a finite number was expected");
  const auto compiled = FunctionOfMany::compile(f, argument, signalsOf(f.expression, argument));
  return compiled ? std::nullopt : std::optional(compiled.error().message);
}

Expected<CompiledFunction> CompiledFunction::compile(const Function& f, const Argument& argument) {
  if (auto bad = fault(f, argument)) return failInput(std::move(*bad));
  CompiledFunction out;
  if (!f.table.empty()) out.form_ = Table(f.table, argument.interpolation);
  else if (f.isConstant() && !f.held.empty()) out.form_ = f.held.front().held;
  else if (f.isConstant()) out.form_ = f.constant;
  else if (auto e = Expression::compile(f.expression, {argument.name}, f.heldNames())) out.form_ = std::move(*e);
  else return fail(e.error());
  return out;
}

const double* CompiledFunction::number() const {
  if (const auto* held = std::get_if<HeldNumber>(&form_)) return held->get();
  return std::get_if<double>(&form_);
}

double CompiledFunction::operator()(double x) const {
  if (const double* is = number()) return *is;
  if (const auto* table = std::get_if<Table>(&form_)) return table->value(x);
  return valueOf(std::get<Expression>(form_), x);
}

double CompiledFunction::derivative(double x) const {
  if (number()) return 0;
  if (const auto* table = std::get_if<Table>(&form_)) return table->derivative(x);
  return std::get<Expression>(form_).derivative(std::span(&x, 1), 0);
}

double CompiledFunction::secondDerivative(double x) const {
  if (number()) return 0;
  if (const auto* table = std::get_if<Table>(&form_)) return table->secondDerivative(x);
  return std::get<Expression>(form_).secondDerivative(std::span(&x, 1), 0);
}

double CompiledFunction::integral(double from, double to) const {
  if (const double* is = number()) return *is * (to - from);
  if (const auto* table = std::get_if<Table>(&form_)) return table->integral(to) - table->integral(from);
  const auto f = [this](double at) { return (*this)(at); };
  const double low = std::min(from, to), high = std::max(from, to);
  double sum = 0, done = low;
  const Places switching = places(low, high);
  for (const Place& p : switching.all()) {
    sum += numericalIntegral(f, done, p.before);
    done = p.after;
  }
  sum += numericalIntegral(f, done, high);
  return to < from ? -sum : sum;
}

double CompiledFunction::integralStart(double x) const {
  if (!std::holds_alternative<Expression>(form_) || !std::isfinite((*this)(x))) return 0;
  if (!std::isfinite((*this)(0))) return x;
  const Switches between = switches(std::min(0.0, x), std::max(0.0, x));
  const bool passes =
      std::all_of(between.places.begin(), between.places.end(), [](const Switch& s) { return !std::isinf(s.value); });
  return passes ? 0 : x;
}

Switches CompiledFunction::switches(double a, double b) const {
  if (const auto* table = std::get_if<Table>(&form_)) return {table->switches(a, b)};
  return number() ? Switches{} : std::get<Expression>(form_).switches(a, b);
}

bool CompiledFunction::hasBranches() const {
  const auto* expression = std::get_if<Expression>(&form_);
  return expression && expression->hasBranches(true);
}

std::uint64_t CompiledFunction::branch(double x) const {
  return hasBranches() ? std::get<Expression>(form_).branch(std::span(&x, 1), true) : 0;
}

Places CompiledFunction::places(double a, double b) const {
  if (const auto* table = std::get_if<Table>(&form_)) return table->places(a, b);
  return number() ? Places{} : std::get<Expression>(form_).places(a, b);
}

}  // namespace gyre
