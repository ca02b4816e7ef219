#pragma once
// A number or an expression of time, compiled once (muParser). Evaluating allocates nothing after a thread's first
// call.

#include "core/error.h"
#include "describe/value.h"

#include <memory>

namespace gyre {

class Expression {
 public:
  /// Fails with what muParser found wrong; the variable is t [s], pi is defined.
  static Expected<Expression> compile(const TimeFunction& f);
  /// May be called from several threads at once. Not finite where the expression is not (the run reports it).
  double operator()(double t) const;

 private:
  struct Parser;
  double constant_ = 0;
  std::shared_ptr<Parser> parser_;  ///< empty for a constant
};

/// The error of the first expression that does not compile, naming the key.
std::optional<Error> checkExpressions(const TimeVector& v, const char* key);

}  // namespace gyre
