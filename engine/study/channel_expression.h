#pragma once
// A measure's expression in names that stand for channels, e.g. atan2(y, x), compiled by muParser. For one thread.

#include "core/error.h"
#include "study/study.h"

#include <memory>
#include <span>

namespace gyre {

class ChannelExpression {
 public:
  /// Fails with what muParser found wrong; the names are those of `let`, pi is defined.
  static Expected<ChannelExpression> compile(const StudyMeasure& measure);
  ChannelExpression(ChannelExpression&&) noexcept;
  ChannelExpression& operator=(ChannelExpression&&) noexcept;
  ~ChannelExpression();

  /// @param values  of the channels, in the order of `let`; not a number where the expression is not defined
  double operator()(std::span<const double> values);

 private:
  struct Parser;
  explicit ChannelExpression(std::unique_ptr<Parser> parser);
  std::unique_ptr<Parser> parser_;
};

}  // namespace gyre
