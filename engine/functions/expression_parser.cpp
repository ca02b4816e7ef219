// The grammar, from the lowest precedence; it is that of muParser 2.3, without assignments and lists:
//   choice  =  or [ "?" choice ":" choice ]
//   or, and =  "||", "&&";   comparison  =  < > <= >= == !=;   sum  =  + -;   product  =  * /   (from the left)
//   sign    =  ["-" | "+"] power              so that -x^2 = -(x^2)
//   power   =  primary [ "^" signed power ]   from the right
//   primary =  number [ unit ] | constant | variable | function "(" choice { "," choice } ")" | "(" choice ")"
// A function's name and its bracket stand together. A comma separates the arguments of a function and nothing else:
// "0,5*x", as decimals are written in much of the world, is an error.
#include "functions/expression_parser.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace gyre {
namespace {

struct NamedOperation {
  std::string_view name;
  Operation op;
};

constexpr std::array<NamedOperation, 21> functionsOfOne{
    {{"abs", Operation::abs},     {"sign", Operation::sign},   {"rint", Operation::rint},   {"sin", Operation::sin},
     {"cos", Operation::cos},     {"tan", Operation::tan},     {"asin", Operation::asin},   {"acos", Operation::acos},
     {"atan", Operation::atan},   {"sinh", Operation::sinh},   {"cosh", Operation::cosh},   {"tanh", Operation::tanh},
     {"asinh", Operation::asinh}, {"acosh", Operation::acosh}, {"atanh", Operation::atanh}, {"exp", Operation::exp},
     {"ln", Operation::ln},       {"log", Operation::ln},      {"log2", Operation::log2},   {"log10", Operation::log10},
     {"sqrt", Operation::sqrt}}};
/// Functions of any number of arguments, by the operation of two that is repeated.
constexpr std::array<NamedOperation, 4> functionsOfMany{
    {{"min", Operation::min}, {"max", Operation::max}, {"sum", Operation::add}, {"avg", Operation::add}}};
constexpr std::string_view functionOfTwo = "atan2";

struct Constant {
  std::string_view name;
  double value;
};
constexpr std::array<Constant, 3> constantsOfAll{
    {{"pi", std::numbers::pi}, {"_pi", std::numbers::pi}, {"_e", std::numbers::e}}};

template <class List>
auto named(const List& list, std::string_view name) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& x) { return x.name == name; });
  return found == list.end() ? nullptr : &*found;
}

bool isFunction(std::string_view name) {
  return named(functionsOfOne, name) || named(functionsOfMany, name) || name == functionOfTwo;
}

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

bool startsNumber(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
/// Whether a number that no double holds is nearly zero.
bool isTooSmall(std::string_view literal) {
  const std::size_t exponent = literal.find_first_of("eE");
  if (exponent != std::string_view::npos) return literal.substr(exponent + 1, 1) == "-";
  return literal.front() == '0' || literal.front() == '.';
}
bool isOfWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

}  // namespace

bool isWordOfExpressions(std::string_view name) { return isFunction(name) || named(constantsOfAll, name); }

