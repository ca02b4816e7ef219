#include "signals/formula.h"

#include "signals/formula_unit.h"

#include <algorithm>

namespace gyre {
namespace {

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

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

  static tl::expected<Expression, FormulaFault> expressionOf(const FormulaPiece& read, std::size_t begin,
                                                             std::size_t end) {
    ExpressionScope scope;
    for (std::size_t i = 0; i < read.variables.size(); ++i) scope.variables.push_back(formulaVariable(i));
    auto parsed = Expression::parse(read.expression, scope);
    if (parsed) return std::move(*parsed);
    const ExpressionFault& fault = parsed.error();
    if (fault.begin >= read.places.size()) return tl::unexpected(FormulaFault{fault.message, begin, end});
    const std::size_t from = read.places[fault.begin];
    const std::size_t to = fault.end < read.places.size() ? std::max(read.places[fault.end], from + 1) : end;
    return tl::unexpected(FormulaFault{fault.message, from, to});
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
