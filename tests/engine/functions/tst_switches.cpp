// Where functions switch: against places known beforehand.

#include "functions/compiled_function.h"
#include "functions/function_of_many.h"

#include <QtTest>

#include <fmt/format.h>
#include <cmath>
#include <numbers>
#include <random>

using namespace gyre;

namespace {

CompiledFunction compiled(const std::string& text) {
  return CompiledFunction::compile({.expression = text}, Argument{}).value();
}

double next(double x) { return std::nextafter(x, 1e300); }

}  // namespace

class TestSwitches : public QObject {
  Q_OBJECT
 private slots:
  void condition_switchesBetweenTwoNeighbours() {
    const auto after = compiled("t > 1.05 ? 3*t : 2").switches(0, 10).places;
    QCOMPARE(after.size(), std::size_t{1});
    QCOMPARE(after[0].before, 1.05);
    QCOMPARE(after[0].after, next(1.05));
    QVERIFY(std::abs(after[0].value - 1.15) < 1e-14 && after[0].slope == 3 && after[0].bend == 0);
    const auto from = compiled("t >= 1.05 ? 3*t : 2").switches(0, 10).places;
    QCOMPARE(from.size(), std::size_t{1});
    QCOMPARE(from[0].after, 1.05);
    QCOMPARE(next(from[0].before), 1.05);
    QVERIFY(compiled("t > 20 ? 1 : 0").switches(0, 10).places.empty());
  }

  /// sin^2 ends smoothly, a half sine with a kink; neither jumps, though pi in the file is a rounded number.
  void jumps_areThoseOfTheBranches() {
    const auto smooth = compiled("t>1 && t<1.05 ? 0.01*sin(pi*(t-1)/0.05)^2 : 0").switches(0, 10).places;
    QCOMPARE(smooth.size(), std::size_t{2});
    const double bend = 0.02 * std::pow(std::numbers::pi / 0.05, 2);
    for (int i : {0, 1}) {
      const Switch& s = smooth[static_cast<std::size_t>(i)];
      QVERIFY(s.value == 0 && s.slope == 0 && std::abs(std::abs(s.bend) - bend) < 1e-9 * bend);
    }
    const auto kinked = compiled("t>1 && t<1.05 ? 0.01*sin(pi*(t-1)/0.05) : 0").switches(0, 10).places;
    QCOMPARE(kinked.size(), std::size_t{2});
    for (const Switch& s : kinked)
      QVERIFY(s.value == 0 && std::abs(s.slope - 0.01 * std::numbers::pi / 0.05) < 1e-12 &&
              std::abs(s.bend) < 1e-12 * bend);
  }

