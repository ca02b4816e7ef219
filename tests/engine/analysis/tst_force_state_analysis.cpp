// Statics, stability and eigenmodes where forces have states of their own or no potential: integrating actuators,
// friction with bristles, follower loads. Against polynomials solved by hand, force balance and published limits.

#include "analysis/statics_text.h"
#include "support/modes_of.h"

#include <QtTest>

#include <algorithm>
#include <complex>
#include <vector>

using namespace gyre;
using namespace gyre::test;

namespace {

using Complex = std::complex<double>;
constexpr double mass = 2, g = 9.81;

/// A block on a vertical rail, held at the length 1 m by an actuator; n such blocks side by side.
ModelBuilder lift(double kp, double ki, double kd, double integralLimit = 0, double maxForce = 0, int n = 1) {
  ModelBuilder b;
  for (int i = 0; i < n; ++i) {
    const std::string number = std::to_string(i + 1);
    const ElementId block = b.body("rigid", "block " + number, {{"mass", mass}, {"position", Vec3(0, 0, 0.8)}});
    b.joint("prismatic", "rail " + number, {{"body1", ground}, {"body2", block}});
    b.force("actuator", "lift " + number,
            {{"body1", ground},
             {"body2", block},
             {"target", Function{1}},
             {"kp", kp},
             {"ki", ki},
             {"kd", kd},
             {"integral_limit", integralLimit},
             {"max_force", maxForce}});
  }
  return b;
}

/// Gains that give  m s^3 + kd s^2 + kp s + ki = m (s + a) (s^2 + 2 zeta w s + w^2).
struct Gains {
  double a, zeta, w;
  double kd() const { return mass * (a + 2 * zeta * w); }
  double kp() const { return mass * (w * w + 2 * zeta * w * a); }
  double ki() const { return mass * a * w * w; }
};

Equilibrium restOf(const ModelBuilder& b) {
  const auto system = System::compile(b.model()).value();
  auto rest = findEquilibrium(*system, system->initialState());
  if (!rest) throw std::runtime_error(rest.error().text());
  return *rest;
}

/// Distance of a root from the nearest mode.
double nearest(const std::vector<Mode>& modes, Complex root) {
  double best = 1e300;
  for (const Mode& mode : modes) best = std::min(best, std::abs(mode.lambda - root));
  return best;
}

/// A block pressed against a wall by friction with bristles alone.
ModelBuilder stuckBlock(int n = 1) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  for (int i = 0; i < n; ++i) {
    const ElementId block = b.body("rigid", "block " + std::to_string(i + 1), {{"mass", mass}});
    b.joint("prismatic", "rail " + std::to_string(i + 1), {{"body1", ground}, {"body2", block}});
    b.force("joint_friction", "brake " + std::to_string(i + 1),
            {{"body1", ground},
             {"body2", block},
             {"motion", Choice{1}},
             {"model", Choice{1}},
             {"normal_load", 100.0},
             {"viscous_damping", 5.0},
             {"bristle_stiffness", 1e5},
             {"bristle_damping", 300.0}});
  }
  return b;
}

/// Ziegler's column (1952; Bolotin 1963, sec. 2.2): two massless rods of length 1 with hinge springs 1, masses 2 and 1
/// at their ends, pressed by P along the upper rod.
ModelBuilder ziegler(double P) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const Inertia point = diagonal(1e-9, 1e-9, 1e-9);
  const ElementId lower = b.body("rigid", "lower", {{"mass", 2.0}, {"inertia", point}, {"position", Vec3(1, 0, 0)}});
  const ElementId upper = b.body("rigid", "upper", {{"mass", 1.0}, {"inertia", point}, {"position", Vec3(2, 0, 0)}});
  b.joint("revolute", "foot", {{"body1", ground}, {"body2", lower}, {"frame2", at(Vec3(-1, 0, 0))}});
  b.joint("revolute", "knee", {{"body1", lower}, {"body2", upper}, {"frame2", at(Vec3(-1, 0, 0))}});
  for (const auto& [name, one, two] : {std::tuple{"spring 1", ground, lower}, std::tuple{"spring 2", lower, upper}})
    b.force("torsion_spring", name, {{"body1", one}, {"body2", two}, {"stiffness", 1.0}});
  b.force("force", "load",
          {{"body", upper}, {"value", TimeVector{Function{-P}, Function{}, Function{}}}, {"resolved_in", Choice{1}}});
  return b;
}

}  // namespace

