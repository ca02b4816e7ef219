#include "forces/expression.h"

#include <fmt/format.h>
#include <muParser.h>
#include <tbb/enumerable_thread_specific.h>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

// muParser's parser holds its variable inside, so each thread has its own.
struct ThreadParser {
  explicit ThreadParser(const std::string& text) {
    parser.DefineVar("t", &t);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetExpr(text);
  }
  ThreadParser(const ThreadParser&) = delete;
  ThreadParser& operator=(const ThreadParser&) = delete;
  double t = 0;
  mu::Parser parser;
};

}  // namespace

struct Expression::Parser {
  explicit Parser(std::string s)
      : text(std::move(s)), perThread([this] { return std::make_unique<ThreadParser>(text); }) {}
  std::string text;
  tbb::enumerable_thread_specific<std::unique_ptr<ThreadParser>> perThread;
};

Expected<Expression> Expression::compile(const TimeFunction& f) {
  Expression e;
  e.constant_ = f.constant;
  if (f.expression.empty()) return e;
  try {
    ThreadParser trial(f.expression);
    trial.parser.Eval();
  } catch (const mu::Parser::exception_type& x) {
    return failInput(fmt::format("the expression '{}' is not understood: {}", f.expression, x.GetMsg()));
  }
  e.parser_ = std::make_shared<Parser>(f.expression);
  return e;
}

double Expression::operator()(double t) const {
  if (!parser_) return constant_;
  try {
    ThreadParser& p = *parser_->perThread.local();
    p.t = t;
    return p.parser.Eval();
  } catch (const mu::Parser::exception_type&) {  // e.g. a domain error: shows as a non-finite force
    return std::numeric_limits<double>::quiet_NaN();
  }
}

std::optional<Error> checkExpressions(const TimeVector& v, const char* key) {
  for (const TimeFunction& f : v) {
    const auto compiled = Expression::compile(f);
    if (!compiled) {
      Error e = compiled.error();
      e.key = key;
      return e;
    }
  }
  return std::nullopt;
}

}  // namespace gyre
