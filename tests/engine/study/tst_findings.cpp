// Findings: held, not held, not to be judged, and what they say of the numbers.

#include "study/study_report.h"
#include "support/study_samples.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::string sweep = circleReference + ", \"measures\": [" + circleError + R"(,
    {"name": "radius", "channels": ["mass.x", "mass.y"], "norm": "last"}],
    "vary": [{"rho_inf": [1, 0.5]}, {"step": [0.02, 0.01, 0.005]}])";

}  // namespace

class TestFindings : public QObject {
  Q_OBJECT
 private slots:
  void judged_data() {
    QTest::addColumn<QString>("finding");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const char* finding, Verdict verdict, const char* says) {
      QTest::newRow(tag) << finding << static_cast<int>(verdict) << says;
    };
    row("equal", R"("measure": "radius", "equals": 1, "within": 0.01)", Verdict::held, "% off 1");
    row("not equal", R"("measure": "radius", "equals": 2, "within": 0.01)", Verdict::notHeld, "-50 % off 2");
    row("absolutely equal", R"("measure": "error", "equals": 0, "plus_minus": 0.1)", Verdict::held, "off 0");
    row("between", R"("measure": "steps", "where": {"step": 0.01}, "between": [100, 100])", Verdict::held, "100");
    row("not between", R"("measure": "steps", "between": [100, 200])", Verdict::notHeld, "rho_inf 1, step 0.02: 50");
    row("what the finding says itself is not said again",
        R"("measure": "steps", "where": {"step": 0.01}, "between": [100, 100])", Verdict::held, "rho_inf 1: 100");
    row("less", R"("measure": "error", "less_than": 0.1)", Verdict::held, "less than 0.1");
    row("not less", R"("measure": "error", "less_than": 1e-9)", Verdict::notHeld, "not less than 1e-09");
    row("less than a partner",
        R"("measure": "error", "where": {"rho_inf": 1}, "less_than": {"where": {"rho_inf": 0.5}})", Verdict::held,
        "of rho_inf 0.5, step 0.02");
    row("more than a partner",
        R"("measure": "error", "where": {"rho_inf": 1}, "greater_than": {"where": {"rho_inf": 0.5}})", Verdict::notHeld,
        "not greater than");
    row("factor",
        R"("measure": "error", "where": {"step": 0.01}, "less_than": {"where": {"step": 0.02}, "factor": 0.3})",
        Verdict::held, "0.3 x");
    row("both sides", R"("measure": "error", "where": {"step": 0.01}, "less_than": {"where": {"step": 0.02},
        "factor": 0.26}, "greater_than": {"where": {"step": 0.02}, "factor": 0.24})",
        Verdict::held, "greater than");
    row("another measure", R"("measure": "error", "less_than": {"measure": "radius"})", Verdict::held, "radius");
    row("order", R"("slope_of": "error", "between": [1.9, 2.1])", Verdict::held, "rho_inf 0.5: ");
    row("not the order", R"("slope_of": "error", "between": [3, 4])", Verdict::notHeld, "rho_inf 1: ");
    row("order over rho", R"("slope_of": "error", "over": "rho_inf", "greater_than": 9)", Verdict::notJudged,
        "too few");
    row("order of a constant", R"("slope_of": "radius", "equals": 0, "plus_minus": 1)", Verdict::notJudged, "too few");
    row("only itself", R"("measure": "error", "where": {"rho_inf": 1}, "less_than": {"where": {"rho_inf": 1}})",
        Verdict::notJudged, "nothing to compare");
  }
  void judged() {
    QFETCH(QString, finding);
    QFETCH(int, verdict);
    QFETCH(QString, says);
    const StudyPlan plan =
        planOf(circleStudy(sweep + R"(, "findings": [{"finding": "f", )" + finding.toStdString() + "}]"));
    const std::vector<JudgedFinding> findings = judgeFindings(plan, runPlan(plan));
    QVERIFY2(QString::fromStdString(findings[0].measured).contains(says), findings[0].measured.c_str());
    QCOMPARE(static_cast<int>(findings[0].verdict), verdict);
  }
  void unfinishedAndFailedCases_areNotJudged() {
    const StudyPlan plan =
        planOf(circleStudy(sweep + R"(, "findings": [{"finding": "f", "measure": "error", "less_than": 1}])"));
    CaseResults results(plan.cases.size());
    JudgedFinding f = judgeFindings(plan, results)[0];
    QVERIFY(f.verdict == Verdict::notJudged);
    QVERIFY2(f.measured.find("has not been run") != std::string::npos, f.measured.c_str());
    results = runPlan(plan);
    CaseResult failed = *results[2];
    failed.error = Error{.message = "diverged"};
    results[2] = std::make_shared<const CaseResult>(failed);
    f = judgeFindings(plan, results)[0];
    QVERIFY(f.verdict == Verdict::notJudged);
    QVERIFY2(f.measured.find("step 0.005 failed") != std::string::npos, f.measured.c_str());
    QCOMPARE(f.cases.size(), std::size_t{6});
  }
  void oneThatDoesNotHold_outweighsOneThatCannotBeJudged() {
    const StudyPlan plan =
        planOf(circleStudy(sweep + R"(, "findings": [{"finding": "f", "measure": "error", "less_than": 1e-9}])"));
    CaseResults results = runPlan(plan);
    results[5].reset();
    QVERIFY(judgeFindings(plan, results)[0].verdict == Verdict::notHeld);
    results[0].reset();
    QVERIFY(judgeFindings(plan, results)[0].verdict == Verdict::notHeld);
  }
};

QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
