#include "signals/formula.h"

#include "functions/stray_comma.h"
#include "signals/formula_unit.h"

#include <muParser.h>

#include <algorithm>
#include <numbers>

namespace gyre {
namespace {

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

/// What muParser found wrong, in words that do not need its own.
std::string wordsFor(const mu::Parser::exception_type& x, std::string_view there) {
  const std::string what(there);
  switch (x.GetCode()) {
    case mu::ecUNEXPECTED_EOF: return "the formula ends too early";
    case mu::ecMISSING_PARENS: return "')' is missing";
    case mu::ecUNEXPECTED_PARENS: return "this bracket is one too many";
    case mu::ecUNEXPECTED_OPERATOR: return "a value was expected before this operator";
    case mu::ecUNEXPECTED_VAL:
    case mu::ecUNEXPECTED_VAR:
    case mu::ecUNEXPECTED_FUN: return "an operator was expected before this";
    case mu::ecUNEXPECTED_ARG_SEP: return std::string(strayCommaFault);
    case mu::ecTOO_MANY_PARAMS: return "this function has fewer arguments";
    case mu::ecTOO_FEW_PARAMS: return "this function has more arguments";
    case mu::ecUNASSIGNABLE_TOKEN: return "there is no function '" + what + "'";
    default: return "this is not understood";
  }
}

}  // namespace

class FormulaCompiler {
 public:
  using Stage = SignalFormula::Stage;
  using Source = SignalFormula::Source;

  FormulaCompiler(std::string_view text, std::span<const Channel> channels) : text_(text), channels_(channels) {}

  tl::expected<SignalFormula, FormulaFault> compile() {
    const auto value = piece(0, text_.size());
    if (!value) return tl::unexpected(value.error());
    SignalFormula out;
    out.stages_ = std::move(stages_);
    out.unit_ = units_.back().symbol;
    return out;
  }

 private:
  using Index = tl::expected<std::size_t, FormulaFault>;

  Index add(Stage stage, SignalUnit unit) {
    for (const Source& source : stage.sources)
      if (source.isStage) stage.nested = std::max(stage.nested, stages_[source.index].nested);
    stage.nested += stage.operation == SignalFormula::Operation::derivative;
    stages_.push_back(std::move(stage));
    units_.push_back(std::move(unit));
    return stages_.size() - 1;
  }

  /// The stage that has the value of this piece of the text.
  Index piece(std::size_t begin, std::size_t end) {
    if (isBlank(text_.substr(begin, end - begin)))
      return tl::unexpected(FormulaFault{"a formula was expected here", begin, end});
    if (++depth_ > deepest)
      return tl::unexpected(FormulaFault{"deriv and integral stand too deep in each other", begin, end});
    auto read = readFormula(text_, begin, end, channels_);
    if (!read) return tl::unexpected(read.error());
    if (read->variables.size() > Expression::mostVariables)
      return tl::unexpected(FormulaFault{"this formula has too many channels", begin, end});
    Stage stage;
    std::vector<SignalUnit> units;
    for (const FormulaVariable& variable : read->variables) {
      const auto source = sourceOf(variable);
      if (!source) return tl::unexpected(source.error());
      stage.sources.push_back(*source);
      units.push_back(source->isStage ? units_[source->index] : SignalUnit::of(channels_[source->index].unit));
    }
    auto expression = expressionOf(*read, begin, end);
    if (!expression) return tl::unexpected(expression.error());
    const bool isOneVariable = read->variables.size() == 1 && read->expression == formulaVariable(0);
    SignalUnit unit = isOneVariable ? units[0] : unitOf(*expression, units);
    stage.expression = std::move(*expression);
    --depth_;
    return add(std::move(stage), std::move(unit));
  }

  tl::expected<Source, FormulaFault> sourceOf(const FormulaVariable& variable) {
    if (variable.kind == FormulaVariable::Kind::channel) return Source{false, variable.column};
    const auto inside = piece(variable.insideBegin, variable.insideEnd);
    if (!inside) return tl::unexpected(inside.error());
    const bool derives = variable.kind == FormulaVariable::Kind::derivative;
    if (derives && stages_[*inside].nested == SignalFormula::mostNested)
      return tl::unexpected(
          FormulaFault{"at most four derivatives can stand in each other", variable.insideBegin, variable.insideEnd});
    const SignalUnit unit = derives ? units_[*inside].perSecond() : units_[*inside].timesSecond();
    const auto stage =
        add({.operation = derives ? SignalFormula::Operation::derivative : SignalFormula::Operation::integral,
             .sources = {{true, *inside}}},
            unit);
    return Source{true, *stage};
  }

  tl::expected<Expression, FormulaFault> expressionOf(const FormulaPiece& read, std::size_t begin,
                                                      std::size_t end) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < read.variables.size(); ++i) names.push_back(formulaVariable(i));
    if (auto fault = syntaxFault(read, begin, end)) return tl::unexpected(std::move(*fault));
    auto compiled = Expression::compile(read.expression, names);
    if (!compiled) return tl::unexpected(FormulaFault{"this is not understood", begin, end});
    return std::move(*compiled);
  }

  static std::optional<FormulaFault> syntaxFault(const FormulaPiece& read, std::size_t begin, std::size_t end) {
    if (const auto comma = strayComma(read.expression); comma && *comma < read.places.size())
      return FormulaFault{std::string(strayCommaFault), read.places[*comma], read.places[*comma] + 1};
    std::vector<double> values(read.variables.size());
    try {
      mu::Parser parser;
      for (std::size_t i = 0; i < values.size(); ++i) parser.DefineVar(formulaVariable(i), &values[i]);
      parser.DefineConst("pi", std::numbers::pi);
      parser.SetExpr(read.expression);
      parser.Eval();
      return std::nullopt;
    } catch (const mu::Parser::exception_type& x) {
      const bool placed = x.GetPos() >= 0 && static_cast<std::size_t>(x.GetPos()) < read.places.size();
      const std::size_t at = placed ? static_cast<std::size_t>(x.GetPos()) : read.places.size();
      std::size_t last = at;
      while (last < read.expression.size() &&
             (std::isalnum(static_cast<unsigned char>(read.expression[last])) || read.expression[last] == '_'))
        ++last;
      const std::string_view there = std::string_view(read.expression).substr(at, last - at);
      const std::size_t from = placed ? read.places[at] : begin;
      const std::size_t to = !placed ? end : last < read.places.size() ? std::max(read.places[last], from + 1) : end;
      return FormulaFault{wordsFor(x, there), from, to};
    }
  }

  static constexpr int deepest = 16;
  std::string_view text_;
  std::span<const Channel> channels_;
  std::vector<Stage> stages_;
  std::vector<SignalUnit> units_;
  int depth_ = 0;
};

tl::expected<SignalFormula, FormulaFault> SignalFormula::compile(std::string_view text,
                                                                 std::span<const Channel> channels) {
  return FormulaCompiler(text, channels).compile();
}

}  // namespace gyre
