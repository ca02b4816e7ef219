#include "study/channel_expression.h"

#include "functions/stray_comma.h"

#include <fmt/format.h>
#include <muParser.h>
#include <algorithm>
#include <limits>
#include <numbers>
#include <vector>

namespace gyre {

struct ChannelExpression::Parser {
  mu::Parser parser;
  std::vector<double> values;  // the parser points into it
};

ChannelExpression::ChannelExpression(std::unique_ptr<Parser> parser) : parser_(std::move(parser)) {}
ChannelExpression::ChannelExpression(ChannelExpression&&) noexcept = default;
ChannelExpression& ChannelExpression::operator=(ChannelExpression&&) noexcept = default;
ChannelExpression::~ChannelExpression() = default;

Expected<ChannelExpression> ChannelExpression::compile(const StudyMeasure& measure) {
  const auto notUnderstood = [&](std::string_view why) {
    return failInput(fmt::format("the expression '{}' is not understood: {}", measure.expression, why));
  };
  if (strayComma(measure.expression)) return notUnderstood(strayCommaFault);
  auto parser = std::make_unique<Parser>();
  parser->values.resize(measure.let.size());
  try {
    for (std::size_t i = 0; i < measure.let.size(); ++i)
      parser->parser.DefineVar(measure.let[i].first, &parser->values[i]);
    parser->parser.DefineConst("pi", std::numbers::pi);
    parser->parser.SetExpr(measure.expression);
    parser->parser.Eval();
  } catch (const mu::Parser::exception_type& x) {
    return notUnderstood(x.GetMsg());
  }
  return ChannelExpression(std::move(parser));
}

double ChannelExpression::operator()(std::span<const double> values) {
  std::copy(values.begin(), values.end(), parser_->values.begin());
  try {
    return parser_->parser.Eval();
  } catch (const mu::Parser::exception_type&) {
    return std::numeric_limits<double>::quiet_NaN();
  }
}

}  // namespace gyre
