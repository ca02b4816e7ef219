// Expressions: the language of muParser, an independent reader, to the last digit but for the order of roundings;
// derivatives against closed forms and against differences of values.

#include "functions/calculus.h"
#include "functions/expression.h"

#include <muParser.h>
#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>
#include <random>

using namespace gyre;

namespace {

/// Random texts of the grammar; some are broken by a character put anywhere.
class Texts {
 public:
  explicit Texts(unsigned seed) : random_(seed) {}
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  double number(double from, double to) { return std::uniform_real_distribution<double>(from, to)(random_); }

  std::string broken(std::string text) {
    constexpr std::string_view any = "()+-*/^<>!&|?:,.xy1e ";
    text[static_cast<std::size_t>(below(static_cast<int>(text.size())))] =
        any[static_cast<std::size_t>(below(static_cast<int>(any.size())))];
    return text;
  }

  std::string expression(int depth) {
    if (depth <= 0 || below(8) == 0) return below(2) ? (below(3) ? "x" : "y") : pick(numbers);
    const std::string gap = below(3) ? "" : " ";
    switch (below(9)) {
      case 0: return pick(functions) + "(" + expression(depth - 1) + ")";
      case 1: return "(" + expression(depth - 1) + ")";
      case 2: return expression(depth - 1) + gap + "?" + expression(depth - 1) + gap + ":" + expression(depth - 1);
      case 3: return (below(4) ? "-" : "+") + expression(depth - 1);
      case 4: {
        std::string text = pick(many) + "(" + expression(depth - 1);
        for (int i = below(3); i > 0; --i) text += "," + gap + expression(depth - 1);
        return text + ")";
      }
      case 5: return "atan2(" + expression(depth - 1) + "," + expression(depth - 1) + ")";
      // muParser cuts numbers to integers where it folds && and || of two of them: there has to be a variable.
      case 6: return "(x<" + expression(depth - 1) + ")" + (below(2) ? "&&" : "||") + expression(depth - 1);
      default: return expression(depth - 1) + gap + pick(operators) + gap + expression(depth - 1);
    }
  }

 private:
  template <std::size_t n>
  std::string pick(const std::array<const char*, n>& from) {
    return from[static_cast<std::size_t>(below(static_cast<int>(n)))];
  }
  static constexpr std::array functions{"sin",  "cos",  "tan",   "asin",  "acos",  "atan", "sinh",
                                        "cosh", "tanh", "asinh", "acosh", "atanh", "exp",  "ln",
                                        "log",  "log2", "log10", "sqrt",  "abs",   "sign", "rint"};
  static constexpr std::array operators{"+", "-", "*", "/", "^", "<", ">", "<=", ">=", "==", "!="};
  static constexpr std::array many{"min", "max", "sum", "avg"};
  static constexpr std::array numbers{"1", "2", "0.5", "3", "1e-3", ".25", "2.", "pi", "_e", "7", "k"};
  std::mt19937 random_;
};

const std::vector<NamedNumber> constants{{"k", 0.7}};

struct MuParser {
  explicit MuParser(const std::string& text) {
    parser.DefineConst("k", 0.7);
    parser.DefineVar("x", &x);
    parser.DefineVar("y", &y);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetExpr(text);
    try {
      parser.Eval();
      accepted = true;
    } catch (const mu::Parser::exception_type&) {
    }
  }
  double at(double px, double py) {
    x = px;
    y = py;
    try {
      return parser.Eval();
    } catch (const mu::Parser::exception_type&) {
      return std::nan("");
    }
  }
  double x = 0, y = 0;
  bool accepted = false;
  mu::Parser parser;
};

Expression compiled(const std::string& text) { return Expression::compile(text, {"x", "y"}, constants).value(); }

bool same(double a, double b, double tolerance) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return true;
  return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

}  // namespace

