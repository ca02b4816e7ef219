// Spectral radii of integrators: closed forms against the integrators' own steps, and against what is known of them;
// and what is suggested of method and step.

#include "integrators/alpha/alpha_stability.h"
#include "integrators/bdf/bdf_stability.h"
#include "integrators/runge_kutta/dormand_prince_stability.h"
#include "locus/method_stability.h"
#include "locus/step_advice.h"
#include "run/simulation.h"
#include "support/model_builder.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Element simulationOf(const char* integrator, std::optional<double> rho_inf = {}) {
  ModelBuilder b;
  b.useIntegrator(integrator);
  if (rho_inf) b.set(simulationId, "rho_inf", *rho_inf);
  return b.model().simulation();
}

StepAdvice adviceFor(const ModelBuilder& b) {
  auto simulation = Simulation::create(b.model()).value();
  simulation->run();
  simulation->wait();
  const auto recording = simulation->recording();
  const auto locus = rootLocus(*System::compile(b.model()).value(), recording, rowsForLocus(*recording, 40)).value();
  return stepAdvice(b.model(), locus, MethodStability::of(b.model().simulation()),
                    stepOfRun(b.model(), *recording, simulation->facts().choosesStep));
}

/// Central differences: zeta^2 - (2 - w^2 h^2) zeta + 1 = 0.
double centralDifferences(double omegaH) {
  const std::complex<double> half = 1 - omegaH * omegaH / 2, root = std::sqrt(half * half - 1.0);
  return std::max(std::abs(half + root), std::abs(half - root));
}

}  // namespace

