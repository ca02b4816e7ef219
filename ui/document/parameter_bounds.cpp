#include "document/parameter_bounds.h"

#include "model/parameter.h"

namespace gyre::ui {
namespace {

Edit withBounds(const Element& e, const std::string& key, double x, Edit set) {
  if (e.type != &parameterType() || key != "value") return set;
  const Parameter& p = e.as<Parameter>();
  if (!p.isBounded() || (x >= p.minimum && x <= p.maximum)) return set;
  const bool above = x > p.maximum;
  const double bound = above == (x > 0) ? 2 * x : 0.5 * x;
  return {Compound{{{SetField{e.id, above ? "maximum" : "minimum", bound}}, std::move(set)}}};
}

}  // namespace

Edit setWithBounds(const Element& e, const std::string& key, const Value& value) {
  const auto* x = std::get_if<double>(&value);
  return withBounds(e, key, x ? *x : 0.0, {SetField{e.id, key, value}});
}

Edit setWithBounds(const Model& model, const Element& e, const Formula& formula) {
  Edit set{SetFormula{e.id, formula}};
  if (formula.text.empty()) return set;
  const auto x = evaluateFormula(formula.text, model.parameterValues());
  return x ? withBounds(e, formula.key, *x, std::move(set)) : set;  // what is wrong is said when it is applied
}

}  // namespace gyre::ui