class TestExpressions : public QObject {
  Q_OBJECT
 private slots:
  /// muParser folds numbers together (x*2*3 becomes x*6) and takes asinh, acosh and atanh from logarithms, which cancel
  /// and, beyond 1e8, overflow. Both come as some roundings, which steep functions enlarge.
  void values_areThoseOfMuParser() {
    Texts texts(20260);
    int accepted = 0, refused = 0, others = 0;
    for (int i = 0; i < 40000; ++i) {
      std::string text = texts.expression(1 + texts.below(5));
      if (texts.below(5) == 0) text = texts.broken(text);
      MuParser reference(text);
      const auto own = Expression::compile(text, {"x", "y"}, constants);
      const bool assigns = !own && own.error().message.find("assigns") != std::string::npos;
      const bool lists = !own && reference.accepted && text.find(',') != std::string::npos;  // "7,?k:x" and the like
      if (!assigns && !lists)
        QVERIFY2(own.has_value() == reference.accepted,
                 qPrintable(QString::fromStdString(text + "   " + (own ? "" : own.error().message))));
      if (!own) {
        ++refused;
        continue;
      }
      ++accepted;
      const bool logarithms = text.find("sinh") != std::string::npos || text.find("cosh") != std::string::npos ||
                              text.find("tanh") != std::string::npos;
      for (int k = 0; k < 4; ++k) {
        const double v[2] = {texts.number(-2, 3), texts.number(-2, 3)};
        const double expected = reference.at(v[0], v[1]), found = (*own)(v);
        if (same(found, expected, 1e-9)) continue;
        ++others;
        QVERIFY2(logarithms, qPrintable(QString("%1 at %2, %3: %4 instead of %5")
                                            .arg(QString::fromStdString(text))
                                            .arg(v[0], 0, 'g', 17)
                                            .arg(v[1], 0, 'g', 17)
                                            .arg(found, 0, 'g', 17)
                                            .arg(expected, 0, 'g', 17)));
      }
    }
    qInfo("%d accepted, %d refused; %d values beside cancelling logarithms", accepted, refused, others);
    QVERIFY(accepted > 20000 && refused > 2000 && others < 40);
  }

  /// "0,5*x" is not the last of a sequence, 5*x.
  void commas_separateArgumentsOnly() {
    for (const char* text : {"0,5*x", "(0,5)*x", "sin(x),2", "max(x,(1,2))", "x,y", ",x", "x,"}) {
      const auto refused = Expression::compile(text, {"x", "y"});
      QVERIFY2(!refused, text);
      QVERIFY2(refused.error().message.find("decimals are written with a point") != std::string::npos,
               refused.error().message.c_str());
    }
    QVERIFY(Expression::compile("max(x, (y + 1)*2, atan2(x,y))", {"x", "y"}).has_value());
  }

