// What a method itself does to the energy is said where it is more than results can bear, with its cause; and not where
// it is not.

#include "diagnostics/energy_watch.h"
#include "integrators/integrator.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double stiffness = 1e8, speed = 1e6;

/// Steps of 2 rad about the middle axis: the rotation tumbles over every few of them, and what the methods make of its
/// energy comes and goes.
ModelBuilder tumblingBody(double end) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("rigid", "body", {{"mass", 1.0}, {"inertia", diagonal(1, 2, 2.9)}, {"angular_velocity", Vec3(0.1, 10, 0.1)}});
  b.run(0.2, end);
  return b;
}

/// 1 kg on a spring to the ground, drawn out by 0.1 m.
ModelBuilder stiffSpring() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId ball = b.body("particle", "ball", {{"mass", 1.0}, {"position", Vec3(1.1, 0, 0)}});
  b.force("spring", "spring", {{"body1", ground}, {"body2", ball}, {"stiffness", stiffness}, {"free_length", 1.0}});
  b.useIntegrator("geom1");
  b.set(simulationId, "rho_inf", 1.0);
  return b;
}

ModelBuilder fastTop() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("rigid", "top",
         {{"mass", 1.0}, {"inertia", diagonal(1, 2, 3)}, {"angular_velocity", Vec3(0.1 * speed, speed, 0)}});
  b.useIntegrator("geom1");
  b.set(simulationId, "rho_inf", 1.0);
  return b;
}

/// Why a run that may make so much of its energy failed, if it did.
std::optional<Error> failureBeyond(double limit, const ModelBuilder& b) {
  const auto simulation = Simulation::create(b.model(), {.energyLimit = limit});
  if (!simulation) return simulation.error();
  (*simulation)->run();
  (*simulation)->wait();
  return (*simulation)->error();
}

std::string warningOf(const Run& run) {
  const auto found = std::find_if(run.notes.begin(), run.notes.end(), [](const std::string& note) {
    return note.find("the energy that moves") != std::string::npos;
  });
  return found == run.notes.end() ? std::string() : *found;
}

}  // namespace

class TestEnergyWarning : public QObject {
  Q_OBJECT
 private slots:
  /// A damper of c on m, c/m = 20000 /s, that a method with explicit forces cannot follow at 1e-3 s: it says which
  /// steps it could. These are below that; how far depends on where the motion, which explodes, has got to when it
  /// fails.
  void stiffForces_areNamedWhereAMethodFailsForThem() {
    ModelBuilder b = stiffSwing();
    b.useIntegrator("simo_wong");
    b.run(1e-3, 1, 0.1);
    const auto simulation = runAsFarAsItGoes(b.model());
    const auto error = simulation->error();
    QVERIFY(error);
    const QString text = QString::fromStdString(error->text());
    const auto words =
        QRegularExpression("forces here (settle|vibrate) at .* with steps below (\\S+) s only").match(text);
    QVERIFY2(words.hasMatch() && text.contains("implicit"), qPrintable(text));
    const double followed = words.captured(2).toDouble();
    QVERIFY2(followed > 0 && followed < 1e-3, qPrintable(text));
  }

  void explosion_isSaid_data() {
    QTest::addColumn<bool>("turns");
    QTest::newRow("vibration") << false;
    QTest::newRow("turn") << true;
  }
  void explosion_isSaid() {
    QFETCH(bool, turns);
    ModelBuilder b = turns ? fastTop() : stiffSpring();
    b.run(1e-3, 1.0);
    const Run run = runModel(b.model());
    const std::string warning = warningOf(run);
    qInfo("%s (%.3g J at the start, %.3g J at the end)", warning.c_str(), run.at(0, "energy.total"),
          run.at(run.last(), "energy.total"));
    QVERIFY(!warning.empty());
    // The cause in figures: sqrt(k / m) = 1e4 rad/s; |omega| = 1.005e6 rad/s at the start.
    if (!turns) QVERIFY(warning.find("a vibration of 1.59e+03 Hz") != std::string::npos);
    else QVERIFY(warning.find("a turn at") != std::string::npos);
  }
  void limit_isAFailure_thatKeepsItsRows() {
    ModelBuilder b = stiffSpring();
    b.run(1e-3, 1.0);
    auto simulation = Simulation::create(b.model(), {.energyLimit = 0.5});
    QVERIFY(simulation.has_value());
    (*simulation)->run();
    (*simulation)->wait();
    QCOMPARE((*simulation)->progress().state, RunState::failed);
    QVERIFY((*simulation)->error()->time.has_value());
    QVERIFY((*simulation)->recording()->rows() > 10);
  }
  /// An error that is back within the limit every few steps, too: told, and a failure where it was asked for; likewise
  /// at the end of a run of 20 steps, of which a few are beyond the limit.
  void swings_areSaid_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("end");
    for (const char* id : {"geom1", "kick_drift", "liemid_i"})
      for (const double end : {4.0, 40.0}) QTest::addRow("%s, %g s", id, end) << QString(id) << end;
  }
  void swings_areSaid() {
    QFETCH(QString, id);
    QFETCH(double, end);
    ModelBuilder b = tumblingBody(end);
    b.useIntegrator(id.toStdString());
    const Run run = runModel(b.model());
    const double all = run.at(0, "energy.total");
    double worst = 0;
    int inARow = 0, longest = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double share = std::abs(run.at(row, "energy.numerical")) / all;
      worst = std::max(worst, share);
      longest = std::max(longest, inARow = share > EnergyWatch::tolerated ? inARow + 1 : 0);
    }
    QVERIFY2(worst > EnergyWatch::tolerated && longest < EnergyWatch::stepsUntilTold, QByteArray::number(worst));
    QVERIFY(!warningOf(run).empty());

    const auto failed = failureBeyond(0.1, b);
    QVERIFY(failed && failed->kind == Error::Kind::numerical);
  }
  void limit_isKept_byWhatStaysWithinIt() {
    ModelBuilder b = tumblingBody(40);
    b.useIntegrator("liemid_ea");  // 0.04 of the energy at most
    QVERIFY(!failureBeyond(0.1, b));
    QVERIFY(failureBeyond(0.01, b));
  }
  /// The step that is advised does: what it leaves gives no warning.
  void adviceHelps() {
    ModelBuilder b = stiffSpring();
    b.run(2 * std::numbers::pi / (20 * std::sqrt(stiffness)), 0.1);
    QCOMPARE(warningOf(runModel(b.model())), std::string());
  }
  void soundRuns_areNotWarningedOn_data() { addIntegratorRows(doublePendulum().model()); }
  void soundRuns_areNotWarningedOn() {
    QFETCH(QString, id);
    for (ModelBuilder b : {doublePendulum(), dampedDoublePendulum(), fourBar()}) {
      b.useIntegrator(id.toStdString());
      b.run(1e-3, 1.0, 1e-2);
      const std::string warning = warningOf(runModel(b.model()));
      QVERIFY2(warning.empty(), warning.c_str());
    }
  }
};

QTEST_APPLESS_MAIN(TestEnergyWarning)
#include "tst_energy_warning.moc"
