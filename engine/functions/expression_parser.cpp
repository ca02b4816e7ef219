// The grammar of muParser 2.3, from the lowest precedence:
//   choice  =  or [ "?" choice ":" choice ]
//   or, and =  "||", "&&";   comparison  =  < > <= >= == !=;   sum  =  + -;   product  =  * /   (from the left)
//   sign    =  ["-" | "+"] power              so that -x^2 = -(x^2)
//   power   =  primary [ "^" signed power ]   from the right
//   primary =  number | constant | variable | function "(" choice { "," choice } ")" | "(" choice ")"
// A function's name and its bracket stand together.
#include "functions/expression_tree.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string_view>

namespace gyre {
namespace {

struct NamedOperation {
  std::string_view name;
  Operation op;
};

constexpr std::array<NamedOperation, 20> functionsOfOne{
    {{"abs", Operation::abs},     {"sign", Operation::sign},   {"rint", Operation::rint},
     {"sin", Operation::sin},     {"cos", Operation::cos},     {"tan", Operation::tan},
     {"asin", Operation::asin},   {"acos", Operation::acos},   {"atan", Operation::atan},
     {"sinh", Operation::sinh},   {"cosh", Operation::cosh},   {"tanh", Operation::tanh},
     {"asinh", Operation::asinh}, {"acosh", Operation::acosh}, {"atanh", Operation::atanh},
     {"exp", Operation::exp},     {"ln", Operation::ln},       {"log", Operation::ln},
     {"log2", Operation::log2},   {"log10", Operation::log10}}};

struct BinaryOperator {
  std::string_view sign;
  int precedence;
  Operation op;
};

// Longer signs first.
constexpr std::array<BinaryOperator, 12> operators{{{"<=", 3, Operation::lessOrEqual},
                                                    {">=", 3, Operation::greaterOrEqual},
                                                    {"!=", 3, Operation::notEqual},
                                                    {"==", 3, Operation::equal},
                                                    {"<", 3, Operation::less},
                                                    {">", 3, Operation::greater},
                                                    {"+", 4, Operation::add},
                                                    {"-", 4, Operation::subtract},
                                                    {"*", 5, Operation::multiply},
                                                    {"/", 5, Operation::divide},
                                                    {"&&", 2, Operation::both},
                                                    {"||", 1, Operation::either}}};
constexpr int highest = 5;

}  // namespace

class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, const std::vector<std::string>& variables,
                   const std::map<std::string, double>& constants)
      : text_(text), variables_(variables), constants_(constants) {}

  Expected<ExpressionTree> parse() {
    const int result = choice();
    skip();
    if (fault_.empty() && at_ < text_.size()) complain("an operator was expected");
    if (!fault_.empty()) return failInput(std::move(fault_));
    tree_.root_ = result;
    return std::move(tree_);
  }

 private:
  using Node = ExpressionTree::Node;

  int complain(std::string what) {
    if (at_ < text_.size() && text_[at_] == '=') what = "'=' assigns, which is not possible here; '==' compares";
    if (fault_.empty()) fault_ = std::move(what) + " (at position " + std::to_string(at_ + 1) + ")";
    return 0;
  }
  void skip() {
    while (at_ < text_.size() && text_[at_] > 0 && text_[at_] <= ' ') ++at_;
  }
  bool take(std::string_view sign) {
    skip();
    if (text_.substr(at_, sign.size()) != sign) return false;
    at_ += sign.size();
    return true;
  }
  int node(Operation op, int a, int b = -1, int c = -1) {
    if (!fault_.empty()) return 0;
    const int i = tree_.add({.op = op, .a = a, .b = b, .c = c});
    return tree_.nodes_[static_cast<std::size_t>(i)].depth > ExpressionTree::mostDepth ? tooDeep() : i;
  }
  int tooDeep() {
    return complain("at most " + std::to_string(ExpressionTree::mostDepth) +
                    " operations, one in the other, were expected");
  }
  int tooNested() {
    return complain("at most " + std::to_string(mostNesting) + " brackets, one in the other, were expected");
  }
  int number(double x) { return tree_.add({.number = x}); }

  int choice() {
    if (depth_ >= mostNesting) return tooNested();
    ++depth_;
    int result = binary(1);
    if (take("?")) {
      const int then = choice();
      if (!take(":")) complain("':' was expected");
      const int otherwise = choice();
      result = node(Operation::choose, result, then, otherwise);
    }
    --depth_;
    return result;
  }

  int binary(int precedence) {
    if (precedence > highest) return sign();
    int left = binary(precedence + 1);
    while (fault_.empty()) {
      skip();
      const auto found = std::find_if(operators.begin(), operators.end(), [&](const BinaryOperator& o) {
        return text_.substr(at_, o.sign.size()) == o.sign;
      });
      if (found == operators.end() || found->precedence != precedence) break;
      at_ += found->sign.size();
      const int right = binary(precedence + 1);
      left = node(found->op, left, right);
    }
    return left;
  }

  int sign() {
    const bool minus = take("-");
    if (!minus) take("+");
    const int value = power();
    return minus ? node(Operation::negate, value) : value;
  }

  int power() {
    const int base = primary();
    if (!fault_.empty() || !take("^")) return base;
    if (depth_ >= mostNesting) return tooNested();
    ++depth_;
    const int exponent = sign();
    --depth_;
    return node(Operation::power, base, exponent);
  }

  int primary() {
    if (!fault_.empty()) return 0;
    if (take("(")) {
      const int inside = choice();
      if (!take(")")) complain("')' was expected");
      return inside;
    }
    std::size_t end = at_;
    while (end < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[end])) || text_[end] == '_')) ++end;
    const std::string name(text_.substr(at_, end - at_));
    if (end < text_.size() && text_[end] == '(' && !name.empty()) return function(name, end + 1);
    if (const auto constant = constants_.find(name); constant != constants_.end()) {
      at_ = end;
      return number(constant->second);
    }
    if (at_ < text_.size() && (std::isdigit(static_cast<unsigned char>(text_[at_])) || text_[at_] == '.'))
      return literal();
    const auto variable = std::find(variables_.begin(), variables_.end(), name);
    if (name.empty() || variable == variables_.end()) return complain("a number or a name that is known was expected");
    at_ = end;
    return node(Operation::variable, static_cast<int>(variable - variables_.begin()));
  }

  int literal() {
    double x = 0;
    const auto [end, code] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), x);
    if (code == std::errc::invalid_argument) return complain("a number was expected");
    at_ = static_cast<std::size_t>(end - text_.data());
    return number(x);  // zero where it is too small
  }

  int function(const std::string& name, std::size_t inside) {
    at_ = inside;
    const auto one = std::find_if(functionsOfOne.begin(), functionsOfOne.end(),
                                  [&](const NamedOperation& f) { return f.name == name; });
    std::vector<int> arguments;
    do arguments.push_back(choice());
    while (fault_.empty() && take(","));
    if (!take(")")) complain("')' was expected");
    if (!fault_.empty()) return 0;
    const std::size_t n = arguments.size();
    if (one != functionsOfOne.end() && n == 1) return node(one->op, arguments[0]);
    if (name == "sqrt" && n == 1) return node(Operation::sqrt, arguments[0]);
    if (name == "atan2" && n == 2) return node(Operation::atan2, arguments[0], arguments[1]);
    if (name == "min") return folded(Operation::min, arguments);
    if (name == "max") return folded(Operation::max, arguments);
    if (name == "sum") return folded(Operation::add, arguments);
    if (name == "avg")
      return node(Operation::divide, folded(Operation::add, arguments), number(static_cast<double>(n)));
    return complain("a function of " + std::to_string(n) + " arguments was expected");
  }

  int folded(Operation op, const std::vector<int>& arguments) {
    int result = arguments[0];
    for (std::size_t i = 1; i < arguments.size(); ++i) result = node(op, result, arguments[i]);
    return result;
  }

  std::string_view text_;
  const std::vector<std::string>& variables_;
  const std::map<std::string, double>& constants_;
  ExpressionTree tree_;
  std::string fault_;
  std::size_t at_ = 0;
  /// Each level is a dozen calls, on the stack of whatever thread reads.
  static constexpr int mostNesting = 250;
  int depth_ = 0;
};

Expected<ExpressionTree> ExpressionTree::parse(const std::string& text, const std::vector<std::string>& variables,
                                               const std::map<std::string, double>& constants) {
  return ExpressionParser(text, variables, constants).parse();
}

}  // namespace gyre