  void derivatives_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("slope");
    QTest::addColumn<double>("bend");
    const auto row = [](const char* text, double x, double slope, double bend) {
      QTest::newRow(text) << text << x << slope << bend;
    };
    using std::cos, std::cosh, std::exp, std::log, std::pow, std::sin, std::sinh, std::sqrt, std::tan, std::tanh;
    const double x = 0.37, z = 1.37;
    row("sin(3*x)", x, 3 * cos(3 * x), -9 * sin(3 * x));
    row("cos(x^2)", x, -2 * x * sin(x * x), -2 * sin(x * x) - 4 * x * x * cos(x * x));
    row("tan(x)", x, 1 / pow(cos(x), 2), 2 * tan(x) / pow(cos(x), 2));
    row("asin(x)", x, 1 / sqrt(1 - x * x), x / pow(1 - x * x, 1.5));
    row("acos(x)", x, -1 / sqrt(1 - x * x), -x / pow(1 - x * x, 1.5));
    row("atan(2*x)", x, 2 / (1 + 4 * x * x), -16 * x / pow(1 + 4 * x * x, 2));
    row("sinh(x)", x, cosh(x), sinh(x));
    row("cosh(x)", x, sinh(x), cosh(x));
    row("tanh(x)", x, 1 / pow(cosh(x), 2), -2 * tanh(x) / pow(cosh(x), 2));
    row("asinh(x)", x, 1 / sqrt(1 + x * x), -x / pow(1 + x * x, 1.5));
    row("acosh(x)", z, 1 / sqrt(z * z - 1), -z / pow(z * z - 1, 1.5));
    row("atanh(x)", x, 1 / (1 - x * x), 2 * x / pow(1 - x * x, 2));
    row("exp(-x^2)", x, -2 * x * exp(-x * x), (4 * x * x - 2) * exp(-x * x));
    row("ln(x)", x, 1 / x, -1 / (x * x));
    row("log(x)", x, 1 / x, -1 / (x * x));
    row("log2(x)", x, 1 / (x * log(2)), -1 / (x * x * log(2)));
    row("log10(x)", x, 1 / (x * log(10)), -1 / (x * x * log(10)));
    row("sqrt(x)", x, 0.5 / sqrt(x), -0.25 / pow(x, 1.5));
    row("x^5", x, 5 * pow(x, 4), 20 * pow(x, 3));
    row("x^-2", x, -2 * pow(x, -3), 6 * pow(x, -4));
    row("x^2.5", x, 2.5 * pow(x, 1.5), 3.75 * pow(x, 0.5));
    row("2^x", x, log(2) * pow(2, x), log(2) * log(2) * pow(2, x));
    row("x^x", x, pow(x, x) * (log(x) + 1), pow(x, x) * (pow(log(x) + 1, 2) + 1 / x));
    row("(-x)^3", x, -3 * x * x, -6 * x);
    row("1/(1+x)", x, -1 / pow(1 + x, 2), 2 / pow(1 + x, 3));
    row("atan2(x, 2)", x, 2 / (4 + x * x), -4 * x / pow(4 + x * x, 2));
    row("atan2(2, x)", x, -2 / (4 + x * x), 4 * x / pow(4 + x * x, 2));
    row("abs(-x^2)", x, 2 * x, 2);
    row("sign(x)*x^2", -x, 2 * x, -2);
    row("rint(10*x)*x", x, 4, 0);
    row("min(x, x^2, 1)", x, 2 * x, 2);
    row("max(x, x^2, -1)", z, 2 * z, 2);
    row("sum(x, x^2, 3)", x, 1 + 2 * x, 2);
    row("avg(x, x^2)", x, 0.5 + x, 1);
    row("(x > 0 && x < 1) * x^3", x, 3 * x * x, 6 * x);
    row("x > 1 || x < 0 ? x : x^3", x, 3 * x * x, 6 * x);
    row("x < 0.3 ? 1 : x < 0.5 ? x^2 : x", x, 2 * x, 2);
    // The pulse that lies between all nodes of a difference formula, where it is steepest; and shorter ones, later.
    const double w = std::numbers::pi / 0.05;
    row("x>1 && x<1.05 ? 0.01*sin(pi*(x-1)/0.05)^2 : 0", 1.0125, 0.01 * w * sin(2 * w * 0.0125),
        0.02 * w * w * cos(2 * w * 0.0125));
    row("0.01*sin(2*pi*(1+5*x)*x)", x,
        0.01 * 2 * std::numbers::pi * (1 + 10 * x) * cos(2 * std::numbers::pi * (1 + 5 * x) * x),
        0.01 * (20 * std::numbers::pi * cos(2 * std::numbers::pi * (1 + 5 * x) * x) -
                pow(2 * std::numbers::pi * (1 + 10 * x), 2) * sin(2 * std::numbers::pi * (1 + 5 * x) * x)));
  }
  /// 1e-12 of the size of the derivative: some roundings, and those of the closed form.
  void derivatives() {
    QFETCH(QString, text);
    QFETCH(double, x);
    QFETCH(double, slope);
    QFETCH(double, bend);
    const Expression f = compiled(text.toStdString());
    const double at[2] = {x, 0.3};
    const double scale = std::max(std::abs(bend), slope * slope);
    QVERIFY2(std::abs(f.derivative(at, 0) - slope) <= 1e-12 * std::max(std::abs(slope), 1e-3 * std::abs(bend)),
             qPrintable(QString::number(f.derivative(at, 0) - slope)));
    QVERIFY2(std::abs(f.secondDerivative(at, 0) - bend) <= 1e-12 * std::max(scale, 1.0),
             qPrintable(QString::number(f.secondDerivative(at, 0) - bend)));
    QCOMPARE(f.derivative(at, 1), 0.0);
  }

  /// Values alone, by a formula that knows nothing of the rules; only where it resolves the function.
  void derivatives_areThoseOfTheValues() {
    Texts texts(77);
    int compared = 0;
    for (int i = 0; i < 3000; ++i) {
      const std::string text = texts.expression(4);
      const auto f = Expression::compile(text, {"x", "y"}, constants);
      if (!f || !f->uses()[0]) continue;
      double at[2] = {texts.number(-2, 3), texts.number(-2, 3)};
      const auto along = [&](double x) {
        const double moved[2] = {x, at[1]};
        return (*f)(moved);
      };
      const double h = 1e-4, x = at[0];
      const auto difference = [&](double s) {
        return (8 * (along(x + s) - along(x - s)) - (along(x + 2 * s) - along(x - 2 * s))) / (12 * s);
      };
      const double coarse = difference(h), fine = difference(h / 2);
      if (!std::isfinite(coarse) || std::abs(coarse - fine) > 1e-7 * (1 + std::abs(fine))) continue;
      const double found = f->derivative(at, 0);
      ++compared;
      QVERIFY2(
          std::abs(found - fine) <= 1e-6 * (1 + std::abs(fine)),
          qPrintable(
              QString("%1 at %2: %3, differences %4").arg(QString::fromStdString(text)).arg(x).arg(found).arg(fine)));
    }
    qInfo("%d compared", compared);
    QVERIFY(compared > 1000);
  }

  /// Each says what is wrong, and where: the bytes from begin to end.
  void faults_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    const auto row = [](const char* text, const char* message, int begin, int end) {
      QTest::newRow(text) << text << message << begin << end;
    };
    row("", "ends too early", 0, 0);
    row("3*x+", "ends too early", 4, 4);
    row("2*(x+1", "')' is missing", 6, 6);
    row("max(x, 1", "')' is missing", 8, 8);
    row("x > 1 ? 2", "':' is missing", 9, 9);
    row("(x+1))", "one too many", 5, 6);
    row("x*)", "one too many", 2, 3);
    row("(x*)", "before this bracket", 3, 4);
    row("sin()", "before this bracket", 4, 5);
    row("x */ 2", "before this operator", 3, 4);
    row("2 x", "an operator was expected", 2, 3);
    row("x (1)", "an operator was expected", 2, 3);
    row("(x 10)", "an operator was expected", 3, 5);
    row("wobble(x)", "no function 'wobble'", 0, 6);
    row("1 + speed", "'speed' is not known", 4, 9);
    row("1 + sin", "bracket was expected right behind", 4, 7);
    row("x + sin(x, 2)", "fewer arguments", 4, 7);
    row("atan2(x)", "more arguments", 0, 5);
    row("x # 2", "not understood", 2, 3);
    row("x + $", "not understood", 4, 5);
    row("1e999*x", "too large", 0, 5);
    row("x = 3", "'==' compares", 2, 3);
    row("1,5", "decimals are written with a point", 1, 2);
  }
  void faults() {
    QFETCH(QString, text);
    QFETCH(QString, message);
    QFETCH(int, begin);
    QFETCH(int, end);
    ExpressionScope scope{.variables = {"x", "y"}};
    const auto refused = Expression::parse(text.toStdString(), scope);
    QVERIFY(!refused);
    const ExpressionFault& fault = refused.error();
    QVERIFY2(QString::fromStdString(fault.message).contains(message), fault.message.c_str());
    QCOMPARE(static_cast<int>(fault.begin), begin);
    QCOMPARE(static_cast<int>(fault.end), end);
  }
  void numbersNearZero_areZero() {
    for (const char* text : {"1e-999", "0.0e-400", "x*1e-999"})
      QCOMPARE(Expression::compile(text, {"x"}).value()(std::array{3.0}), 0.0);
  }
  void scope_learnsNamesAndUnits() {
    ExpressionScope scope{
        .anyName = true, .unitBehind = [](std::string_view behind) {
          return behind.starts_with(" mm") ? std::optional(ExpressionScope::Unit{0.001, 3}) : std::nullopt;
        }};
    const auto f = Expression::parse("b + 2^3 mm*a + (a > 0 ? 0 : c)", scope);
    QVERIFY(f.has_value());
    QCOMPARE(scope.variables, (std::vector<std::string>{"b", "a", "c"}));
    QCOMPARE((*f)(std::array{5.0, 2.0, 7.0}), 5 + std::pow(2, 3 * 0.001) * 2);
    QVERIFY(isWordOfExpressions("atan2") && isWordOfExpressions("pi") && !isWordOfExpressions("a"));
  }

  void assignment_isRefused() {
    for (const char* text : {"x = 3", "x=1 ? 2 : 3", "sin(x=2)"}) {
      const auto f = Expression::compile(text, {"x"});
      QVERIFY2(!f && f.error().message.find("'==' compares") != std::string::npos, text);
    }
  }

  void depth_isLimited() {
    const auto nested = [](std::size_t n) { return std::string(n, '(') + "x" + std::string(n, ')'); };
    QVERIFY(Expression::compile(nested(200), {"x"}).has_value());
    const auto deep = Expression::compile(nested(1000), {"x"});
    QVERIFY(!deep && deep.error().message.find("at most 250 brackets") != std::string::npos);
    std::string sum = "x";
    for (int i = 0; i < 5000; ++i) sum += "+x";
    const auto f = Expression::compile(sum, {"x"});
    QVERIFY(!f && f.error().message.find("at most 1000 operations") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestExpressions)
#include "tst_expressions.moc"
