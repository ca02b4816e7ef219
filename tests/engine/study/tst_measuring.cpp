// Measures of runs with closed forms, and the norms themselves.

#include "study/measuring.h"
#include "study/results_file.h"
#include "study/study_curves.h"
#include "study/study_report.h"
#include "support/study_samples.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

/// The value of a plain measure of the circle.
double valueOf(const std::string& measure, const std::string& more = "") {
  const StudyPlan plan = planOf(circleStudy("\"measures\": [{\"name\": \"a\", " + measure + "}]" + more));
  return measured(plan, runPlan(plan), 0, "a");
}

}  // namespace

class TestMeasuring : public QObject {
  Q_OBJECT
 private slots:
  void norms_ofASeries() {
    const std::vector<double> t{0, 1, 2, 3}, x{3, -5, 1, 2};
    QCOMPARE(normOf(Norm::mean, t, x), 0.25);
    QCOMPARE(normOf(Norm::max, t, x), 3.0);
    QCOMPARE(normOf(Norm::min, t, x), -5.0);
    QCOMPARE(normOf(Norm::rms, t, x), std::sqrt(39.0 / 4));
    QCOMPARE(normOf(Norm::last, t, x), 2.0);
    QCOMPARE(normOf(Norm::peak, t, x), 5.0);
    QCOMPARE(normOf(Norm::range, t, x), 8.0);
    QCOMPARE(normOf(Norm::drift, t, x), -1.0);
    QCOMPARE(normOf(Norm::rate, t, {1, 3, 5, 7}), 2.0);
  }
  void norms_ofARun_data() {
    QTest::addColumn<QString>("norm");
    QTest::addColumn<double>("value");  // of x = cos 3t over [0, 1]
    QTest::newRow("mean") << "mean" << std::sin(3.0) / 3;
    QTest::newRow("max") << "max" << 1.0;
    QTest::newRow("min") << "min" << std::cos(3.0);
    QTest::newRow("rms") << "rms" << std::sqrt(0.5 + std::sin(6.0) / 12);
    QTest::newRow("last") << "last" << std::cos(3.0);
    QTest::newRow("peak") << "peak" << 1.0;
    QTest::newRow("range") << "range" << 1 - std::cos(3.0);
    QTest::newRow("drift") << "drift" << std::cos(3.0) - 1;
  }
  void norms_ofARun() {
    QFETCH(QString, norm);
    QFETCH(double, value);
    const double got =
        valueOf("\"channels\": \"mass.x\", \"norm\": \"" + norm.toStdString() + "\"", R"(, "set": {"step": 1e-3})");
    QVERIFY2(near(got, value, 2e-3), qPrintable(QString::number(got, 'g', 12)));
  }
  void windows_andSamples() {
    const std::string fine = R"(, "set": {"step": 1e-3})";
    const std::string window = R"("channels": "mass.x", "window": [0.2, 0.4], "norm": )";
    QVERIFY(near(valueOf(window + "\"last\"", fine), std::cos(1.2), 1e-5));
    QVERIFY(near(valueOf(window + "\"max\"", fine), std::cos(0.6), 1e-5));
    const double sampled = (std::cos(0.6) + std::cos(0.9) + std::cos(1.2)) / 3;
    QVERIFY(near(valueOf(window + "\"mean\", \"every\": 0.1", fine), sampled, 1e-5));
  }
  void severalChannels_areAVector() {
    QVERIFY(near(valueOf(R"("channels": ["mass.x", "mass.y"], "norm": "mean")"), 1, 1e-3));
    QVERIFY(near(valueOf(R"("channels": "mass.v?", "norm": "mean")"), 3, 3e-3));
  }
  void expressions_ratesAndUnwrapping() {
    const std::string angle = R"j("expression": "atan2(y, x)", "let": {"x": "mass.x", "y": "mass.y"}, )j";
    const std::string longRun = R"(, "set": {"end_time": 10, "step": 2e-3})";
    QVERIFY(near(valueOf(angle + R"("unwrap": true, "norm": "rate")", longRun), 3, 1e-3));
    QVERIFY(near(valueOf(angle + R"("unwrap": true, "norm": "drift")", longRun), 30, 1e-2));
    QVERIFY(valueOf(angle + R"("norm": "max")", longRun) <= std::numbers::pi);
  }
  void relative_dividesByTheFirstValue() {
    const std::string y = R"("channels": "energy.elastic", "norm": "last")";
    QVERIFY(near(valueOf(y), 4.5, 1e-2));
    QVERIFY(near(valueOf(y + R"(, "relative": true)"), 1, 2e-3));
  }
  void errors_againstAClosedForm_areOfSecondOrder() {
    const StudyPlan plan = planOf(circleStudy(circleReference + ", \"measures\": [" + circleError +
                                              R"(], "vary": [{"step": {"from": 0.02, "factor": 0.5, "count": 5}}])"));
    const CaseResults results = runPlan(plan);
    const auto orders = familyOrders(plan, results, "error", "step");
    QCOMPARE(orders.size(), std::size_t{1});
    QCOMPARE(orders[0].fit.used(), std::size_t{5});
    QVERIFY2(near(orders[0].fit.order, 2, 0.02), qPrintable(QString::number(orders[0].fit.order)));
    // geom1 with rho_inf = 1 is the trapezoidal rule: the phase lags by (omega h)^2 / 12.
    const double h = 0.02, lag = 27 * h * h / 12;
    QVERIFY(near(measured(plan, results, 0, "error"), lag / 2, 0.03 * lag));
    QVERIFY(near(results[0]->measures[0].scale, 1, 1e-9));
  }
  void signAndRelative_ofErrors() {
    const std::string angle = R"j("expression": "atan2(y, x)", "let": {"x": "mass.x", "y": "mass.y"})j";
    const StudyPlan plan = planOf(circleStudy(R"("set": {"end_time": 10}, )" + circleReference + R"(, "measures": [
        {"name": "angle", )" + angle + R"(, "unwrap": true, "norm": "rate", "against": "reference", "relative": true},
        {"name": "signed", "channels": "mass.y", "norm": "last", "window": [0.1, 0.1], "against": "reference",
         "sign": true},
        {"name": "plain", "channels": "mass.y", "norm": "last", "window": [0.1, 0.1], "against": "reference"}])"));
    const CaseResults results = runPlan(plan);
    const double h = 0.01, slower = -9 * h * h / 12;
    QVERIFY(near(measured(plan, results, 0, "angle"), slower, -0.02 * slower));
    QVERIFY(measured(plan, results, 0, "signed") < 0);
    QCOMPARE(measured(plan, results, 0, "plain"), -measured(plan, results, 0, "signed"));
  }
  void finestCase_hasNoErrorOfItsOwn() {
    const StudyPlan plan = planOf(circleStudy(R"("reference": "finest", "measures": [)" + circleError +
                                              R"(], "vary": [{"step": {"from": 0.02, "factor": 0.25, "count": 4}}])"));
    const CaseResults results = runPlan(plan);
    QVERIFY(std::isnan(measured(plan, results, 3, "error")));
    QVERIFY(!results[3]->measures[0].problem.empty());
    QVERIFY(near(familyOrders(plan, results, "error", "step")[0].fit.order, 2, 0.1));
  }
  void referenceRun_givesTheSameErrorsAsTheClosedForm() {
    const std::string rest = ", \"measures\": [" + circleError + "], \"vary\": [{\"step\": [0.02, 0.01]}]";
    const StudyPlan exact = planOf(circleStudy(circleReference + rest));
    const StudyPlan run = planOf(circleStudy(R"("reference": {"case": {"integrator": "rkmk"}})" + rest));
    const CaseResults a = runPlan(exact), b = runPlan(run);
    for (std::size_t i = 0; i < 2; ++i)
      QVERIFY(near(measured(exact, a, i, "error"), measured(run, b, i, "error"), 1e-10));
  }
  void workIsCounted() {
    const StudyPlan plan = planOf(circleStudy(R"("vary": [{"step": [0.02, 0.01]}])"));
    const CaseResults results = runPlan(plan);
    QCOMPARE(measured(plan, results, 0, "steps"), 50.0);
    QCOMPARE(measured(plan, results, 1, "steps"), 100.0);
    QVERIFY(measured(plan, results, 1, "evaluations") >= 100);
    QVERIFY(measured(plan, results, 1, "newton_iterations") >= 100);
    QVERIFY(measured(plan, results, 1, "cpu_time") > 0);
    QCOMPARE(measured(plan, results, 1, "retries"), 0.0);
  }

