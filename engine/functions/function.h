#pragma once
// A scalar function of one variable as a document holds it: a number, an expression, or a table of points.
// What it means is in functions/compiled_function.h; what its variable is called is told by the field that holds it.

#include "core/units.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct TablePoint {
  double x = 0, y = 0;
  bool operator==(const TablePoint&) const = default;
};

struct NamedNumber {
  std::string name;
  double value = 0;
  bool operator==(const NamedNumber&) const = default;
};

struct Function {
  double constant = 0;
  std::string expression = {};          ///< empty: the table or the constant counts
  std::vector<TablePoint> table = {};   ///< empty: the expression or the constant counts; x increases strictly
  std::vector<NamedNumber> names = {};  ///< that the expression uses beside its variable; the model keeps them
  bool isConstant() const { return expression.empty() && table.empty(); }
  /// What names are worth follows from elsewhere.
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
