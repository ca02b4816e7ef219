// Functions of one variable: tables against what defines them, expressions against closed forms, faults in words.

#include "functions/calculus.h"
#include "functions/compiled_function.h"
#include "io/function_json.h"
#include "support/growth_of_cost.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;

namespace {

const std::vector<TablePoint> points{{-1, 0.2}, {0, 0.1}, {0.5, 1}, {2, 1.5}, {3, 1.5}, {4.5, -2}};

CompiledFunction compiled(const Function& f, Interpolation interpolation = Interpolation::monotone) {
  return CompiledFunction::compile(f, {.name = "x", .interpolation = interpolation}).value();
}

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b)); }

/// The rules that derivatives and integral of one curve must keep, away from its knots.
void checkCalculus(const CompiledFunction& f) {
  const double h = 1e-5;
  for (double x = -1.77; x < 5.5; x += 0.137) {
    QVERIFY(near(f.derivative(x), (f(x + h) - f(x - h)) / (2 * h), 1e-8));
    QVERIFY(near(f.secondDerivative(x), (f.derivative(x + h) - f.derivative(x - h)) / (2 * h), 1e-5));
    QVERIFY(near((f.integral(x + h) - f.integral(x - h)) / (2 * h), f(x), 1e-8));
  }
  QCOMPARE(f.integral(0), 0.0);
}

}  // namespace

class TestFunctions : public QObject {
  Q_OBJECT

 private slots:
  void number_isConstant() {
    const CompiledFunction f = compiled({.constant = -2.5});
    QCOMPARE(f(3), -2.5);
    QCOMPARE(f.derivative(3), 0.0);
    QCOMPARE(f.integral(2), -5.0);
    QVERIFY(f.isConstant() && !f.isZero());
    QVERIFY(CompiledFunction().isZero());
  }

  void tables_passThroughTheirPoints() {
    for (const auto how : {Interpolation::monotone, Interpolation::spline}) {
      const CompiledFunction f = compiled({.table = points}, how);
      for (const TablePoint& p : points) QVERIFY(near(f(p.x), p.y, 1e-15));
      checkCalculus(f);
    }
  }

  void tables_goStraightOn() {
    for (const auto how : {Interpolation::monotone, Interpolation::spline}) {
      const CompiledFunction f = compiled({.table = points}, how);
      QVERIFY(near(f(5.5), f(4.5) + f.derivative(4.5), 1e-14));
      QVERIFY(near(f(-3), f(-1) - 2 * f.derivative(-1), 1e-14));
      QCOMPARE(f.secondDerivative(7), 0.0);
    }
  }

  /// Fritsch and Butland 1984, eq. 5 by hand: secants 1 and 1/2 over lengths 1 and 2 give the slope 9/13.
  void monotoneSlope_isTheWeightedHarmonicMean() {
    const CompiledFunction f = compiled({.table = {{0, 0}, {1, 1}, {3, 2}}});
    QVERIFY(near(f.derivative(1), 9.0 / 13.0, 1e-15));
  }

