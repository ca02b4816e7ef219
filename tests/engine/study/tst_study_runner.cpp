// Cases side by side: the same bytes for any number of threads, failures that stay alone, stopping and going on.

#include "study/results_file.h"
#include "study/study_csv.h"
#include "study/study_report.h"
#include "support/study_samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <thread>

using namespace gyre;
using namespace gyre::test;
namespace fs = std::filesystem;

namespace {

const std::string ordered = circleReference + ", \"measures\": [" + circleError + R"(],
    "vary": [{"rho_inf": [1, 0.8, 0.5]}, {"step": {"from": 0.02, "factor": 0.5, "count": 4}}],
    "plots": [{"x": "time", "y": "mass.x", "against": "reference", "where": {"step": 0.02}}])";

/// All that must not depend on threads or interruptions.
std::string bytesOf(const StudyPlan& plan, const CaseResults& results) {
  return resultsCsv(plan, results) + curvesCsv(plan, studyCurves(plan, results, plan.study.plots[0]));
}

QByteArray content(const fs::path& file) {
  QFile f(QString::fromStdString(file.string()));
  return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
}

std::unique_ptr<StudyRunner> runnerOf(const StudyPlan& plan, StudyOptions options) {
  auto runner = StudyRunner::create(plan, std::move(options));
  if (!runner) throw std::runtime_error(runner.error().text());
  return std::move(*runner);
}

}  // namespace

