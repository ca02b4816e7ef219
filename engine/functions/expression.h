#pragma once
// An expression of named variables and constants, compiled once to a tree of operations (functions/expression_tree.h),
// which also knows derivatives and switches. Evaluating allocates nothing, from any number of threads.

#include "core/error.h"
#include "functions/expression_scope.h"
#include "functions/switches.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

class ExpressionTree;

class Expression {
 public:
  /// Fails with what is wrong in the text and where, and with the variables that there are.
  /// @param constants  those that somebody holds (functions/function.h) may change between two evaluations
  static Expected<Expression> compile(const std::string& text, std::vector<std::string> variables,
                                      const std::vector<NamedNumber>& constants = {});
  /// For who says in words of its own what is wrong. @param scope  gains the variables that it did not know, if asked
  static tl::expected<Expression, ExpressionFault> parse(std::string_view text, ExpressionScope& scope);
  /// @param values  of the variables, in their order.
  /// Not finite where the expression is not (a run reports it).
  double operator()(std::span<const double> values) const;
  /// Along variable i, of the branch taken. Exact to rounding; where the rules meet 0 times infinity though the value
  /// is finite, as sqrt(x)*x at 0, by numerics (functions/calculus.h).
  double derivative(std::span<const double> values, std::size_t i) const;
  double secondDerivative(std::span<const double> values, std::size_t i) const;
  /// Which of the variables stand in the text.
  const std::vector<bool>& uses() const;

  /// Places in [a, b] where the first variable, whatever the others are, makes it take another branch.
  Switches switches(double a, double b) const;
  /// Places of the switches without their jumps and without allocating: the first ones, at most Places::most.
  Places places(double a, double b) const;
  /// See ExpressionTree.
  bool hasBranches(bool withFirst) const;
  std::uint64_t branch(std::span<const double> values, bool withFirst) const;

  static constexpr std::size_t mostVariables = 64;

 private:
  double numerical(std::span<const double> values, std::size_t i, int order) const;

  explicit Expression(ExpressionTree&& tree);

  std::shared_ptr<const ExpressionTree> tree_;
  std::vector<HeldNumber> held_ = {};  ///< the last variables of the tree
};

}  // namespace gyre
