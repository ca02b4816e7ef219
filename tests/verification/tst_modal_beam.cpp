// Beams by modes (Craig and Bampton 1968) against the elements that they stand for, in statics, vibrations and motion.

#include "support/flexible.h"
#include "support/modes_of.h"
#include "support/verify_below.h"

#include <QtTest>

#include <fmt/format.h>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double L = 1, EI = 10, GA = 1.5e5;

/// A slender rod of 1 kg; its first free bending vibration has 71 rad/s.
FlexibleBeam rod(int n, int modes, double stiffer = 1) {
  FlexibleBeam p = beamOf({.length = L,
                           .n = n,
                           .EA = 4e5 * stiffer,
                           .GA = GA * stiffer,
                           .GJ = 8 * stiffer,
                           .EIy = EI * stiffer,
                           .EIz = 1.5 * EI * stiffer,
                           .rhoA = 1,
                           .rhoJ = Vec3(5e-5, 2.5e-5, 2.5e-5)});
  p.modes = modes;
  return p;
}

/// Held by a hinge at its start, and by a ball joint on a slide at its end where `tip` says so.
ModelBuilder hinged(const FlexibleBeam& p, bool tip) {
  ModelBuilder b;
  b.gravity({0, 0, -1});
  const ElementId beam = addBeam(b, "rod", p);
  b.joint("revolute", "hinge",
          {{"body2", beam},
           {"frame1", at({0, 0, 0}, Quat(Eigen::AngleAxisd(1, Vec3(1, 2, 0).normalized())))},
           {"frame2", at({0, 0, 0}, Quat(Eigen::AngleAxisd(1, Vec3(1, 2, 0).normalized())))}});
  if (tip)
    b.force("cartesian_spring", "tip spring",
            {{"body", beam}, {"station", 1.0}, {"anchor", Vec3(L, 0, 0)}, {"stiffness", Vec3(50, 60, 70)}});
  return b;
}

/// Without weight, under which the elements are stiffened and modes are not.
std::vector<double> frequencies(ModelBuilder b, int count) {
  b.gravity(Vec3::Zero());
  const auto system = System::compile(b.model()).value();
  const auto modes = eigenmodes(*system, system->initialState(), {.count = count});
  if (!modes) throw std::runtime_error(modes.error().text());
  std::vector<double> out;
  for (const Mode& mode : *modes) out.push_back(std::abs(mode.lambda));
  return out;
}

Vec3 lastTip(const Run& run) { return run.vector(run.last(), "rod.tip.x"); }

/// A rod that spins about its line and is struck in its middle.
Run struck(int modes, double blow) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  FlexibleBeam p = rod(8, modes);
  p.angular_velocity = {30, 0, 0};
  const ElementId beam = addBeam(b, "rod", p);
  b.force(
      "force", "blow",
      {{"body", beam},
       {"station", 0.5},
       {"value", TimeVector{Function{}, Function{.expression = fmt::format("(t < 0.1 ? {}*sin(pi*t/0.1)^2 : 0)", blow)},
                            Function{}}}});
  b.run(1e-3, 0.5, 0.1);
  return runModel(b.model());
}

}  // namespace

class TestModalBeam : public QObject {
  Q_OBJECT

 private slots:
  /// With as many modes as the nodes between the interfaces have freedoms, nothing is left out.
  void allModes_areTheElements_data() {
    QTest::addColumn<bool>("tip");
    QTest::newRow("held at its start") << false;
    QTest::newRow("held at both ends") << true;
  }
  void allModes_areTheElements() {
    QFETCH(bool, tip);
    const int n = 5, inner = tip ? n - 1 : n;
    const std::vector<double> of = frequencies(hinged(rod(n, 0), tip), 12),
                              by = frequencies(hinged(rod(n, 6 * inner), tip), 12);
    QCOMPARE(by.size(), of.size());
    for (std::size_t i = 0; i < of.size(); ++i) QVERIFY_BELOW(std::abs(by[i] - of[i]), 1e-7 * of[i] + 1e-5);
  }

