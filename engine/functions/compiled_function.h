#pragma once
// A function of a document made ready to be evaluated, with derivatives and integral:
//   number      exact; one that somebody holds (functions/function.h) as it is at that moment
//   expression  derivatives exact (functions/jet.h), integral by numerics between its switches (functions/calculus.h)
//   table       interpolated as functions/table.h says; exact
// May be used by several threads at once; evaluating allocates nothing.

#include "core/error.h"
#include "functions/expression.h"
#include "functions/function.h"
#include "functions/table.h"

#include <variant>

namespace gyre {

class CompiledFunction {
 public:
  /// Zero.
  CompiledFunction() = default;
  /// Fails where fault() finds one, and where the expression has variables beside the argument.
  static Expected<CompiledFunction> compile(const Function& f, const Argument& argument);
  /// What is wrong with f: an expression that is not understood, a table of fewer than two points or whose x does
  /// not increase, a number that is not finite. The message says what was expected.
  static std::optional<std::string> fault(const Function& f, const Argument& argument);

  double operator()(double x) const;
  double derivative(double x) const;
  double secondDerivative(double x) const;
  double integral(double from, double to) const;
  double integral(double x) const { return integral(0, x); }
  /// Where an integral to x may begin: 0 or, where a pole or an end of the function stands between, x itself.
  double integralStart(double x) const;
  /// Where it takes another branch in [a, b], and points of a table within.
  Switches switches(double a, double b) const;
  /// Places of the switches without their jumps and without allocating: the first ones, at most Places::most.
  Places places(double a, double b) const;
  /// Whether conditions choose between branches, and which one is taken: a number for each (ExpressionTree::branch).
  bool hasBranches() const;
  std::uint64_t branch(double x) const;
  bool isConstant() const { return std::holds_alternative<double>(form_); }
  bool isZero() const { return isConstant() && std::get<double>(form_) == 0; }

 private:
  /// The number that it is now; null for a function of the variable.
  const double* number() const;

  std::variant<double, HeldNumber, Expression, Table> form_ = 0.0;
};

}  // namespace gyre
