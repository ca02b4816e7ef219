// Krysl's rotation methods and their rivals on the slow Lagrangian top (Krysl 2005, Fig. 1), conservation, fast top,
// RATTLE, compositions: measured values of an independent prototype within 5 %.

#include "integrators/rotation/composition.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"
#include "verification/alpha_problems.h"
#include "verification/lagrangian_top.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

ModelBuilder slowTop(const std::string& integrator, double gamma = 0.5) {
  ModelBuilder b = lagrangianTop(5);
  b.useIntegrator(integrator);
  if (integrator == "simo_wong") b.set(simulationId, "gamma", gamma);
  return b;
}

double tipError(const Run& run, const Reference& ref, double t) {
  const std::size_t k = ref.row(t);
  return (10 * run.vector(run.rowAt(t), "top.x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"))).norm();
}

struct Momenta {
  double vertical, axial;
};
Momenta momenta(const Run& run, std::size_t row) {
  const std::size_t q = run.column("top.qw");
  const Quat R(run.recording->at(row, q), run.recording->at(row, q + 1), run.recording->at(row, q + 2),
               run.recording->at(row, q + 3));
  const Vec3 Pi = Vec3(5, 5, 1).cwiseProduct(run.vector(row, "top.wx"));
  return {(R * Pi).z(), Pi.z()};
}

struct Fig1 {
  const char *name, *integrator;
  double gamma;
  double errors[6];  ///< at t = 1, 2, 3, 5, 10, 20 s
};
const Fig1 fig1[] = {
    {"AKW", "akw", 0, {1.9e-2, .23, .53, 2.1e-2, 9.1e-2, .64}},
    {"SW gamma 1", "simo_wong", 1, {1.6e-2, .16, .21, 1.1, 1.3, 1.4}},
    {"SW gamma 1/2", "simo_wong", 0.5, {6e-3, 5.9e-2, 6.6e-2, 6e-3, 1.5e-2, 5e-2}},
    {"LIEMID[I]", "liemid_i", 0, {7.7e-4, 1.3e-2, 3.6e-2, 2.8e-3, 6.5e-3, 2.1e-2}},
    {"LIEMID[EA]", "liemid_ea", 0, {8.6e-4, 9.5e-3, 8.2e-3, 3.1e-4, 1.1e-3, 5.3e-3}},
};

}  // namespace

