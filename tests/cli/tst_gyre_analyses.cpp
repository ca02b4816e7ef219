// gyre check, assemble, statics, modes, kinematics: what they print, write and return.

#include "gyre_process.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace gyre::test;

namespace {

/// The heavy top's example with its body half a metre off its joint.
QString topApart(const QTemporaryDir& dir) {
  QFile source(example("heavy-top-on-a-ball-joint"));
  if (!source.open(QIODevice::ReadOnly)) return {};
  QByteArray text = source.readAll();
  text.replace("\"position\": [0, 1, 0],", "\"position\": [0, 1.5, 0],");
  QFile file(dir.filePath("apart.gyre"));
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
  return file.fileName();
}

}  // namespace

class TestGyreAnalyses : public QObject {
  Q_OBJECT
 private slots:
  void check_asJson() {
    const Outcome run = gyreProgram({"check", "--json", example("four-bar")});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject health = QJsonDocument::fromJson(run.out.toUtf8()).object();
    QCOMPARE(health["degrees_of_freedom"].toInt(), 1);
    QCOMPARE(health["redundant"].toInt(), 3);
    QCOMPARE(health["ready"].toBool(), true);
    const QJsonObject set = health["dependent_sets"].toArray().at(0).toObject();
    QCOMPARE(set["joints"].toArray().size(), 4);
    QCOMPARE(set["minimal_sets"].toArray().size(), 3);
    QVERIFY(!set["replacements"].toArray().isEmpty());
    QCOMPARE(health["free_motions"].toArray().size(), 1);
    // In words, and with the key that a model file needs.
    const QString words = gyreProgram({"check", example("four-bar")}).out;
    QVERIFY2(words.contains("into Point on a line (point_on_line)"), qPrintable(words));
    const QTemporaryDir dir;
    const Outcome apart = gyreProgram({"check", "--json", topApart(dir)});
    QCOMPARE(apart.exitCode, 2);
    QCOMPARE(QJsonDocument::fromJson(apart.out.toUtf8()).object()["assembles"].toBool(), true);
  }
  /// One line stands for a flexible beam; an explicit method is told its largest step.
  void check_ofAFlexibleBeam() {
    const QString words = gyreProgram({"check", example("hanging-cable")}).out;
    QVERIFY2(words.contains("flexible:\n  cable bends, twists, shears and stretches: 32 elements between 33 nodes"),
             qPrintable(words));
    QVERIFY2(!words.contains("cable.1") && !words.contains("are stable"), qPrintable(words));
    const QTemporaryDir dir;
    QFile source(example("hanging-cable")), file(dir.filePath("explicit.gyre"));
    QVERIFY(source.open(QIODevice::ReadOnly) && file.open(QIODevice::WriteOnly));
    file.write(source.readAll().replace("\"geom1\"", "\"liemid_ea\"").replace(",\n    \"rho_inf\": 0.6", ""));
    file.close();
    const Outcome run = gyreProgram({"check", file.fileName()});
    QVERIFY2(run.out.contains("liemid_ea: steps up to ") && run.out.contains("is too long"),
             qPrintable(run.out + run.err));
    const QJsonObject limit =
        QJsonDocument::fromJson(gyreProgram({"check", "--json", file.fileName()}).out.toUtf8())["step_limit"]
            .toObject();
    QCOMPARE(limit["body"].toString(), "cable");
    QVERIFY(limit["longest"].toDouble() > 0 && limit["longest"].toDouble() < limit["step"].toDouble());
  }
  void assemble_writesAModelThatRuns() {
    const QTemporaryDir dir;
    const QString out = dir.filePath("together.gyre");
    const Outcome run = gyreProgram({"assemble", topApart(dir), "--out", out});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains("moves 'top' most, by 0.5 m"), qPrintable(run.out));
    QCOMPARE(gyreProgram({"check", out}).exitCode, 0);
    QVERIFY(gyreProgram({"assemble", out}).out.contains("nothing moves"));
  }
  /// What cannot be assembled is an error of every command, and nothing is written.
  void assemble_ofWhatContradictsItself_fails() {
    const QTemporaryDir dir;
    const QString model = dir.filePath("two.gyre"), out = dir.filePath("out.gyre");
    QFile file(model);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"gyre": 1, "bodies": [{"name": "box", "type": "rigid", "mass": 1, "inertia": [1, 1, 1]}],
      "joints": [{"name": "slide", "type": "prismatic", "body1": "ground", "body2": "box"},
        {"name": "near", "type": "drive", "joint": "slide", "coordinate": "displacement", "motion": "0.1 + t"},
        {"name": "far", "type": "drive", "joint": "slide", "coordinate": "displacement", "motion": "0.5 + t"}]})");
    file.close();
    for (const QStringList& command : {QStringList{"check", model}, {"assemble", model, "--out", out}}) {
      const Outcome run = gyreProgram(command);
      QCOMPARE(run.exitCode, 2);
      for (const char* said : {"near", "far", "contradict each other"})
        QVERIFY2(run.err.contains(said), qPrintable(run.err));
      QVERIFY2(!run.out.contains("--assemble") && !run.err.contains("assemble them"), qPrintable(run.out + run.err));
    }
    QVERIFY(!QFile::exists(out));
  }
  void statics_andModes() {
    const QTemporaryDir dir;
    const QString out = dir.filePath("rest.gyre");
    const Outcome rest = gyreProgram({"statics", example("four-bar"), "--out", out});
    QVERIFY2(rest.exitCode == 0, qPrintable(rest.err));
    QVERIFY2(rest.out.contains("in equilibrium") && rest.out.contains("; stable"), qPrintable(rest.out));
    const QString again = gyreProgram({"statics", out}).out;  // it is there already, but for round-off
    QVERIFY2(again.contains("after 0 steps") || again.contains("after 1 step "), qPrintable(again));
    const Outcome modes = gyreProgram({"modes", out});
    QVERIFY2(modes.exitCode == 0 && modes.out.contains(" Hz"), qPrintable(modes.out + modes.err));
    const Outcome csv = gyreProgram({"modes", out, "--csv", "-"});
    QCOMPARE(csv.out.split('\n', Qt::SkipEmptyParts).size(), 2);
  }
  void modes_alongARun() {
    const QTemporaryDir dir;
    const QString csv = dir.filePath("locus.csv");
    const Outcome run = gyreProgram({"modes", example("four-bar"), "--along", "12", "--csv", csv});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    for (const char* said : {"stiffness ratio", "The stiffest eigenvalue is", "Suggested:", "spectral radius"})
      QVERIFY2(run.out.contains(said), qPrintable(run.out));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    while (lines.first().startsWith('#')) lines.removeFirst();
    QCOMPARE(lines.size(), 13);
    QVERIFY2(lines.first().endsWith("lambda1.re [1/s],lambda1.im [1/s],lambda2.re [1/s],lambda2.im [1/s]"),
             qPrintable(lines.first()));
    QVERIFY(gyreProgram({"modes", example("four-bar"), "--along", "3", "--csv", "-"}).out.contains("lambda1.re"));
    QCOMPARE(gyreProgram({"modes", example("four-bar"), "--along", "3", "--about", "initial"}).exitCode, 2);
    QCOMPARE(gyreProgram({"modes", example("four-bar"), "--along", "0"}).exitCode, 2);
  }
  /// A disc on a ball joint under springs: 80 N m/rad, 0.02 and 0.035 kg m^2. J w^2 -+ Jz W w = k.
  void modes_andCampbellOfARotor() {
    const QTemporaryDir dir;
    const QString model = dir.filePath("rotor.gyre"), csv = dir.filePath("campbell.csv");
    QFile file(model);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"gyre": 1, "gravity": [0, 0, 0], "bodies": [{"name": "rotor", "type": "rigid", "mass": 2,
        "inertia": [0.02, 0.02, 0.035], "angular_velocity": [0, 0, 120]}],
      "joints": [{"name": "ball", "type": "spherical", "body1": "ground", "body2": "rotor"}],
      "forces": [{"name": "spring", "type": "cartesian_spring", "body": "rotor", "point": [0, 0, 0.5],
        "anchor": [0, 0, 0.5], "stiffness": [320, 320, 0]}]})");
    file.close();
    const Outcome spinning = gyreProgram({"modes", model, "--about", "initial"});
    for (const char* said : {"2.79739 Hz", "36.2199 Hz", "steady motion ('rotor' turns at 120 rad/s)"})
      QVERIFY2(spinning.out.contains(said), qPrintable(spinning.out + spinning.err));
    const Outcome resting = gyreProgram({"modes", model});
    for (const char* said : {"10.0658 Hz", "equilibrium at rest", "'rotor' turns at 120 rad/s", "left out"})
      QVERIFY2(resting.out.contains(said), qPrintable(resting.out + resting.err));
    const Outcome diagram = gyreProgram({"campbell", model, "--rotor", "rotor", "--speeds", "0:120:13", "--csv", csv});
    for (const char* said : {"forward", "36.2199 Hz", "Critical speed 38.138504 rad/s", "backward"})
      QVERIFY2(diagram.out.contains(said), qPrintable(diagram.out + diagram.err));
    QVERIFY(QFile::exists(csv));
    for (const char* speeds : {"1:2", "a:2:3", "2:1:5", "0:1:0", "0:1:2.5"})
      QCOMPARE(gyreProgram({"campbell", model, "--rotor", "rotor", "--speeds", speeds}).exitCode, 2);
    QCOMPARE(gyreProgram({"campbell", model, "--speeds", "0:1:2"}).exitCode, 2);
    QCOMPARE(gyreProgram({"campbell", model, "--rotor", "ball", "--speeds", "0:1:2"}).exitCode, 2);
  }
  void kinematics_needsDrives() {
    const Outcome run = gyreProgram({"kinematics", example("four-bar")});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("1 degree of freedom is left"), qPrintable(run.err));
  }
  /// A wheel at 3 rad/s: bodies and the joint's coordinate, nothing of forces.
  void kinematics_hasBodiesAndCoordinates() {
    const QTemporaryDir dir;
    QFile file(dir.filePath("wheel.gyre"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"gyre": 1,
      "bodies": [{"name": "wheel", "type": "rigid", "mass": 1, "inertia": [1, 1, 1]}],
      "joints": [{"name": "axle", "type": "revolute", "body1": "ground", "body2": "wheel"},
                 {"name": "motor", "type": "drive", "joint": "axle", "motion": 3}]})");
    file.close();
    const Outcome run = gyreProgram({"kinematics", file.fileName(), "--end", "2", "--output-step", "1"});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const QStringList lines = run.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    const QStringList head = lines.first().split(','), last = lines.last().split(',');
    QCOMPARE(last[head.indexOf("axle.angle [rad]")].toDouble(), 6.0);
    QCOMPARE(last[head.indexOf("axle.angle_rate [rad/s]")].toDouble(), 3.0);
    QCOMPARE(last[head.indexOf("wheel.wz [rad/s]")].toDouble(), 3.0);
    QVERIFY(!lines.first().contains("lambda") && !lines.first().contains("violation"));
  }
};

QTEST_GUILESS_MAIN(TestGyreAnalyses)
#include "tst_gyre_analyses.moc"
