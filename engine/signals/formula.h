#pragma once
// A formula over the channels of a recording, compiled: expressions (functions/expression.h) one after the other, with
// derivatives and integrals over time between them. Functions are those of expressions, and
//   deriv(x)     the derivative of x over time
//   integral(x)  its integral from the first row on
// which may be nested. Their rules for recorded rows are those of signals/row_calculus.h.

#include "functions/expression.h"
#include "signals/formula_text.h"

#include <optional>
#include <string>
#include <vector>

namespace gyre {

class SignalFormula {
 public:
  static constexpr std::size_t mostNested = 4;  ///< derivatives in each other

  /// Where values of a stage come from.
  struct Source {
    bool isStage = false;
    std::size_t index = 0;  ///< of a column or of an earlier stage
  };
  enum class Operation { expression, derivative, integral };
  struct Stage {
    Operation operation = Operation::expression;
    std::optional<Expression> expression = {};
    std::vector<Source> sources = {};  ///< one, except for an expression
    std::size_t nested = 0;            ///< derivatives in each other
  };

  static tl::expected<SignalFormula, FormulaFault> compile(std::string_view text, std::span<const Channel> channels);

  /// The last one is the value.
  const std::vector<Stage>& stages() const { return stages_; }
  /// SI symbol, empty for a number; "?" where it does not follow from those of the channels.
  const std::string& unit() const { return unit_; }
  static constexpr const char* unknownUnit = "?";

 private:
  friend class FormulaCompiler;
  std::vector<Stage> stages_;
  std::string unit_;
};

}  // namespace gyre
