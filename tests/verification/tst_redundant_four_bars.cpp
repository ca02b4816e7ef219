// Loops of hinges with redundant constraints by rkmk: the accelerations of every row against the closed form, for loose
// and for tight tolerances, which tell how far the effect of the regularization is removed (system/index_one.h).

#include "run/stepper.h"
#include "verification/four_bars.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// All cranks turn by the same angle phi from the vertical, and couplers move with their tips: a pendulum upside down,
///
///   phi'' = g sin(phi) ((n + 1) / 2 + n) / ((n + 1) / 3 + n),   n windows.
double angularAcceleration(int n, double sinPhi) { return 9.81 * sinPhi * ((n + 1) / 2.0 + n) / ((n + 1) / 3.0 + n); }

/// Its angle from the start, upright at 1 rad/s, by the classical Runge-Kutta method.
struct Pendulum {
  int windows;
  double t = 0, phi = 0, rate = 1;

  void goTo(double end) {
    const int steps = static_cast<int>(std::ceil((end - t) / 1e-4));
    const auto f = [this](double at) { return angularAcceleration(windows, std::sin(at)); };
    for (int i = 0; i < steps; ++i) {
      const double h = (end - t) / (steps - i);
      const double k1 = rate, l1 = f(phi), k2 = rate + h / 2 * l1, l2 = f(phi + h / 2 * k1), k3 = rate + h / 2 * l2,
                   l3 = f(phi + h / 2 * k2), k4 = rate + h * l3, l4 = f(phi + h * k3);
      phi += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
      rate += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
      t += h;
    }
  }
};

}  // namespace

class TestRedundantFourBars : public QObject {
  Q_OBJECT
 private slots:
  void accelerations_areThoseOfThePendulum_data() {
    QTest::addColumn<int>("windows");
    QTest::addColumn<double>("tolerance");
    for (const int windows : {1, 10})
      for (const double tolerance : {1e-2, 1e-6, 1e-13})
        QTest::addRow("%d at %g", windows, tolerance) << windows << tolerance;
  }
  void accelerations_areThoseOfThePendulum() {
    QFETCH(int, windows);
    QFETCH(double, tolerance);
    ModelBuilder b = fourBars(windows, "revolute");
    b.useIntegrator("rkmk");
    b.set(simulationId, "rtol", tolerance);
    b.set(simulationId, "atol", tolerance);
    b.run(1e-3, 2.0, 0.05);
    const Run run = runModel(b.model());
    QCOMPARE(run.facts.redundantConstraints, 3 * windows);
    double worst = 0, largest = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double exact = angularAcceleration(windows, 2 * run.vector(row, "crank 0.x").x());
      largest = std::max(largest, std::abs(exact));
      for (int i = 0; i <= windows; ++i)
        worst = std::max(worst, std::abs(run.at(row, fmt::format("crank {}.alphay", i)) - exact));
      // Positions and velocities are moved onto the constraints to round-off at every tolerance.
      QVERIFY(run.at(row, "drift.velocity") < 1e-12 && run.at(row, "drift.angular_velocity") < 1e-12);
    }
    qInfo("%.2g of the largest", worst / largest);
    // A millionth of the tolerance, and roundings that positions near the horizontal, all bars in line, enlarge.
    QVERIFY(worst <= (1e-6 * tolerance + 1e-9) * largest);
  }

  /// At the horizontal the rows that become redundant are held by the regularization alone, and no step is to follow
  /// what that does there: from 1e-10 to 1e-13, the default, steps of order 5 become four times as many, and some more
  /// find their way through. The motion is that of the pendulum.
  void passages_takeFewSteps() {
    const auto ran = [](double tolerance) {
      ModelBuilder b = fourBars(10, "revolute");
      b.useIntegrator("rkmk");
      b.set(simulationId, "rtol", tolerance);
      b.set(simulationId, "atol", tolerance);
      b.run(1e-3, 3.0, 0.05);
      return runModel(b.model());
    };
    const Run loose = ran(1e-10), tight = ran(1e-13);
    const auto few = static_cast<double>(loose.progress.steps), many = static_cast<double>(tight.progress.steps);
    double worst = 0;
    Pendulum pendulum{10};
    for (std::size_t row = 0; row <= tight.last(); ++row) {
      pendulum.goTo(tight.recording->time(row));
      worst = std::max(worst, std::abs(tight.vector(row, "crank 0.x").x() - 0.5 * std::sin(pendulum.phi)));
    }
    qInfo("%.0f and %.0f steps, %.2g m off", few, many, worst);
    QVERIFY(many < 8 * few);
    QVERIFY(worst < 1e-8);  // a passage leaves about 1e-9 of the motion, that of the regularization
  }

  /// M v' + B^T lambda = f, also near the horizontal, where singular values of B vanish and multipliers of minimum norm
  /// are hardest to find.
  void multipliers_carryTheLoad_data() {
    QTest::addColumn<int>("windows");
    for (const int windows : {1, 10, 40}) QTest::addRow("%d", windows) << windows;
  }
  void multipliers_carryTheLoad() {
    QFETCH(int, windows);
    ModelBuilder b = fourBars(windows, "revolute");
    b.useIntegrator("rkmk");
    b.set(simulationId, "rtol", 1e-8);
    b.set(simulationId, "atol", 1e-8);
    b.run(1e-3, 5.0, 0.05);
    const auto stepper = Stepper::create(b.model());
    QVERIFY(stepper.has_value());
    const System& system = (*stepper)->system();
    Workspace w = system.makeWorkspace();
    VecX applied(system.nv()), inertia(system.nv()), carried(system.nv());
    double worst = 0;
    for (const State& s = (*stepper)->state(); s.t < 4.999;) {
      QVERIFY((*stepper)->step().has_value());
      const EvaluatedKinematics at = system.evaluateKinematics(s, w);
      system.appliedForce(at, applied);
      system.bodies().inertia(s, inertia);
      system.constraints().force(at, s.lambda, carried);
      worst = std::max(worst, (applied - inertia - carried).norm() / std::max(applied.norm(), carried.norm()));
    }
    qInfo("%.2g of the load is left", worst);
    QVERIFY(worst < 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestRedundantFourBars)
#include "tst_redundant_four_bars.moc"
