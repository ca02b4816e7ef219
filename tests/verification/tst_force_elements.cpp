// Motions under single forces against closed forms: a hardening oscillator, an oscillator with a tabulated law, a
// torsion pendulum, a Kepler orbit, a controlled mass, a sliding block. Integrated by rkmk at 1e-13.

#include "functions/calculus.h"
#include "functions/table.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double pi = std::numbers::pi;

Run runTo(ModelBuilder& b, double end) {
  b.gravity(Vec3::Zero());
  b.useIntegrator("rkmk");
  b.run(1e-2, end, end / 4);
  return runModel(b.model());
}

/// A mass of 2 kg on a spring of free length 1 m along x, released at the elongation A.
ModelBuilder oscillator(double A, double stiffness, const Function& law) {
  ModelBuilder b;
  const ElementId mass =
      b.body("particle", "mass", {{"mass", 2.0}, {"position", Vec3(1 + A, 0, 0)}, {"velocity", Vec3(0, 0, 0)}});
  b.force("spring", "spring", {{"body2", mass}, {"stiffness", stiffness}, {"free_length", 1.0}, {"force", law}});
  return b;
}

}  // namespace

class TestForceElements : public QObject {
  Q_OBJECT

 private slots:
  /// x'' + (k x + b x^3) / m = 0 from A at rest is back after T = 4 K(kappa) / w, w^2 = (k + b A^2) / m,
  /// kappa^2 = b A^2 / (2 (k + b A^2)), K the complete elliptic integral (Nayfeh and Mook 1979, sec. 2.1).
  void duffing_passesTheMiddleAfterAQuarterPeriod() {
    const double k = 40, cubic = 3000, A = 0.2, m = 2;
    const double w = std::sqrt((k + cubic * A * A) / m);
    const double kappa = std::sqrt(cubic * A * A / (2 * (k + cubic * A * A)));
    const double T = 4 * std::comp_ellint_1(kappa) / w;
    ModelBuilder b = oscillator(A, k, {.expression = "3000*x^3"});
    const Run run = runTo(b, T);
    const double v = std::sqrt((k * A * A + cubic * A * A * A * A / 2) / m);  // by energy
    qInfo("middle: x %.2g, v %.2g; end: x %.2g", run.at(1, "mass.x") - 1, run.at(1, "mass.vx") + v,
          run.at(4, "mass.x") - 1 - A);
    // rkmk holds 1e-13 a step over about 100 steps.
    QVERIFY(std::abs(run.at(1, "mass.x") - 1) < 1e-10);
    QVERIFY(std::abs(run.at(1, "mass.vx") + v) < 1e-10);
    QVERIFY(std::abs(run.at(4, "mass.x") - 1 - A) < 1e-10);
    const double scatter = std::abs(run.at(1, "energy.total") - run.at(0, "energy.total"));
    QVERIFY(scatter < 1e-11 * run.at(0, "energy.total"));
  }

  /// A quarter of the period under an odd law f by quadrature of the energy integral, x = A sin p:
  ///   T/4 = integral of A cos p / sqrt(2 (U(A) - U(x)) / m) dp,  U by quadrature of f, too.
  void tabulatedSpring_keepsThePeriodOfTheEnergyIntegral() {
    const std::vector<TablePoint> law{{-0.3, -40}, {-0.1, -5}, {0, 0}, {0.1, 5}, {0.3, 40}};
    const Table f(law, Interpolation::monotone);
    const double A = 0.25, m = 2;
    const auto force = [&](double x) { return f.value(x); };
    const auto slope = [&](double p) {
      if (pi / 2 - p < 1e-6) return std::sqrt(m * A / force(A));  // its limit at the turning point
      const double x = A * std::sin(p);
      return A * std::cos(p) / std::sqrt(2 / m * numericalIntegral(force, x, A));
    };
    const double quarter = numericalIntegral(slope, 0, std::asin(0.1 / A)) +  // the law bends at 0.1
                           numericalIntegral(slope, std::asin(0.1 / A), pi / 2);
    ModelBuilder b = oscillator(A, 0, {.table = law});
    const Run run = runTo(b, 4 * quarter);
    qInfo("x %.2g after a quarter of %.9g s", run.at(1, "mass.x") - 1, 4 * quarter);
    // The second derivative of the law jumps at 0.1, which costs the embedded pair a few digits.
    QVERIFY(std::abs(run.at(1, "mass.x") - 1) < 1e-8);
    QVERIFY(std::abs(run.at(2, "mass.x") - 1 + A) < 1e-8);
  }

