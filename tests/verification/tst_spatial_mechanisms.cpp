// Spatial mechanisms: the stiff flyball governor (IFToMM A05) against reference/flyball_governor.json, and the spatial
// slider-crank (IFToMM library; Haug 1989, sec. 12.2) against its closed kinematics and the energy integral, which is a
// complete solution of a motion with one degree of freedom.

#include "io/model_file.h"
#include "lie/so3.h"
#include "support/model_builder.h"
#include "support/reference.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

Run runExample(const std::string& name, const std::string& integrator, double h, double end, double output,
               double rho = 0.9) {
  auto model = readModel(std::string(GYRE_EXAMPLES_DIR) + "/" + name + ".gyre", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  ModelBuilder b(*model);
  b.useIntegrator(integrator);
  if (integrator != "rkmk") b.set(simulationId, "rho_inf", rho);
  b.run(h, end, output);
  return runModel(b.model());
}

/// Largest error of the slider's height and of the shaft's speed, relative to 1 m and 1 rad/s.
double governorError(const Run& run) {
  const Reference ref("flyball_governor");
  double worst = 0;
  for (std::size_t k = 0; k < ref.rows(); ++k) {
    const double t = ref.at(k, "t");
    if (t > run.recording->time(run.last()) + 1e-9) continue;
    const std::size_t row = run.rowAt(t);
    worst = std::max({worst, std::abs(run.at(row, "slider.z") - ref.at(k, "s")),
                      std::abs(run.at(row, "shaft.wz") - ref.at(k, "omega"))});
  }
  return worst;
}

/// The slider-crank's kinematics as functions of the crank angle theta about x; primes are derivatives by theta.
struct SliderCrank {
  static constexpr double crank = 0.08, rod = 0.3, yA = 0.1, zA = 0.12, g = 9.81;

  static Vec3 tip(double theta) { return {0, yA - crank * std::sin(theta), zA + crank * std::cos(theta)}; }
  static double slider(double theta) {
    const Vec3 B = tip(theta);
    return std::sqrt(rod * rod - B.y() * B.y() - B.z() * B.z());
  }
  /// Axes of the rod: along it, the arm of the cross it carries (perpendicular to it and to the slider's arm x).
  static Mat3 rodAxes(double theta) {
    const Vec3 e = (Vec3(slider(theta), 0, 0) - tip(theta)) / rod;
    const Vec3 arm = Vec3::UnitX().cross(e).normalized();
    Mat3 R;
    R << e, arm, e.cross(arm);
    return R;
  }
  template <class F>
  static auto derivative(const F& f, double theta) {  // central, fourth order: about 1e-12
    constexpr double d = 1e-3;
    return ((8 * (f(theta + d) - f(theta - d)) - (f(theta + 2 * d) - f(theta - 2 * d))) / (12 * d)).eval();
  }
  /// Kinetic energy is inertia(theta) theta'^2 / 2.
  static double inertia(double theta) {
    const auto center = [](double a) { return Vec3(0.5 * (tip(a) + Vec3(slider(a), 0, 0))); };
    const auto end = [](double a) { return Vec3(slider(a), 0, 0); };
    const Vec3 w = so3::vee(rodAxes(theta).transpose() * derivative(rodAxes, theta));
    return 1e-4 + 0.12 * 0.04 * 0.04 + 0.5 * derivative(center, theta).squaredNorm() +
           w.dot(Vec3(4e-4, 4e-3, 4e-3).cwiseProduct(w)) + 2 * derivative(end, theta).squaredNorm();
  }
  static double potential(double theta) {
    return 0.12 * g * 0.5 * (zA + tip(theta).z()) + 0.5 * g * 0.5 * tip(theta).z();
  }
  static double speed(double theta, double energy) {
    return std::sqrt(2 * (energy - potential(theta)) / inertia(theta));
  }
  /// Time from theta = 0, Simpson's rule.
  static double time(double theta, double energy) {
    const int n = 2 * static_cast<int>(std::ceil(200 * theta));
    const double h = theta / n;
    double sum = 1 / speed(0, energy) + 1 / speed(theta, energy);
    for (int i = 1; i < n; ++i) sum += (i % 2 == 1 ? 4 : 2) / speed(i * h, energy);
    return sum * h / 3;
  }
};

}  // namespace