class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, ExpressionScope& scope) : text_(text), scope_(scope) {}

  tl::expected<ExpressionTree, ExpressionFault> parse() {
    const int result = choice();
    skip();
    if (!fault_ && at_ < text_.size()) complainOfRest();
    if (fault_) return tl::unexpected(std::move(*fault_));
    tree_.root_ = result;
    tree_.uses_ = std::move(uses_);
    tree_.uses_.resize(scope_.variables.size());
    return std::move(tree_);
  }

 private:
  using Node = ExpressionTree::Node;

  int complain(std::string what, std::size_t begin, std::size_t end) {
    if (!fault_) fault_ = ExpressionFault{std::move(what), std::min(begin, text_.size()), std::min(end, text_.size())};
    return 0;
  }
  /// About the word or the sign that is read next.
  int complain(std::string what) {
    std::size_t end = at_;
    while (end < text_.size() && isOfWord(text_[end])) ++end;
    return complain(std::move(what), at_, std::max(end, at_ + 1));
  }
  /// Where a value should begin.
  int complainOfNoValue() {
    if (at_ >= text_.size()) return complain("the formula ends too early");
    const char c = text_[at_];
    if (c == ',') return complainOfComma();
    if (c == ')') return complain(open_ > 0 ? "a value was expected before this bracket" : oneTooMany);
    if (c == '=' || isOperator()) return complain("a value was expected before this operator");
    return complain("this is not understood");
  }
  /// Where an operator should stand, or the end.
  int complainOfRest() {
    const char c = text_[at_];
    if (c == ',') return complainOfComma();
    if (c == ')') return complain(oneTooMany);
    if (c == '=') return complain("'=' assigns, which is not possible here; '==' compares");
    if (isOfWord(c) || c == '(' || c == '.') return complain("an operator was expected before this");
    return complain("this is not understood");
  }
  int complainOfComma() {
    return complain("a comma stands between the arguments of a function; decimals are written with a point, as in 0.5");
  }
  int tooDeep() {
    return complain("at most " + std::to_string(ExpressionTree::mostDepth) +
                    " operations, one in the other, were expected");
  }
  int tooNested() {
    return complain("at most " + std::to_string(mostNesting) + " brackets, one in the other, were expected");
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
  const BinaryOperator* nextOperator() const {
    const auto found = std::find_if(operators.begin(), operators.end(), [&](const BinaryOperator& o) {
      return text_.substr(at_, o.sign.size()) == o.sign;
    });
    return found == operators.end() ? nullptr : &*found;
  }
  bool isOperator() const {
    return nextOperator() || (at_ < text_.size() && std::string_view("^?:").find(text_[at_]) != std::string_view::npos);
  }

  int node(Operation op, int a, int b = -1, int c = -1) {
    if (fault_) return 0;
    const int i = tree_.add({.op = op, .a = a, .b = b, .c = c});
    return tree_.nodes_[static_cast<std::size_t>(i)].depth > ExpressionTree::mostDepth ? tooDeep() : i;
  }
  int number(double x) { return tree_.add({.number = x}); }

  int choice() {
    if (depth_ >= mostNesting) return tooNested();
    ++depth_;
    int result = binary(1);
    if (!fault_ && take("?")) {
      const int then = choice();
      if (!fault_ && !take(":")) at_ < text_.size() ? complainOfRest() : complain("':' is missing");
      const int otherwise = choice();
      result = node(Operation::choose, result, then, otherwise);
    }
    --depth_;
    return result;
  }

  int binary(int precedence) {
    if (precedence > highest) return sign();
    int left = binary(precedence + 1);
    while (!fault_) {
      skip();
      const BinaryOperator* found = nextOperator();
      if (!found || found->precedence != precedence) break;
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
    if (fault_ || !take("^")) return base;
    if (depth_ >= mostNesting) return tooNested();
    ++depth_;
    const int exponent = sign();
    --depth_;
    return node(Operation::power, base, exponent);
  }

  int primary() {
    if (fault_) return 0;
    skip();
    if (take("(")) return bracketed([this] { return choice(); });
    std::size_t end = at_;
    while (end < text_.size() && isOfWord(text_[end])) ++end;
    const std::string_view name = text_.substr(at_, end - at_);
    if (name.empty()) return at_ < text_.size() && text_[at_] == '.' ? literal() : complainOfNoValue();
    if (end < text_.size() && text_[end] == '(') return function(name);
    if (const Constant* constant = named(constantsOfAll, name)) return taken(name, number(constant->value));
    if (const NamedNumber* constant = named(scope_.constants, name)) return taken(name, number(constant->value));
    return startsNumber(name.front()) ? literal() : variable(name);
  }
  int taken(std::string_view name, int node) {
    at_ += name.size();
    return node;
  }

  /// What stands between a bracket that was taken and its end.
  template <class Inside>
  int bracketed(const Inside& inside) {
    ++open_;
    const int result = inside();
    if (!fault_ && !take(")")) at_ < text_.size() ? complainOfRest() : complain("')' is missing");
    --open_;
    return result;
  }

  int literal() {
    double x = 0;
    const auto [end, code] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), x);
    if (code == std::errc::invalid_argument) return complain("a number was expected");
    const auto begin = std::exchange(at_, static_cast<std::size_t>(end - text_.data()));
    if (code == std::errc::result_out_of_range && !isTooSmall(text_.substr(begin, at_ - begin)))
      return complain("this number is too large", begin, at_);
    if (!scope_.unitBehind) return number(x);
    const auto unit = scope_.unitBehind(text_.substr(at_));
    if (!unit) return number(x);
    at_ += unit->length;
    return number(x * unit->factor);
  }

  int variable(std::string_view name) {
    if (isFunction(name)) return complain("a bracket was expected right behind this function");
    auto& known = scope_.variables;
    auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end() && !scope_.anyName) return complain("'" + std::string(name) + "' is not known");
    if (found == known.end()) found = known.insert(found, std::string(name));
    const auto i = static_cast<std::size_t>(found - known.begin());
    uses_.resize(std::max(uses_.size(), i + 1));
    uses_[i] = true;
    return taken(name, node(Operation::variable, static_cast<int>(i)));
  }

  int function(std::string_view name) {
    const std::size_t begin = at_, end = at_ + name.size();
    if (!isFunction(name)) return complain("there is no function '" + std::string(name) + "'");
    at_ = end + 1;
    std::vector<int> arguments;
    bracketed([&] {
      do arguments.push_back(choice());
      while (!fault_ && take(","));
      return 0;
    });
    if (fault_) return 0;
    if (const NamedOperation* many = named(functionsOfMany, name)) {
      const int all = folded(many->op, arguments);
      return name == "avg" ? node(Operation::divide, all, number(static_cast<double>(arguments.size()))) : all;
    }
    const std::size_t wanted = name == functionOfTwo ? 2 : 1;
    if (arguments.size() > wanted) return complain("this function has fewer arguments", begin, end);
    if (arguments.size() < wanted) return complain("this function has more arguments", begin, end);
    return wanted == 2 ? node(Operation::atan2, arguments[0], arguments[1])
                       : node(named(functionsOfOne, name)->op, arguments[0]);
  }

  int folded(Operation op, const std::vector<int>& arguments) {
    int result = arguments[0];
    for (std::size_t i = 1; i < arguments.size(); ++i) result = node(op, result, arguments[i]);
    return result;
  }

  static constexpr const char* oneTooMany = "this bracket is one too many";
  std::string_view text_;
  ExpressionScope& scope_;
  ExpressionTree tree_;
  std::vector<bool> uses_;
  std::optional<ExpressionFault> fault_;
  std::size_t at_ = 0;
  /// Each level is a dozen calls, on the stack of whatever thread reads.
  static constexpr int mostNesting = 250;
  int depth_ = 0, open_ = 0;
};

tl::expected<ExpressionTree, ExpressionFault> parseExpression(std::string_view text, ExpressionScope& scope) {
  return ExpressionParser(text, scope).parse();
}

}  // namespace gyre