  /// Few modes: within what Craig and Bampton say of modes far below the first that is left out.
  void fewModes_haveTheFirstFrequencies() {
    const std::vector<double> of = frequencies(hinged(rod(10, 0), true), 6),
                              by = frequencies(hinged(rod(10, 9), true), 6);
    for (std::size_t i = 0; i < of.size(); ++i) QVERIFY_BELOW(std::abs(by[i] - of[i]), 2e-3 * of[i] + 1e-5);
  }

  /// Static shapes of the interfaces carry a load at a station without error.
  void statics_areExact() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId beam = addBeam(b, "rod", rod(6, 3));
    b.joint("fixed", "wall", {{"body2", beam}});
    const double F = 1e-4;
    b.force("force", "load",
            {{"body", beam}, {"station", 1.0}, {"value", TimeVector{Function{}, Function{}, Function{.constant = F}}}});
    const auto system = System::compile(b.model()).value();
    const auto rest = findEquilibrium(*system, system->initialState());
    QVERIFY2(rest.has_value(), rest ? "" : rest.error().text().c_str());
    Workspace w = system->makeWorkspace();
    const EvaluatedKinematics here = system->evaluateKinematics(rest->state, w);
    std::vector<double> values(system->channels().size());
    system->channels().report(here, values);
    const std::vector<Channel> channels = system->channels().list();
    const auto value = [&](const std::string& name) {
      for (std::size_t i = 0; i < channels.size(); ++i)
        if (channels[i].name == name) return values[i];
      throw std::runtime_error(name);
    };
    const double deflection = F * L * L * L / (3 * EI) + F * L / GA;
    QVERIFY_BELOW(std::abs(value("rod.tip.z") - deflection), 1e-9 * deflection);
    for (int i = 0; i <= 6; ++i) {
      QVERIFY_BELOW(std::abs(value(fmt::format("rod.{}.M_y", i)) + F * L * (1 - i / 6.0)), 1e-7 * F);
      QVERIFY_BELOW(std::abs(value(fmt::format("rod.{}.Q_z", i)) - F), 1e-7 * F);
    }
    QVERIFY_BELOW(std::abs(value("rod.energy") - 0.5 * F * deflection), 1e-7 * F * deflection);
  }

  /// From the horizontal, by turns for which its masses are others in inertial axes at every step; then its modes,
  /// which the weight of the bob stiffens as it does those of the elements.
  void pendulum_hangsAndVibrates() {
    const auto found = [](int modes) {
      ModelBuilder b;
      const ElementId beam = addBeam(b, "rod", rod(8, modes)),
                      bob =
                          b.body("rigid", "bob",
                                 {{"mass", 0.5}, {"inertia", diagonal(1e-4, 1e-4, 1e-4)}, {"position", Vec3(L, 0, 0)}});
      const Frame hinge = at({0, 0, 0}, Quat(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX())));
      b.joint("revolute", "hinge", {{"body2", beam}, {"frame1", hinge}, {"frame2", hinge}});
      b.joint("fixed", "weld", {{"body1", beam}, {"station1", 1.0}, {"body2", bob}});
      return modesOf(b, {.count = 4});
    };
    const std::vector<Mode> of = found(0), by = found(6);
    // Modes leave out a third of what tension does to bending, and bending moves the first frequency from that of a
    // rigid rod with its bob.
    const double rigid = std::sqrt(9.81 * (0.5 * L + 0.5 * L) / (0.5 * L * L + L * L / 3 + 1e-4)) / (2 * M_PI);
    QVERIFY_BELOW(std::abs(by[0].frequency - of[0].frequency), std::abs(of[0].frequency - rigid) / 3);
    // Here N L^2 is as large as EI: a tenth of the stiffness of a half sine, 1 / pi^2, comes from tension.
    for (std::size_t i = 1; i < 4; ++i)
      QVERIFY_BELOW(std::abs(by[i].frequency - of[i].frequency), 0.5 * 0.1 * of[i].frequency);
  }

  /// Coriolis forces between the planes of bending: without them the vibration would not turn with the spin.
  void spinningRod_vibratesAsItsElements() {
    const Run of = struck(0, 0.5), by = struck(24, 0.5), still = struck(24, 0);
    for (std::size_t row = 1; row < of.recording->rows(); ++row) {
      const double size = (lastTip(of) - lastTip(still)).norm();
      QVERIFY(size > 1e-3);
      QVERIFY_BELOW((of.vector(row, "rod.tip.x") - by.vector(row, "rod.tip.x")).norm(), 2e-3 * size);
    }
  }

  /// The error of small deformations falls with their square.
  void motion_isThatOfTheElements() {
    std::array<double, 2> error{};
    for (std::size_t i = 0; i < 2; ++i) {
      const double stiffer = i == 0 ? 4 : 16;
      std::array<Vec3, 2> tips;
      for (const int modes : {0, 24}) {
        ModelBuilder b = hinged(rod(8, modes, stiffer), false);
        b.run(1e-3, 1, 0.1);
        tips[modes > 0] = lastTip(runModel(b.model()));
      }
      error[i] = (tips[0] - tips[1]).norm();
    }
    QVERIFY_BELOW(error[0], 5e-5);
    QVERIFY_BELOW(error[1], error[0] / 8);
  }

  void methods_agree_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "geom2", "geom3", "linear", "kynema", "se3", "bdf_ggl", "bdf_cs", "bdf_lie"})
      QTest::newRow(method) << method;
  }
  void methods_agree() {
    QFETCH(QString, method);
    const auto tip = [](const char* id) {
      ModelBuilder b = hinged(rod(6, 6, 4), true);
      b.useIntegrator(id);
      b.run(5e-4, 0.3, 0.3);
      return lastTip(runModel(b.model()));
    };
    static const Vec3 expected = tip("rkmk");
    QVERIFY_BELOW((tip(method.toLatin1().constData()) - expected).norm(), 2e-4);
  }

  void explicitMethods_refuseByName() {
    for (const char* method : {"liemid_ea", "local_pos", "kick_drift"}) {
      ModelBuilder b;
      addBeam(b, "rod", rod(6, 6));
      b.useIntegrator(method);
      const auto simulation = Simulation::create(b.model(), {});
      QVERIFY(!simulation);
      QVERIFY(QString::fromStdString(simulation.error().text()).contains("cannot run the modes of 'rod'"));
    }
  }

  /// Linear momentum of all nodes, and energy, of a free rod that tumbles and vibrates.
  void freeFlight_keepsItsMomentum() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    FlexibleBeam p = rod(6, 12);
    p.velocity = {1, 2, 3};
    p.angular_velocity = {3, 2, -1};
    addBeam(b, "rod", p);
    b.useIntegrator("rkmk");
    b.set(simulationId, "rtol", 1e-10);
    b.run(1e-3, 1, 0.25);
    const Run run = runModel(b.model());
    const std::vector<double> weights = nodalWeights(6, NodalMasses::gregory);
    const auto momentum = [&](std::size_t row) {
      Vec3 out = Vec3::Zero();
      for (int i = 0; i <= 6; ++i)
        out += weights[static_cast<std::size_t>(i)] / 6 * run.vector(row, fmt::format("rod.{}.vx", i));
      return out;
    };
    for (std::size_t row = 1; row < run.recording->rows(); ++row) {
      QVERIFY_BELOW((momentum(row) - momentum(0)).norm(), 1e-11);
      QVERIFY_BELOW(std::abs(run.at(row, "energy.total") - run.at(0, "energy.total")),
                    1e-7 * run.at(0, "energy.total"));
    }
  }
};

QTEST_GUILESS_MAIN(TestModalBeam)
#include "tst_modal_beam.moc"
