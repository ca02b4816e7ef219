// 200 cases through a real Slurm by the job scripts that gyre writes, while a node is drained and another one fails.

#include "cluster/slurm_instance.h"

#include <unistd.h>

#include <QtTest>

using namespace gyre::test;

class TestSlurm : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    QVERIFY(writeTo(path("a.gyre-study"), twoHundredCases(28)));
    const Outcome one = gyreProgram({"study", path("a.gyre-study"), "--csv", path("one")});
    QVERIFY2(one.exitCode == 0, qPrintable(one.err));
    slurm_ = std::make_unique<SlurmInstance>();
    const QString why = slurm_->start();
    QVERIFY2(why.isEmpty(), qPrintable(why));
  }
  void ranks_outliveANode() {
    QVERIFY(writeTo(path("job.sh"), script("ranks", {})));
    const Outcome submitted = slurm_->run("sbatch", {path("job.sh")});
    QVERIFY2(submitted.exitCode == 0, qPrintable(submitted.err));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(path("ranks/a.gyre-results")).count('\n') > 10, 20'000);
    slurm_->signalJobs(SIGSTOP);
    slurm_->setState(2, "drain");
    slurm_->killNode(3);
    slurm_->signalJobs(SIGCONT);
    QVERIFY2(slurm_->waitUntilQueueIsEmpty(30), contentOf(path("ranks.log")));
    QVERIFY2(contentOf(path("ranks.log")).contains("was lost; its work was handed out again"),
             contentOf(path("ranks.log")));
    QCOMPARE(csvDifference(path("one"), path("ranks")), QString());
  }
  void parts_areComputedAgainElsewhere() {
    slurm_->setState(2, "resume");
    slurm_->startNode(3);
    slurm_->setState(3, "resume");
    QTRY_VERIFY_WITH_TIMEOUT(slurm_->statesOfNodes().count("idle") == SlurmInstance::nodes, 15'000);
    QVERIFY(writeTo(path("jobs.sh"), script("parts", {"--array"})));
    const Outcome submitted = slurm_->run("bash", {path("jobs.sh")});
    QVERIFY2(submitted.exitCode == 0, qPrintable(submitted.err));
    int node = 0;
    for (const QDeadlineTimer end(20'000); node == 0 && !end.hasExpired(); QThread::msleep(5)) {
      if (partHalfDone() == 0) continue;
      slurm_->signalJobs(SIGSTOP);
      if (const int part = partHalfDone()) node = slurm_->nodeOf(part);
      if (node > 0) slurm_->killNode(node);
      slurm_->signalJobs(SIGCONT);
    }
    QVERIFY(node > 0);
    QVERIFY2(slurm_->waitUntilQueueIsEmpty(30), contentOf(path("parts.log")));
    QVERIFY2(contentOf(path("parts.log")).contains("200 of 200 cases"), contentOf(path("parts.log")));
    // A part of that node has gone on with what it had kept, less than all of its 33 or 34 cases.
    const QRegularExpression wentOn(", ([1-9]|[12][0-9]|3[0-2]) of them from an earlier run");
    QVERIFY2(wentOn.match(QString::fromUtf8(contentOf(path("parts.log")))).hasMatch(), contentOf(path("parts.log")));
    QCOMPARE(csvDifference(path("one"), path("parts")), QString());
  }

 private:
  QString path(const QString& name) const { return dir_.filePath(name); }
  /// A part of the job array that has finished some of its 33 or 34 cases, not all; 0 when there is none.
  int partHalfDone() const {
    for (int part = 1; part <= 6; ++part) {
      const QByteArray kept = contentOf(path(QString("parts/a.part-%1-of-6.gyre-results").arg(part)));
      if (kept.count('\n') > 3 && kept.count('\n') < 30) return part;
    }
    return 0;
  }
  QByteArray script(const QString& folder, const QStringList& more) const {
    const Outcome written =
        gyreProgram(QStringList{"study", path("a.gyre-study"), "--slurm", "--tasks", "6", "--resume", path(folder),
                                "--csv", path(folder), "--sbatch=--output=" + path(folder + ".log")} +
                    more);
    return written.exitCode == 0 ? written.out.toUtf8() : QByteArray();
  }

  QTemporaryDir dir_;
  std::unique_ptr<SlurmInstance> slurm_;
};

QTEST_GUILESS_MAIN(TestSlurm)
#include "tst_slurm.moc"