class TestStudyRunner : public QObject {
  Q_OBJECT
 private slots:
  void threads_doNotChangeResults() {
    const StudyPlan plan = planOf(circleStudy(ordered));
    const std::string one = bytesOf(plan, runPlan(plan, {.threads = 1}));
    QVERIFY(one.find("finished") != std::string::npos);
    for (const int threads : {2, 3, 8}) QCOMPARE(bytesOf(plan, runPlan(plan, {.threads = threads})), one);
  }
  /// On its circle the spring, of no free length, holds k r^2 / 2 all along.
  void energyOfElements_isMeasured() {
    const StudyPlan plan = planOf(circleStudy(R"("measures": [
        {"name": "elastic", "channels": "spring.elastic", "norm": "last"},
        {"name": "rest", "expression": "T + V - E", "norm": "peak",
         "let": {"T": "mass.kinetic", "V": "spring.elastic", "E": "energy.total"}}])"));
    const CaseResults results = runPlan(plan);
    QVERIFY(std::abs(measured(plan, results, 0, "elastic") - 4.5) < 1e-2);  // of second order in h = 0.01
    QVERIFY(measured(plan, results, 0, "rest") < 1e-14);
  }
  /// Without its spring the mass flies straight on: x = 1, y = 3 t. The channels of that model are others.
  void aCaseMaySwitchElementsOff() {
    const StudyPlan plan = planOf(circleStudy(R"("set": {"end_time": 1}, "cases": [{"name": "circle"},
        {"name": "straight on", "spring.enabled": false}], "measures": [
        {"name": "y", "channels": "mass.y", "norm": "last"}, {"name": "vy", "channels": "mass.vy", "norm": "last"}])"));
    QCOMPARE(plan.recorded.size(), std::size_t{2});
    QVERIFY(plan.recorded[1].channels.size() < plan.recorded[0].channels.size());
    const CaseResults results = runPlan(plan);
    QVERIFY(std::abs(measured(plan, results, 0, "y") - std::sin(3.0)) < 1e-3);
    QVERIFY(std::abs(measured(plan, results, 1, "y") - 3) < 1e-12);
    QVERIFY(std::abs(measured(plan, results, 1, "vy") - 3) < 1e-12);
  }
  void aReferenceRunWithOtherChannels_isRefused() {
    const StudyPlan plan =
        planOf(circleStudy(R"("reference": {"case": {"spring.enabled": false}}, "measures": [)" + circleError + "]"));
    const CaseResults results = runPlan(plan);
    QVERIFY(std::isnan(measured(plan, results, 0, "error")));
    QVERIFY2(results[0]->measures[0].problem.find("other channels") != std::string::npos,
             results[0]->measures[0].problem.c_str());
  }
  void sharedReferenceRuns_doNotChangeResults() {
    std::string text = ordered;
    text.replace(0, circleReference.size(), R"("reference": {"case": {"integrator": "rkmk"}})");
    const StudyPlan plan = planOf(circleStudy(text));
    QCOMPARE(plan.referenceRuns.size(), std::size_t{1});
    const std::string one = bytesOf(plan, runPlan(plan, {.threads = 1}));
    QCOMPARE(bytesOf(plan, runPlan(plan, {.threads = 4})), one);
  }
  void failedCase_staysAlone() {
    const StudyPlan plan =
        planOf(circleStudy(R"("vary": [{"push.value": [[0, 0, 0], )" + failingPush +
                           R"(, [0, 1, 0]]}], "measures": [{"name": "x", "channels": "mass.x", "norm": "last"}])"));
    const CaseResults results = runPlan(plan);
    QVERIFY(!results[0]->failed() && results[1]->failed() && !results[2]->failed());
    QCOMPARE(results[1]->error->element, std::string("push"));
    QVERIFY(*results[1]->error->time > 0.49);
    QVERIFY(std::isnan(measured(plan, results, 1, "x")));
    QVERIFY(std::abs(measured(plan, results, 0, "x") - std::cos(3.0)) < 1e-3);
    QVERIFY(resultsCsv(plan, results).find(",failed,,,,,,,,,\n") != std::string::npos);
  }
  void failedReference_isNamed() {
    const StudyPlan plan =
        planOf(circleStudy(R"("reference": {"case": {"push.value": )" + failingPush + R"(}}, "measures": [)" +
                           circleError + R"(, {"name": "x", "channels": "mass.x", "norm": "last"}])"));
    const CaseResults results = runPlan(plan);
    QVERIFY(!results[0]->failed());
    QVERIFY(results[0]->measures[0].problem.find("reference run failed") != std::string::npos);
    QVERIFY(std::isfinite(results[0]->measures[1].value));
  }
  void rowsBeyondTheMemory_areRefused() {
    const StudyPlan plan = planOf(circleStudy(R"("plots": [{"x": "time", "y": "*"}])"));
    const CaseResults results = runPlan(plan, {.memoryBytes = 1000});
    QVERIFY(results[0]->failed());
    QCOMPARE(results[0]->error->kind, Error::Kind::resource);
    QVERIFY(results[0]->error->message.find("'every'") != std::string::npos);
  }
  void onlyWhatIsNeeded_isKept() {
    const StudyPlan plan = planOf(circleStudy(ordered));
    const CaseResults results = runPlan(plan);
    QCOMPARE(results[0]->series.channels, std::vector<std::string>{"mass.x"});
    QCOMPARE(results[0]->series.rows(), std::size_t{51});
    QCOMPARE(results[1]->series.rows(), std::size_t{0});  // the plot does not show this case
  }
  void progress_endsAtOne() {
    const StudyPlan plan = planOf(circleStudy(ordered));
    const auto runner = runnerOf(plan, {});
    QCOMPARE(runner->progress().fraction, 0.0);
    QVERIFY(runner->run());
    const StudyProgress p = runner->progress();
    QCOMPARE(p.finished, std::size_t{12});
    QCOMPARE(p.fraction, 1.0);
    QCOMPARE(p.left, 0.0);
  }

