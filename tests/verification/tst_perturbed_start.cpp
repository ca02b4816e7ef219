// The multipliers' first steps (Bruels and Cardona 2010, Fig. 8) and the start values of Arnold, Bruels and Cardona
// 2015 that calm them; step control by the local error.

#include "verification/alpha_problems.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// |lambda - lambda_exact| after each of the first 100 steps of 1 ms of the constrained top; exact: the reference
/// method.
std::vector<double> multiplierErrors(const std::string& integrator, bool perturbed) {
  ModelBuilder b = constrainedTop(0.9);
  ModelBuilder exact = b;
  b.useIntegrator(integrator);
  b.set(simulationId, "perturbed_start", perturbed);
  b.run(1e-3, 0.1);
  exact.useIntegrator("rkmk");
  exact.run(1e-3, 0.1, 1e-3);
  const Run run = runModel(b.model()), reference = runModel(exact.model());
  std::vector<double> errors;
  for (std::size_t i = 0; i <= 100; ++i)
    errors.push_back((run.vector(i, "pin.lambda1") - reference.vector(i, "pin.lambda1")).norm());
  return errors;
}

}  // namespace

class TestPerturbedStart : public QObject {
  Q_OBJECT
 private slots:
  /// Measured values of an independent prototype, rho = 0.9, h = 1e-3, printed to two digits.
  void unperturbed_oscillates() {
    const double linear[] = {3.5, 6.9, 10, 13, 16, 18, 20, 22}, geom1[] = {15, 30, 43, 57, 67, 79, 87, 97};
    const std::vector<double> a = multiplierErrors("linear", false), b = multiplierErrors("geom1", false),
                              c = multiplierErrors("geom2", false);
    for (std::size_t i = 0; i < 8; ++i) {
      qInfo("step %zu: linear %.3g (%.2g), geom1 %.3g (%.2g)", i + 1, a[i + 1], linear[i], b[i + 1], geom1[i]);
      QVERIFY(std::abs(a[i + 1] - linear[i]) <= std::max(0.05 * linear[i], linear[i] < 10 ? 0.05 : 0.5));
      QVERIFY(std::abs(b[i + 1] - geom1[i]) <= std::max(0.05 * geom1[i], 0.5));
    }
    qInfo("step 20: %.3g %.3g %.3g (26, 117, 43); step 100: %.2g %.2g %.2g (.2, 2.6, 4.4)", a[20], b[20], c[20], a[100],
          b[100], c[100]);
    const auto near = [](double value, double expected, double digit) {
      return std::abs(value - expected) <= std::max(0.05 * expected, digit);
    };
    QVERIFY(near(a[20], 26, 0.5) && near(b[20], 117, 0.5) && near(c[20], 43, 0.5));
    QVERIFY(near(a[100], 0.2, 0.05) && near(b[100], 2.6, 0.05) && near(c[100], 4.4, 0.05));
  }
  /// With perturbed start values the first steps are as good as those after the transient: second order, no
  /// oscillation.
  void perturbed_isCalm_data() {
    QTest::addColumn<QString>("integrator");
    for (const char* id : {"geom1", "geom2", "geom3", "linear"}) QTest::newRow(id) << QString(id);
  }
  void perturbed_isCalm() {
    QFETCH(QString, integrator);
    const std::vector<double> plain = multiplierErrors(integrator.toStdString(), false),
                              calm = multiplierErrors(integrator.toStdString(), true);
    const double before = *std::max_element(plain.begin() + 1, plain.begin() + 40),
                 after = *std::max_element(calm.begin() + 1, calm.begin() + 40);
    qInfo("largest error in 40 steps: %.3g N, perturbed %.3g N", before, after);
    QVERIFY(after < 0.1 * before);
  }
  /// The local error per step follows the tolerance, and steps are as few as a fixed step of that accuracy needs.
  void stepControl_followsTheTolerance_data() {
    QTest::addColumn<QString>("integrator");
    for (const char* id : {"geom1", "geom2", "geom3", "linear", "kynema", "se3"}) QTest::newRow(id) << QString(id);
  }
  void stepControl_followsTheTolerance() {
    QFETCH(QString, integrator);
    const auto run = [&](double tolerance) {
      ModelBuilder b = doublePendulum(0.9);
      b.useIntegrator(integrator.toStdString());
      b.set(simulationId, "step_control", Choice{1});
      b.set(simulationId, "step_tolerance", tolerance);
      b.run(1e-4, 2.0);
      return runModel(b.model());
    };
    const Reference ref("double_pendulum_spherical");
    const std::size_t k = ref.row(2.0);
    const Vec3 exact(ref.at(k, "x2x"), ref.at(k, "x2y"), ref.at(k, "x2z"));
    double before = 1;
    for (const double tolerance : {1e-5, 1e-6, 1e-7}) {
      const Run r = run(tolerance);
      const double error = (r.vector(r.last(), "lower.x") - exact).norm();
      qInfo("tolerance %g: %zu steps, error %.3g, %llu steps repeated", tolerance, r.last(), error,
            static_cast<unsigned long long>(r.progress.retries));
      QVERIFY(error < before / 2);  // global error h^2, local h^3: a tenth of the tolerance is 4.6 times less error
      before = error;
    }
  }
};

QTEST_APPLESS_MAIN(TestPerturbedStart)
#include "tst_perturbed_start.moc"
