// A coin that rolls, wobbling (the data of Exudyn's rollingCoinTest: radius 10 mm, tilted by one degree, 1800 deg/s),
// against the equations of the rolling disc in angles.

#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double radius = 0.01, mass = 0.02, gravity = 9.81, tilt = std::numbers::pi / 180;
constexpr double spin = 10 * std::numbers::pi;               // 1800 deg/s
constexpr double A = mass * radius * radius / 4, C = 2 * A;  // thin
constexpr double mr2 = mass * radius * radius;

/// theta from the vertical n to the coin's axis e3, e1 along the track, omega = theta' e1 + phi' sin(theta) e2 +
/// w e3. Moments about the centre, and the contact point at rest (Routh 1905, sec. 244):
///   (C + m r^2) w' = m r^2 theta' phi' sin(theta)
///   A (phi'' sin(theta) + 2 phi' theta' cos(theta)) = C w theta'
///   (A + m r^2) theta'' = A phi'^2 sin cos - (C + m r^2) w phi' sin - m g r cos
/// and the centre moves with r (theta' e3 - w e1).
struct Coin {
  using Angles = std::array<double, 7>;  // theta, theta', phi, phi', w, x, y
  static Angles rate(const Angles& q) {
    const auto [theta, dTheta, phi, dPhi, w, x, y] = q;
    const double s = std::sin(theta), c = std::cos(theta);
    const double ddTheta =
        (A * dPhi * dPhi * s * c - (C + mr2) * w * dPhi * s - mass * gravity * radius * c) / (A + mr2);
    const double ddPhi = (C * w * dTheta / A - 2 * dPhi * dTheta * c) / s;
    const Vec3 v = radius * (dTheta * axis(q) - w * Vec3(std::cos(phi), std::sin(phi), 0));
    return {dTheta, ddTheta, dPhi, ddPhi, mr2 * dTheta * dPhi * s / (C + mr2), v.x(), v.y()};
  }
  static Vec3 axis(const Angles& q) {
    const double s = std::sin(q[0]);
    return {s * std::sin(q[2]), -s * std::cos(q[2]), std::cos(q[0])};
  }
  static Vec3 center(const Angles& q) { return {q[5], q[6], radius * std::sin(q[0])}; }
  /// Classical Runge-Kutta.
  static Angles after(double t, int steps) {
    Angles q{std::numbers::pi / 2 - tilt, 0, 0, 0, spin, 0, radius * std::sin(tilt)};
    const double h = t / steps;
    const auto plus = [](const Angles& a, double f, const Angles& b) {
      Angles sum;
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = a[i] + f * b[i];
      return sum;
    };
    for (int i = 0; i < steps; ++i) {
      const Angles k1 = rate(q), k2 = rate(plus(q, h / 2, k1)), k3 = rate(plus(q, h / 2, k2)),
                   k4 = rate(plus(q, h, k3));
      for (std::size_t j = 0; j < q.size(); ++j) q[j] += h / 6 * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]);
    }
    return q;
  }
};

Run rollTo(double end, const std::string& integrator, double h) {
  ModelBuilder b;
  const double theta = std::numbers::pi / 2 - tilt;
  const Vec3 e2(0, std::cos(theta), std::sin(theta)), e3(0, -std::sin(theta), std::cos(theta));
  Mat3 R;
  R << Vec3::UnitX(), e2, e3;
  const ElementId coin = b.body("rigid", "coin",
                                {{"mass", mass},
                                 {"inertia", diagonal(A, A, C)},
                                 {"position", Vec3(radius * e2)},
                                 {"orientation", Quat(R)},
                                 {"velocity", Vec3(-radius * spin, 0, 0)},
                                 {"angular_velocity", Vec3(0, 0, spin)}});
  b.joint("rolling_disc", "table", {{"body2", coin}, {"radius", radius}});
  b.useIntegrator(integrator);
  b.run(h, end, end / 10);
  return runModel(b.model());
}

/// Largest distance of the centre, over the radius, and of the axis, at ten times.
double errorOf(const Run& run) {
  double worst = 0;
  for (std::size_t row = 0; row <= run.last(); ++row) {
    const double t = run.recording->time(row);
    const Coin::Angles exact = Coin::after(t, 4000);
    const Quat R(run.at(row, "coin.qw"), run.at(row, "coin.qx"), run.at(row, "coin.qy"), run.at(row, "coin.qz"));
    worst = std::max({worst, (run.vector(row, "coin.x") - Coin::center(exact)).norm() / radius,
                      (R * Vec3::UnitZ() - Coin::axis(exact)).norm()});
  }
  return worst;
}

}  // namespace

class TestRollingCoin : public QObject {
  Q_OBJECT
 private slots:
  void anglesAreSolvedToTenDigits() {
    const Coin::Angles coarse = Coin::after(0.5, 2000), fine = Coin::after(0.5, 4000);
    QVERIFY((Coin::center(coarse) - Coin::center(fine)).norm() < 1e-10 * radius * 16);
    QVERIFY(std::abs(Coin::after(0.5, 4000)[0] - std::numbers::pi / 2) > 1e-4);  // it wobbles
  }
  void rkmk_meetsTheAngles() {
    const Run run = rollTo(0.5, "rkmk", 1e-3);
    QCOMPARE(run.facts.degreesOfFreedom, 3);
    const double error = errorOf(run);
    qInfo("rkmk to 0.5 s, 2.5 turns: %.2g", error);
    QVERIFY(error < 1e-8);
    // Rolling does no work.
    QVERIFY(std::abs(run.at(run.last(), "energy.total") - run.at(0, "energy.total")) <
            1e-9 * run.at(0, "energy.total"));
  }
  void generalizedAlpha_isOfSecondOrder() {
    const double coarse = errorOf(rollTo(0.5, "geom1", 1e-3)), fine = errorOf(rollTo(0.5, "geom1", 5e-4));
    qInfo("geom1: %.3g %.3g, slope %.3f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.1);
  }
};

QTEST_APPLESS_MAIN(TestRollingCoin)
#include "tst_rolling_coin.moc"
