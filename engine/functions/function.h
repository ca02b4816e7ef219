#pragma once
// A scalar function of one variable as a document holds it: a number, an expression, or a table of points.
// What it means is in functions/compiled_function.h; what its variable is called is told by the field that holds it.

#include "core/units.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct TablePoint {
  double x = 0, y = 0;
  bool operator==(const TablePoint&) const = default;
};

/// A number that whoever holds it changes while functions are evaluated by it, but never during an evaluation.
using HeldNumber = std::shared_ptr<const double>;

struct NamedNumber {
  std::string name;
  double value = 0;
  HeldNumber held = {};  ///< counts in the place of the value where it is there
  bool operator==(const NamedNumber&) const = default;
};

struct Function {
  double constant = 0;
  std::string expression = {};          ///< empty: the table or the constant counts
  std::vector<TablePoint> table = {};   ///< empty: the expression or the constant counts; x increases strictly
  std::vector<NamedNumber> names = {};  ///< that the expression uses beside its variable; the model keeps them
  /// What somebody holds of it: names that the expression uses or, without a name, the constant.
  std::vector<NamedNumber> held = {};
  bool isConstant() const { return expression.empty() && table.empty(); }
  /// The names with what is held of them.
  std::vector<NamedNumber> heldNames() const {
    std::vector<NamedNumber> out = names;
    for (NamedNumber& n : out)
      for (const NamedNumber& h : held)
        if (h.name == n.name) n.held = h.held;
    return out;
  }
  /// What names are worth, and what is held, follows from elsewhere.
  bool operator==(const Function& o) const {
    return constant == o.constant && expression == o.expression && table == o.table;
  }
};

/// How a table is interpolated.
enum class Interpolation {
  monotone,  ///< piecewise cubic without overshoot, once continuously differentiable: for laws of force
  spline     ///< natural cubic spline, twice continuously differentiable: for motion
};

/// The variable of a function.
struct Argument {
  std::string name = "t";  ///< in expressions
  Quantity quantity = Quantity::time;
  Interpolation interpolation = Interpolation::monotone;
  std::vector<std::string> others = {};  ///< further variables of expressions (functions/function_of_many.h)
  bool takesSignals = false;             ///< expressions may read channels of the model: "[pin.angle]"
  bool isVariable(std::string_view variable) const {
    return variable == name || std::find(others.begin(), others.end(), variable) != others.end();
  }
};

}  // namespace gyre