  /// Loose tolerances on a quick circle: the first steps tried are far too long, and the study counts what failed.
  void failuresOfAMethodThatChoosesItsSteps_areCounted() {
    const StudyPlan plan = planOf(circleStudy(R"("set": {"atol_positions": 1e-6, "atol_velocities": 1e-5},
        "vary": [{"integrator": ["geom1", "bdf_cs"]}], "measures": [
        {"name": "etfs", "channels": "step.error_failures", "norm": "last"},
        {"name": "ctfs", "channels": "step.convergence_failures", "norm": "last"}])"));
    QVERIFY(plan.choosesSteps() && !plan.cases[0].choosesStep && plan.cases[1].choosesStep);
    const CaseResults results = runPlan(plan);
    QCOMPARE(measured(plan, results, 0, "error_test_failures"), 0.0);
    QVERIFY(measured(plan, results, 0, "factorizations") > 0);
    QVERIFY(measured(plan, results, 0, "evaluations") >= measured(plan, results, 0, "steps"));
    QVERIFY(measured(plan, results, 1, "error_test_failures") > 0);
    QVERIFY(measured(plan, results, 1, "factorizations") > 0);
    QVERIFY(measured(plan, results, 1, "factorizations") < measured(plan, results, 1, "steps"));
    QCOMPARE(measured(plan, results, 1, "error_test_failures"), measured(plan, results, 1, "etfs"));
    QCOMPARE(measured(plan, results, 1, "convergence_failures"), measured(plan, results, 1, "ctfs"));
    // Kept with the other results of a case.
    const auto stored = resultFromLine(resultLine(plan.cases[1], *results[1]), 2);
    QVERIFY(stored && stored->result.work == results[1]->work);
  }

  void aWindowOfOneTime_whereTheMethodChoosesItsSteps() {
    const std::string at = R"("channels": "mass.x", "norm": "last", "window": [1, 1])";
    QVERIFY(near(valueOf(at, ", \"set\": {\"integrator\": \"rkmk\", \"end_time\": 1}"), std::cos(3.0), 1e-10));
  }

  void curves_overStepsAndWork() {
    const StudyPlan plan = planOf(circleStudy(circleReference + ", \"measures\": [" + circleError + R"(],
        "vary": [{"rho_inf": [1, 0.5]}, {"step": [0.02, 0.01, 0.005]}],
        "plots": [{"x": "step", "y": "error", "log": "xy", "slopes": true}, {"x": "evaluations", "y": "error"},
                  {"x": "step", "y": ["error", "steps"], "where": {"rho_inf": 1}}])"));
    const CaseResults results = runPlan(plan);
    const StudyCurves order = studyCurves(plan, results, plan.study.plots[0]);
    QCOMPARE(order.xLabel, std::string("step [s]"));
    QCOMPARE(order.yLabel, std::string("error [m]"));
    QCOMPARE(order.curves.size(), std::size_t{2});
    QCOMPARE(order.curves[1].name, std::string("rho_inf 0.5"));
    QCOMPARE(order.curves[1].cases, (std::vector<std::size_t>{3, 4, 5}));
    QVERIFY(order.curves[1].fit && near(order.curves[1].fit->order, 2, 0.1));
    const StudyCurves work = studyCurves(plan, results, plan.study.plots[1]);
    QCOMPARE(work.curves.size(), std::size_t{2});
    QCOMPARE(work.curves[0].x.size(), std::size_t{3});
    QCOMPARE(studyCurves(plan, results, plan.study.plots[2]).curves[1].name, std::string("steps"));
    CaseResults half = results;
    half[1].reset();
    QCOMPARE(studyCurves(plan, half, plan.study.plots[0]).curves[0].x.size(), std::size_t{2});
  }
  /// Cases have names, not numbers: the points stand side by side in the order of the file.
  void curves_overNames() {
    const StudyPlan plan = planOf(circleStudy(circleReference + ", \"measures\": [" + circleError + R"(],
        "cases": [{"name": "coarse", "step": 0.02}, {"name": "fine", "step": 0.01}], "vary": [{"rho_inf": [1, 0.5]}],
        "plots": [{"x": "case", "y": "error", "curves": ["rho_inf"], "log": "xy"}])"));
    CaseResults results = runPlan(plan);
    const StudyCurves curves = studyCurves(plan, results, plan.study.plots[0]);
    QCOMPARE(curves.categories, (std::vector<std::string>{"coarse", "fine"}));
    QVERIFY(!curves.logX && curves.logY);
    QCOMPARE(curves.curves.size(), std::size_t{2});
    for (const StudyCurve& curve : curves.curves) QCOMPARE(curve.x, (std::vector<double>{0, 1}));
    QVERIFY(curves.curves[0].y[0] > 2 * curves.curves[0].y[1]);
    const std::string csv = curvesCsv(plan, curves);
    QVERIFY2(csv.find("rho_inf 0.5,fine,") != std::string::npos, csv.c_str());
    results[0].reset();  // it has not run yet: its place stays
    QCOMPARE(studyCurves(plan, results, plan.study.plots[0]).curves[0].x, (std::vector<double>{1}));
  }
  void curves_overTime() {
    const StudyPlan plan = planOf(circleStudy(circleReference + R"(, "vary": [{"step": [0.02, 0.01]}],
        "plots": [{"x": "time", "y": "mass.x", "window": [0.1, 0.5]}, {"x": "mass.x", "y": "mass.y",
                   "points": [{"name": "paper", "source": "Table 2", "x": [0.5], "y": [0.25]}]},
                  {"x": "time", "y": "mass.y", "against": "reference", "where": {"step": 0.01}}])"));
    const CaseResults results = runPlan(plan);
    const StudyCurves time = studyCurves(plan, results, plan.study.plots[0]);
    QCOMPARE(time.curves.size(), std::size_t{2});
    QCOMPARE(time.curves[1].x.size(), std::size_t{41});
    QCOMPARE(time.curves[0].name, std::string("step 0.02"));
    QVERIFY(near(time.curves[1].y[0], std::cos(0.3), 1e-3));
    const StudyCurves path = studyCurves(plan, results, plan.study.plots[1]);
    QCOMPARE(path.xLabel, std::string("mass.x [m]"));
    for (std::size_t i = 0; i < path.curves[0].x.size(); ++i)
      QVERIFY(near(std::hypot(path.curves[0].x[i], path.curves[0].y[i]), 1, 1e-3));
    // Points of a publication stand behind all curves.
    QCOMPARE(path.published.size(), std::size_t{1});
    const std::string csv = curvesCsv(plan, path);
    QVERIFY2(csv.ends_with("paper (Table 2),0.5,0.25\n"), csv.c_str());
    QCOMPARE(curvesCsv(plan, time).find("paper"), std::string::npos);
    const StudyCurves error = studyCurves(plan, results, plan.study.plots[2]);
    QCOMPARE(error.curves.size(), std::size_t{1});
    QVERIFY(near(error.curves[0].y.back(), 27e-4 / 12 * std::abs(std::cos(3.0)), 1e-5));
  }
};

QTEST_APPLESS_MAIN(TestMeasuring)
#include "tst_measuring.moc"
