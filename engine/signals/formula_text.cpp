#include "signals/formula_text.h"

#include <algorithm>
#include <cctype>

namespace gyre {
namespace {

/// Whether a name may have the character; beyond ASCII any.
bool isOfName(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) || c == '_' || c == '.';
}

class FormulaReader {
 public:
  FormulaReader(std::string_view text, std::size_t begin, std::size_t end, std::span<const Channel> channels)
      : text_(text.substr(0, end)), at_(begin), channels_(channels) {}

  tl::expected<FormulaPiece, FormulaFault> read() {
    while (at_ < text_.size() && !fault_) step();
    if (fault_) return tl::unexpected(std::move(*fault_));
    return std::move(piece_);
  }

 private:
  void complain(std::string message, std::size_t begin, std::size_t end) {
    if (!fault_) fault_ = FormulaFault{std::move(message), begin, end};
  }
  void copy(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) piece_.places.push_back(at_ + i);
    piece_.expression.append(text_.substr(at_, count));
    at_ += count;
  }
  /// In the place of `count` characters.
  void put(const FormulaVariable& variable, std::size_t count) {
    const auto known = std::find(piece_.variables.begin(), piece_.variables.end(), variable);
    const auto index = static_cast<std::size_t>(known - piece_.variables.begin());
    if (known == piece_.variables.end()) piece_.variables.push_back(variable);
    const std::string name = formulaVariable(index);
    piece_.expression += name;
    piece_.places.insert(piece_.places.end(), name.size(), at_);
    at_ += count;
  }

  void step() {
    const char c = text_[at_];
    if (c == '[') return bracketed();
    if (!isOfName(c)) return copy(1);
    if (const auto column = longestChannel())
      return put({.kind = FormulaVariable::Kind::channel, .column = *column}, channels_[*column].name.size());
    if (std::isdigit(static_cast<unsigned char>(c)) || c == '.') return number();
    name();
  }

  void bracketed() {
    const std::size_t close = text_.find(']', at_);
    if (close == std::string_view::npos) return complain("']' is missing", at_, text_.size());
    const std::string_view name = text_.substr(at_ + 1, close - at_ - 1);
    for (std::size_t column = 0; column < channels_.size(); ++column)
      if (channels_[column].name == name)
        return put({.kind = FormulaVariable::Kind::channel, .column = column}, close - at_ + 1);
    complain("there is no channel '" + std::string(name) + "'", at_, close + 1);
  }

  std::optional<std::size_t> longestChannel() const {
    std::optional<std::size_t> best;
    const std::string_view rest = text_.substr(at_);
    for (std::size_t column = 0; column < channels_.size(); ++column) {
      const std::string& name = channels_[column].name;
      if (name.empty() || !rest.starts_with(name)) continue;
      if (rest.size() > name.size() && isOfName(rest[name.size()])) continue;
      if (!best || name.size() > channels_[*best].name.size()) best = column;
    }
    return best;
  }

  /// 1.5e-3
  void number() {
    std::size_t end = at_;
    const auto digits = [&] {
      while (end < text_.size() && (std::isdigit(static_cast<unsigned char>(text_[end])) || text_[end] == '.')) ++end;
    };
    digits();
    if (end < text_.size() && (text_[end] == 'e' || text_[end] == 'E')) {
      std::size_t exponent = end + 1;
      if (exponent < text_.size() && (text_[exponent] == '-' || text_[exponent] == '+')) ++exponent;
      if (exponent < text_.size() && std::isdigit(static_cast<unsigned char>(text_[exponent]))) {
        end = exponent;
        digits();
      }
    }
    copy(end - at_);
  }

  void name() {
    std::size_t end = at_;
    while (end < text_.size() && isOfName(text_[end])) ++end;
    const std::string_view name = text_.substr(at_, end - at_);
    const bool isFunction = end < text_.size() && text_[end] == '(';
    if (isFunction && name == "deriv") return calculus(FormulaVariable::Kind::derivative, end);
    if (isFunction && name == "integral") return calculus(FormulaVariable::Kind::integral, end);
    if (isFunction || name == "pi") return copy(end - at_);
    if (name == "t") return put({.kind = FormulaVariable::Kind::channel, .column = 0}, 1);
    complain("there is no channel '" + std::string(name) + "'", at_, end);
  }

  void calculus(FormulaVariable::Kind kind, std::size_t open) {
    std::size_t close = open + 1;
    for (int depth = 1; close < text_.size(); ++close) {
      if (text_[close] == '[') close = std::min(text_.find(']', close), text_.size() - 1);
      else if (text_[close] == '(') ++depth;
      else if (text_[close] == ')' && --depth == 0) break;
    }
    if (close >= text_.size()) return complain("')' is missing", open, text_.size());
    put({.kind = kind, .column = 0, .insideBegin = open + 1, .insideEnd = close}, close - at_ + 1);
  }

  std::string_view text_;
  std::size_t at_;
  std::span<const Channel> channels_;
  FormulaPiece piece_;
  std::optional<FormulaFault> fault_;
};

}  // namespace

std::string formulaVariable(std::size_t i) { return "value_" + std::to_string(i) + "_"; }

tl::expected<FormulaPiece, FormulaFault> readFormula(std::string_view text, std::size_t begin, std::size_t end,
                                                     std::span<const Channel> channels) {
  return FormulaReader(text, begin, end, channels).read();
}

std::string inFormula(const std::string& channel, std::span<const Channel> channels) {
  const auto read = readFormula(channel, 0, channel.size(), channels);
  const bool isItself = read && read->expression == formulaVariable(0) && read->variables.size() == 1 &&
                        channels[read->variables[0].column].name == channel;
  return isItself ? channel : '[' + channel + ']';
}

}  // namespace gyre
