// Nonholonomic constraints: the sleigh and the rolling disc against closed forms, in every method that runs them.

#include "integrators/integrator.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

// Chaplygin's sleigh (Neimark and Fufaev 1972, ch. 2): blade a behind the centre of mass, speed u along the blade,
// J = I/m + a^2:  u' = a w^2, w' = -(a/J) u w, so u = U tanh(k t), w = U / sqrt(J) sech(k t), k = a U / J.
constexpr double m = 1.5, a = 0.3, I = 0.12, J = I / m + a * a, U = 2, k = a * U / J, start = -0.3;
double alongBlade(double t) { return U * std::tanh(k * (t + start)); }
double turning(double t) { return U / std::sqrt(J) / std::cosh(k * (t + start)); }

ModelBuilder sleigh() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const double w = turning(0);
  const ElementId body = b.body("rigid", "sleigh",
                                {{"mass", m},
                                 {"inertia", diagonal(0.08, 0.07, I)},
                                 {"velocity", Vec3(alongBlade(0), a * w, 0)},
                                 {"angular_velocity", Vec3(0, 0, w)}});
  b.joint("knife_edge", "blade", {{"body1", ground}, {"body2", body}, {"frame2", at(Vec3(-a, 0, 0))}});
  return b;
}

// A thin disc that rolls in a circle at constant lean: with theta from the vertical to the disc's axis e3, e1 along
// the track, n = cos(theta) e3 + sin(theta) e2, omega = Omega sin(theta) e2 + w3 e3, moments about the centre give
//   (C + m r^2) w3 Omega sin(theta) - A Omega^2 sin(theta) cos(theta) + m g r cos(theta) = 0.
struct Disc {
  double mass = 2, r = 0.5, g = 9.81, theta = std::numbers::pi / 3, Omega = 3;
  double A = mass * r * r / 4, C = 2 * A;
  double w3 = (A * Omega * Omega * std::sin(theta) * std::cos(theta) - mass * g * r * std::cos(theta)) /
              ((C + mass * r * r) * Omega * std::sin(theta));
  Vec3 e3{0, -std::sin(theta), std::cos(theta)}, e2{0, std::cos(theta), std::sin(theta)};
  Vec3 center(double t) const {
    const Vec3 c = r * e2, Q = c - r * w3 / Omega * Vec3::UnitY();
    return Q + Eigen::AngleAxisd(Omega * t, Vec3::UnitZ()) * (c - Q);
  }
};

ModelBuilder rollingDisc(double extraSpin = 0) {
  const Disc d;
  ModelBuilder b;
  Mat3 R;
  R << Vec3::UnitX(), d.e2, d.e3;
  const double w3 = d.w3 + extraSpin;
  const ElementId disc = b.body("rigid", "disc",
                                {{"mass", d.mass},
                                 {"inertia", diagonal(d.A, d.A, d.C)},
                                 {"position", Vec3(d.r * d.e2)},
                                 {"orientation", Quat(R)},
                                 {"velocity", Vec3(-d.r * w3, 0, 0)},
                                 {"angular_velocity", Vec3(0, d.Omega * std::sin(d.theta), w3)}});
  b.joint("rolling_disc", "track", {{"body1", ground}, {"body2", disc}, {"radius", d.r}});
  return b;
}

void addMethods(bool refuses) {
  QTest::addColumn<QString>("method");
  for (const TypeInfo* type : catalog().of(Category::integrator))
    if (refusal(static_cast<const IntegratorType&>(*type), sleigh().model()).has_value() == refuses)
      QTest::addRow("%s", type->id.c_str()) << QString::fromStdString(type->id);
}

Run runWith(ModelBuilder b, const QString& method, double h, double end) {
  b.useIntegrator(method.toStdString());
  b.run(h, end, end);
  for (const char* key : {"atol", "rtol"})
    if (b.model().simulation().type->find(key)) b.set(simulationId, key, 1e-11);
  return runModel(b.model());
}