class TestForceStateAnalysis : public QObject {
  Q_OBJECT
 private slots:
  void modesOfAController_areTheRootsOfItsPolynomial_data() {
    QTest::addColumn<bool>("sparse");
    QTest::addColumn<int>("n");
    QTest::newRow("dense") << false << 1;
    QTest::newRow("sparse") << true << 6;
  }
  void modesOfAController_areTheRootsOfItsPolynomial() {
    QFETCH(bool, sparse);
    QFETCH(int, n);
    const Gains gains{.a = 1.5, .zeta = 0.3, .w = 8};
    const auto modes = modesOf(lift(gains.kp(), gains.ki(), gains.kd(), 0, 0, n),
                               {.method = sparse ? ModesMethod::sparse : ModesMethod::dense});
    // One root of every conjugate pair is listed.
    QCOMPARE(modes.size(), static_cast<std::size_t>(2 * n));
    const Complex pair(-gains.zeta * gains.w, gains.w * std::sqrt(1 - gains.zeta * gains.zeta));
    QVERIFY(nearest(modes, -gains.a) < 1e-9);
    QVERIFY(nearest(modes, pair) < 1e-9);
    for (const Mode& mode : modes) {
      QVERIFY(!mode.rigid);
      QVERIFY(std::min(std::abs(mode.lambda + gains.a), std::abs(mode.lambda - pair)) < 1e-7);
    }
  }

  /// m s^2 + (sigma1 + sigma2) s + sigma0 = 0: bristles hold like springs.
  void modesOfStuckFriction_areThoseOfItsBristles_data() {
    QTest::addColumn<bool>("sparse");
    QTest::newRow("dense") << false;
    QTest::newRow("sparse") << true;
  }
  void modesOfStuckFriction_areThoseOfItsBristles() {
    QFETCH(bool, sparse);
    const auto modes =
        modesOf(stuckBlock(sparse ? 5 : 1), {.method = sparse ? ModesMethod::sparse : ModesMethod::dense});
    const double w = std::sqrt(1e5 / mass), zeta = 305 / (2 * std::sqrt(1e5 * mass));
    QCOMPARE(modes.size(), sparse ? std::size_t{5} : std::size_t{1});
    for (const Mode& mode : modes) {
      QVERIFY(!mode.rigid);
      QVERIFY(std::abs(mode.naturalFrequency() * 2 * M_PI / w - 1) < 1e-9);
      QVERIFY(std::abs(mode.damping - zeta) < 1e-9);
    }
  }

  /// At rest the integral carries the weight, and the error is gone.
  void integral_carriesTheWeight() {
    const Equilibrium rest = restOf(lift(200, 300, 20));
    QVERIFY(std::abs(rest.state.q[2] - 1) < 1e-10);
    QVERIFY(rest.residual < 1e-9);
    QVERIFY(rest.stability.isStable());
    VecX z = VecX::Zero(1);
    const auto system = System::compile(lift(200, 300, 20).model()).value();
    system->forces().readStates(rest.state, z);
    QVERIFY(std::abs(z[0] - mass * g / 300) < 1e-10);
  }
  /// An integral that may give 5 N leaves the rest to kp.
  void integralAtItsLimit_leavesAnError() {
    const Equilibrium rest = restOf(lift(200, 300, 20, 5.0));
    QVERIFY(std::abs(rest.state.q[2] - (1 - (mass * g - 5) / 200)) < 1e-9);
    QVERIFY(rest.stability.isStable());
  }
  void actuatorTooWeak_isAnError() {
    const auto system = System::compile(lift(200, 300, 20, 0, 10.0).model()).value();
    const auto rest = findEquilibrium(*system, system->initialState());
    QVERIFY(!rest);
    QCOMPARE(rest.error().kind, Error::Kind::numerical);
  }
  /// Routh: m s^3 + kd s^2 + kp s + ki is stable for ki < kp kd / m, here 2000.
  void tooMuchIntegral_isUnstable() {
    QVERIFY(restOf(lift(200, 1990, 20)).stability.isStable());
    QCOMPARE(restOf(lift(200, 2010, 20)).stability.unstable, 1);
  }

  /// Flutter from P = 7/2 - sqrt 2 = 2.086 on, though the springs resist every displacement for P < 2 only, and any
  /// dead load of 0.38 would buckle it.
  void followerLoad_fluttersWhereZieglerSays() {
    const double critical = 3.5 - std::sqrt(2.0);
    for (const double P : {1.0, 1.99, 2.0, 2.03, critical - 1e-3}) {
      const Stability s = restOf(ziegler(P)).stability;
      QVERIFY2(s.isStable() && s.neutral == 0,
               qPrintable(QString("P = %1: %2").arg(P).arg(stabilityText(s, true).c_str())));
    }
    for (const double P : {critical + 1e-3, 2.5, 4.0})
      QVERIFY2(restOf(ziegler(P)).stability.unstable == 1, qPrintable(QString::number(P)));
  }
  void deadLoad_bucklesWhereEulerSays() {
    // [2 - P, -1; -1, 1 - P] is singular for P = (3 - sqrt 5) / 2 = 0.38.
    const double critical = 0.5 * (3 - std::sqrt(5.0));
    for (const double part : {0.999, 1.001}) {
      ModelBuilder b = ziegler(part * critical);
      b.set(b.model().find("load")->id, "resolved_in", Choice{0});
      QCOMPARE(restOf(b).stability.isStable(), part < 1);
    }
  }
};

QTEST_APPLESS_MAIN(TestForceStateAnalysis)
#include "tst_force_state_analysis.moc"
