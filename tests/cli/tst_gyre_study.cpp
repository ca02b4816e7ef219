// gyre study and gyre converge, as a user runs them.

#include "cli/gyre_process.h"
#include "support/study_samples.h"

#include <csignal>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

const std::string swept = circleReference + ", \"measures\": [" + circleError + R"(],
    "vary": [{"rho_inf": [1, 0.5]}, {"step": [0.02, 0.01, 0.005]}],
    "plots": [{"title": "Order", "x": "step", "y": "error", "slopes": true}])";

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestGyreStudy : public QObject {
  Q_OBJECT
 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void heldFindings_exitZero() {
    const QString file = write(swept + R"(, "findings": [{"finding": "It is of second order", "source": "the theory",
        "slope_of": "error", "between": [1.9, 2.1]}])");
    const Outcome run = gyreProgram({"study", file});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY(run.err.isEmpty());
    QVERIFY(run.out.contains("6 of 6 cases"));
    QVERIFY(run.out.contains("held      It is of second order (the theory)"));
    QVERIFY(run.out.contains("order of error over step"));
  }
  void findingNotHeld_exitsOne() {
    const QString file = write(swept + R"(, "findings": [{"finding": "f", "slope_of": "error", "between": [3, 4]}])");
    const Outcome run = gyreProgram({"study", file});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.contains("NOT held"));
  }
  void failedCase_exitsOne_andIsNamed() {
    const QString file = write(R"("vary": [{"push.value": [[0, 0, 0], )" + failingPush + "]}]");
    const Outcome run = gyreProgram({"study", file});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("case 2") && run.err.contains("'push'"), qPrintable(run.err));
    QVERIFY(run.out.contains("1 failed"));
  }
  void badInput_exitsTwo() {
    const Outcome unknown = gyreProgram({"study", write(R"("vary": [{"integrator": ["geom9"]}])")});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.err.contains("a.gyre-study:") && unknown.err.contains("geom9"), qPrintable(unknown.err));
    QCOMPARE(gyreProgram({"study", "none.gyre-study"}).exitCode, 2);
    QCOMPARE(gyreProgram({"study", write(swept), "--threads", "-1"}).exitCode, 2);
    QCOMPARE(gyreProgram({"study", write(swept), "--csv", "/proc/none"}).exitCode, 1);
  }
  void csv_isTheSameForAnyNumberOfThreads() {
    const QString file = write(swept);
    for (const char* threads : {"1", "2"}) {
      const Outcome run = gyreProgram({"study", file, "--csv", dir_->filePath(threads), "--threads", threads});
      QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    }
    for (const char* name : {"a.csv", "a-plot-1.csv"}) {
      const QByteArray one = content(dir_->filePath(QString("1/") + name));
      QVERIFY(!one.isEmpty());
      QCOMPARE(content(dir_->filePath(QString("2/") + name)), one);
    }
    const QByteArray table = content(dir_->filePath("1/a.csv"));
    QVERIFY2(table.contains("number,rho_inf,step [s],state,steps,newton_iterations,evaluations,retries,"
                            "factorizations,solves,error_test_failures,convergence_failures,error [m]\n"),
             table);
    QVERIFY(content(dir_->filePath("1/a-cpu-times.csv")).contains("cpu_time [s]"));
    QCOMPARE(QDir(dir_->filePath("1")).entryList(QDir::Files).size(), 3);  // finished: nothing to resume from
  }
  void interrupted_thenResumed() {
    // Two cases that end at once, since they fail, and one that never does.
    const auto pushes = [](const std::string& third) {
      return "\"set\": {\"end_time\": 1e6}, \"vary\": [{\"push.value\": [" + failingPush +
             ", [0, 0, \"sqrt(0.2-t)\"], " + third + "]}]";
    };
    const QString file = write(pushes("[0, 0, 0]"));
    const QString kept = dir_->filePath("kept");
    QProcess process;
    process.start(GYRE_PROGRAM, {"study", file, "--resume", kept, "--threads", "1"});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(content(kept + "/a.gyre-results").count('\n') == 2, 30'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome run = outcomeOf(process);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("2 of 3 cases had finished; go on with: gyre study " + file + " --resume " + kept),
             qPrintable(run.err));
    QVERIFY(run.out.contains("not run"));
    // The cases that had finished are not run again; the third is exchanged for one that ends at once.
    const Outcome second = gyreProgram({"study", write(pushes("[\"sqrt(0.3-t)\", 0, 0]")), "--resume", kept});
    QCOMPARE(second.exitCode, 1);
    QVERIFY2(second.out.contains("3 of 3 cases") && second.out.contains("2 of them from an earlier run"),
             qPrintable(second.out));
  }

  void converge_measuresTheOrder() {
    const QString csv = dir_->filePath("order.csv");
    const Outcome run = gyreProgram({"converge", model(), "--integrators", "geom1,rkmk", "--steps", "20 ms,0.01,5e-3",
                                     "--measure", "mass.x,mass.y", "--csv", csv});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains(QRegularExpression("geom1 +(1\\.9|2\\.0)")), qPrintable(run.out));
    QVERIFY(run.out.contains("reference: "));
    const QByteArray table = content(csv);
    QVERIFY2(table.contains("number,integrator,step [s],state"), table);
    QCOMPARE(table.count('\n'), 2 + 1 + 6);
  }
  void converge_overElements() {
    const Outcome run = gyreProgram({"converge", GYRE_EXAMPLES_DIR "/hanging-cable.gyre", "--integrators", "geom1",
                                     "--over", "cable.elements=4,8", "--end", "0.05"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains("reference: step 0.005, cable.elements 16"), qPrintable(run.out));
    QVERIFY2(run.out.contains("order of error over cable.elements"), qPrintable(run.out));
    const Outcome wrong =
        gyreProgram({"converge", model(), "--integrators", "geom1", "--steps", "0.01", "--over", "mass.mass=1,2"});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.err.contains("'mass.mass' is no whole number"), qPrintable(wrong.err));
  }
  void converge_references() {
    const QStringList common{"converge", model(), "--integrators", "geom1", "--steps", "0.02,0.01,0.005"};
    for (const QString& reference : {QString("geom1@1e-3"), QString("finest")}) {
      const Outcome run = gyreProgram(common + QStringList{"--reference", reference});
      QVERIFY2(run.exitCode == 0, qPrintable(run.err));
      QVERIFY2(run.out.contains("reference: "), qPrintable(run.out));
    }
    QFile table(dir_->filePath("exact.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("time [s],mass.x [m]\n");
    for (int i = 0; i <= 50; ++i)
      table.write(QByteArray::number(i * 0.02, 'g', 17) + ',' + QByteArray::number(std::cos(0.06 * i), 'g', 17) + '\n');
    table.close();
    const Outcome run = gyreProgram(common + QStringList{"--reference", table.fileName(), "--measure", "mass.x"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains(QRegularExpression("all cases +(1\\.9|2\\.0)")), qPrintable(run.out));
  }
  void convergeUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const char* integrators, const char* steps, const QStringList& more,
                        const char* says) {
      QTest::newRow(tag) << (QStringList{"--integrators", integrators, "--steps", steps} + more) << says;
    };
    row("unknown integrator", "geom1,geom9", "0.01", {}, "unknown integrator 'geom9'");
    row("no integrator", ",", "0.01", {}, "list of integrators is empty");
    row("no step", "geom1", ",", {}, "list of steps is empty");
    row("step beyond the end", "geom1", "0.01,5", {}, "step '5': the step is longer than the run");
    row("no step", "geom1", "fast", {}, "step 'fast'");
    row("unknown channel", "geom1", "0.01", {"--measure", "mas.x"}, "no channel fits 'mas.x'; did you mean 'mass.x'");
    row("no reference", "geom1", "0.01", {"--reference", "none.csv"}, "none.csv: there is no such file");
    row("unknown norm", "geom1", "0.01", {"--norm", "median"}, "median");
  }
  void convergeUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Outcome run = gyreProgram(QStringList{"converge", model()} + arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
  }
  void list_showsTheStudies() {
    const Outcome run = gyreProgram({"list", "studies"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains("bruels-cardona-fig-2.gyre-study"), qPrintable(run.out));
    QVERIFY(!run.out.contains("cannot be read"));
  }

 private:
  QString put(const char* name, const std::string& text) const {
    QFile file(dir_->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0) return {};
    return file.fileName();
  }
  QString write(const std::string& members) const { return put("a.gyre-study", circleStudy(members)); }
  QString model() const { return put("circle.gyre", circleModel); }

  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_GUILESS_MAIN(TestGyreStudy)
#include "tst_gyre_study.moc"
