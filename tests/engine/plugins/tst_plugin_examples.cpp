// The examples of plugins against solutions that do not come from them.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "plugins/plugins.h"
#include "run/saved_state.h"
#include "support/count_allocations.h"
#include "support/run_model.h"

#include <fmt/format.h>
#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

Model readModel(const std::string& text) {
  auto model = parseModel(text, "model.gyre", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return *model;
}

std::string simulation(const std::string& method, double step, double end, double output = 0) {
  return fmt::format(R"("simulation": {{"integrator": "{}", "step": {}, "end_time": {}, "output_step": {}}})", method,
                     step, end, output);
}

// A wheel that the ground does not turn: its z along -y, its load at rest.
constexpr double radius = 0.3, mass = 20, stiffness = 2e5, friction = 0.9, gravity = 9.81;
std::string wheel(const std::string& velocity, const std::string& spin, const std::string& joints,
                  const std::string& run) {
  return fmt::format(
      R"({{"gyre": 1, "gravity": [0, 0, {}],
          "bodies": [{{"name": "wheel", "type": "rigid", "mass": {}, "inertia": [0.5, 0.9, 0.5],
                       "position": [0, 0, {:.17g}], "velocity": {}, "angular_velocity": {}}}],
          "joints": [{}],
          "forces": [{{"name": "tyre", "type": "brush_tyre", "body1": "ground", "body2": "wheel",
                       "frame2": {{"orientation": [0.70710678118654752, -0.70710678118654752, 0, 0]}}}}], {}}})",
      -gravity, mass, radius - mass * gravity / stiffness, velocity, spin, joints, run);
}

/// Force and moment per load of bristles, summed up along the contact under a parabolic distribution of pressure.
struct Bristles {
  double force = 0, moment = 0;
};
Bristles bristles(double load, double slipStiffness, double slip, double length) {
  const double a = length / 2, perLength = slipStiffness / (2 * a * a);
  constexpr int n = 20000;
  Bristles out;
  for (int i = 0; i < n; ++i) {
    const double x = a - (i + 0.5) * length / n;
    const double pressure = 3 * load / (4 * a) * (1 - x * x / (a * a));
    const double q = std::min(perLength * (a - x) * slip, friction * pressure);
    out.force += q * length / n;
    out.moment += q * x * length / n;
  }
  return out;
}

}  // namespace

