// gyre run: results, exit codes, and what is left behind when something goes wrong.

#include "cli/gyre_process.h"

#include <fcntl.h>
#include <unistd.h>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <csignal>
#include <cstdlib>

using namespace gyre::test;

namespace {

QString contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList dataLines(const QString& csv) {
  QStringList lines = csv.split('\n', Qt::SkipEmptyParts);
  lines.removeIf([](const QString& line) { return line.startsWith('#'); });
  return lines;
}

}  // namespace

class TestGyreRun : public QObject {
  Q_OBJECT
 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void csv_hasMetadataHeaderAndRows() {
    const QString csv = path("out.csv");
    const Outcome run = gyreProgram(
        {"run", example("heavy-top"), "--end", "20 ms", "--step", "1 ms", "--output-step", "0.005", "--csv", csv});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QCOMPARE(run.err, QString());  // no progress bar in a pipe
    QVERIFY(run.out.startsWith("finished at t = 0.02 s"));
    const QString text = contentOf(csv);
    for (const char* part : {"# gyre: ", "# model: Heavy top\n", "# integrator: geom1\n", "# step: 0.001 s\n",
                             "# end_time: 0.02 s\n", "# output_step: 0.005 s\n"})
      QVERIFY2(text.contains(part), part);
    const QStringList lines = dataLines(text);
    QVERIFY(lines[0].startsWith("time [s],energy.kinetic [J],"));
    QVERIFY(lines[0].contains("top.qw,"));
    QCOMPARE(lines.size(), 1 + 5);
    QCOMPARE(lines.back().section(',', 0, 0).toDouble(), 0.02);
    for (const QString& line : lines) QCOMPARE(line.count(','), lines[0].count(','));
    QCOMPARE(QDir(dir_->path()).entryList(QDir::Files | QDir::Hidden), QStringList("out.csv"));
  }

  void csv_isTheSameTwiceAndOnStandardOutput() {
    const QStringList base{"run", example("double-pendulum"), "--end", "0.05", "--csv"};
    QCOMPARE(gyreProgram(base + QStringList{path("a.csv")}).exitCode, 0);
    QCOMPARE(gyreProgram(base + QStringList{path("b.csv")}).exitCode, 0);
    const Outcome piped = gyreProgram(base + QStringList{"-"});
    QCOMPARE(contentOf(path("a.csv")), contentOf(path("b.csv")));
    QCOMPARE(piped.out, contentOf(path("a.csv")));
    QCOMPARE(piped.err, QString());
  }

  void channels_andNoMetadata() {
    const Outcome run = gyreProgram({"run", example("heavy-top"), "--end", "0.01", "--csv", "-", "--channels",
                                     "energy.total", "--channels", "top.q?", "--no-metadata"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.section('\n', 0, 0), QString("time [s],energy.total [J],top.qw,top.qx,top.qy,top.qz"));
    const Outcome none = gyreProgram({"run", example("heavy-top"), "--csv", path("a.csv"), "--channels", "enrgy.*"});
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.err.contains("enrgy.*") && none.err.contains("energy.kinetic"), qPrintable(none.err));
    QVERIFY(!QFile::exists(path("a.csv")));
  }

