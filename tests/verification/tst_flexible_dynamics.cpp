// Flexible beams in motion against independent solutions (reference/flexible_dynamics.json says how each was obtained):
// spectral elements and extrapolated chains. Tolerances are those demanded of so many elements and steps: the error of
// lumped masses in these thick beams, which is of order 2.

#include "support/flexible.h"
#include "support/run_on_threads.h"
#include "support/verify_below.h"

#include <QtTest>

#include <fmt/format.h>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

const nlohmann::json& reference() {
  static const nlohmann::json json = referenceJson("flexible_dynamics");
  return json;
}

Function expression(const std::string& text) { return {.expression = text}; }

/// Row of a reference by its first column.
const nlohmann::json& rowOf(const char* problem, double key) {
  for (const nlohmann::json& row : reference()[problem]["rows"])
    if (row[0] == key) return row;
  throw std::invalid_argument(problem);
}

Vec3 tipAt(const Run& run, const std::string& beam, double t) { return run.vector(run.rowAt(t), beam + ".tip.x"); }

/// A beam of Simo and Vu-Quoc's flights, from (6, 0) to (0, 8), pushed at its start until t = 2.5.
ModelBuilder flight(int n, double GJ, const Vec3& rhoJ, const Vec3& moment) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  FlexibleBeam p =
      beamOf({.length = 10, .n = n, .EA = 1e4, .GA = 1e4, .GJ = GJ, .EIy = 500, .EIz = 500, .rhoA = 1, .rhoJ = rhoJ});
  p.position = {6, 0, 0};
  p.orientation = Quat(Eigen::AngleAxisd(std::atan2(8, -6), Vec3::UnitZ()));
  const ElementId beam = addBeam(b, "beam", p);
  const std::string pulse = "(t < 2.5 ? sin(pi*t/2.5)^4 : 0)";
  b.force("force", "push", {{"body", beam}, {"value", TimeVector{expression("16*" + pulse), Function{}, Function{}}}});
  TimeVector m;
  for (int i = 0; i < 3; ++i)
    if (moment[i] != 0) m[static_cast<std::size_t>(i)] = expression(fmt::format("{}*{}", moment[i], pulse));
  b.force("torque", "turn", {{"body", beam}, {"value", m}});
  return b;
}

}  // namespace

class TestFlexibleDynamics : public QObject {
  Q_OBJECT

