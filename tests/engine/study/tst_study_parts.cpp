// Parts of a study that machines compute without knowing of each other, and what becomes of their results.

#include "study/case_computer.h"
#include "study/results_file.h"
#include "study/study_csv.h"
#include "support/study_samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <numeric>

using namespace gyre;
using namespace gyre::test;
namespace fs = std::filesystem;

namespace {

/// Steps that a part makes, those of its references included.
double costOf(const StudyPlan& plan, const StudyPart& part) { return caseJobs(plan, casesOfPart(plan, part)).steps(); }

}  // namespace

class TestStudyParts : public QObject {
  Q_OBJECT
 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void text_namesAPart() {
    const auto part = studyPartFromText("2/5");
    QVERIFY(part.has_value());
    QCOMPARE(part->number, std::size_t{2});
    QCOMPARE(part->of, std::size_t{5});
    for (const char* none : {"", "2", "2/", "/5", "0/5", "6/5", "-1/5", "1/0", "1/5x", "a/b", "1.5/2", "1 / 5"})
      QVERIFY2(!studyPartFromText(none), none);
  }
  void everyCase_isInOnePart() {
    for (const std::string& text :
         {circleGridByRun, circleGrid + circleReference, circleGrid + R"("reference": "finest")"}) {
      const StudyPlan plan = planOf(circleStudy(text));
      for (const std::size_t parts : {1, 2, 3, 5, 12, 20}) {
        std::vector<int> in(plan.cases.size(), 0);
        for (std::size_t k = 1; k <= parts; ++k) {
          const std::vector<bool> own = casesOfPart(plan, {k, parts});
          for (std::size_t i = 0; i < own.size(); ++i) in[i] += own[i];
          if (k > plan.cases.size()) QVERIFY(std::find(own.begin(), own.end(), true) == own.end());
        }
        QCOMPARE(in, std::vector<int>(plan.cases.size(), 1));
      }
    }
  }
  void parts_costAboutTheSame() {
    // Without references Graham's bound holds: 4/3 of the mean, or the longest case.
    const StudyPlan plan = planOf(circleStudy(circleGrid + circleReference));
    for (const std::size_t parts : {2, 3, 4}) {
      double sum = 0, most = 0;
      for (std::size_t k = 1; k <= parts; ++k) {
        sum += costOf(plan, {k, parts});
        most = std::max(most, costOf(plan, {k, parts}));
      }
      QVERIFY(most <= 4.0 / 3 * std::max(sum / static_cast<double>(parts), plan.cases[3].steps));
    }
  }
  void aDearReference_isMadeBySoFewPartsAsPay() {
    // It costs more than all cases together: to make it twice would not pay.
    const StudyPlan dear =
        planOf(circleStudy(circleGrid + R"("reference": {"case": {"integrator": "rkmk", "step": 0.0001}})"));
    const auto partsWithCases = [](const StudyPlan& plan) {
      int n = 0;
      for (std::size_t k = 1; k <= 4; ++k) n += costOf(plan, {k, 4}) > 0;
      return n;
    };
    QCOMPARE(partsWithCases(dear), 1);
    QCOMPARE(partsWithCases(planOf(circleStudy(circleGridByRun))), 4);
  }
  void merged_equalsOneMachine_data() {
    QTest::addColumn<QString>("members");
    QTest::newRow("closed form") << QString::fromStdString(circleGrid + circleReference);
    QTest::newRow("a run") << QString::fromStdString(circleGridByRun);
    QTest::newRow("the finest") << QString::fromStdString(circleGrid + R"("reference": "finest")");
  }
  void merged_equalsOneMachine() {
    QFETCH(QString, members);
    const StudyPlan plan = planOf(circleStudy(members.toStdString()));
    const std::string whole = tablesOf(plan, runPlan(plan));
    for (const std::size_t parts : {3, 14}) {
      std::vector<fs::path> files;
      for (std::size_t k = 1; k <= parts; ++k) {
        files.push_back(file("part-" + std::to_string(parts) + "-" + std::to_string(k)));
        const auto runner = runnerOf(plan, {.resultsFile = files.back(), .part = StudyPart{k, parts}});
        QVERIFY(runner->run());
        const StudyProgress p = runner->progress();
        QCOMPARE(p.finished, p.cases);
        if (k > plan.cases.size()) QCOMPARE(p.cases, std::size_t{0});
        QCOMPARE(p.fraction, 1.0);
      }
      const auto kept = keptResults(plan, files);
      QVERIFY(kept.has_value());
      QCOMPARE(tablesOf(plan, kept->results), whole);
      QVERIFY(kept->differing.empty());
      QCOMPARE(kept->unused, std::size_t{0});
    }
  }
  void missingPart_isComputedByGoingOn() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    QVERIFY(runnerOf(plan, {.resultsFile = file("1"), .part = StudyPart{1, 3}})->run());
    QVERIFY(runnerOf(plan, {.resultsFile = file("3"), .part = StudyPart{3, 3}})->run());
    const auto runner =
        runnerOf(plan, {.resultsFile = file("all"), .otherResults = {file("1"), file("3"), file("none")}});
    const StudyProgress before = runner->progress();
    const std::vector<bool> second = casesOfPart(plan, {2, 3});
    QCOMPARE(before.cases - before.restored, static_cast<std::size_t>(std::count(second.begin(), second.end(), true)));
    QVERIFY(runner->run());
    QCOMPARE(tablesOf(plan, runner->results()), tablesOf(plan, runPlan(plan)));
    QVERIFY(fs::file_size(file("all")) < fs::file_size(file("1")) + fs::file_size(file("3")));  // its own cases only
  }
  void partsComputedTwice_areTakenOnce_andDifferencesNoticed() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    const CaseResults whole = runPlan(plan, {.resultsFile = file("a")});
    runPlan(plan, {.resultsFile = file("b")});
    auto kept = keptResults(plan, {file("a"), file("b")});
    QVERIFY(kept.has_value() && kept->differing.empty());
    QCOMPARE(tablesOf(plan, kept->results), tablesOf(plan, whole));
    CaseResult other = *whole[7];
    other.measures[0].value *= 1 + 1e-15;
    append(file("b"), resultLine(plan.cases[7], other) + "\n");
    kept = keptResults(plan, {file("a"), file("b")});
    QVERIFY(kept.has_value());
    QCOMPARE(kept->differing, std::vector<std::size_t>{7});
  }
  void linesOfAnotherStudy_andTornOnes_areCounted() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    std::string other = circleGridByRun;
    other.replace(other.find("0.8"), 3, "0.7");
    const StudyPlan changed = planOf(circleStudy(other));
    runPlan(changed, {.resultsFile = file("a")});
    append(file("a"), "{\"key\": \"torn");
    append(file("a"), "\n");
    const auto kept = keptResults(plan, {file("a")});
    QVERIFY(kept.has_value());
    QCOMPARE(kept->unused, std::size_t{4 + 1});  // the cases of one value of rho_inf
    QCOMPARE(std::count(kept->results.begin(), kept->results.end(), nullptr), std::ptrdiff_t{4});
  }
  void aSecondProcess_isRefused() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    auto other = ResultsFile::open(file("a"));
    QVERIFY(other.has_value() && other->lock());
    const auto runner = runnerOf(plan, {.resultsFile = file("a")});
    const auto refused = runner->run();
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().kind, Error::Kind::resource);
    QVERIFY2(refused.error().text().find("another process") != std::string::npos, refused.error().text().c_str());
    QCOMPARE(runner->progress().finished, std::size_t{0});
    other->unlock();
    QVERIFY(runner->run());
  }
  void filesOfParts_areFoundByName() {
    Study study;
    study.file = "somewhere/sweep.gyre-study";
    const fs::path folder = dir_->path().toStdString();
    const std::vector<fs::path> own{resultsFileIn(folder, study), resultsFileIn(folder, study, 1, 12),
                                    resultsFileIn(folder, study, 12, 12)};
    for (const fs::path& f : own) append(f, "\n");
    append(file("sweep-2.gyre-results"), "\n");
    append(file("sweep.csv"), "\n");
    auto found = resultsFilesOfParts(folder, study);
    QCOMPARE(found.size(), own.size());
    for (const fs::path& f : own) QVERIFY(std::find(found.begin(), found.end(), f) != found.end());
    QVERIFY(resultsFilesOfParts(file("none"), study).empty());
  }

 private:
  fs::path file(const std::string& name) const { return dir_->filePath(QString::fromStdString(name)).toStdString(); }
  static void append(const fs::path& to, const std::string& text) {
    QFile out(QString::fromStdString(to.string()));
    QVERIFY(out.open(QIODevice::Append) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0);
  }
  static std::unique_ptr<StudyRunner> runnerOf(const StudyPlan& plan, StudyOptions options) {
    auto runner = StudyRunner::create(plan, std::move(options));
    if (!runner) throw std::runtime_error(runner.error().text());
    return std::move(*runner);
  }

  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_APPLESS_MAIN(TestStudyParts)
#include "tst_study_parts.moc"