class TestPluginExamples : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    for (const char* name : {"magnetic_bearing", "tyre", "ellipsoid_surface", "rattlie"}) {
      const auto types = loadPlugin(std::string(GYRE_PLUGINS "/examples/") + name + ".so");
      QVERIFY2(types.has_value(), types ? "" : types.error().text().c_str());
    }
    QVERIFY(loadPlugin(GYRE_PLUGINS "/failing/maxwell.so").has_value());
  }

  /// Joachimsthal's integral of a geodesic (C. G. J. Jacobi 1839; F. Joachimsthal 1843): on an ellipsoid
  /// (sum x_i^2 / a_i^4) (sum v_i^2 / a_i^2) does not change, and neither does the speed.
  void ellipsoid_hasGeodesics_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("bound");
    QTest::newRow("rkmk") << "rkmk" << 1e-11;
    QTest::newRow("bdf_ggl") << "bdf_ggl" << 1e-2;
    QTest::newRow("geom1") << "geom1" << 1e-5;
    QTest::newRow("liemid_ea") << "liemid_ea" << 1e-5;
    QTest::newRow("local_imp") << "local_imp" << 1e-2;
    QTest::newRow("rattlie") << "rattlie" << 1e-5;
  }
  void ellipsoid_hasGeodesics() {
    QFETCH(QString, method);
    QFETCH(double, bound);
    const Run run = runModel(readModel(
        R"({"gyre": 1, "gravity": [0, 0, 0],
            "bodies": [{"name": "p", "type": "particle", "mass": 1, "position": [1, 0, 0], "velocity": [0, 0.7, 0.5]}],
            "joints": [{"name": "s", "type": "ellipsoid_surface", "body1": "ground", "body2": "p"}],)" +
        simulation(method.toStdString(), 1e-3, 3, 0.05) + "}"));
    const Vec3 a(1, 0.8, 0.6);
    const auto integral = [&](std::size_t row) {
      const Vec3 x = run.vector(row, "p.x").cwiseQuotient(a.cwiseAbs2()), v = run.vector(row, "p.vx").cwiseQuotient(a);
      return x.squaredNorm() * v.squaredNorm();
    };
    for (std::size_t row = 0; row <= run.last(); ++row) {
      QVERIFY(std::abs(run.vector(row, "p.x").cwiseQuotient(a).squaredNorm() - 1) < bound);
      const double error = std::abs(integral(row) / integral(0) - 1);
      QVERIFY2(error < bound, qPrintable(QString("row %1: %2").arg(row).arg(error)));
    }
    QVERIFY(run.vector(run.last(), "p.x").y() != 0);
    QCOMPARE(run.at(run.last(), "s.displacement_z"), run.at(run.last(), "p.z"));
  }

  /// Near the centre the bearing is the spring k_i P - k_s and the damper k_i D of the linearized law.
  void bearing_oscillatesAsItsLinearLaw() {
    constexpr double m = 2, i0 = 3, s0 = 4e-4, P = 15000, D = 5, start = 1e-9, t = 0.02;
    const double alpha = std::numbers::pi / 8, k = 4e-7 * std::numbers::pi * 100 * 100 * 2e-4 / 4 * std::cos(alpha);
    const double ki = 4 * k * i0 / (s0 * s0), ks = 4 * k * i0 * i0 / (s0 * s0 * s0);
    const double delta = ki * D / (2 * m), omega = std::sqrt((ki * P - ks) / m - delta * delta);
    const double expected = start * std::exp(-delta * t) * (std::cos(omega * t) + delta / omega * std::sin(omega * t));
    const Run run = runModel(readModel(
        R"({"gyre": 1, "gravity": [0, 0, 0],
            "bodies": [{"name": "rotor", "type": "rigid", "mass": 2, "inertia": [1, 1, 1], "position": [0, 1e-9, 0]}],
            "forces": [{"name": "b", "type": "magnetic_bearing", "body1": "ground", "body2": "rotor", "derivative": 5}],)" +
        simulation("geom1", 1e-6, t, t) + "}"));
    QVERIFY(omega * t > 3);
    const double error = std::abs(run.at(run.last(), "rotor.y") - expected) / start;
    QVERIFY2(error < 1e-4, qPrintable(QString::number(error)));  // of order h^2, and rounding of 1e-9 of a metre
    QVERIFY(std::abs(run.at(run.last(), "b.current_y") + P * run.at(run.last(), "rotor.y") +
                     D * run.at(run.last(), "rotor.vy")) < 1e-12);
  }
  void bearing_thatIsTouched_endsTheRun() {
    const auto run = runAsFarAsItGoes(readModel(
        R"({"gyre": 1, "bodies": [{"name": "rotor", "type": "rigid", "mass": 2000, "inertia": [1, 1, 1]}],
            "forces": [{"name": "b", "type": "magnetic_bearing", "body1": "ground", "body2": "rotor",
                        "frame1": {"orientation": [0.70710678118654752, 0.70710678118654752, 0, 0]}}],)" +
        simulation("geom1", 1e-4, 1) + "}"));
    QVERIFY(run->error().has_value());
    QCOMPARE(run->error()->element, std::string("b"));
    QVERIFY(run->error()->message.find("the rotor touches the stator") != std::string::npos);
  }

  /// A wheel that does not turn slides: v' = -mu g.
  void tyre_ofALockedWheel_slides() {
    const Run run = runModel(
        readModel(wheel("[10, 0, 0]", "[0, 0, 0]",
                        R"({"name": "brake", "type": "same_orientation", "body1": "ground", "body2": "wheel"})",
                        simulation("geom1", 1e-3, 0.5, 0.1))));
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row);
      QVERIFY(std::abs(run.at(row, "wheel.vx") - (10 - friction * gravity * t)) < 1e-9);
      QVERIFY(std::abs(run.at(row, "tyre.load") - mass * gravity) < 1e-6);
    }
  }
  /// At every slip as bristles that are summed up one by one.
  void tyre_isTheSumOfItsBristles() {
    double largest = 0;
    for (const double slip : {1e-4, 3e-4, 1e-3, 3e-3, 8e-3, 0.1}) {
      // Rolling: the spin for which the contact does not slip along; low_speed changes slip by its square.
      const double arm = radius - mass * gravity / stiffness;
      const Run rolling =
          runModel(readModel(wheel(fmt::format("[10, {:.17g}, 0]", -10 * slip),
                                   fmt::format("[0, {:.17g}, 0]", 10 / arm), "", simulation("rkmk", 1e-4, 1e-4))));
      const double load = mass * gravity, known = slip / std::hypot(1, 0.01);
      const Bristles all = bristles(load, 6e4, known, 0.15);
      QVERIFY(std::abs(rolling.at(0, "tyre.slip_lateral") - known) < 1e-6 * known);
      QVERIFY(std::abs(rolling.at(0, "tyre.lateral") - all.force) < 1e-5 * all.force);
      QVERIFY(std::abs(rolling.at(0, "tyre.aligning") - all.moment) < 1e-5 * 0.15 * all.force);
      largest = std::max(largest, all.force / load);
    }
    QVERIFY(std::abs(largest - friction) < 1e-6);
  }
  /// A wheel that rolls and slips, by methods of every family, and by its own energy.
  void tyre_runsByEveryFamily() {
    const std::string fromTheLeft = "[10, 0.3, 0]", spin = "[0, 30, 0]";
    const auto end = [&](const std::string& method) {
      const Run run = runModel(readModel(wheel(fromTheLeft, spin, "", simulation(method, 2e-4, 0.3, 0.1))));
      const double made = std::abs(run.at(run.last(), "energy.numerical"));
      if (made > 1e-2) throw std::runtime_error(fmt::format("{} made {} J", method, made));
      return run.vector(run.last(), "wheel.x");
    };
    const Vec3 reference = end("rkmk");
    for (const char* method : {"geom1", "liemid_ea", "bdf_ggl", "local_imp", "rattlie"}) {
      const double error = (end(method) - reference).norm();
      QVERIFY2(error < 2e-3, qPrintable(QString("%1: %2").arg(method).arg(error)));
    }
  }

  /// A mass that a spring and a damper in series stop: z'' + (k / c) z' + (k / m) z = 0 for the length z of the spring.
  void statesOfForces_followTheirRates_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("bound");
    QTest::newRow("rkmk") << "rkmk" << 1e-10;
    QTest::newRow("geom1") << "geom1" << 1e-5;
    QTest::newRow("liemid_ea") << "liemid_ea" << 1e-5;
    QTest::newRow("bdf_ggl") << "bdf_ggl" << 2e-3;
    QTest::newRow("local_imp") << "local_imp" << 1e-3;
    QTest::newRow("rattlie") << "rattlie" << 1e-5;
  }
  void statesOfForces_followTheirRates() {
    QFETCH(QString, method);
    QFETCH(double, bound);
    constexpr double k = 100, c = 20, delta = k / (2 * c), t = 0.7;
    const double omega = std::sqrt(k / 2 - delta * delta);
    const Model model = readModel(
        R"({"gyre": 1, "gravity": [0, 0, 0], "bodies": [{"name": "m", "type": "particle", "mass": 2, "velocity": [1, 0, 0]}],
            "forces": [{"name": "f", "type": "maxwell", "body1": "ground", "body2": "m"}],)" +
        simulation(method.toStdString(), 1e-3, t) + "}");
    const Run run = runModel(model);
    const double z = std::exp(-delta * t) * std::sin(omega * t) / omega;
    const double error = std::abs(run.at(run.last(), "f.spring_length") - z) * omega;
    QVERIFY2(error < bound, qPrintable(QString::number(error)));
    QCOMPARE(run.at(run.last(), "f.damper_rate"), k / c * run.at(run.last(), "f.spring_length"));
    // The power of the damper is summed up along the steps, to their second order.
    QVERIFY2(std::abs(run.at(run.last(), "energy.numerical")) < 10 * bound,
             qPrintable(QString::number(run.at(run.last(), "energy.numerical"))));
  }
  void statesOfForces_areCountedAndSaved() {
    const Model model = readModel(
        R"({"gyre": 1, "bodies": [{"name": "m", "type": "particle", "mass": 2, "velocity": [1, 0, 0]}],
            "forces": [{"name": "f", "type": "maxwell", "body1": "ground", "body2": "m"}],)" +
        simulation("geom1", 1e-3, 0.1) + "}");
    const auto run = Stepper::create(model).value();
    while (run->state().t < 0.05) QVERIFY(run->step().has_value());
    const auto resumed = SavedState::of(*run, model).value().resume(model).value();
    while (!run->finished()) QVERIFY(run->step().has_value());
    while (!resumed->finished()) QVERIFY(resumed->step().has_value());
    QCOMPARE(resumed->state().q, run->state().q);
    QVERIFY(run->state().internal.forces.z[0] > 0);
    QCOMPARE(resumed->state().internal.forces.z, run->state().internal.forces.z);
  }

  /// A run that goes on from a saved state, with a force and a method of plugins, makes the same steps.
  void savedRuns_goOn() {
    const Model model = readModel(wheel("[10, 0.3, 0]", "[0, 30, 0]", "", simulation("rattlie", 1e-3, 0.1)));
    const auto run = Stepper::create(model).value();
    std::optional<SavedState> middle;
    while (!run->finished()) {
      QVERIFY(run->step().has_value());
      if (!middle && run->state().t > 0.05) middle = SavedState::of(*run, model).value();
    }
    const auto resumed = middle->resume(model).value();
    while (!resumed->finished()) QVERIFY(resumed->step().has_value());
    QCOMPARE(resumed->state().q, run->state().q);
    QCOMPARE(resumed->state().v, run->state().v);
    QCOMPARE(resumed->work().evaluations, run->work().evaluations);
  }

  void steps_allocateNothing_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "rattlie"}) QTest::newRow(method) << QString(method);
  }
  void steps_allocateNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    QFETCH(QString, method);
    const Model model = readModel(wheel("[10, 0.3, 0]", "[0, 30, 0]", "", simulation(method.toStdString(), 1e-3, 1)));
    const auto run = Stepper::create(model).value();
    long first = 0;
    for (int i = 0; i < 60; ++i) {
      if (i == 20) first = allocations();
      QVERIFY(run->step().has_value());
    }
    QCOMPARE(allocations() - first, 0L);
  }
};

QTEST_APPLESS_MAIN(TestPluginExamples)
#include "tst_plugin_examples.moc"
