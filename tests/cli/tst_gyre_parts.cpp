// gyre study --part and --merge, as a cluster without MPI runs them.

#include "cli/gyre_process.h"
#include "support/study_samples.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

const std::string swept = R"("reference": {"case": {"integrator": "rkmk", "step": 0.005}}, "measures": [)" +
                          circleError + R"(], "vary": [{"rho_inf": [1, 0.5]}, {"step": [0.02, 0.01, 0.005]}],
    "plots": [{"title": "Order", "x": "step", "y": "error", "slopes": true}],
    "findings": [{"finding": "It is of second order", "slope_of": "error", "between": [1.9, 2.1]}])";

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What was said of the results, without the first line, which has the time.
QString tableOf(const Outcome& run) {
  QStringList lines = run.out.section('\n', 1).split('\n');
  for (QString& line : lines) line = line.section(QRegularExpression(" +[0-9.e-]+$"), 0, 0);  // cpu [s]
  return lines.join('\n');
}

}  // namespace

class TestGyreParts : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    file_ = write(swept);
  }

  void parts_mergeToWhatOneMachineHas() {
    const Outcome one = gyreProgram({"study", file_, "--csv", path("one")});
    QVERIFY2(one.exitCode == 0, qPrintable(one.err));
    for (const char* part : {"1/3", "2/3", "3/3"}) {
      const Outcome run = gyreProgram({"study", file_, "--part", part, "--resume", path("parts")});
      QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), qPrintable(run.err));
      QVERIFY2(run.out.contains(QString("part %1 of 3, kept in ").arg(part[0])), qPrintable(run.out));
    }
    const Outcome merged = gyreProgram({"study", file_, "--merge", path("parts"), "--csv", path("merged")});
    QVERIFY2(merged.exitCode == 0 && merged.err.isEmpty(), qPrintable(merged.err));
    QCOMPARE(tableOf(merged), tableOf(one));
    for (const char* name : {"a.csv", "a-plot-1.csv"})
      QCOMPARE(content(path(QString("merged/") + name)), content(path(QString("one/") + name)));
    // Who goes on in the folder of the parts finds nothing to do.
    const Outcome again = gyreProgram({"study", file_, "--resume", path("parts")});
    QVERIFY2(again.out.contains("6 of 6 cases") && again.out.contains("6 of them from an earlier run"),
             qPrintable(again.out));
  }
  void partsInSeveralFolders_areKeptInOne() {
    QCOMPARE(gyreProgram({"study", file_, "--part", "1/2", "--resume", path("a")}).exitCode, 0);
    QCOMPARE(gyreProgram({"study", file_, "--part", "2/2", "--resume", path("b")}).exitCode, 0);
    const Outcome merged =
        gyreProgram({"study", "--merge", path("a"), "--merge", path("b"), file_, "--resume", path("all")});
    QVERIFY2(merged.exitCode == 0, qPrintable(merged.err));
    QCOMPARE(content(path("all/a.gyre-results")).count('\n'), 6);
    const Outcome one = gyreProgram({"study", file_, "--resume", path("all"), "--csv", path("csv")});
    QVERIFY(one.out.contains("6 of them from an earlier run"));
  }
  void missingCases_areNamed_andComputedByGoingOn() {
    QCOMPARE(gyreProgram({"study", file_, "--part", "1/2", "--resume", path("parts")}).exitCode, 0);
    const Outcome merged = gyreProgram({"study", file_, "--merge", path("parts"), "--csv", path("csv")});
    QCOMPARE(merged.exitCode, 1);
    QVERIFY2(merged.err.contains(" of 6 cases are missing: case ") && merged.err.contains("rho_inf"),
             qPrintable(merged.err));
    QVERIFY2(merged.err.contains("gyre study " + file_ + " --resume " + path("parts")), qPrintable(merged.err));
    QVERIFY(content(path("csv/a.csv")).contains("missing"));
    QCOMPARE(gyreProgram({"study", file_, "--resume", path("parts")}).exitCode, 0);
    QCOMPARE(gyreProgram({"study", file_, "--merge", path("parts")}).exitCode, 0);
  }
  void aStudyThatChangedBetweenParts_isSaid() {
    QCOMPARE(gyreProgram({"study", file_, "--part", "1/2", "--resume", path("parts")}).exitCode, 0);
    std::string other = swept;
    other.replace(other.find("0.005"), 5, "0.004");
    file_ = write(other);
    QCOMPARE(gyreProgram({"study", file_, "--part", "2/2", "--resume", path("parts")}).exitCode, 0);
    const Outcome merged = gyreProgram({"study", file_, "--merge", path("parts")});
    QCOMPARE(merged.exitCode, 1);
    QVERIFY2(merged.err.contains("lines are of another state of the study"), qPrintable(merged.err));
  }
  void aPartWithoutCases_isDone() {
    const Outcome run = gyreProgram({"study", file_, "--part", "9/9", "--resume", path("parts")});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY(run.out.contains("0 of 0 cases"));
  }
  void usage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("beyond N") << QStringList{"--part", "4/3", "--resume", "DIR"} << "1 <= K <= N";
    QTest::newRow("no part") << QStringList{"--part", "two", "--resume", "DIR"} << "not 'two'";
    QTest::newRow("nowhere to keep") << QStringList{"--part", "1/3"} << "--resume";
    QTest::newRow("CSV of a part") << QStringList{"--part", "1/3", "--resume", "DIR", "--csv", "DIR"} << "--csv";
    QTest::newRow("nothing to merge") << QStringList{"--merge", "DIR"} << "a.part-1-of-2.gyre-results";
    QTest::newRow("both") << QStringList{"--merge", "DIR", "--part", "1/2", "--resume", "DIR"} << "--part";
    QTest::newRow("no launcher") << QStringList{"--mpi", "--resume", "DIR"} << "neither by mpirun nor by srun";
    QTest::newRow("tasks of no job") << QStringList{"--tasks", "4"} << "--slurm";
    QTest::newRow("a job without a folder") << QStringList{"--slurm"} << "a folder that all nodes see";
  }
  void usage() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    arguments.replaceInStrings("DIR", path("none"));
    const Outcome run = gyreProgram(QStringList{"study", file_} + arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
    QVERIFY(!QFile::exists(path("none")));
  }
  void jobScripts_areWritten() {
    const QStringList common{"study",   file_, "--slurm", "--resume", path("it's here"),
                             "--tasks", "40",  "--time",  "1:00"};
    const Outcome ranks = gyreProgram(common + QStringList{"--partition", "long", "--sbatch=--account=mbd"});
    QVERIFY2(ranks.exitCode == 0, qPrintable(ranks.err));
    for (const char* line :
         {"#SBATCH --ntasks=40\n", "#SBATCH --time=1:00\n", "#SBATCH --partition=long\n", "#SBATCH --account=mbd\n",
          "#SBATCH --requeue\n", "#SBATCH --no-kill\n", " --mpi --resume "})
      QVERIFY2(ranks.out.contains(line), line);
    QVERIFY(ranks.out.contains("it'\\''s here'"));
    const Outcome array = gyreProgram(common + QStringList{"--array"});
    QVERIFY2(array.out.contains("--array=1-40") && array.out.contains("--part \"$SLURM_ARRAY_TASK_ID/40\"") &&
                 array.out.contains("--dependency=\"afterany:${parts%%;*}\""),
             qPrintable(array.out));
    QProcess shell;  // reads it without running it
    shell.start("bash", {"-n"});
    shell.write(array.out.toUtf8());
    shell.closeWriteChannel();
    QCOMPARE(outcomeOf(shell).exitCode, 0);
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }
  QString write(const std::string& members) const {
    QFile file(path("a.gyre-study"));
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(circleStudy(members))) < 0) return {};
    return file.fileName();
  }

  std::unique_ptr<QTemporaryDir> dir_;
  QString file_;
};

QTEST_GUILESS_MAIN(TestGyreParts)
#include "tst_gyre_parts.moc"