  void monotone_staysBetweenItsPoints() {
    const CompiledFunction f = compiled({.table = points});
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const double direction = points[i + 1].y - points[i].y;
      double before = points[i].y;
      for (int k = 1; k <= 50; ++k) {
        const double y = f(points[i].x + (points[i + 1].x - points[i].x) * k / 50);
        QVERIFY((y - before) * direction >= -1e-14);
        before = y;
      }
    }
  }

  /// These three properties have one solution only.
  void spline_isTwiceContinuousAndNatural() {
    const CompiledFunction f = compiled({.table = points}, Interpolation::spline);
    const double left = 1e-9;
    for (const TablePoint& p : points) {
      QVERIFY(near(f.derivative(p.x - left), f.derivative(p.x + left), 1e-7));
      QVERIFY(near(f.secondDerivative(p.x - left), f.secondDerivative(p.x + left), 1e-6));
    }
    QVERIFY(std::abs(f.secondDerivative(-1)) < 1e-13);
    QVERIFY(std::abs(f.secondDerivative(4.5)) < 1e-13);
  }

  void expressions_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("slope");
    QTest::addColumn<double>("bend");
    QTest::addColumn<double>("area");
    const double w = 2 * std::numbers::pi * 50;
    QTest::newRow("polynomial") << "3*x^3 - x" << 2.0 << 35.0 << 36.0 << 10.0;
    QTest::newRow("exponential") << "exp(-x)" << 1.5 << -std::exp(-1.5) << std::exp(-1.5) << 1 - std::exp(-1.5);
    QTest::newRow("fifty hertz") << "sin(2*pi*50*x)" << 0.3031 << w * std::cos(w * 0.3031)
                                 << -w * w * std::sin(w * 0.3031) << (1 - std::cos(w * 0.3031)) / w;
    const double c = std::cosh(0.5);
    QTest::newRow("steep") << "tanh(x/1e-3)" << 5e-4 << 1e3 / (c * c) << -2e6 * std::tanh(0.5) / (c * c)
                           << 1e-3 * std::log(c);
    QTest::newRow("kink nearby") << "x < 0.1 ? 0 : x - 0.1" << 0.101 << 1.0 << 0.0 << 0.5e-6;
    QTest::newRow("late") << "sin(x)" << 1000.0 << std::cos(1000.0) << -std::sin(1000.0) << 1 - std::cos(1000.0);
  }
  void expressions() {
    QFETCH(QString, text);
    QFETCH(double, x);
    QFETCH(double, slope);
    QFETCH(double, bend);
    QFETCH(double, area);
    const CompiledFunction f = compiled({.expression = text.toStdString()});
    const double scale = std::max(1.0, std::abs(slope)), scale2 = std::max({1.0, std::abs(bend), scale * scale});
    QVERIFY2(std::abs(f.derivative(x) - slope) < 1e-12 * scale, qPrintable(QString::number(f.derivative(x) - slope)));
    QVERIFY2(std::abs(f.secondDerivative(x) - bend) < 1e-12 * scale2,
             qPrintable(QString::number(f.secondDerivative(x) - bend)));
    QVERIFY2(std::abs(f.integral(x) - area) < 1e-10, qPrintable(QString::number(f.integral(x) - area)));
  }

  /// x^2.5 has no value left of zero; from the right its slope is 0.
  void derivative_atTheEndOfTheDomain() {
    const CompiledFunction f = compiled({.expression = "sqrt(x)*x*x"});
    QVERIFY(std::abs(f.derivative(0)) < 1e-7);
    QVERIFY(!std::isfinite(f.derivative(-1)));
  }

  void faults_sayWhatWasExpected_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("one point") << "[[1, 2]]"
                               << "two points";
    QTest::newRow("order") << "[[1, 2], [1, 3]]"
                           << "increases";
    QTest::newRow("syntax") << "sin(x"
                            << "sin(x";
    QTest::newRow("variable") << "sin(t)"
                              << "variables: x";
    QTest::newRow("triple") << "[[1, 2, 3], [4, 5, 6]]"
                            << "table [[x, y], ...]";
    QTest::newRow("brackets") << "[[1, 2]"
                              << "table [[x, y], ...]";
    QTest::newRow("nothing") << "  "
                             << "expression";
  }
  void faults_sayWhatWasExpected() {
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto f = functionFromText(text.toStdString(), Quantity::force);
    const auto bad = f ? CompiledFunction::fault(*f, {.name = "x"}).value_or("") : f.error().message;
    QVERIFY2(QString::fromStdString(bad).contains(says), bad.c_str());
  }

  void text_isReadBack() {
    for (const Function& f : {Function{.constant = 0.1}, Function{.expression = "2*x"}, Function{.table = points}})
      QVERIFY(functionFromText(functionText(f), Quantity::none).value() == f);
    QCOMPARE(functionFromText("2 kN", Quantity::force)->constant, 2000.0);
  }

  /// As a load of a million points has them.
  void switchesOfTables_costLikeTheirPoints() {
    const double growth = test::growthOfCost(20000, [](int n) {
      std::vector<TablePoint> many;
      for (int i = 0; i < n; ++i) many.push_back({1e-3 * i, std::sin(0.1 * i)});
      const Switches found = compiled({.table = many}).switches(0, 1e6);
      QCOMPARE(found.places.size(), many.size() - 1);
    });
    QVERIFY2(growth < 8, qPrintable(QString::number(growth)));
  }
};

QTEST_APPLESS_MAIN(TestFunctions)
#include "tst_functions.moc"