  void set_changesParametersElementsAndTheModel() {
    const Outcome run = gyreProgram({"run", example("heavy-top"), "--end", "0.01", "--csv", "-", "--set",
                                     "rho_inf=0.25", "--set", "top.mass=7000 g", "--set", "gravity=[0, 0, 0]"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY(run.out.contains("# rho_inf: 0.25\n"));
    const QStringList last = dataLines(run.out).back().split(',');
    QCOMPARE(last[2].toDouble(), 0.0);  // no gravity, no potential energy
  }

  void csv_namesTheParametersOfTheModel() {
    const Outcome run =
        gyreProgram({"run", example("quarter-car"), "--end", "0.01", "--csv", "-", "--set", "bump=20 mm"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    for (const char* part : {"\n# parameter bump: 0.02\n", "\n# parameter k: 18000\n"})
      QVERIFY2(run.out.contains(part), part);
    QVERIFY(run.out.indexOf("# parameter") < run.out.indexOf("time [s]"));
  }

  void summary_hasTheFacts() {
    const Outcome run = gyreProgram(
        {"run", example("heavy-top-on-a-ball-joint"), "--end", "0.1", "--step", "0.001", "--summary", path("s.json")});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const QJsonObject s = QJsonDocument::fromJson(contentOf(path("s.json")).toUtf8()).object();
    QCOMPARE(s["state"].toString(), QString("finished"));
    QCOMPARE(s["time"].toDouble(), 0.1);
    QCOMPARE(s["steps"].toInt(), 100);
    QCOMPARE(s["retries"].toInt(), 0);
    QVERIFY(s["newton_iterations"].toInt() >= 100);
    QVERIFY(s["wall_time"].toDouble() > 0);
    QVERIFY(!s["gyre"].toString().isEmpty());
    QCOMPARE(s["integrator"].toString(), QString("geom1"));
    const QJsonObject system = s["system"].toObject();
    QCOMPARE(system["coordinates"].toInt(), 6);
    QCOMPARE(system["constraints"].toInt(), 3);
    QCOMPARE(system["degrees_of_freedom"].toInt(), 3);
    QCOMPARE(system["redundant_constraints"].toInt(), 0);
    const QJsonObject energy = s["energy"].toObject();
    const double first = energy["first"].toObject()["total"].toDouble(),
                 last = energy["last"].toObject()["total"].toDouble();
    QVERIFY(first > 0 && std::abs(last - first) < 1e-3 * first);
    QVERIFY(s["max_drift"].toObject()["position"].toDouble() < 1e-9);
    QVERIFY(s["max_drift"].toObject().contains("velocity"));
  }

  void contacts_areALineEach() {
    QFile model(path("block.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly));
    model.write(R"({"gyre": 1, "ground": {"shapes": [{"type": "plane"}]},
      "bodies": [{"name": "block, red", "type": "rigid", "mass": 2, "inertia": [1, 1, 1], "position": [0, 0, 0.5],
                  "velocity": [1, 0, 0], "shapes": [{"type": "box", "size": [1, 1, 1]}]}],
      "contact": {"materials": [{"name": "wood", "friction": 0.5, "restitution": 0}]},
      "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.1, "output_step": 0.01}})");
    model.close();
    const Outcome run = gyreProgram(
        {"run", model.fileName(), "--contacts", path("c.csv"), "--csv", path("x.csv"), "--summary", path("s.json")});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains("the laws leave 4 of their 4 loads open"), qPrintable(run.out));
    const QJsonObject summary = QJsonDocument::fromJson(contentOf(path("s.json")).toUtf8()).object();
    QCOMPARE(summary["contacts"].toObject()["loads_not_unique"].toInt(), 4);
    QCOMPARE(summary["contacts"].toObject()["unsolved_steps"].toInt(), 0);
    QVERIFY(summary["contacts"].toObject()["max_penetration"].toDouble() < 1e-6);
    QVERIFY(contentOf(path("c.csv")).contains("# integrator: local_pos\n"));
    const QStringList lines = dataLines(contentOf(path("c.csv")));
    const QStringList head = lines.front().split(',');
    QCOMPARE(head.mid(0, 4), QStringList({"time [s]", "body1", "body2", "x [m]"}));
    QCOMPARE(lines.size(), 1 + 4 * 10);
    double N = 0;
    for (const QString& line : lines.mid(lines.size() - 4)) {
      QVERIFY2(line.startsWith("0.1,ground,\"block, red\","), qPrintable(line));
      const QStringList cells = QString(line).replace("block, red", "block").split(',');
      QCOMPARE(cells.size(), head.size());
      QCOMPARE(cells[head.indexOf("state")], QString("slips"));
      QVERIFY(cells[head.indexOf("work [J]")].toDouble() < 0);
      N += cells[head.indexOf("normal_force [N]")].toDouble();
    }
    QVERIFY(std::abs(N - 2 * 9.81) < 1e-3);
    const Outcome piped = gyreProgram({"run", model.fileName(), "--contacts", "-", "--no-metadata"});
    QCOMPARE(dataLines(piped.out), lines);
    QCOMPARE(piped.out.split('\n', Qt::SkipEmptyParts), lines);
  }

  /// A line for every iteration; of a run that fails those of the step it ended in are the last, with its halvings.
  void iterationsOfNewton_areALineEach() {
    QFile model(path("swing.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly));
    model.write(
        R"({"gyre": 1, "bodies": [{"name": "bob, red", "type": "particle", "mass": 1, "position": [0.6, 0, -0.8]}],
      "joints": [{"name": "rod", "type": "distance", "body1": "ground", "body2": "bob, red", "length": 1}],
      "forces": [{"name": "pull", "type": "force", "body": "bob, red", "value": ["1/(0.1 - t)^2", 0, 0]}],
      "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 0.05, "output_step": 0.02}})");
    model.close();
    const Outcome run = gyreProgram({"run", model.fileName(), "--newton", path("n.csv")});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY(contentOf(path("n.csv")).contains("# newton: a line for every iteration"));
    const QStringList lines = dataLines(contentOf(path("n.csv")));
    const QStringList head = lines.front().split(',');
    QCOMPARE(head.mid(0, 4), QStringList({"time [s]", "h [s]", "attempt", "iteration"}));
    QStringList times;
    for (const QString& line : lines.mid(1)) {
      const QStringList cells = QString(line).replace("\"bob, red\"", "bob").split(',');
      QCOMPARE(cells.size(), head.size());
      if (times.isEmpty() || times.back() != cells[0]) times << cells[0];
      QVERIFY(QStringList({"bob", "rod"}).contains(cells[head.indexOf("element")]));
    }
    QCOMPARE(times, QStringList({"0.01", "0.02", "0.03", "0.04", "0.05"}));
    QVERIFY(lines.back().endsWith(",converged"));
    const Outcome piped = gyreProgram({"run", model.fileName(), "--newton", "-", "--no-metadata"});
    QCOMPARE(piped.out.split('\n', Qt::SkipEmptyParts), lines);

    const Outcome failed =
        gyreProgram({"run", model.fileName(), "--newton", "-", "--no-metadata", "--end", "1", "--step", "7e-3"});
    QCOMPARE(failed.exitCode, 1);
    const QStringList all = failed.out.split('\n', Qt::SkipEmptyParts);
    QVERIFY2(all.back().section(',', 0, 0).toDouble() > 0.09, qPrintable(all.back()));
    QVERIFY(failed.out.endsWith('\n'));

    const Outcome none = gyreProgram({"run", model.fileName(), "--newton", "-", "--integrator", "rkmk"});
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.err.contains("--newton") && none.err.contains("rkmk"), qPrintable(none.err));
  }

  /// One model by several methods: a line for each, and each channel of each run in a column.
  void compare_tellsWhatMethodsDifferBy() {
    QFile model(path("swing.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly));
    model.write(R"({"gyre": 1, "bodies": [{"name": "bob", "type": "particle", "mass": 1, "position": [0.6, 0, -0.8]}],
      "joints": [{"name": "rod", "type": "distance", "body1": "ground", "body2": "bob", "length": 1}],
      "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 1}})");
    model.close();
    const Outcome run = gyreProgram({"compare", model.fileName(), "--integrators", "rkmk,geom1,geom1:step=1e-3",
                                     "--csv", path("c.csv"), "--channels", "bob.x", "--channels", "energy.total"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const QStringList said = run.out.split('\n', Qt::SkipEmptyParts);
    QVERIFY2(said.size() > 4 && said[0].startsWith("method") && said[1].startsWith("rkmk "), qPrintable(run.out));
    const auto cells = [&](int line) { return said[line].split(' ', Qt::SkipEmptyParts); };
    QCOMPARE(cells(1)[5].toDouble(), 0.0);  // from itself
    const double coarse = cells(2)[5].toDouble(), fine = cells(3)[5].toDouble();
    QVERIFY2(coarse > 50 * fine && fine > 0, qPrintable(run.out));  // of second order: a hundred times
    QCOMPARE(cells(3)[1], QString("1000"));

    const QStringList lines = dataLines(contentOf(path("c.csv")));
    QCOMPARE(lines.front(),
             QString("time [s],energy.total@rkmk [J],energy.total@geom1 [J],energy.total@geom1:step=1e-3 [J],"
                     "bob.x@rkmk [m],bob.x@geom1 [m],bob.x@geom1:step=1e-3 [m]"));
    QCOMPARE(lines.size(), 1 + 101);
    const QStringList last = lines.back().split(',');
    QCOMPARE(last[0], QString("1"));
    QVERIFY(std::abs(last[4].toDouble() - last[6].toDouble()) <= fine * 1.01);

    const auto refused = [&](const QStringList& more, const QString& word) {
      const Outcome out = gyreProgram(QStringList{"compare", model.fileName()} + more);
      return out.exitCode == 2 && out.err.contains(word);
    };
    QVERIFY(refused({"--integrators", "geom1"}, "2 to"));
    QVERIFY(refused({"--integrators", "geom1,geom1"}, "twice"));
    QVERIFY(refused({"--integrators", "geom1,nothing"}, "nothing"));
    QVERIFY(refused({"--integrators", "geom1,kynema:rho=1"}, "kynema:rho=1"));
    QVERIFY(refused({"--integrators", "geom1,kynema", "--baseline", "rkmk"}, "--baseline"));
    QVERIFY(refused({"--integrators", "geom1,kynema", "--channels", "nobody.x"}, "nobody.x"));
  }

  void failedRun_keepsWhatWasComputed() {
    // The force ceases to be a number at t = 0.5.
    QFile model(path("m.gyre"));
    QVERIFY(model.open(QIODevice::WriteOnly));
    model.write(
        "{\"gyre\": 1, \"bodies\": [{\"name\": \"ball\", \"type\": \"particle\", \"mass\": 1}], \"forces\": "
        "[{\"name\": \"pull\","
        "\"type\": \"force\", \"body\": \"ball\", \"value\": [\"sqrt(0.5 - t)\", 0, 0]}], \"simulation\": {\"step\": "
        "0.01, \"end_time\": 1}}");
    model.close();
    const Outcome run = gyreProgram({"run", model.fileName(), "--csv", path("a.csv"), "--summary", path("s.json")});
    QVERIFY2(run.exitCode == 1, qPrintable(run.err + run.out));
    QVERIFY2(run.err.contains("m.gyre") && run.err.contains("'pull'") && run.err.contains("at t = 0.5"),
             qPrintable(run.err));
    QVERIFY2(run.err.contains("rows until then were written"), qPrintable(run.err));
    QVERIFY(dataLines(contentOf(path("a.csv"))).size() >= 1 + 50);
    const QJsonObject s = QJsonDocument::fromJson(contentOf(path("s.json")).toUtf8()).object();
    QCOMPARE(s["state"].toString(), QString("failed"));
    QVERIFY(!s["error"].toObject()["element"].toString().isEmpty());
    QVERIFY(!s["error"].toObject()["equation"].toString().isEmpty());
  }

  void interrupt_keepsWhatWasComputed() {
    QProcess process;
    process.start(GYRE_PROGRAM,
                  {"run", example("double-pendulum"), "--end", "1e6", "--output-step", "0.1", "--csv", path("a.csv")});
    QVERIFY(process.waitForStarted());
    QElapsedTimer timer;
    timer.start();
    // The temporary beside the place of the CSV, larger than its head, shows that the run is under way.
    const auto underWay = [&] {
      for (const QFileInfo& f : QDir(dir_->path()).entryInfoList(QDir::Files | QDir::Hidden))
        if (f.size() > 20'000) return true;
      return false;
    };
    while (!underWay() && timer.elapsed() < 60'000) QThread::msleep(20);
    QVERIFY(!QFile::exists(path("a.csv")));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome run = outcomeOf(process);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("stopped at t = "), qPrintable(run.err));
    const QString csv = contentOf(path("a.csv"));
    QVERIFY(dataLines(csv).size() > 2);
    QVERIFY(csv.endsWith('\n'));
  }

  void fullDisk_isSaidAndNothingHalfIsLeft() {
    const Outcome run = gyreProgram({"run", example("heavy-top"), "--csv", "/dev/full"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("/dev/full") && run.err.contains("disk is full"), qPrintable(run.err));
    const Outcome summary = gyreProgram({"run", example("heavy-top"), "--end", "0.01", "--summary", "/dev/full"});
    QCOMPARE(summary.exitCode, 1);

    // A real file that may not hold even the head: what was begun is removed, and said so.
    QProcess limited;
    limited.start("/bin/sh", {"-c", QString("ulimit -f 1; trap '' XFSZ; exec '%1' run '%2' --csv '%3'")
                                        .arg(GYRE_PROGRAM, example("heavy-top"), path("a.csv"))});
    const Outcome cut = outcomeOf(limited);
    QCOMPARE(cut.exitCode, 1);
    QVERIFY2(cut.err.contains("a.csv") && cut.err.contains("incomplete: 0 rows"), qPrintable(cut.err));
    QCOMPARE(QDir(dir_->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
  }

  void closedPipe_isSaid() {
    QProcess shell;
    shell.start("/bin/sh", {"-c", QString("{ '%1' run '%2' --csv -; echo \"exit $?\" >&2; } | head -n 1")
                                      .arg(GYRE_PROGRAM, example("heavy-top"))});
    const Outcome run = outcomeOf(shell);
    QVERIFY2(run.err.contains("exit 1") && run.err.contains("closed the pipe"), qPrintable(run.err));
  }

  void outputs_areTriedBeforeTheRun() {
    QElapsedTimer timer;
    timer.start();
    const QString longRun = "1e6";
    for (const QString& bad : {path("none/out.csv"), dir_->path()}) {
      const Outcome csv = gyreProgram({"run", example("double-pendulum"), "--end", longRun, "--csv", bad});
      QCOMPARE(csv.exitCode, 2);
      QVERIFY2(csv.err.contains(bad), qPrintable(csv.err));
      QCOMPARE(gyreProgram({"run", example("double-pendulum"), "--end", longRun, "--summary", bad}).exitCode, 2);
    }
    QVERIFY(timer.elapsed() < 60'000);
    QVERIFY(QFile::copy(example("heavy-top"), path("m.gyre")));
    const QString before = contentOf(path("m.gyre"));
    QCOMPARE(gyreProgram({"run", path("m.gyre"), "--csv", path("m.gyre")}).exitCode, 2);
    QCOMPARE(contentOf(path("m.gyre")), before);
  }

  void inconsistentStart_isRefusedUnlessAssembled() {
    const QStringList base{
        "run", example("heavy-top-on-a-ball-joint"), "--end", "0.01", "--set", "top.position=[0, 1.1, 0]"};
    const Outcome refused = gyreProgram(base);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.err.contains("heavy-top-on-a-ball-joint.gyre") && refused.err.contains("violate"),
             qPrintable(refused.err));
    QCOMPARE(gyreProgram(base + QStringList{"--assemble"}).exitCode, 0);
  }

  void progressBar_onATerminal() {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) QSKIP("no pseudo terminal here");
    QProcess process;
    process.setStandardErrorFile(ptsname(terminal), QIODevice::Append);
    process.start(GYRE_PROGRAM, {"run", example("double-pendulum"), "--end", "1e6", "--output-step", "1"});
    QVERIFY(process.waitForStarted());
    QByteArray shown;
    char buffer[512];
    while (!shown.contains(" left")) {  // the test's own time limit ends this if nothing comes
      const ssize_t got = ::read(terminal, buffer, sizeof buffer);
      if (got <= 0) break;
      shown.append(buffer, got);
    }
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QCOMPARE(outcomeOf(process).exitCode, 1);
    ::close(terminal);
    QVERIFY2(shown.contains(" %  t = ") && shown.contains(" left"), shown.constData());
  }

 private:
  QString path(const QString& name) const { return dir_->filePath(name); }
  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_GUILESS_MAIN(TestGyreRun)
#include "tst_gyre_run.moc"