class TestRotationFamily : public QObject {
  Q_OBJECT
 private slots:
  /// The table of Fig. 1, dt = 0.1; printed to two digits, so half a unit of the second digit or 5 %.
  void slowTop_matchesFig1_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(fig1)); ++i) QTest::newRow(fig1[i].name) << i;
  }
  void slowTop_matchesFig1() {
    QFETCH(int, index);
    const Fig1& f = fig1[index];
    const Reference ref("krysl_slow_top");
    ModelBuilder b = slowTop(f.integrator, f.gamma);
    b.run(0.1, 20.0);
    const Run run = runModel(b.model());
    const double times[] = {1, 2, 3, 5, 10, 20};
    for (int i = 0; i < 6; ++i) {
      const double e = tipError(run, ref, times[i]), expected = f.errors[i];
      const double unit = std::pow(10.0, std::floor(std::log10(expected)) - 1);
      qInfo("t = %g: %.4g (%.2g)", times[i], e, expected);
      QVERIFY(std::abs(e - expected) <= std::max(0.5 * unit, 0.05 * expected));
    }
  }

  void slowTop_energyAndMomenta() {
    struct Row {
      const char* id;
      double gamma, dt, energyRange;
      bool axial;
    };
    const Row rows[] = {{"liemid_ea", 0, 0.1, 0.197, true},
                        {"liemid_ea", 0, 0.05, 0.049, true},
                        {"liemid_i", 0, 0.1, 1.44, false},
                        {"akw", 0, 0.1, 1e-11, true}};
    for (const Row& r : rows) {
      ModelBuilder b = slowTop(r.id);
      b.run(r.dt, 20.0);
      const Run run = runModel(b.model());
      double energy = 0, vertical = 0, axial = 0;
      const Momenta start = momenta(run, 0);
      for (std::size_t i = 0; i <= run.last(); ++i) {
        energy = std::max(energy, std::abs(run.at(i, "energy.total") - run.at(0, "energy.total")));
        vertical = std::max(vertical, std::abs(momenta(run, i).vertical - start.vertical));
        axial = std::max(axial, std::abs(momenta(run, i).axial - start.axial));
      }
      qInfo("%s dt %g: |dE| %.3g (%.3g), pi_z %.2g, Pi_3 %.2g", r.id, r.dt, energy, r.energyRange, vertical, axial);
      if (r.energyRange > 1e-6) QVERIFY(std::abs(energy / r.energyRange - 1) < 0.05);
      else QVERIFY(energy < 2 * r.energyRange);
      QVERIFY(vertical < 1e-11);  // round-off of 200 to 400 steps at a momentum of 5
      if (r.axial) QVERIFY(axial < 1e-11);
      else QVERIFY(std::abs(axial / 0.23 - 1) < 0.05);
    }
  }
  void simoWong_gammaOne_blowsUp() {
    ModelBuilder b = slowTop("simo_wong", 1.0);
    b.run(0.1, 20.0);
    const Run run = runModel(b.model());
    const double change = run.at(run.last(), "energy.total") - run.at(0, "energy.total");
    qInfo("energy change %.4g (843)", change);
    QVERIFY(std::abs(change / 843 - 1) < 0.05);
  }
  /// One evaluation of the forces per step, where the method allows it.
  void explicitMethods_evaluateForcesOnce() {
    for (const char* id : {"liemid_ea", "kick_drift", "drift_kick", "simo_wong"}) {
      ModelBuilder b = slowTop(id);
      b.run(0.01, 1.0);
      const Run run = runModel(b.model());
      QCOMPARE(run.progress.evaluations, run.progress.steps);
    }
  }
  void slowTop_initialEnergy() {
    ModelBuilder b = slowTop("liemid_ea");
    b.run(0.1, 0.1);
    QVERIFY(std::abs(runModel(b.model()).at(0, "energy.total") - (0.5 * 25 + 20 * std::cos(0.05))) < 1e-12);
  }
  void fastTop_isSecondOrder() {
    const Reference ref("krysl_fast_top");
    const auto error = [&](double h) {
      ModelBuilder b = lagrangianTop(50);
      b.useIntegrator("liemid_ea");
      b.run(h, 1.0);
      return tipError(runModel(b.model()), ref, 1.0);
    };
    const double coarse = error(2e-3), fine = error(1e-3);
    qInfo("fast top, x(1): %.3g %.3g, slope %.3f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.05);
  }
  /// RATTLE on the constrained top (Bruels and Cardona 7.5). Its ball joint as one of six directions, which is left to
  /// the constraints: about a fixed point that takes no impulses (tst_fixed_points).
  void rattle_heavyTop() {
    const Reference ref("bc45_heavy_top");
    const auto run = [](double h) {
      ModelBuilder b = constrainedTop();
      b.replaceJoint("pin", "six_dof");
      for (const char* turn : {"lock_rx", "lock_ry", "lock_rz"}) b.set(b.model().find("pin")->id, turn, false);
      b.useIntegrator("liemid_ea");
      b.run(h, 1.0);
      return runModel(b.model());
    };
    const auto error = [&](const Run& r) {
      const std::size_t k = ref.row(1.0);
      return (r.vector(r.last(), "top.x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"))).norm();
    };
    const Run coarse = run(1e-3), fine = run(5e-4);
    double energy = 0, drift = 0;
    for (std::size_t i = 0; i <= coarse.last(); ++i) {
      energy = std::max(energy, std::abs(coarse.at(i, "energy.total") - coarse.at(0, "energy.total")));
      drift = std::max(drift, coarse.at(i, "drift.position"));
    }
    qInfo("x(1) error %.3g (5.3e-4), %.3g (1.33e-4); |dE| %.3g (1.7e-2); drift %.2g", error(coarse), error(fine),
          energy, drift);
    QVERIFY(std::abs(error(coarse) / 5.3e-4 - 1) < 0.05);
    QVERIFY(std::abs(error(fine) / 1.33e-4 - 1) < 0.05);
    QVERIFY(energy < 1.05 * 1.7e-2);
    QVERIFY(drift < 4e-15);
  }
  /// Order 4, 6 and 8 against the reference, coarse enough to stay above round-off.
  void compositions_haveTheirOrder_data() {
    QTest::addColumn<QString>("integrator");
    QTest::addColumn<int>("composition");
    for (const char* id : {"liemid_ea", "liemid_i", "akw"})
      for (int c = 0; c < static_cast<int>(compositionNames().size()); ++c)
        QTest::addRow("%s %s", id, compositionNames()[static_cast<std::size_t>(c)].c_str()) << QString(id) << c;
  }
  void compositions_haveTheirOrder() {
    QFETCH(QString, integrator);
    QFETCH(int, composition);
    const Reference ref("krysl_slow_top");
    const int expected = order(static_cast<Composition>(composition));
    const auto error = [&](double h) {
      ModelBuilder b = slowTop(integrator.toStdString());
      b.set(simulationId, "composition", Choice{composition});
      b.run(h, 1.0);
      return tipError(runModel(b.model()), ref, 1.0);
    };
    const double h = expected <= 4 ? 0.02 : expected == 6 ? 0.0625 : 0.2;
    const double coarse = error(h), fine = error(h / 2);
    qInfo("errors %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(fine > 1e-13);  // above round-off
    QVERIFY(std::log2(coarse / fine) > expected - 0.5);
  }

  /// Joints and dampers together: forces must see velocities that are on the constraints. Steps at which the error is
  /// above round-off (order 8 leaves none).
  void dampersOnJoints_keepTheOrder_data() {
    QTest::addColumn<QString>("integrator");
    QTest::addColumn<int>("composition");
    for (const char* id : {"liemid_ea", "liemid_i", "akw"})
      for (int c = 0; order(static_cast<Composition>(c)) <= (id == std::string("liemid_ea") ? 6 : 4); ++c)
        QTest::addRow("%s %s", id, compositionNames()[static_cast<std::size_t>(c)].c_str()) << QString(id) << c;
  }
  void dampersOnJoints_keepTheOrder() {
    QFETCH(QString, integrator);
    QFETCH(int, composition);
    const int expected = order(static_cast<Composition>(composition));
    const auto end = [&](const std::string& id, double h) {
      ModelBuilder b = dampedDoublePendulum();
      b.useIntegrator(id);
      if (id != "rkmk") b.set(simulationId, "composition", Choice{composition});
      b.run(h, 0.2, 0.2);
      const Run run = runModel(b.model());
      VecX out(12);
      out << run.vector(run.last(), "upper.x"), run.vector(run.last(), "lower.x"), run.vector(run.last(), "upper.wx"),
          run.vector(run.last(), "lower.wx");
      return out;
    };
    const VecX reference = end("rkmk", 1e-3);
    const double h = expected == 6 ? 0.01 : 0.005;
    const double coarse = (end(integrator.toStdString(), h) - reference).lpNorm<Eigen::Infinity>();
    const double fine = (end(integrator.toStdString(), h / 2) - reference).lpNorm<Eigen::Infinity>();
    qInfo("errors %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - expected) < 0.1);
  }

  void stiffDamping_doesNotLeadToAnotherBranch_data() { addIntegratorRows(stiffSwing().model()); }
  /// A ball on a rod sinks in a damper that explicit methods cannot follow at this step. Their iteration on the
  /// constraints has two places to end at; none may end at the far one, which the velocities do not lead to.
  void stiffDamping_doesNotLeadToAnotherBranch() {
    QFETCH(QString, id);
    ModelBuilder b = stiffSwing();
    b.useIntegrator(id.toStdString());
    b.run(1e-3, 0.1, 0);
    const auto simulation = runAsFarAsItGoes(b.model());
    if (simulation->error() || !simulation->energyWarning().empty()) return;  // it says so
    const Recording& rows = *simulation->recording();
    const auto x = static_cast<std::size_t>(std::find_if(rows.channels().begin(), rows.channels().end(),
                                                         [](const Channel& c) { return c.name == "ball.x"; }) -
                                            rows.channels().begin());
    for (std::size_t row = 0; row < rows.rows(); ++row)
      QVERIFY2(rows.at(row, x) > 0.9, QByteArray::number(rows.time(row)));
  }
};

QTEST_APPLESS_MAIN(TestRotationFamily)
#include "tst_rotation_family.moc"