 private slots:
  void flightInThePlane_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "kynema", "bdf_ggl"}) QTest::newRow(method) << method;
  }
  /// At t = 10 the lumped masses of so thick a beam leave 0.0795 m at the tip however small the step.
  void flightInThePlane() {
    QFETCH(QString, method);
    const bool isBdf = method == "bdf_ggl";  // at its own tolerance its error grows past that of the mesh after t = 2.5
    ModelBuilder b = flight(16, 500, Vec3(20, 10, 10), Vec3(0, 0, 160));
    b.useIntegrator(method.toStdString());
    b.run(0.01, isBdf ? 2.5 : 10, 2.5);
    const Run run = runModel(b.model());
    for (const auto& [t, bound] : {std::pair{2.5, 1.5e-2}, std::pair{5.0, 4e-2}, std::pair{10.0, 8.1e-2}}) {
      if (isBdf && t > 2.5) break;
      const nlohmann::json& row = rowOf("flight_plane", t);
      const Vec3 start = run.vector(run.rowAt(t), "beam.0.x"), tip = tipAt(run, "beam", t);
      QVERIFY_BELOW((start - Vec3(row[1], row[2], 0)).norm(), bound);
      QVERIFY_BELOW((tip - Vec3(row[4], row[5], 0)).norm(), bound);
    }
  }

  /// Order 2 in the number of elements.
  void flightInThePlane_convergesInElements() {
    const nlohmann::json& row = rowOf("flight_plane", 5.0);
    std::array<double, 2> error{};
    for (std::size_t i = 0; i < 2; ++i) {
      ModelBuilder b = flight(i == 0 ? 12 : 24, 500, Vec3(20, 10, 10), Vec3(0, 0, 160));
      b.run(0.01, 5, 2.5);
      error[i] = (runModel(b.model()).vector(2, "beam.0.x") - Vec3(row[1], row[2], 0)).norm();
    }
    QVERIFY_BELOW(std::abs(std::log2(error[0] / error[1]) - 2), 0.3);
  }

  /// What no force changes after the pulse: momenta, by the masses and velocities of the nodes.
  void freeFlight_keepsItsMomenta() {
    ModelBuilder b = flight(12, 500, Vec3(20, 10, 10), Vec3(0, 80, 160));
    b.useIntegrator("liemid_ea");
    b.run(2e-3, 6, 0.5);
    const Run run = runModel(b.model());
    const std::vector<double> w = nodalWeights(12, NodalMasses::gregory);
    const auto momenta = [&](double t) {
      Vec6 out = Vec6::Zero();
      const std::size_t row = run.rowAt(t);
      for (int i = 0; i <= 12; ++i) {
        const std::string node = fmt::format("beam.{}.", i);
        const double h = 10.0 / 12, m = h * w[static_cast<std::size_t>(i)];
        const Vec3 x = run.vector(row, node + "x"), v = run.vector(row, node + "vx"), W = run.vector(row, node + "wx");
        const Quat R(run.at(row, node + "qw"), run.at(row, node + "qx"), run.at(row, node + "qy"),
                     run.at(row, node + "qz"));
        const double turning = i == 0 || i == 12 ? 0.5 * h : h;
        out.head<3>() += m * v;
        out.tail<3>() += m * x.cross(v) + R * (turning * Vec3(20, 10, 10).cwiseProduct(W));
      }
      return out;
    };
    const Vec6 start = momenta(2.5);
    QVERIFY_BELOW((momenta(6) - start).norm(), 1e-11 * start.norm());
  }

  void flightInSpace() {
    ModelBuilder b = flight(16, 500, Vec3(20, 10, 10), Vec3(0, 80, 160));
    b.run(0.01, 5, 2.5);
    const Run run = runModel(b.model());
    for (const char* t : {"2.5", "5"}) {
      const auto& tip = reference()["flight_space"]["tip"][t];
      QVERIFY_BELOW((tipAt(run, "beam", std::stod(t)) - Vec3(tip[0], tip[1], tip[2])).norm(), 5e-2);
    }
  }

  /// Published steady extension 5.14e-4 is the linear 5.142857e-4; exact is 5.143175e-4.
  void spinUp() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId beam = addBeam(b, "beam",
                                   beamOf({.length = 10,
                                           .n = 8,
                                           .EA = 2.8e7,
                                           .GA = 1e7,
                                           .GJ = 1.4e4,
                                           .EIy = 1.4e4,
                                           .EIz = 1.4e4,
                                           .rhoA = 1.2,
                                           .rhoJ = Vec3(1.2e-3, 6e-4, 6e-4)}));
    const ElementId hinge = b.joint("revolute", "hinge", {{"body2", beam}});
    b.joint("drive", "spin",
            {{"joint", hinge},
             {"prescribes", Choice{0}},
             {"motion", expression("t < 15 ? 6/15*(t^2/2 + (15/(2*pi))^2*(cos(2*pi*t/15) - 1)) : 6*t - 45")}});
    b.set(simulationId, "rho_inf", 0.9);
    b.run(0.0025, 12.5, 2.5);
    const Run run = runModel(b.model());
    for (const double t : {2.5, 5.0, 7.5, 10.0, 12.5}) {
      const double psi =
          6.0 / 15 *
          (t * t / 2 + std::pow(15 / (2 * std::numbers::pi), 2) * (std::cos(2 * std::numbers::pi * t / 15) - 1));
      const Vec3 tip = tipAt(run, "beam", t);
      const double across = -std::sin(psi) * tip.x() + std::cos(psi) * tip.y();
      QVERIFY_BELOW(std::abs(across - rowOf("spin_up", t)[2].get<double>()), 2e-4);
      if (t == 7.5)
        QVERIFY_BELOW(
            std::abs(std::cos(psi) * tip.x() + std::sin(psi) * tip.y() - 10 - rowOf("spin_up", t)[1].get<double>()),
            2e-4);
    }
  }

  /// Two legs and an elbow in one line.
  void rightAngleFrame() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    FlexibleBeam p =
        beamOf({.n = 32, .EA = 1e6, .GA = 1e6, .GJ = 1e3, .EIy = 1e3, .EIz = 1e3, .rhoA = 1, .rhoJ = Vec3(20, 10, 10)});
    p.line = {Vec3(0, 0, 0), Vec3(10, 0, 0), Vec3(10, 10, 0)};
    const ElementId frame = addBeam(b, "frame", p);
    b.joint("fixed", "clamp", {{"body2", frame}});
    b.force("force", "push",
            {{"body", frame},
             {"station", 0.5},
             {"value", TimeVector{Function{}, Function{}, expression("t < 1 ? 50*t : t < 2 ? 50*(2 - t) : 0")}}});
    b.run(0.01, 10, 5);
    const Run run = runModel(b.model());
    for (const char* t : {"5", "10"}) {
      const auto& tip = reference()["frame"]["tip"][t];
      QVERIFY_BELOW((tipAt(run, "frame", std::stod(t)) - Vec3(tip[0], tip[1], tip[2])).norm(), 2e-2);
    }
  }

  /// Long enough for its parts to go to several threads.
  void anyNumberOfThreads_givesTheSameBytes() {
    ModelBuilder b;
    const Rod rod{.length = 100, .n = 2000, .EA = 1e5, .GA = 1e5, .GJ = 10, .EIy = 10, .EIz = 10};
    b.joint("revolute", "pin", {{"body2", addBeam(b, "rod", beamOf(rod))}});
    b.run(5e-3, 0.05);
    const Run run = runOnAnyThreads(b.model());
    QVERIFY(tipAt(run, "rod", 0.05).z() < 0);
  }

  void pendulum_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "rkmk", "bdf_ggl", "liemid_ea"}) QTest::newRow(method) << method;
  }
  void pendulum() {
    QFETCH(QString, method);
    ModelBuilder b;
    b.gravity({0, -9.81, 0});
    const ElementId rod = addBeam(b, "rod",
                                  beamOf({.length = 1,
                                          .n = 8,
                                          .EA = 1e4,
                                          .GA = 4e3,
                                          .GJ = 0.5,
                                          .EIy = 0.5,
                                          .EIz = 0.5,
                                          .rhoA = 1,
                                          .rhoJ = Vec3(1e-4, 5e-5, 5e-5)}));
    b.joint("revolute", "pin", {{"body2", rod}});
    b.useIntegrator(method.toStdString());
    b.run(method == "liemid_ea" ? 1e-4 : 0.0025, 0.75, 0.25);
    const Run run = runModel(b.model());
    for (const double t : {0.25, 0.5, 0.75}) {
      const nlohmann::json& row = rowOf("pendulum", t);
      QVERIFY_BELOW((tipAt(run, "rod", t) - Vec3(row[1], row[2], 0)).norm(), 2e-3);
    }
  }

  /// Deflection of the middle of the rod from its chord, at quarter turns of the crank.
  void sliderCrank() {
    constexpr double r = 0.15, L = 0.3, d = 0.006, E = 2e11, rho = 7870, speed = 150;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    FlexibleBeam p;
    p.elements = 8;
    p.length = L;
    p.section = FlexibleBeam::Section::circle;
    p.diameter.constant = d;
    p.youngs_modulus = E;
    p.density = rho;
    p.shear_factor = 0.9;
    p.position = {r, 0, 0};
    p.velocity = {0, r * speed, 0};
    p.angular_velocity = {0, 0, -r * speed / L};
    const ElementId crank = b.body(
        "rigid", "crank", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}, {"angular_velocity", Vec3(0, 0, speed)}});
    const ElementId rod = addBeam(b, "rod", p);
    const double m = 0.5 * rho * std::numbers::pi / 4 * d * d * L;
    const ElementId slider = b.body(
        "rigid", "slider", {{"mass", m}, {"inertia", diagonal(1e-4, 1e-4, 1e-4)}, {"position", Vec3(r + L, 0, 0)}});
    const ElementId hinge = b.joint("revolute", "bearing", {{"body2", crank}});
    b.joint("drive", "motor", {{"joint", hinge}, {"prescribes", Choice{0}}, {"motion", expression("150*t")}});
    b.joint("revolute", "crank pin", {{"body1", crank}, {"frame1", at(Vec3(r, 0, 0))}, {"body2", rod}});
    b.joint("revolute", "slider pin", {{"body1", rod}, {"station1", 1.0}, {"body2", slider}});
    b.joint("prismatic", "guide",
            {{"frame1", at(Vec3::Zero(), Quat(Eigen::AngleAxisd(std::numbers::pi / 2, Vec3::UnitY())))},
             {"body2", slider},
             {"frame2", at(Vec3::Zero(), Quat(Eigen::AngleAxisd(std::numbers::pi / 2, Vec3::UnitY())))}});
    const double quarter = std::numbers::pi / 2 / speed;
    b.run(quarter / 200, 4 * quarter, quarter);
    const Run run = runModel(b.model());
    for (int k = 1; k <= 4; ++k) {
      const std::size_t row = run.rowAt(k * quarter);
      const Vec3 pin = run.vector(row, "rod.0.x"), end = run.vector(row, "rod.tip.x"),
                 middle = run.vector(row, "rod.4.x");
      const Vec3 chord = (end - pin).normalized();
      const double deflection = chord.cross(middle - pin).z();
      QVERIFY_BELOW(std::abs(deflection - rowOf("slider_crank", 90.0 * k)[2].get<double>()), 5e-5);
    }
  }
};

QTEST_APPLESS_MAIN(TestFlexibleDynamics)
#include "tst_flexible_dynamics.moc"
