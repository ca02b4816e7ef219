// Mechanisms of the library against figures and laws that were published of them.
//
// The car axis: 13 digits of the test set of initial value problems. Foucault's pendulum: its plane turns at w sin(b)
// against the earth, b the latitude of the plumb line. Puma 560: the gravity load of its motors.

#include "analysis/driven_motion.h"
#include "support/integrator_rows.h"
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/measured_run.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

Mechanism named(const Mechanisms& family, const std::string& name) {
  for (const Mechanism& m : family)
    if (m.name == name) return m;
  throw std::invalid_argument("no mechanism " + name);
}

/// Direction of the major axis of the ellipse of a harmonic swing about the origin, from east [rad].
double planeOfSwing(const Vec3& x, const Vec3& v, double rate) {
  const Vec3 u = v / rate;
  const double xx = x.x() * x.x() + u.x() * u.x(), yy = x.y() * x.y() + u.y() * u.y();
  return 0.5 * std::atan2(2 * (x.x() * x.y() + u.x() * u.y()), xx - yy);
}

}  // namespace

class TestPublishedMechanisms : public QObject {
  Q_OBJECT
 private slots:
  /// What the library knows of a motion is right where it was published.
  void carAxis_isWhereItWasPublished() {
    const Mechanism m = named(particles(), "car axis");
    const Moment end = trajectory(m.equations, m.q0, m.v0, {3}).back();
    const BodyPlaces at = m.equations.places(end.q, 3);
    QVERIFY((at[1].x - Vec3(0.04934557842755629, 0.4969894602303324, 0)).norm() < 1e-9);  // steps of 1e-10 each
    QVERIFY((at[2].x - Vec3(1.041742524885400, 0.3739110272652214, 0)).norm() < 1e-9);
  }

  /// By what remains beside Foucault's law: the turn of an ellipse of the semi-axes A and A w sin(b) / k by itself, a
  /// share of 3 (A / l)^2 / 8 (Airy 1851), and that centrifugal forces hold east and north unlike, w^2 cos^2(b) / 2 k.
  void foucault_turnsAsTheSineOfLatitude() {
    constexpr double radius = 1000, w = 0.01, latitude = 0.7, A = 0.03, l = 1, g = 9.81, end = 40;
    Mechanism m = foucault(radius, w, latitude);
    const double out = w * w * radius * std::cos(latitude);
    const double lean = std::atan2(out * std::sin(latitude), g - out * std::cos(latitude));
    const double rest = -l * std::sin(lean), rate = std::sqrt(g / l), b = latitude + lean;
    const VecX q0 = coordinates({A, rest});
    const ExpectedMotion e = freeMotion(m, q0, m.v0, end);
    const MeasuredRun run = measure(m, m.build(q0, m.v0), e, {.type = &integratorType("rkmk"), .step = 1e-2});
    QVERIFY2(run.failure.empty(), run.failure.c_str());
    QVERIFY2(run.errors.position < 1e-8, qPrintable(QString::number(run.errors.position)));
    const BodyMotion& bob = run.rows.back().bodies[1];
    const Mat3 earth = turned(2, w * end);
    Mat3 here;
    here << 0, -std::sin(latitude), std::cos(latitude), 1, 0, 0, 0, std::cos(latitude), std::sin(latitude);
    const Vec3 x = here.transpose() * (earth.transpose() * bob.at.x) - Vec3(0, rest, 0);
    // As axes see it that turn with the plane.
    const Vec3 v =
        (earth * here).transpose() * (bob.v - Vec3(0, 0, w).cross(bob.at.x)) + w * std::sin(b) * Vec3(-x.y(), x.x(), 0);
    const double turn = planeOfSwing(x, v, rate), law = -w * std::sin(b) * end;
    const double beside = (0.375 * A * A / (l * l) * w * std::sin(b) + w * w * std::pow(std::cos(b), 2) / rate) * end;
    qInfo("turned by %.6f rad, by the law %.6f, which is good to %.2g", turn, law, beside);
    QVERIFY(std::abs(turn - law) < beside);
  }

  void puma_needsThePublishedTorques_data() {
    QTest::addColumn<QList<double>>("q");
    QTest::addColumn<QList<double>>("torque");
    const double r = M_PI / 2;
    QTest::newRow("zero") << QList<double>{0, 0, 0, 0, 0, 0} << QList<double>{0, 37.4837, 0.2489, 0, 0, 0};
    QTest::newRow("nominal") << QList<double>{0, M_PI / 4, M_PI, 0, M_PI / 4, 0}
                             << QList<double>{0, 31.6399, 6.0351, 0, 0.0283, 0};
    QTest::newRow("stretched") << QList<double>{0, 0, -r, 0, 0, 0} << QList<double>{0, 46.0069, 8.7722, 0, 0.0283, 0};
    QTest::newRow("ready") << QList<double>{0, r, -r, 0, 0, 0} << QList<double>{0, -0.7752, 0.2489, 0, 0, 0};
  }
  /// P. Corke, Robotics Toolbox, gravload and rne of p560: four digits behind the point.
  void puma_needsThePublishedTorques() {
    QFETCH(QList<double>, q);
    QFETCH(QList<double>, torque);
    Mechanism m = named(robots(), "Puma 560");
    for (Input& in : m.inputs) in.rate = in.swing = 0;
    const VecX at = Eigen::Map<const VecX>(q.data(), q.size()), rest = VecX::Zero(q.size());
    const VecX known = m.equations.neededForce(at, rest, rest, 0);
    const auto system = System::compile(m.driven(at).model()).value();
    const auto channels = system->channels().list();
    std::vector<double> values(channels.size());
    const auto done = drivenMotion(*system, {.end = 0.01, .step = 0.01}, [&](const EvaluatedState& here) {
      system->channels().report(here, values);
      return true;
    });
    QVERIFY2(done, done ? "" : done.error().text().c_str());
    int found = 0;
    for (std::size_t c = 0; c < channels.size(); ++c)
      for (int i = 0; i < 6; ++i)
        if (channels[c].name == "motor " + std::to_string(i) + ".torque") {
          QVERIFY(std::abs(values[c] - torque[i]) < 5.1e-5);
          QVERIFY(std::abs(values[c] - known[i]) < 1e-9);
          ++found;
        }
    QCOMPARE(found, 6);
  }
};

QTEST_APPLESS_MAIN(TestPublishedMechanisms)
#include "tst_published_mechanisms.moc"