class TestSpatialMechanisms : public QObject {
  Q_OBJECT
 private slots:
  void governor_meetsTheReference() {
    const Run run = runExample("flyball-governor", "rkmk", 1e-3, 0.25, 0.05);
    QCOMPARE(run.facts.redundantConstraints, 0);
    QCOMPARE(run.facts.degreesOfFreedom, 4);  // turning, both rods, slider
    const double error = governorError(run);
    qInfo("rkmk to 0.25 s: %.2g", error);
    QVERIFY(error < 1e-9);
  }
  /// The whole benchmark: 1e-8 a step over some thousand steps.
  void governor_meetsTheReferenceToItsEnd() {
    auto model = readModel(std::string(GYRE_EXAMPLES_DIR) + "/flyball-governor.gyre", catalog());
    QVERIFY(model.has_value());
    ModelBuilder b(*model);
    b.useIntegrator("bdf_ggl");
    for (const auto& [key, value] :
         {std::pair{"rtol", 1e-8}, std::pair{"atol_positions", 1e-10}, std::pair{"atol_velocities", 1e-8}})
      b.set(simulationId, key, value);
    b.run(1e-3, 10, 0.05);
    const double error = governorError(runModel(b.model()));
    qInfo("bdf_ggl to 10 s: %.2g", error);
    QVERIFY(error < 1e-4);
  }
  /// An implicit method takes steps a hundred times longer than the springs' own time, to the end of the benchmark.
  void governor_convergesWithSecondOrder() {
    const double coarse = governorError(runExample("flyball-governor", "geom1", 4e-3, 10, 0.05, 0.6)),
                 fine = governorError(runExample("flyball-governor", "geom1", 2e-3, 10, 0.05, 0.6));
    qInfo("geom1 to 10 s: %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.2);
  }

  void sliderCrank_followsClosedKinematicsAndEnergy() {
    const Run run = runExample("slider-crank-3d", "rkmk", 1e-3, 1.0, 0.05);
    QCOMPARE(run.facts.redundantConstraints, 0);
    QCOMPARE(run.facts.degreesOfFreedom, 1);
    const double energy = 0.5 * SliderCrank::inertia(0) * 36 + SliderCrank::potential(0);
    double theta = 0, place = 0, turn = 0, speed = 0, time = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double now = 2 * std::atan2(run.at(row, "crank.qx"), run.at(row, "crank.qw"));
      theta += std::remainder(now - theta, 2 * std::numbers::pi);
      place = std::max(place, (run.vector(row, "slider.x") - Vec3(SliderCrank::slider(theta), 0, 0)).norm());
      const Quat rod(run.at(row, "rod.qw"), run.at(row, "rod.qx"), run.at(row, "rod.qy"), run.at(row, "rod.qz"));
      turn = std::max(turn, (rod.toRotationMatrix() - SliderCrank::rodAxes(theta)).norm());
      speed = std::max(speed, std::abs(run.at(row, "crank.wx") - SliderCrank::speed(theta, energy)));
      if (row > 0) time = std::max(time, std::abs(SliderCrank::time(theta, energy) - run.recording->time(row)));
    }
    qInfo("slider %.2g m, rod %.2g, speed %.2g rad/s, time %.2g s after %.1f turns", place, turn, speed, time,
          theta / (2 * std::numbers::pi));
    QVERIFY(place < 1e-11 && turn < 1e-11);  // projected to round-off
    QVERIFY(speed < 1e-8);                   // the differences' 1e-12 in the inertia, times the speed and its growth
    QVERIFY(time < 1e-8);
  }
  void sliderCrank_convergesWithSecondOrder() {
    const Run exact = runExample("slider-crank-3d", "rkmk", 1e-3, 1.0, 0.5);
    const auto error = [&](double h) {
      const Run run = runExample("slider-crank-3d", "geom1", h, 1.0, 0.5);
      return (run.vector(run.last(), "rod.x") - exact.vector(exact.last(), "rod.x")).norm();
    };
    const double coarse = error(2e-3), fine = error(1e-3);
    qInfo("geom1: %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.2);
  }
};

QTEST_APPLESS_MAIN(TestSpatialMechanisms)
#include "tst_spatial_mechanisms.moc"