  void stopped_thenResumed_equalsUninterrupted() {
    const StudyPlan plan = planOf(circleStudy(ordered));
    const std::string whole = bytesOf(plan, runPlan(plan));
    QTemporaryDir dir;
    const fs::path file = dir.filePath("deep/results").toStdString();
    std::size_t before = 0;
    {
      const auto runner = runnerOf(plan, {.threads = 1, .resultsFile = file});
      std::stop_source stop;
      std::jthread worker([&] { QVERIFY(runner->run(stop.get_token())); });
      while (runner->progress().finished < 3) std::this_thread::yield();
      stop.request_stop();
      worker.join();
      before = runner->progress().finished;
    }
    const auto runner = runnerOf(plan, {.resultsFile = file});
    QCOMPARE(runner->progress().restored, before);
    QVERIFY(before >= 3);
    QVERIFY(runner->run());
    QCOMPARE(bytesOf(plan, runner->results()), whole);
    // A third time there is nothing left to do.
    const auto again = runnerOf(plan, {.resultsFile = file});
    QCOMPARE(again->progress().restored, std::size_t{12});
    QVERIFY(again->run());
    QCOMPARE(bytesOf(plan, again->results()), whole);
  }
  void stoppedBeforeItBegins_leavesEverythingUndone() {
    const auto runner = runnerOf(planOf(circleStudy(ordered)), {});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(runner->run(stop.get_token()));
    QCOMPARE(runner->progress().finished, std::size_t{0});
    QVERIFY(runner->progress().fraction < 1);
  }
  void finestReference_isResumed() {
    std::string text = ordered;
    text.replace(0, circleReference.size(), R"("reference": "finest")");
    const StudyPlan plan = planOf(circleStudy(text));
    QTemporaryDir dir;
    const fs::path file = dir.filePath("results").toStdString();
    const std::string whole = bytesOf(plan, runPlan(plan, {.resultsFile = file}));
    const QList<QByteArray> lines = content(file).split('\n');
    QCOMPARE(lines.size(), 13);  // and the end of the last one
    // Whichever case is missing, its reference has to run again, and may be done long before.
    for (int missing = 0; missing < 12; ++missing) {
      QList<QByteArray> rest = lines;
      rest.removeAt(missing);
      QFile out(QString::fromStdString(file.string()));
      QVERIFY(out.open(QIODevice::WriteOnly) && out.write(rest.join('\n')) > 0);
      out.close();
      const auto runner = runnerOf(plan, {.threads = 1, .resultsFile = file});
      QCOMPARE(runner->progress().restored, std::size_t{11});
      QVERIFY(runner->run());
      QCOMPARE(bytesOf(plan, runner->results()), whole);
    }
  }
  void failedCases_areNotRepeated() {
    const StudyPlan plan = planOf(circleStudy(R"("set": {"push.value": )" + failingPush + "}"));
    QTemporaryDir dir;
    const fs::path file = dir.filePath("results").toStdString();
    const CaseResults first = runPlan(plan, {.resultsFile = file});
    const auto runner = runnerOf(plan, {.resultsFile = file});
    QCOMPARE(runner->progress().failed, std::size_t{1});
    QCOMPARE(runner->results()[0]->error->text(), first[0]->error->text());
  }
  void tornAndForeignLines_areIgnored() {
    const StudyPlan plan = planOf(circleStudy(ordered));
    QTemporaryDir dir;
    const fs::path file = dir.filePath("results").toStdString();
    const std::string whole = bytesOf(plan, runPlan(plan, {.resultsFile = file}));
    const QByteArray all = content(file);
    const auto lines = all.split('\n');
    QFile out(QString::fromStdString(file.string()));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{\"key\": \"of another study\"}\n[[[\n\n\xff\n{}\n");
    out.write(lines[0] + '\n' + lines[1].left(lines[1].size() / 2));
    out.close();
    const auto runner = runnerOf(plan, {.resultsFile = file});
    QCOMPARE(runner->progress().restored, std::size_t{1});
    QVERIFY(runner->run());
    QCOMPARE(bytesOf(plan, runner->results()), whole);
    QCOMPARE(runnerOf(plan, {.resultsFile = file})->progress().restored, std::size_t{12});
  }
  void unwritableResults_areAnError() {
    const auto runner = StudyRunner::create(planOf(circleStudy(ordered)), {.resultsFile = "/proc/none/results"});
    QVERIFY(!runner.has_value());
    QCOMPARE(runner.error().kind, Error::Kind::resource);
  }
};

QTEST_APPLESS_MAIN(TestStudyRunner)
#include "tst_study_runner.moc"
