#include "describe/formula.h"

#include "core/units.h"
#include "functions/expression.h"

#include <fmt/format.h>
#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace gyre {
namespace {

bool startsName(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool inName(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

/// All units there are, those with the longest symbol first, so that "kN/m" is not read as "k".
const std::vector<Unit>& allUnits() {
  static const std::vector<Unit> units = [] {
    std::vector<Unit> all;
    for (int q = 0; q <= static_cast<int>(lastQuantity); ++q)
      for (const Unit& u : unitsOf(static_cast<Quantity>(q)))
        if (!u.symbol.empty()) all.push_back(u);
    std::stable_sort(all.begin(), all.end(),
                     [](const Unit& a, const Unit& b) { return a.symbol.size() > b.symbol.size(); });
    return all;
  }();
  return units;
}

const Unit* unitAt(std::string_view text) {
  for (const Unit& u : allUnits()) {
    if (!text.starts_with(u.symbol)) continue;
    if (text.size() == u.symbol.size() || !inName(text[u.symbol.size()])) return &u;
  }
  return nullptr;
}

struct Token {
  std::string_view text;
  bool isName = false;
  const Unit* unit = nullptr;  ///< behind a number
};

/// Numbers (with the unit behind them), names, and the rest character by character.
std::vector<Token> tokens(std::string_view text) {
  std::vector<Token> out;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    double number = 0;
    if (startsName(rest.front())) {
      const auto end = std::find_if_not(rest.begin(), rest.end(), inName);
      out.push_back({rest.substr(0, static_cast<std::size_t>(end - rest.begin())), true});
    } else if (const auto [end, ec] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
               ec == std::errc{} && rest.front() != '-') {
      Token token{rest.substr(0, static_cast<std::size_t>(end - rest.data()))};
      std::string_view behind = rest.substr(token.text.size());
      const std::size_t blanks = std::min(behind.find_first_not_of(' '), behind.size());
      token.unit = unitAt(behind.substr(blanks));
      if (token.unit) i += blanks + token.unit->symbol.size();
      out.push_back(token);
    } else {
      out.push_back({rest.substr(0, 1)});
    }
    i += out.back().text.size();
  }
  return out;
}

ExpressionScope scopeOfFormulas() {
  return {.anyName = true, .unitBehind = [](std::string_view behind) -> std::optional<ExpressionScope::Unit> {
            const std::size_t blanks = std::min(behind.find_first_not_of(' '), behind.size());
            const Unit* unit = unitAt(behind.substr(blanks));
            if (!unit) return std::nullopt;
            return ExpressionScope::Unit{unit->factor, blanks + unit->symbol.size()};
          }};
}

}  // namespace

Expected<double> evaluateFormula(const std::string& text, const NameLookup& names) {
  ExpressionScope scope = scopeOfFormulas();
  const auto formula = Expression::parse(text, scope);
  if (!formula)
    return failInput(fmt::format("the formula '{}' is not understood: {} (at position {})", text,
                                 formula.error().message, formula.error().begin + 1));
  std::vector<double> values;
  for (const std::string& name : scope.variables) {
    const auto value = names(name);
    if (!value) return failInput(fmt::format("the formula '{}' uses '{}', which is not a parameter", text, name));
    values.push_back(*value);
  }
  const double value = (*formula)(values);
  if (!std::isfinite(value)) return failInput(fmt::format("the formula '{}' gives no finite number", text));
  return value;
}

std::optional<std::string> unitMismatch(const std::string& text, Quantity quantity) {
  const Unit* unit = nullptr;
  for (const Token& t : tokens(text)) {
    if (t.text == " " || t.text == "-" || t.text == "+") continue;
    if (unit || !t.unit) return std::nullopt;
    unit = t.unit;
  }
  if (!unit) return std::nullopt;
  std::vector<std::string> known;
  for (const Unit& u : unitsOf(quantity)) {
    if (u.symbol == unit->symbol) return std::nullopt;
    if (!u.symbol.empty()) known.emplace_back(u.symbol);
  }
  if (known.empty()) return fmt::format("a number without a unit was expected, not '{}'", text);
  return fmt::format("a number in {} was expected, not '{}'", fmt::join(known, ", "), text);
}

std::vector<std::string> namesInFormula(const std::string& text) {
  ExpressionScope scope = scopeOfFormulas();
  if (!Expression::parse(text, scope)) return {};
  return std::move(scope.variables);
}

std::string renamedInFormula(const std::string& text, std::string_view from, std::string_view to) {
  std::string out;
  const char* copied = text.data();
  for (const Token& t : tokens(text)) {
    if (!t.isName || t.text != from) continue;
    out.append(copied, t.text.data());
    out += to;
    copied = t.text.data() + t.text.size();
  }
  return out.append(copied, text.data() + text.size());
}

std::optional<std::string> unfitName(std::string_view name) {
  if (name.empty() || !startsName(name.front()) || !std::all_of(name.begin(), name.end(), inName))
    return "letters, digits and _ were expected, beginning with a letter";
  if (name == "t" || isWordOfExpressions(name)) return fmt::format("'{}' has a meaning of its own in formulas", name);
  return std::nullopt;
}

}  // namespace gyre
