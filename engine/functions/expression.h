#pragma once
// An expression of named variables and constants, compiled once (muParser). pi is defined. Evaluating allocates nothing
// after a thread's first call.

#include "core/error.h"
#include "functions/function.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gyre {

class Expression {
 public:
  /// Fails with what muParser found wrong.
  static Expected<Expression> compile(const std::string& text, std::vector<std::string> variables,
                                      const std::vector<NamedNumber>& constants = {});
  /// @param values  of the variables, in their order. May be called from several threads at once.
  /// Not finite where the expression is not (a run reports it).
  double operator()(std::span<const double> values) const;
  /// Which of the variables stand in the text.
  const std::vector<bool>& uses() const { return uses_; }

 private:
  struct Parser;
  std::shared_ptr<Parser> parser_;
  std::vector<bool> uses_;
};

}  // namespace gyre
