#pragma once
// A function of a document whose expression may use more than one variable: argument.name, argument.others, and
// channels of the model (functions/signal_names.h). Numbers and tables are functions of the first alone.

#include "functions/compiled_function.h"

#include <span>
#include <variant>

namespace gyre {

class FunctionOfMany {
 public:
  static constexpr std::size_t mostValues = Expression::mostVariables;
  /// @param signalNames  the channels whose values follow those of the variables
  static Expected<FunctionOfMany> compile(const Function& f, const Argument& argument,
                                          const std::vector<std::string>& signalNames = {});
  /// @param values  of argument.name, of the others, of the signals
  double operator()(std::span<const double> values) const;
  /// By value i.
  double derivative(std::span<const double> values, std::size_t i) const;
  bool uses(std::size_t i) const;
  /// Whether values beside the first decide between branches, and what they say: a number for each combination.
  bool hasBranches() const;
  std::uint64_t branch(std::span<const double> values) const;
  /// Where the first variable makes it switch in [a, b], whatever the others are.
  Switches switches(double a, double b) const;

 private:
  std::variant<CompiledFunction, Expression> form_;
};

/// The channels that an expression reads; none where the argument does not allow it.
std::vector<std::string> signalsOf(const std::string& expression, const Argument& argument);

}  // namespace gyre
