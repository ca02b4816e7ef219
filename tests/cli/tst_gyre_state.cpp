// gyre run --save-state and --from-state: a run in two parts is one run, and files of other runs are refused.

#include "cli/gyre_process.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestGyreState : public QObject {
  Q_OBJECT
 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void twoParts_areOneRun_data() {
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("method");
    QTest::newRow("geom1") << "four-bar"
                           << "geom1";
    QTest::newRow("liemid_ea") << "double-pendulum"
                               << "liemid_ea";
    QTest::newRow("bdf_lie") << "bushing"
                             << "bdf_lie";
    QTest::newRow("local_pos") << "stack"
                               << "local_pos";
    QTest::newRow("contact as a force") << "stack"
                                        << "geom1";
  }
  void twoParts_areOneRun() {
    QFETCH(QString, model);
    QFETCH(QString, method);
    const auto run = [&](const QString& end, const QString& csv, const QStringList& more) {
      return gyreProgram(QStringList{"run", example(model), "--integrator", method, "--step", "1 ms", "--end", end,
                                     "--output-step", "4 ms", "--csv", path(csv), "--no-metadata"} +
                         more);
    };
    QCOMPARE(run("0.096", "whole.csv", {}).exitCode, 0);
    QCOMPARE(run("0.032", "first.csv", {"--save-state", path("a.gyrestate")}).exitCode, 0);
    const Outcome rest = run("0.096", "rest.csv", {"--from-state", path("a.gyrestate")});
    QVERIFY2(rest.exitCode == 0, qPrintable(rest.err));
    const QByteArray second = contentOf(path("rest.csv"));
    const QByteArray rows = second.mid(second.indexOf('\n') + 1);
    QCOMPARE(rows.count('\n'), 16);
    QCOMPARE(contentOf(path("first.csv")) + rows, contentOf(path("whole.csv")));
  }

  void otherFiles_areRefused() {
    const QStringList saving{"run", example("heavy-top"), "--end", "10 ms", "--save-state", path("a.gyrestate")};
    QCOMPARE(gyreProgram(saving).exitCode, 0);
    const auto refusal = [&](const QStringList& arguments) {
      const Outcome run = gyreProgram(QStringList{"run"} + arguments);
      return run.exitCode == 2 ? run.err : QString("exit code %1: %2").arg(run.exitCode).arg(run.err);
    };
    const QString file = path("a.gyrestate");
    QVERIFY(
        refusal({example("four-bar"), "--from-state", file}).contains("a.gyrestate: the state is of another model"));
    QVERIFY(refusal({example("heavy-top"), "--integrator", "rkmk", "--from-state", file}).contains("by geom1"));
    QVERIFY(refusal({example("heavy-top"), "--end", "5 ms", "--from-state", file}).contains("a later end_time"));
    QVERIFY(refusal({example("heavy-top"), "--from-state", example("four-bar")}).contains("no saved state"));
    QVERIFY(refusal({example("heavy-top"), "--from-state", path("none")}).contains("none"));
    QVERIFY(refusal({example("heavy-top"), "--from-state", file, "--save-state", file}).contains("--save-state"));
    QVERIFY(refusal({example("heavy-top"), "--save-state", path("no folder/a")}).contains("no folder"));
    QCOMPARE(QDir(dir_->path()).entryList(QDir::Files | QDir::Hidden), QStringList("a.gyrestate"));
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }
  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_APPLESS_MAIN(TestGyreState)
#include "tst_gyre_state.moc"
