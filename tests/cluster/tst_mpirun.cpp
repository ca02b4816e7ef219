// 200 cases over the ranks of a real mpirun, of which one is killed.

#include "cli/gyre_process.h"
#include "cluster/job_files.h"

#include <csignal>

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

class TestMpirun : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    QVERIFY2(!QStandardPaths::findExecutable("mpirun").isEmpty(), "mpirun is missing: packaging/install-deps");
    QVERIFY(writeTo(path("a.gyre-study"), twoHundredCases(10)));
    QVERIFY(QDir(dir_.path()).mkdir("long"));
    // Each rank says its process, so that one can be killed.
    QVERIFY(writeTo(path("rank"), "#!/bin/sh\necho $$ > $1.$OMPI_COMM_WORLD_RANK\nshift\nexec \"$@\"\n"));
    QVERIFY(QFile::setPermissions(path("rank"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const Outcome one = gyreProgram({"study", path("a.gyre-study"), "--csv", path("one")});
    QVERIFY2(one.exitCode == 0, qPrintable(one.err));
  }
  void aKilledRank_isNoLoss() {
    QProcess job;
    start(job, "killed");
    QTRY_VERIFY_WITH_TIMEOUT(finished("killed") > 20, 30'000);
    kill("killed", 2, SIGKILL);
    const Outcome run = outcomeOf(job);
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.err.contains("rank 2 on ") && run.err.contains("was handed out again"), qPrintable(run.err));
    QVERIFY(run.out.contains("200 of 200 cases"));
    QCOMPARE(csvDifference(path("one"), path("killed")), QString());
  }
  void rankZeroKilled_thenResumed() {
    QProcess job;
    start(job, "resumed");
    QTRY_VERIFY_WITH_TIMEOUT(finished("resumed") > 20, 30'000);
    kill("resumed", 0, SIGKILL);
    QVERIFY(outcomeOf(job).err.contains("has lost rank 0"));
    QVERIFY(!QFile::exists(path("resumed/a.csv")));
    QProcess again;
    start(again, "resumed");
    const Outcome run = outcomeOf(again);
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains("of them from an earlier run"), qPrintable(run.out));
    QCOMPARE(csvDifference(path("one"), path("resumed")), QString());
  }
  void anInterrupt_keepsWhatWasComputed() {
    QVERIFY(writeTo(path("long/a.gyre-study"), twoHundredCases(100)));  // mpirun thinks for a second before it stops
    QProcess job;
    start(job, "stopped", "long/");
    QTRY_VERIFY_WITH_TIMEOUT(finished("stopped") > 2, 30'000);
    ::kill(static_cast<pid_t>(job.processId()), SIGINT);
    const Outcome run = outcomeOf(job);
    // Version 5 no longer passes on what rank 0 says then; what it writes is there.
    QVERIFY2(contentOf(path("stopped/a.csv")).contains("missing"), qPrintable(run.out + run.err));
    QVERIFY2(!run.err.contains("lost"), qPrintable(run.err));
    QVERIFY(!QFile::exists(path("stopped/a.gyre-ranks")));
  }
  /// The page of the guide opens with commands that can be pasted.
  void commandsOfTheGuide_run() {
    const QByteArray page = contentOf(GYRE_SOURCE_DIR "/resources/help/clusters.md");
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", QFileInfo(GYRE_PROGRAM).path() + ':' + environment.value("PATH"));
    environment.insert("OMPI_ALLOW_RUN_AS_ROOT", "1");
    environment.insert("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    shell.setProcessEnvironment(environment);
    QVERIFY(QDir(dir_.path()).mkdir("guide"));
    shell.setWorkingDirectory(path("guide"));
    shell.start("bash", {"-e", "-c", QString::fromUtf8(page).section("```sh\n", 1, 1).section("```", 0, 0)});
    const Outcome run = outcomeOf(shell);
    QVERIFY2(run.exitCode == 0 && run.out.endsWith("the same bytes\n"), qPrintable(run.out + run.err));
  }
  void badInput_isSaidOnce() {
    QVERIFY(writeTo(path("bad.gyre-study"), "{\"gyre_study\": 1, \"name\": 3}"));
    QProcess job;
    job.start("mpirun",
              ranks(3) + QStringList{GYRE_PROGRAM, "study", path("bad.gyre-study"), "--mpi", "--resume", path("bad")});
    const Outcome run = outcomeOf(job);
    QVERIFY2(run.err.count("bad.gyre-study:1") == 1, qPrintable(run.err));
  }

 private:
  QString path(const QString& name) const { return dir_.filePath(name); }
  static QStringList ranks(int count) {
    return {"--allow-run-as-root", "--oversubscribe", "--enable-recovery", "-n", QString::number(count)};
  }
  void start(QProcess& job, const QString& folder, const QString& study = {}) const {
    job.start("mpirun",
              ranks(4) + QStringList{path("rank"), path(folder), GYRE_PROGRAM, "study", path(study + "a.gyre-study"),
                                     "--mpi", "--resume", path(folder), "--csv", path(folder)});
  }
  qsizetype finished(const QString& folder) const { return contentOf(path(folder + "/a.gyre-results")).count('\n'); }
  void kill(const QString& folder, int rank, int signal) const {
    const int process = contentOf(path(folder + '.' + QString::number(rank))).trimmed().toInt();
    QVERIFY(process > 0);
    ::kill(process, signal);
  }

  QTemporaryDir dir_;
};

QTEST_GUILESS_MAIN(TestMpirun)
#include "tst_mpirun.moc"