class TestMethodStability : public QObject {
  Q_OBJECT
 private slots:
  /// The amplification matrix against what geom1 and its kin do.
  void generalizedAlpha_isWhatTheIntegratorDoes_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("rho_inf");
    for (const char* method : {"geom1", "geom3", "linear", "kynema", "se3"})
      for (const double rho : {0.0, 0.5, 0.8, 1.0}) QTest::addRow("%s %g", method, rho) << QString(method) << rho;
  }
  void generalizedAlpha_isWhatTheIntegratorDoes() {
    QFETCH(QString, method);
    QFETCH(double, rho_inf);
    const Element simulation = simulationOf(method.toUtf8().constData(), rho_inf);
    for (const double omegaH : {0.3, 1.0, 3.0, 10.0, 40.0}) {
      const auto measured = measuredRadius(simulation, omegaH);
      QVERIFY2(measured.has_value(), measured ? "" : measured.error().text().c_str());
      const double closed = generalizedAlphaRadius(rho_inf, omegaH);
      // The third root is carried by a small part of the record: round-off of 1e-12 over its size of 1e-6 at least.
      QVERIFY2(std::abs(*measured - closed) < 1e-5,
               fmt::format("omega h {}: {} measured, {} closed", omegaH, *measured, closed).c_str());
    }
  }
  void generalizedAlpha_hasItsLimits() {
    for (const double rho : {0.0, 0.3, 0.8, 1.0}) {
      QVERIFY(std::abs(generalizedAlphaRadius(rho, 1e-4) - 1) < 1e-9);
      // The two roots at infinity meet, and part with the root of 1/(w h).
      QVERIFY2(std::abs(generalizedAlphaRadius(rho, 1e8) - rho) < 1e-3, fmt::format("{}", rho).c_str());
      for (double omegaH = 0.01; omegaH < 1e4; omegaH *= 1.3) QVERIFY(generalizedAlphaRadius(rho, omegaH) <= 1 + 1e-7);
    }
    // rho_inf = 1: energy of an oscillator is kept at any step (the trapezoidal rule).
    for (const double omegaH : {0.1, 1.0, 7.0}) QVERIFY(std::abs(generalizedAlphaRadius(1, omegaH) - 1) < 1e-9);
  }
  /// Methods without a formula of their own here: their steps, against the characteristic equation.
  void explicitMethods_areCentralDifferences_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"liemid_ea", "kick_drift", "drift_kick", "local_pos", "local_neg"})
      QTest::newRow(method) << QString(method);
  }
  void explicitMethods_areCentralDifferences() {
    QFETCH(QString, method);
    const Element simulation = simulationOf(method.toUtf8().constData());
    for (const double omegaH : {0.2, 1.0, 1.8, 2.5, 4.0}) {
      const auto measured = measuredRadius(simulation, omegaH);
      QVERIFY2(measured.has_value(), measured ? "" : measured.error().text().c_str());
      QVERIFY2(std::abs(*measured - centralDifferences(omegaH)) < 1e-8 * centralDifferences(omegaH),
               fmt::format("omega h {}: {}", omegaH, *measured).c_str());
    }
    const auto limit = MethodStability::of(simulation).limit();
    // A radius of 1 + 1e-5 is the first that counts: at w h = 2 + 1e-10 / 4, so within the bisection.
    QVERIFY2(limit && std::abs(*limit - 2) < 1e-4, fmt::format("{}", limit.value_or(0)).c_str());
  }
  /// Order 4: R(z) = exp(z) + O(z^6), and the boundary on the imaginary axis, which R(iy) meets near 1 (Hairer and
  /// Wanner 1996, fig. IV.2.2).
  void dormandPrince_isItsPolynomial() {
    for (const double y : {0.05, 0.1, 0.2}) QVERIFY(std::abs(dormandPrinceRadius(y) - 1) < std::pow(y, 6) / 100);
    QVERIFY(dormandPrinceRadius(3.5) > 1);
  }
  void bdf_hasItsRoots() {
    for (const double y : {0.1, 1.0, 20.0}) {
      QVERIFY(std::abs(bdfRadius(1, {0, y}) - 1 / std::hypot(1, y)) < 1e-12);
      // Order 2: (3/2 - z) zeta^2 - 2 zeta + 1/2 = 0.
      const std::complex<double> z(0, y), root = std::sqrt(4.0 - 2.0 * (1.5 - z));
      const double wanted =
          std::max(std::abs((2.0 + root) / (3.0 - 2.0 * z)), std::abs((2.0 - root) / (3.0 - 2.0 * z)));
      QVERIFY(std::abs(bdfRadius(2, z) - wanted) < 1e-12);
    }
    for (int order = 1; order <= 6; ++order) QVERIFY(std::abs(bdfRadius(order, 0) - 1) < 1e-6);  // zeta = 1 is a root
    QVERIFY(bdfRadius(3, {0, 0.8}) > 1);  // from order 3 on not stable all along the imaginary axis
    QVERIFY(bdfRadius(5, {-50, 0}) < 1);
  }
  void sources_areNamed() {
    QVERIFY(MethodStability::of(simulationOf("bdf_ggl")).source().find("BDF of order 2") == 0);
    QVERIFY(MethodStability::of(simulationOf("rkmk")).source().find("Dormand") != std::string::npos);
    QVERIFY(MethodStability::of(simulationOf("akw")).source().find("measured by steps of akw") == 0);
    QVERIFY(!MethodStability::of(simulationOf("geom1")).limit());
  }
  /// A slow swing on a stiff rope that does not vibrate: implicit. The same with a soft one: explicit.
  void advice_followsWhatIsExcited() {
    for (const double k : {1e8, 100.0}) {
      ModelBuilder b;
      b.gravity(Vec3(0, 0, -10));
      const ElementId mass =
          b.body("particle", "mass", {{"mass", 1.0}, {"position", Vec3(std::sin(0.5), 0, -std::cos(0.5))}});
      b.force("spring", "rope",
              {{"body1", ground}, {"body2", mass}, {"stiffness", k}, {"free_length", 1.0 - 10 * std::cos(0.5) / k}});
      b.run(k > 1e6 ? 1e-5 : 1e-3, 0.3, 0.01);
      const StepAdvice advice = adviceFor(b);
      QCOMPARE(advice.method, std::string(k > 1e6 ? "geom1" : "liemid_ea"));
      QVERIFY(std::abs(advice.stable - 2 / std::sqrt(k)) < 0.05 * advice.stable);
      QVERIFY2(advice.step > 0.01 && advice.step <= advice.accurate, advice.text().c_str());
      QVERIFY2(
          advice.text().find(k > 1e6 ? "numerical damping" : "explicit method such as liemid_ea") != std::string::npos,
          advice.text().c_str());
      QVERIFY(advice.text().find("spectral radius") != std::string::npos);
    }
  }
};

QTEST_APPLESS_MAIN(TestMethodStability)
#include "tst_method_stability.moc"
