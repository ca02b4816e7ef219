// Stops of joints that follow the inertia behind them, by every method: against the closed forms of a mass on a spring
// and a damper, and what falls on them comes to rest. And stiff stops that a model gives itself.

#include "run/start_warnings.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr const char* methods[] = {"geom1", "kynema", "liemid_ea", "bdf_ggl", "rkmk", "local_pos"};
constexpr double mass = 2, inertia = 0.2, arm = 0.5, g = 9.81;
constexpr double aboutHinge = inertia + mass * arm * arm;

/// A rod that turns about z at the origin, its centre `arm` away along x.
ModelBuilder rotor(double weight, double size = 1) {
  ModelBuilder b;
  b.gravity(Vec3(0, -weight, 0));
  const double m = mass * std::pow(size, 3), J = inertia * std::pow(size, 5);
  const ElementId rod =
      b.body("rigid", "rod", {{"mass", m}, {"inertia", diagonal(0.5 * J, J, J)}, {"position", Vec3(arm * size, 0, 0)}});
  b.joint("revolute", "hinge", {{"body1", ground}, {"body2", rod}, {"frame2", at(Vec3(-arm * size, 0, 0))}});
  return b;
}

void spin(ModelBuilder& b, double speed) {
  const Element& rod = *b.model().find("rod");
  b.set(rod.id, "velocity", Vec3(0, speed * arm, 0));
  b.set(rod.id, "angular_velocity", Vec3(0, 0, speed));
}

/// The lower limit is -4 unless it is given.
void stop(ModelBuilder& b, Values values) {
  const TypeInfo& type = *catalog().find(Category::force, "joint_stop");
  std::any params = type.defaults;
  type.find("joint")->set(params, b.model().find("hinge")->id);
  type.find("lower")->set(params, -4.0);
  for (const auto& [key, value] : values) type.find(key)->set(params, value);
  b.insert(type, "stop", std::move(params));
}

double largest(const Run& run, const std::string& channel) {
  double out = 0;
  for (std::size_t row = 0; row <= run.last(); ++row) out = std::max(out, std::abs(run.at(row, channel)));
  return out;
}

void byMethods() {
  QTest::addColumn<QString>("method");
  for (const char* method : methods) QTest::newRow(method) << method;
}

}  // namespace

class TestJointStops : public QObject {
  Q_OBJECT
 private slots:
  /// Without weight a blow lasts a hundredth of a second, or less where the speed of the start would go deeper than
  /// 0.02 rad; share and depth f v T are those of half a vibration. The stop sets in over a tenth of that depth, by
  /// which the latter differs. In steps of 1 ms a blow is eight to ten of them.
  void blow_givesBackItsShare_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("restitution");
    QTest::addColumn<double>("step");
    for (const char* method : methods)
      for (const double e : {0.1, 0.5, 1.0})
        for (const double step : {1e-3, 1e-4}) QTest::addRow("%s, %g, %g s", method, e, step) << method << e << step;
  }
  void blow_givesBackItsShare() {
    QFETCH(QString, method);
    QFETCH(double, restitution);
    QFETCH(double, step);
    constexpr double speed = 8;
    ModelBuilder b = rotor(0);
    spin(b, speed);
    stop(b, {{"upper", 0.2}, {"restitution", restitution}});
    b.useIntegrator(method.toStdString());
    b.run(step, 0.08);
    const Run run = runModel(b.model());
    const double decay = -std::log(restitution), pi = std::numbers::pi;
    const double f = std::exp(-decay / pi * std::atan2(pi, decay)) / std::hypot(pi, decay);
    const double depth = std::min(0.02, f * speed * 0.01);
    const double share = -run.at(run.last(), "hinge.angle_rate") / speed, deepest = largest(run, "stop.deflection");
    const bool isCoarse = step == 1e-3 && method != "rkmk" && method != "bdf_ggl";
    QVERIFY2(std::abs(share - restitution) < (isCoarse ? 0.05 : 0.006), qPrintable(QString::number(share)));
    QVERIFY2(std::abs(deepest - depth) < (isCoarse ? 0.3 : 0.07) * depth, qPrintable(QString::number(deepest / depth)));
  }

  /// A rod falls by 90 degrees onto its stop, bounces and lies: the moment of the stop is that of its weight.
  void fall_endsAtRest_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("size");
    for (const char* method : methods)
      for (const double size : {1.0, 0.02}) QTest::addRow("%s, size %g", method, size) << method << size;
  }
  void fall_endsAtRest() {
    QFETCH(QString, method);
    QFETCH(double, size);
    ModelBuilder b = rotor(g, size);
    const double limit = -0.5 * std::numbers::pi + 0.4, m = mass * std::pow(size, 3);
    stop(b, {{"lower", limit}, {"upper", 1.0}});
    b.useIntegrator(method.toStdString());
    b.run(1e-3, 2);
    const Run run = runModel(b.model());
    const double start = run.at(0, "energy.total"), fall = m * g * arm * size;
    for (std::size_t row = 0; row <= run.last(); ++row) QVERIFY(run.at(row, "energy.total") < start + 0.01 * fall);
    const double angle = run.at(run.last(), "hinge.angle");
    // What falls through the whole range goes a twentieth of it, or 0.02, behind the stop; this falls less.
    QVERIFY(largest(run, "stop.deflection") < 0.02);
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle_rate")) < 1e-3 * std::sqrt(g / (arm * size)));
    QVERIFY(std::abs(run.at(run.last(), "stop.torque") - fall * std::cos(angle)) < 0.01 * fall);
  }

  /// A stop of 4 million N m/rad, which vibrates at 2390 rad/s with this rod: a step of 1 ms is cut where it is
  /// touched, and the rod comes back as fast as it came.
  void stiffStop_isResolved_data() { byMethods(); }
  void stiffStop_isResolved() {
    QFETCH(QString, method);
    ModelBuilder b = rotor(0);
    spin(b, 8);
    stop(b, {{"upper", 0.2}, {"stiffness", 4e6}});
    b.useIntegrator(method.toStdString());
    b.run(1e-3, 0.06);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle_rate") + 8) < 0.01 * 8);
  }

  void stiffStop_isSaid() {
    const auto said = [](double stiffness, double damping) {
      ModelBuilder b = rotor(0);
      stop(b, {{"upper", 0.2}, {"stiffness", stiffness}, {"damping", damping}});
      b.run(1e-3, 1);
      const auto stepper = Stepper::create(b.model(), false);
      if (!stepper) throw std::runtime_error(stepper.error().text());
      return startWarnings(b.model(), **stepper);
    };
    QVERIFY(said(0, 0).empty());
    QVERIFY(said(1e6, 0).empty());
    // 0.4 / sqrt(k / I) = 1.06e-5 s
    const auto stiff = said(1e9, 0);
    QCOMPARE(stiff.size(), std::size_t(1));
    QVERIFY2(stiff[0].find("'stop' is stiff for the 0.7 kg m^2 behind it") != std::string::npos &&
                 stiff[0].find("cut to 1.1e-05 s") != std::string::npos,
             stiff[0].c_str());
    QCOMPARE(said(1, 1e6).size(), std::size_t(1));
  }

  /// Damping of its own goes with stiffness of its own.
  void dampingAlone_isRefused() {
    ModelBuilder b = rotor(0);
    stop(b, {{"upper", 1.0}});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, b.set(b.model().find("stop")->id, "damping", 1.0));
  }
};

QTEST_GUILESS_MAIN(TestJointStops)
#include "tst_joint_stops.moc"
