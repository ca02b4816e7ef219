// Kynema's regression values (github.com/kynema/kynema, tests/regression_tests and its documentation), each at the
// tolerance its file states or the digits that are known to be exact.

#include "verification/alpha_problems.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr int computed = 0, given = 1;

/// Model with the method as the regression tests set it.
void useKynema(ModelBuilder& b, double rho, int acceleration, double h, double end) {
  b.useIntegrator("kynema");
  b.set(simulationId, "rho_inf", rho);
  b.set(simulationId, "initial_acceleration", Choice{acceleration});
  b.run(h, end);
}

Quat orientation(const Run& run, std::size_t row, const std::string& body) {
  const std::size_t c = run.column(body + ".qw");
  const auto at = [&](std::size_t i) { return run.recording->at(row, c + i); };
  return {at(0), at(1), at(2), at(3)};
}

ModelBuilder freeBodyInSpace(const Inertia& J, const Vec3& W) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("rigid", "body", {{"mass", 1.0}, {"inertia", J}, {"angular_velocity", W}});
  return b;
}

double difference(const Quat& a, const Quat& b) {
  return std::min((a.coeffs() - b.coeffs()).norm(), (a.coeffs() + b.coeffs()).norm());
}

}  // namespace

class TestKynema : public QObject {
  Q_OBJECT
 private slots:
  /// test_precession: inconsistent v'_0 = 0, one Newton iteration per step.
  void precession() {
    ModelBuilder b = freeBodyInSpace(diagonal(1, 1, 0.5), Vec3(0.5, 0.5, 1));
    useKynema(b, 1.0, given, 0.01, 5.0);
    b.set(simulationId, "fixed_iterations", 1);
    const Run one = runModel(b.model());
    const Quat published(-0.63053045128590757, 0.60556039120583116, -0.30157681970585326, -0.38049886257377241);
    const double error = difference(orientation(one, one.last(), "body"), published);
    qInfo("one iteration: %.3g from the published quaternion", error);
    QVERIFY(error < 1e-12);

    b.set(simulationId, "fixed_iterations", 6);
    const Run tight = runModel(b.model());
    const Quat converged(-0.630530444165932, 0.605560387485876, -0.301576808084732, -0.380498889503454);
    const double tightError = difference(orientation(tight, tight.last(), "body"), converged);
    qInfo("converged: %.3g from an independent converged solution", tightError);
    QVERIFY(tightError < 1e-12);
    const Quat exact(-0.63051414583893, 0.60480498, -0.30312424, -0.38049775);
    QVERIFY(difference(orientation(tight, tight.last(), "body"), exact) < 3e-3);
  }
  /// test_heavy_top: h = 0.002, rho = 0.9, 400 steps; 1e-7 when Newton is converged.
  void heavyTop() {
    ModelBuilder b = constrainedTop(0.9);
    useKynema(b, 0.9, computed, 0.002, 0.8);
    b.set(simulationId, "atol", 1e-10);
    b.set(simulationId, "rtol", 1e-8);
    const Run run = runModel(b.model());
    const Vec3 u = run.vector(run.last(), "top.x") - Vec3(0, 1, 0);
    const Vec3 published(-0.42217802273894345, -0.09458263530050703, -0.04455460488952848);
    const Quat q(-0.17919607435565366, 0.21677896640311572, -0.9594776960853596, -0.017268392381761217);
    qInfo("u off by %.3g, q by %.3g", (u - published).norm(), difference(orientation(run, run.last(), "top"), q));
    QVERIFY((u - published).norm() < 1e-7);
    QVERIFY(difference(orientation(run, run.last(), "top"), q) < 1e-7);
    const Vec3 exact(-0.41816242431711540, -0.09279203205352366, -0.04597705714438344);
    qInfo("from the exact solution: %.3g (prototype 4.6e-3)", (u - exact).norm());
    QVERIFY(std::abs((u - exact).norm() / 4.6e-3 - 1) < 0.05);
  }
  /// dynamic_heavy_top: h = 2e-4, t = 2; the file's tolerance.
  void dynamicHeavyTop() {
    ModelBuilder b = constrainedTop(0.9);
    useKynema(b, 0.9, computed, 2e-4, 2.0);
    const Run run = runModel(b.model());
    const Vec3 u = run.vector(run.last(), "top.x") - Vec3(0, 1, 0);
    const Vec3 published(-0.150416985652933, -1.724164450779749, -0.673023460701136);
    const Quat q(0.122947275600560, -0.491079359219981, 0.350430794926147, -0.787986857972906);
    qInfo("u off by %.3g, q by %.3g", (u - published).norm(), difference(orientation(run, run.last(), "top"), q));
    QVERIFY((u - published).lpNorm<Eigen::Infinity>() < 5e-4);
    QVERIFY(difference(orientation(run, run.last(), "top"), q) < 5e-4);
  }
  /// The documentation's heavy top: relative error of u3 at t = 2 is of second order.
  void heavyTop_isSecondOrder() {
    const auto error = [](double h) {
      ModelBuilder b = constrainedTop(0.9);
      useKynema(b, 0.9, computed, h, 2.0);
      b.set(simulationId, "atol", 1e-10);
      b.set(simulationId, "rtol", 1e-8);
      const Run run = runModel(b.model());
      return std::abs(run.at(run.last(), "top.z") / -0.67302226956044410 - 1);
    };
    const double coarse = error(4e-4), fine = error(2e-4);
    qInfo("relative error of u3 at t = 2: %.3g, %.3g, slope %.3f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.1);
  }
  /// spring-mass: m = 1, k = 10, free length 0, x0 = 2, rho = 0, h = T/1000.
  void springMass() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId mass = b.body("particle", "mass", {{"mass", 1.0}, {"position", Vec3(2, 0, 0)}});
    b.force("spring", "spring", {{"body1", ground}, {"body2", mass}, {"stiffness", 10.0}, {"free_length", 0.0}});
    const double T = 2 * M_PI / std::sqrt(10.0);
    useKynema(b, 0.0, given, T / 1000, T);
    const Run run = runModel(b.model());
    const double half = run.at(500, "mass.x") - 2, whole = run.at(1000, "mass.x") - 2;
    qInfo("published u(T/2) off by %.3g, u(T) by %.3g", half - -3.9999199193098396, whole - -8.1226588438437419e-05);
    // The published digits carry the tolerance of the program's own Newton iteration, 1e-5 + 1e-3 |x| per step: they
    // are 1.6e-11 and 3.2e-11 away from the recursion in 40 decimal digits, to which round-off is all the difference.
    QVERIFY(std::abs(half - -3.9999199193098396) < 1e-10);
    QVERIFY(std::abs(whole - -8.1226588438437419e-05) < 1e-10);
    QVERIFY(std::abs(half - -3.999919919325370423957279) < 1e-12);
    QVERIFY(std::abs(whole - -8.122655669860779149622e-05) < 1e-12);
  }
  /// test_masses, ExternalForce: rho = 0, v'_0 = 0.
  void externalForce() {
    ModelBuilder b = freeBodyInSpace(diagonal(1, 1, 1), Vec3::Zero());
    const ElementId body = b.model().find("body")->id;
    b.force("force", "push", {{"body", body}, {"value", TimeVector{Function{5, {}}, {}, {}}}});
    b.force("torque", "twist", {{"body", body}, {"value", TimeVector{Function{}, Function{3, {}}, {}}}});
    useKynema(b, 0.0, given, 0.001, 1.0);
    const Run run = runModel(b.model());
    QVERIFY((run.vector(run.last(), "body.vx") - Vec3(4.9975, 0, 0)).norm() < 1e-12);
    QVERIFY((run.vector(run.last(), "body.wx") - Vec3(0, 2.9985, 0)).norm() < 1e-12);
  }
  /// The material form at h = 2e-6, whose results Kynema keeps as CSV: good to 2e-7 of the exact solution.
  void materialForm_tinySteps() {
    ModelBuilder b = constrainedTop(0.9);
    b.run(2e-6, 1.0, 1.0);
    const Run run = runModel(b.model());
    const Vec3 u = run.vector(run.last(), "top.x") - Vec3(0, 1, 0);
    const Vec3 published(0.1733440435722807, -0.3599112987333657, -0.7484906793466106);
    const Vec3 exact(0.17334396409838604, 0.64008859207056878 - 1, -0.74849079113358131);
    qInfo("from the published values %.3g, from the exact ones %.3g", (u - published).norm(), (u - exact).norm());
    QVERIFY((u - published).lpNorm<Eigen::Infinity>() < 2e-7);  // what the published components are good to
    QVERIFY((u - exact).norm() < 1e-7);
  }
  /// The choice of the frame changes the error constant about five times: spatial 4.6e-3, material 2.2e-2.
  void frameMatters() {
    ModelBuilder b = constrainedTop(0.9);
    b.run(0.002, 0.8);
    const Run run = runModel(b.model());
    const Vec3 exact(-0.41816242431711540, 1 - 0.09279203205352366, -0.04597705714438344);
    const double error = (run.vector(run.last(), "top.x") - exact).norm();
    qInfo("geom1: %.3g", error);
    QVERIFY(std::abs(error / 2.2e-2 - 1) < 0.05);
  }
};

QTEST_APPLESS_MAIN(TestKynema)
#include "tst_kynema.moc"
