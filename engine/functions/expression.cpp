#include "functions/expression.h"

#include "functions/calculus.h"
#include "functions/expression_parser.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

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

/// A quantity at three distances from a place, each 8 times as far as the one before.
struct Approach {
  double near, middle, far;
  /// Without bounds: x^-1/2 grows 2.8 times.
  bool grows(double most) const {
    const auto times = [most](double a, double b) {
      return std::abs(a) > 2 * std::abs(b) && std::abs(a) < most * std::abs(b);
    };
    return !std::isfinite(near) || (times(near, middle) && times(middle, far));
  }
  /// It is the same size all the way: what it is a difference of does not meet.
  bool stays() const {
    const auto alike = [](double a, double b) {
      return std::abs(a) > 0.5 * std::abs(b) && std::abs(a) < 2 * std::abs(b);
    };
    return alike(near, middle) && alike(middle, far);
  }
};

/// What a function of one variable does at a place that may be a pole, an edge of its domain, or nothing: from values
/// beside it. Nothing where it goes on smoothly, and at the ends of [a, b].
std::optional<Switch> singularSwitch(const ExpressionTree& tree, const Place& p, double a, double b) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  const double far = 0x1p-12 * (p.after > 0 || p.before < 0 ? std::max(std::abs(p.before), std::abs(p.after)) : b - a);
  // What touches zero at an end does so, by rounding, up to the square root of it.
  const double end = 2e-8 * std::max(std::abs(a), std::abs(b));
  if (p.before - far <= a + end || p.after + far >= b - end) return std::nullopt;
  std::array<Jet<double>, 3> left, right, across;
  double distance = far / 64, size = 0;
  for (std::size_t i = 0; i < 3; ++i, distance *= 8) {
    const double before = p.before - distance, after = p.after + distance;
    left[i] = tree.jet({&before, 1}, 0);
    right[i] = tree.jet({&after, 1}, 0);
    across[i] = right[i] - left[i];
    size = std::max({size, std::abs(left[i].v), std::abs(right[i].v)});
  }
  const auto values = [](const auto& jets) { return Approach{jets[0].v, jets[1].v, jets[2].v}; };
  const auto slopes = [](const auto& jets) { return Approach{jets[0].d, jets[1].d, jets[2].d}; };
  Switch out{p.before, p.after};
  if (values(left).grows(infinite) || values(right).grows(infinite)) {
    out.value = out.slope = out.bend = infinite;
    return out;
  }
  const Approach step = values(across), kink = slopes(across);
  if (step.stays() && std::abs(step.near) > 1e-5 * size) out.value = step.near;
  // A slope of something bounded grows at most as the distance falls; what grows faster is rounding.
  if (slopes(left).grows(12) || slopes(right).grows(12)) out.slope = out.bend = infinite;
  else if (kink.stays() && std::abs(kink.near) * far > 1e-11 * size) out.slope = kink.near;
  return out.value == 0 && out.slope == 0 ? std::nullopt : std::optional(out);
}

/// Between two branches, or around a single number that has its own.
Switch branchSwitch(const ExpressionTree& tree, const Place& p) {
  const auto at = [&](double x) { return tree.jet({&x, 1}, 0); };
  Switch out = switchAt(p, at(p.before), at(p.after));
  const double middle = std::nextafter(p.before, p.after);
  if (out.value == 0 && middle < p.after) out.value = switchAt(p, at(p.before), at(middle)).value;
  return out;
}

std::optional<Switch> jumpAt(const ExpressionTree& tree, const Place& p, double a, double b) {
  if (p.singular) {
    const auto found = singularSwitch(tree, p, a, b);
    if (!p.branches || (found && std::isinf(found->slope))) return found;
  }
  return branchSwitch(tree, p);
}

/// The values of all variables of a tree: those that were given, and behind them those that somebody holds.
class AllValues {
 public:
  AllValues(std::span<const double> given, const std::vector<HeldNumber>& held) : all_(given) {
    if (held.empty()) return;
    std::copy(given.begin(), given.end(), memory_.begin());
    for (std::size_t i = 0; i < held.size(); ++i) memory_[given.size() + i] = *held[i];
    all_ = {memory_.data(), given.size() + held.size()};
  }
  operator std::span<const double>() const { return all_; }

 private:
  std::array<double, Expression::mostVariables> memory_;
  std::span<const double> all_;
};

}  // namespace

Expression::Expression(ExpressionTree&& tree) : tree_(std::make_shared<const ExpressionTree>(std::move(tree))) {}

tl::expected<Expression, ExpressionFault> Expression::parse(std::string_view text, ExpressionScope& scope) {
  auto tree = parseExpression(text, scope);
  if (!tree) return tl::unexpected(std::move(tree.error()));
  return Expression(std::move(*tree));
}

Expected<Expression> Expression::compile(const std::string& text, std::vector<std::string> variables,
                                         const std::vector<NamedNumber>& constants) {
  ExpressionScope scope{.variables = std::move(variables), .constants = {}};
  std::vector<HeldNumber> held;
  for (const NamedNumber& c : constants) {
    if (c.held) scope.variables.push_back(c.name);
    if (c.held) held.push_back(c.held);
    else scope.constants.push_back(c);
  }
  if (!held.empty() && scope.variables.size() > mostVariables)
    return failInput(fmt::format("at most {} variables and numbers that are held were expected", mostVariables));
  auto parsed = parse(text, scope);
  if (!parsed)
    return failInput(fmt::format("the expression '{}' is not understood: {} (at position {}; variables: {})", text,
                                 parsed.error().message, parsed.error().begin + 1, fmt::join(scope.variables, ", ")));
  parsed->held_ = std::move(held);
  return std::move(*parsed);
}

const std::vector<bool>& Expression::uses() const { return tree_->uses(); }

double Expression::operator()(std::span<const double> values) const { return tree_->value(AllValues(values, held_)); }

bool Expression::hasBranches(bool withFirst) const { return tree_->hasBranches(withFirst); }

std::uint64_t Expression::branch(std::span<const double> values, bool withFirst) const {
  return tree_->branch(AllValues(values, held_), withFirst);
}

double Expression::derivative(std::span<const double> values, std::size_t i) const {
  const Jet<double> jet = tree_->jet(AllValues(values, held_), i);
  return std::isfinite(jet.d) || !std::isfinite(jet.v) ? jet.d : numerical(values, i, 1);
}

double Expression::secondDerivative(std::span<const double> values, std::size_t i) const {
  const Jet<double> jet = tree_->jet(AllValues(values, held_), i);
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
  const bool othersCount = std::find(uses().begin() + 1, uses().end(), true) != uses().end();
  for (const Place& p : switchPlaces(*tree_, a, b, out.complete)) {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    if (othersCount) out.places.push_back({p.before, p.after, unknown, unknown, unknown});
    else if (const auto found = jumpAt(*tree_, p, a, b)) out.places.push_back(*found);
  }
  return out;
}

Places Expression::places(double a, double b) const {
  return tree_->switchesWithFirst() ? fewSwitchPlaces(*tree_, a, b) : Places{};
}

}  // namespace gyre