  /// phi = A cos(w t), w^2 = c / J.
  void torsionPendulum_swingsHarmonically() {
    ModelBuilder b;
    const double A = 2.5, c = 6, J = 0.7;
    const ElementId disc = b.body("rigid", "disc",
                                  {{"mass", 3.0},
                                   {"inertia", diagonal(0.4, 0.4, J)},
                                   {"orientation", Quat(Eigen::AngleAxisd(A, Vec3::UnitZ()))}});
    b.joint("revolute", "axle", {{"body2", disc}});
    b.force("torsion_spring", "wire", {{"body2", disc}, {"stiffness", c}});
    const double end = 3.3;
    const Run run = runTo(b, end);
    const double w = std::sqrt(c / J);
    const double error = run.at(4, "wire.angle") - A * std::cos(w * end);
    qInfo("angle %.2g", error);
    QVERIFY(std::abs(error) < 1e-10);
    QVERIFY(std::abs(run.at(4, "wire.rate") + A * w * std::sin(w * end)) < 1e-10);
  }

  /// From the periapsis r = a (1 - e): at the apoapsis a (1 + e) after half of T = 2 pi sqrt(a^3 / mu).
  void keplerOrbit_closes() {
    const double mu = 4, a = 1.3, e = 0.6;
    ModelBuilder b;
    const double v = std::sqrt(mu / a * (1 + e) / (1 - e));
    const Vec3 centre(1, -2, 3);
    b.body("particle", "moon",
           {{"mass", 5.0}, {"position", Vec3(centre + Vec3(a * (1 - e), 0, 0))}, {"velocity", Vec3(0, v, 0)}});
    b.force("central_gravity", "planet", {{"mu", mu}, {"centre", centre}});
    const Run run = runTo(b, 2 * pi * std::sqrt(a * a * a / mu));
    const Vec3 half = run.vector(2, "moon.x") - centre, full = run.vector(4, "moon.x") - run.vector(0, "moon.x");
    qInfo("apoapsis %.2g, closing %.2g", (half + Vec3(a * (1 + e), 0, 0)).norm(), full.norm());
    QVERIFY((half + Vec3(a * (1 + e), 0, 0)).norm() < 1e-9);
    QVERIFY(full.norm() < 1e-9);
    QVERIFY(std::abs(run.at(4, "energy.total") + 5 * mu / (2 * a)) < 1e-10);
  }

  /// The error of a mass m that follows a steady target obeys m e'' + kd e' + kp e = 0.
  void actuator_followsItsTarget() {
    const double m = 2, kp = 50, kd = 6, e0 = 0.3;
    ModelBuilder b;
    const ElementId mass =
        b.body("particle", "mass", {{"mass", m}, {"position", Vec3(1 - e0, 0, 0)}, {"velocity", Vec3(0.2, 0, 0)}});
    b.force("actuator", "drive",
            {{"body2", mass}, {"target", Function{.expression = "1 + 0.2*t"}}, {"kp", kp}, {"kd", kd}});
    const double end = 1.7;
    const Run run = runTo(b, end);
    const double d = kd / (2 * m), w = std::sqrt(kp / m - d * d);
    const double e = std::exp(-d * end) * e0 * (std::cos(w * end) + d / w * std::sin(w * end));
    qInfo("error of the mass %.2g", run.at(4, "mass.x") - (1 + 0.2 * end - e));
    // The target's rate is numerical, good to 1e-11.
    QVERIFY(std::abs(run.at(4, "mass.x") - (1 + 0.2 * end - e)) < 1e-10);
  }

  void actuator_givesNoMoreThanItsLimit() {
    ModelBuilder b;
    const ElementId mass = b.body("particle", "mass", {{"mass", 2.0}, {"position", Vec3(1, 0, 0)}});
    b.force("actuator", "drive",
            {{"body2", mass}, {"target", Function{.constant = 100}}, {"kp", 1e3}, {"max_force", 3.0}});
    const Run run = runTo(b, 0.8);
    QVERIFY(std::abs(run.at(4, "mass.x") - (1 + 0.5 * 1.5 * 0.64)) < 1e-12);
  }

  /// Pushed with F along a rail, a block ends at the speed v at which friction carries F:  P mud + c v = F, as v is far
  /// above the Stribeck velocity; the time constant m / c is left behind 30 times.
  void slidingBlock_reachesItsSteadySpeed() {
    ModelBuilder b;
    const ElementId block = b.body("particle", "block", {{"mass", 1.0}, {"velocity", Vec3(0, 0, 2)}});
    b.force("force", "push", {{"body", block}, {"value", TimeVector{Function{}, Function{}, Function{12}}}});
    b.force("joint_friction", "rail",
            {{"body2", block},
             {"motion", Choice{1}},
             {"normal_load", 50.0},
             {"dynamic_friction", 0.2},
             {"static_friction", 0.3},
             {"viscous_damping", 4.0}});
    const Run run = runTo(b, 7.5);
    const double v = (12 - 50 * 0.2) / 4;
    QVERIFY(std::abs(run.at(4, "block.vz") - v) < 1e-11);
    QVERIFY(std::abs(run.at(4, "rail.power") + 12 * v) < 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestForceElements)
#include "tst_force_elements.moc"
