#include "study/channel_expression.h"

#include <fmt/format.h>

namespace gyre {

Expected<Expression> channelExpression(const StudyMeasure& measure) {
  ExpressionScope scope;
  for (const auto& [name, channel] : measure.let) scope.variables.push_back(name);
  auto parsed = Expression::parse(measure.expression, scope);
  if (!parsed)
    return failInput(fmt::format("the expression '{}' is not understood: {} (at position {})", measure.expression,
                                 parsed.error().message, parsed.error().begin + 1));
  return std::move(*parsed);
}

}  // namespace gyre