/// The order that the method claims at least, and two at most: the constraint holds in the middle of a step.
void checkSlope(const QString& method, double coarse, double fine) {
  const TypeInfo* type = catalog().find(Category::integrator, method.toStdString());
  const double least = std::min(2, static_cast<const IntegratorType*>(type)->capabilities.order) - 0.15;
  const double slope = std::log2(coarse / fine);
  QVERIFY2(slope > least && slope < 2.15, qPrintable(QString("slope %1: %2 %3").arg(slope).arg(coarse).arg(fine)));
}

}  // namespace

class TestNonholonomic : public QObject {
  Q_OBJECT
 private slots:
  void degreesOfFreedom() {
    const auto count = [](const ModelBuilder& b) {
      const auto system = System::compile(b.model()).value();
      return mobility(*system, system->initialState()).degreesOfFreedom();
    };
    QCOMPARE(count(sleigh()), 5);
    QCOMPARE(count(rollingDisc()), 3);
  }

  void methodsThatCannot_sayWhy_data() { addMethods(true); }
  void methodsThatCannot_sayWhy() {
    QFETCH(QString, method);
    const auto& type = static_cast<const IntegratorType&>(*catalog().find(Category::integrator, method.toStdString()));
    QVERIFY(refusal(type, sleigh().model())->message.size() > 60);
  }
  void generalizedAlphaAndRkmk_canRun() {
    for (const char* id : {"geom1", "geom2", "geom3", "linear", "se3", "kynema", "rkmk"})
      QVERIFY(
          !refusal(static_cast<const IntegratorType&>(*catalog().find(Category::integrator, id)), sleigh().model()));
  }

  void sleigh_followsTheClosedForm_data() { addMethods(false); }
  void sleigh_followsTheClosedForm() {
    QFETCH(QString, method);
    constexpr double end = 0.6;
    const auto error = [&](double h) {
      const Run run = runWith(sleigh(), method, h, end);
      const std::size_t last = run.last();
      // The force across the blade: m (a w' + u w).
      const double w = turning(end), u = alongBlade(end), force = m * (-a * a / J * u * w + u * w);
      const double speed = run.vector(last, "sleigh.vx").squaredNorm();
      return std::array{std::abs(run.at(last, "sleigh.wz") - w), std::abs(speed - u * u - a * a * w * w),
                        std::abs(-run.at(last, "blade.lambda1") - force), run.at(last, "drift.velocity")};
    };
    if (method == "rkmk") {
      for (const double e : error(1e-3)) QVERIFY2(e < 1e-9, qPrintable(QString::number(e)));
      return;
    }
    const auto coarse = error(4e-3), fine = error(2e-3);
    checkSlope(method, coarse[0], fine[0]);
    checkSlope(method, coarse[2], fine[2]);
    QVERIFY2(fine[3] < 1e-9, qPrintable(QString::number(fine[3])));  // the blade does not slip, whatever the step
  }

  void disc_rollsInACircle_data() { addMethods(false); }
  void disc_rollsInACircle() {
    QFETCH(QString, method);
    const Disc d;
    constexpr double end = 1.0;
    const auto error = [&](double h) {
      const Run run = runWith(rollingDisc(), method, h, end);
      return std::array{(run.vector(run.last(), "disc.x") - d.center(end)).norm(), run.at(run.last(), "drift.velocity"),
                        run.at(run.last(), "drift.position")};
    };
    if (method == "rkmk") {
      QVERIFY2(error(1e-3)[0] < 1e-8, qPrintable(QString::number(error(1e-3)[0])));
      return;
    }
    const auto coarse = error(2e-3), fine = error(1e-3);
    checkSlope(method, coarse[0], fine[0]);
    QVERIFY2(fine[2] < 1e-10, qPrintable(QString::number(fine[2])));
  }

  /// Rolling does no work: a wobbling disc keeps its energy, to the tolerance of rkmk.
  void wobblingDisc_keepsItsEnergy() {
    const Run run = runWith(rollingDisc(0.8), "rkmk", 1e-3, 2.0);
    QVERIFY(std::abs(run.at(run.last(), "energy.numerical")) < 1e-8 * run.at(0, "energy.total"));
    QVERIFY((run.vector(run.last(), "disc.x") - run.vector(0, "disc.x")).norm() > 0.1);
  }
};

QTEST_APPLESS_MAIN(TestNonholonomic)
#include "tst_nonholonomic.moc"
