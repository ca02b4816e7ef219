#include "functions/expression.h"

#include <fmt/format.h>
#include <muParser.h>
#include <tbb/enumerable_thread_specific.h>
#include <algorithm>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

// muParser's parser holds its variables inside, so each thread has its own.
struct ThreadParser {
  ThreadParser(const std::string& text, const std::vector<std::string>& variables,
               const std::vector<NamedNumber>& constants)
      : values(variables.size()) {
    for (const NamedNumber& c : constants) parser.DefineConst(c.name, c.value);
    for (std::size_t i = 0; i < variables.size(); ++i) parser.DefineVar(variables[i], &values[i]);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetExpr(text);
  }
  ThreadParser(const ThreadParser&) = delete;
  ThreadParser& operator=(const ThreadParser&) = delete;
  std::vector<double> values;
  mu::Parser parser;
};

}  // namespace

struct Expression::Parser {
  Parser(std::string s, std::vector<std::string> names, std::vector<NamedNumber> numbers)
      : text(std::move(s)),
        variables(std::move(names)),
        constants(std::move(numbers)),
        perThread([this] { return std::make_unique<ThreadParser>(text, variables, constants); }) {}
  std::string text;
  std::vector<std::string> variables;
  std::vector<NamedNumber> constants;
  tbb::enumerable_thread_specific<std::unique_ptr<ThreadParser>> perThread;
};

Expected<Expression> Expression::compile(const std::string& text, std::vector<std::string> variables,
                                         const std::vector<NamedNumber>& constants) {
  Expression e;
  try {
    ThreadParser trial(text, variables, constants);
    trial.parser.Eval();
    const auto& used = trial.parser.GetUsedVar();
    for (const std::string& name : variables) e.uses_.push_back(used.count(name) > 0);
  } catch (const mu::Parser::exception_type& x) {
    return failInput(fmt::format("the expression '{}' is not understood: {} (variables: {})", text, x.GetMsg(),
                                 fmt::join(variables, ", ")));
  }
  e.parser_ = std::make_shared<Parser>(text, std::move(variables), constants);
  return e;
}

double Expression::operator()(std::span<const double> values) const {
  try {
    ThreadParser& p = *parser_->perThread.local();
    std::copy(values.begin(), values.end(), p.values.begin());
    return p.parser.Eval();
  } catch (const mu::Parser::exception_type&) {  // e.g. a domain error: shows as a non-finite force
    return std::numeric_limits<double>::quiet_NaN();
  }
}

}  // namespace gyre
