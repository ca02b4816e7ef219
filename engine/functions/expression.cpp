#include "functions/expression.h"

#include "functions/calculus.h"
#include "functions/expression_tree.h"

#include <fmt/format.h>
#include <muParser.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

/// What a jump must exceed to be one: the rounding of the terms it is a difference of, and of the place it is at.
double jump(double left, double right, double slope, double place) {
  constexpr double rounding = 64 * std::numeric_limits<double>::epsilon();
  const double size = std::max(std::abs(left), std::abs(right)) + std::abs(slope * place);
  const double step = right - left;
  return std::abs(step) <= rounding * size ? 0 : step;
}

Switch switchAt(const Place& p, const Jet<double>& left, const Jet<double>& right) {
  const auto steeper = [](double a, double b) { return std::max(std::abs(a), std::abs(b)); };
  return {p.before, p.after, jump(left.v, right.v, steeper(left.d, right.d), p.after),
          jump(left.d, right.d, steeper(left.dd, right.dd), p.after), jump(left.dd, right.dd, 0, p.after)};
}

}  // namespace

Expected<Expression> Expression::compile(const std::string& text, std::vector<std::string> variables,
                                         const std::vector<NamedNumber>& constants) {
  Expression e;
  const auto notUnderstood = [&](const std::string& why) {
    return failInput(fmt::format("the expression '{}' is not understood: {} (variables: {})", text, why,
                                 fmt::join(variables, ", ")));
  };
  try {
    std::vector<double> values(variables.size());
    mu::Parser parser;
    for (const NamedNumber& c : constants) parser.DefineConst(c.name, c.value);
    for (std::size_t i = 0; i < variables.size(); ++i) parser.DefineVar(variables[i], &values[i]);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetExpr(text);
    parser.Eval();
    const auto& used = parser.GetUsedVar();
    for (const std::string& name : variables) e.uses_.push_back(used.count(name) > 0);
    auto tree = ExpressionTree::parse(text, variables, parser.GetConst());
    if (!tree) return notUnderstood(tree.error().message);
    e.tree_ = std::make_shared<const ExpressionTree>(std::move(*tree));
  } catch (const mu::Parser::exception_type& x) {
    return notUnderstood(x.GetMsg());
  }
  return e;
}

double Expression::operator()(std::span<const double> values) const { return tree_->value(values); }

bool Expression::hasBranches(bool withFirst) const { return tree_->hasBranches(withFirst); }

std::uint64_t Expression::branch(std::span<const double> values, bool withFirst) const {
  return tree_->branch(values, withFirst);
}

double Expression::derivative(std::span<const double> values, std::size_t i) const {
  const Jet<double> jet = tree_->jet(values, i);
  return std::isfinite(jet.d) || !std::isfinite(jet.v) ? jet.d : numerical(values, i, 1);
}

double Expression::secondDerivative(std::span<const double> values, std::size_t i) const {
  const Jet<double> jet = tree_->jet(values, i);
  return std::isfinite(jet.dd) || !std::isfinite(jet.v) ? jet.dd : numerical(values, i, 2);
}

double Expression::numerical(std::span<const double> values, std::size_t i, int order) const {
  std::array<double, mostVariables> moved{};
  std::copy(values.begin(), values.end(), moved.begin());
  const auto along = [&](double x) {
    moved[i] = x;
    return (*this)(std::span(moved.data(), values.size()));
  };
  return numericalDerivative(along, values[i], order);
}

Switches Expression::switches(double a, double b) const {
  Switches out;
  if (!tree_->switchesWithFirst()) return out;
  const bool othersCount = std::find(uses_.begin() + 1, uses_.end(), true) != uses_.end();
  for (const Place& p : switchPlaces(*tree_, a, b, out.complete)) {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    if (othersCount) out.places.push_back({p.before, p.after, unknown, unknown, unknown});
    else out.places.push_back(switchAt(p, tree_->jet({&p.before, 1}, 0), tree_->jet({&p.after, 1}, 0)));
  }
  return out;
}

Places Expression::places(double a, double b) const {
  return tree_->switchesWithFirst() ? fewSwitchPlaces(*tree_, a, b) : Places{};
}

}  // namespace gyre