  void eachKind_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<double>>("places");
    const auto row = [](const char* text, QList<double> places) { QTest::newRow(text) << text << places; };
    row("abs(t-1)", {1});
    row("sign(t-2)", {2});
    row("rint(t)", {0.5, 1.5, 2.5});
    row("min(t, 2-t, 0.5)", {0.5, 1, 1.5});
    row("max(t, 2)", {2});
    row("t != 1 ? 2 : 3", {1});
    row("t == 1 ? 2 : 3", {1});
    row("(t-1)^2 > 0 ? 2 : 3", {});
    row("(t-1)^2 < 1e-20 ? 2 : 3", {1 - 1e-10, 1 + 1e-10});
    row("(t > 1) - (t > 2)", {1, 2});
    row("t > 1 ? (t < 1.5 ? 1 : t > 2 ? 3 : 2) : (t > 1.2 ? 7 : 0)", {1, 1.5, 2});
    row("t^3 - 4.25*t^2 + 5*t > 1.5625 ? 1 : 0", {0.5, 1.25, 2.5});
    row("1/(t-1) > 0", {1});
    row("sqrt(t-1) > 1", {2});
    row("ln(t) > 0.5 || t < 0.25", {0.25, std::exp(0.5)});
    row("sign(abs(t-1) - 1e-9)", {1 - 1e-9, 1, 1 + 1e-9});
    row("sin(2*pi*t) > 0.5 ? 1 : 0", {1. / 12, 5. / 12, 13. / 12, 17. / 12, 25. / 12, 29. / 12});
    row("t > 1 && sin(1/(t-1)) > 2 ? 1 : 0", {1});
    const double pi = std::numbers::pi;
    row("atan2(sin(2*t), cos(2*t))", {pi / 2});
    row("atan2(-sin(2*t), 2 + cos(2*t))", {});
    row("asin(sin(2*t))", {pi / 4, 3 * pi / 4});
    row("acos(cos(2*t))", {pi / 2});
    row("sqrt((t-1)^2)", {1});
    row("((t-1)^2)^1.5", {});
    row("t > 1 ? sqrt(t-1) : 0", {1});
    row("sqrt(max(0, t-1))", {1});
    row("1/(t-1)", {1});
    row("(t-1)^(-2)", {1});
    row("1/(1-sin(t))", {pi / 2});
    row("1/(1.001-sin(t))", {});
    row("(t-2)/abs(t-2)", {2});
    row("tan(t)", {pi / 2});
    row("ln((t-1)^2)", {1});
    row("sqrt(t) + t^1.5 + 1/t", {});
    // These go on smoothly where they cannot be computed.
    row("sin(t-1)/(t-1)", {});
    row("sin(20*(t-1.1))/(t-1.1)", {});
    row("(t^2-1)/(t-1)", {});
    row("(1-cos(t-2))/(t-2)^2", {});
    row("1000 + tan(t-1)/(t-1)", {1 + pi / 2});
  }
  void eachKind() {
    QFETCH(QString, text);
    QFETCH(QList<double>, places);
    const Switches found = compiled(text.toStdString()).switches(0, 3);
    QVERIFY(found.complete);
    QCOMPARE(static_cast<qsizetype>(found.places.size()), places.size());
    for (qsizetype i = 0; i < places.size(); ++i) {
      const Switch& s = found.places[static_cast<std::size_t>(i)];
      QVERIFY2(std::abs(s.after - places[i]) < 1e-14, qPrintable(QString::number(s.after, 'g', 17)));
      QVERIFY(s.after > s.before && s.after <= next(next(next(s.before))));
    }
  }

  void singularities_areToldFromTheValuesBesideThem() {
    const auto only = [](const char* text) { return compiled(text).switches(0, 3).places.at(0); };
    const Switch cut = only("atan2(sin(2*t), cos(2*t))");
    QVERIFY(std::abs(cut.value + 2 * std::numbers::pi) < 1e-12 && std::abs(cut.slope) < 1e-12);
    const Switch kink = only("asin(sin(2*t))");  // rounding of the sine counts twice beside 1
    QVERIFY(kink.value == 0 && std::abs(kink.slope + 4) < 1e-5);
    for (const char* pole : {"1/(t-1)", "(t-1)^(-2)", "1/sqrt(abs(t-1))", "tan(t)", "1/(1-sin(t))"})
      QVERIFY2(std::isinf(only(pole).value), pole);
    for (const char* steep : {"sqrt(max(0, t-1))", "1000 + sqrt(abs(t-1))", "ln((t-1)^2)"}) {
      QVERIFY2(only(steep).value == 0, steep);
      QVERIFY2(std::isinf(only(steep).slope), steep);
    }
    QVERIFY(std::abs(only("(t-2)/abs(t-2)").value - 2) < 1e-12);
    QCOMPARE(only("t == 1 ? 2 : 3").value, -1.0);
  }

  /// Pulses as short as rounding lets them be, anywhere: nothing samples, so nothing is missed.
  void shortPulses_areFoundAnywhere() {
    std::mt19937 random(5);
    for (const double width : {1.0, 1e-3, 1e-6, 1e-9}) {
      for (int i = 0; i < 200; ++i) {
        const double from = std::uniform_real_distribution<double>(0, 9)(random), to = from + width;
        const auto f = compiled(fmt::format("t > {0} && t < {1} ? sin(pi*(t-{0})/{2}) : 0", from, to, width));
        const Switches found = f.switches(0, 10);
        QVERIFY(found.complete && found.places.size() == 2);
        QCOMPARE(found.places[0].before, from);
        QCOMPARE(found.places[1].after, to);
        // Its area is known: half the perimeter of the sine over pi; rounding of the places over the width.
        QVERIFY(std::abs(f.integral(10) - 2 * width / std::numbers::pi) < 1e-12 * width + 1e-14);
      }
    }
  }

  void squareWave_hasAllItsEdges() {
    const Switches found = compiled("sign(sin(2*pi*250*t))").switches(1e-4, 1.9999);
    QVERIFY(found.complete);
    QCOMPARE(found.places.size(), std::size_t{999});
    for (std::size_t i = 0; i < 999; ++i)
      QVERIFY(std::abs(found.places[i].after - 2e-3 * static_cast<double>(i + 1)) < 1e-14);
  }

  /// A condition that holds by rounding alone cannot be told; the search ends, and says so.
  void undecidable_isSaid() { QVERIFY(!compiled("sin(t)^2 + cos(t)^2 >= 1 ? 1 : 2").switches(0, 10).complete); }

  void table_switchesAtItsPoints() {
    const auto f = CompiledFunction::compile({.table = {{0, 0}, {1, 1}, {3, 2}}}, Argument{}).value();
    const auto found = f.switches(0, 10).places;
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0].before == 1 && found[0].after == 1 && found[1].before == 3);
    const double left = 0.5, expected = (f.secondDerivative(1) - f.secondDerivative(left)) -
                                        (f.secondDerivative(left) - f.secondDerivative(0));
    QVERIFY(std::abs(found[0].bend - expected) < 1e-12);  // the left piece is a cubic: f'' goes on straight
    QVERIFY(found[0].value == 0 && found[0].slope == 0);
  }

  void otherVariables_leaveTheJumpOpen() {
    const Argument argument{.others = {"x"}};
    const auto f =
        FunctionOfMany::compile({.expression = "t > 1 ? x : (x > 0 ? 1 : (t > 0.5 ? 2 : 3))"}, argument).value();
    const Switches found = f.switches(0, 10);
    QVERIFY(found.complete);
    QCOMPARE(found.places.size(), std::size_t{2});
    QVERIFY(std::isnan(found.places[1].value));
    QCOMPARE(found.places[1].before, 1.0);
  }
};

QTEST_APPLESS_MAIN(TestSwitches)
#include "tst_switches.moc"
