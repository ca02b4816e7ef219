// Contact as a force has a potential: bodies that rock, tumble and roll without friction and damping keep their energy,
// whatever points come and go, and the margin within which points are looked for changes nothing.

#include "contact_checks.h"

#include <algorithm>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

/// K = 1e6 between two surfaces of this material.
const std::string smoothSlippery = R"({"name": "m", "friction": 0, "stiffness": 2e6, "exponent": 1.5, "damping": 0})";

std::string byRkmk(double end, double rtol = 1e-10) {
  return fmt::format(R"("integrator": "rkmk", "end_time": {:.17g}, "output_step": 0, "rtol": {:.17g}, "atol": {:.17g})",
                     end, rtol, rtol * 1e-2);
}

std::string prism(int corners) {
  std::string outline;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners;
    outline += fmt::format("{}[{:.17g}, {:.17g}]", i ? ", " : "", 0.1 * std::cos(angle), 0.1 * std::sin(angle));
  }
  return fmt::format(R"({{"type": "extrusion", "length": 0.1, "outline": [{}]}})", outline);
}

std::string turnedBy(const Quat& q) {
  const Quat n = q.normalized();
  return fmt::format(", \"orientation\": [{:.17g}, {:.17g}, {:.17g}, {:.17g}]", n.w(), n.x(), n.y(), n.z());
}

const char* const plane = R"({"type": "plane"})";
const char* const cylinder = R"({"type": "cylinder", "radius": 0.1, "length": 0.1})";

struct EnergyScene {
  const char* name;
  std::string ground, shape;
  double z = 0.2;
  Quat turn = Quat::Identity();
  Vec3 spin = Vec3(1, 0.5, 3);
  double end = 1;
  double share = 1e-6;  ///< of the largest kinetic energy
  double x = 0;
};

/// Turned by the yaw, then tilted a little.
Quat tilted(double yaw) { return Quat(std::cos(yaw / 2), 0.012, 0.007, std::sin(yaw / 2)); }

std::vector<EnergyScene> energyScenes() {
  const Vec3 yaw(0, 0, 1), none = Vec3::Zero();
  const std::string box = R"({"type": "box", "size": [0.2, 0.2, 0.1]})",
                    block = R"({"type": "box", "size": [0.2, 0.2, 0.2]})",
                    table = R"({"type": "box", "size": [2, 2, 0.2]})";
  const double eighth = std::numbers::pi / 4;
  return {
      {"hexagonal prism rocks", plane, prism(6), 0.053, tilted(0), yaw},
      {"prism of 24 sides rocks", plane, prism(24), 0.053, tilted(0), yaw},
      {"hexagonal prism tumbles", plane, prism(6)},
      {"triangular prism tumbles", plane, prism(3)},
      {"box rocks", plane, box, 0.053, tilted(0), yaw},
      {"capsule tumbles", plane, R"({"type": "capsule", "radius": 0.05, "length": 0.15})"},
      {"cylinder tumbles", plane, cylinder},
      {"cylinder rocks as a coin", plane, cylinder, 0.055, Quat(std::cos(0.03), std::sin(0.03), 0, 0), Vec3(0, 0, 3)},
      {"cylinder falls on its rim", plane, cylinder, 0.12, Quat(std::cos(0.7), std::sin(0.7), 0, 0), none},
      {"cylinder spins upright", plane, cylinder, 0.0499, Quat::Identity(), Vec3(0, 0, 3)},
      {"cone tumbles", plane, R"({"type": "cone", "radius": 0.1, "length": 0.15})"},
      {"ellipsoid tumbles", plane, R"({"type": "ellipsoid", "size": [0.1, 0.08, 0.06]})", 0.2, Quat::Identity(),
       Vec3(2, 1, 1)},
      {"box rocks across an equal one", block, box, 0.153, tilted(eighth), yaw, 0.5},
      {"box rocks on a wide one", table, box, 0.153, tilted(0.3), yaw},
      {"hexagonal prism rocks on a box", table, prism(6), 0.153, tilted(0.3), yaw},
      {"hexagonal prism rocks across a box", block, prism(6), 0.153, tilted(0.3), yaw, 0.5},
      {"cylinder rocks on a box", table, cylinder, 0.155, Quat(std::cos(0.03), std::sin(0.03), 0, 0), Vec3(0, 0, 3)},
      {"cylinder tumbles on a box", table, cylinder, 0.3},
      {"cone tumbles on a box", table, R"({"type": "cone", "radius": 0.1, "length": 0.15})", 0.3},
  };
}

std::vector<std::pair<EnergyScene, double>> changingScenes() {
  const std::string box = R"({"type": "box", "size": [0.2, 0.2, 0.1]})",
                    block = R"({"type": "box", "size": [0.2, 0.2, 0.2]})";
  const Quat flat = Quat::Identity();
  return {
      {{"box turns on an equal one", block, box, 0.153, tilted(0.05), Vec3(0, 0, 4)}, 1e-5},
      {{"box tumbles on an equal one", block, box, 0.3, flat, Vec3(1, 0.5, 1), 0.35}, 1e-5},
      {{"box tips over an edge", block, box, 0.153, tilted(0.3), Vec3(0, 0.5, 0), 0.5, 0, 0.09}, 1e-3},
      {{"box falls on an edge", block, box, 0.3, Quat(1, 0.2, 0.1, 0.3), Vec3(0.3, 0.2, 1), 0.5, 0, 0.13}, 2e-2},
      {{"prism turns on a box", block, prism(6), 0.153, tilted(0.1), Vec3(0, 0, 4)}, 1e-5},
      {{"prism falls on an edge", block, prism(6), 0.3, Quat(1, 0.2, 0.1, 0.3), Vec3(0.3, 0.2, 1), 0.5, 0, 0.13}, 1e-3},
      {{"cylinder rocks on a box of its size", block, cylinder, 0.153, tilted(0), Vec3(0.5, 0, 1)}, 1e-2},
      {{"cylinder rocks on an equal one", cylinder, cylinder, 0.103, tilted(0), Vec3(0.5, 0, 1)}, 1e-1},
      {{"cylinder falls on an edge", block, cylinder, 0.3, Quat(1, 0.2, 0.1, 0.3), Vec3(0.3, 0.2, 1), 0.5, 0, 0.13},
       1e-1},
  };
}

std::unique_ptr<Stepper> energyStepper(const EnergyScene& s, double margin, const std::string& settings) {
  return stepperOf(
      ContactScene(smoothSlippery)
          .ground(s.ground)
          .body("b", 1, Vec3::Constant(0.01), Vec3(s.x, 0, s.z), s.shape, turnedBy(s.turn) + ContactScene::spin(s.spin))
          .contact(fmt::format(R"(, "margin": {:.17g})", margin))
          .model(settings));
}

struct EnergyMoved {
  double kinetic = 0, numerical = 0;
};

EnergyMoved movedIn(Stepper& stepper, double end) {
  EnergyMoved out;
  while (stepper.state().t < end - 1e-12) {
    if (auto step = stepper.step(); !step) throw std::runtime_error(step.error().text());
    out.kinetic = std::max(out.kinetic, stepper.energyBudget().now().kinetic);
    out.numerical = std::max(out.numerical, std::abs(stepper.energyBudget().numerical()));
  }
  return out;
}

}  // namespace

class TestSmoothEnergy : public QObject {
  Q_OBJECT
 private slots:
  void energyStays_data() {
    QTest::addColumn<int>("scene");
    int i = 0;
    for (const EnergyScene& s : energyScenes()) QTest::newRow(s.name) << i++;
  }
  void energyStays() {
    QFETCH(int, scene);
    const EnergyScene s = energyScenes()[static_cast<std::size_t>(scene)];
    std::vector<double> heights;
    for (const double margin : {2e-4, 2e-3, 1e-2}) {
      auto stepper = energyStepper(s, margin, byRkmk(s.end));
      const EnergyMoved moved = movedIn(*stepper, s.end);
      qInfo("margin %g: %.3g J of %.3g J", margin, moved.numerical, moved.kinetic);
      QVERIFY(moved.kinetic > 0.01 && moved.kinetic < 2);
      QVERIFY2(moved.numerical < s.share * moved.kinetic,
               qPrintable(QString("%1 of %2 J").arg(moved.numerical).arg(moved.kinetic)));
      heights.push_back(stepper->state().q[2]);
    }
    compare(heights[1], heights[0], 1e-9, "height");
    compare(heights[2], heights[0], 1e-9, "height");
  }

  void whereCornersComeAndGo_data() {
    QTest::addColumn<int>("scene");
    QTest::addColumn<double>("share");
    int i = 0;
    for (const auto& [s, share] : changingScenes()) QTest::newRow(s.name) << i++ << share;
  }
  /// The corners of what two faces have in common change: a corner's share goes to the crossings that take its place,
  /// at the same depth but for the slope of the one face over the other across the size of the step, with another
  /// normal. What that makes or loses is a part of what the contact stores at that instant. A rim over the edge of a
  /// face stands on a polygon of 16 corners instead of four points.
  void whereCornersComeAndGo() {
    QFETCH(int, scene);
    QFETCH(double, share);
    const EnergyScene s = changingScenes()[static_cast<std::size_t>(scene)].first;
    auto stepper = energyStepper(s, 2e-3, byRkmk(s.end));
    const EnergyMoved moved = movedIn(*stepper, s.end);
    qInfo("%.3g J of %.3g J", moved.numerical, moved.kinetic);
    QVERIFY2(moved.numerical < share * moved.kinetic,
             qPrintable(QString("%1 of %2 J").arg(moved.numerical).arg(moved.kinetic)));
  }

  void dampedBodies_comeToRest_data() {
    QTest::addColumn<QString>("shape");
    QTest::newRow("hexagonal prism") << QString::fromStdString(prism(6));
    QTest::newRow("cylinder") << QString(cylinder);
    QTest::newRow("cone") << QString(R"({"type": "cone", "radius": 0.1, "length": 0.1})");
    QTest::newRow("box") << QString(R"({"type": "box", "size": [0.2, 0.2, 0.1]})");
  }
  void dampedBodies_comeToRest() {
    QFETCH(QString, shape);
    auto stepper = stepperOf(ContactScene(R"({"name": "m", "friction": 0.5, "stiffness": 2e6, "damping": 5})")
                                 .floor()
                                 .body("b", 1, Vec3::Constant(0.01), Vec3(0, 0, 0.053), shape.toStdString(),
                                       turnedBy(tilted(0)) + ContactScene::spin(Vec3(0, 0, 1)))
                                 .model(byRkmk(1.5, 1e-7)));
    const EnergyMoved moved = movedIn(*stepper, 1.5);
    qInfo("%.3g J left, %.3g J made", stepper->energyBudget().now().kinetic, moved.numerical);
    QVERIFY2(stepper->energyBudget().now().kinetic < 1e-9,
             qPrintable(QString::number(stepper->energyBudget().now().kinetic)));
  }

  /// On a slope of 20 degrees a cylinder that rocks through its upright place settles and holds: the points of its rim
  /// change places there, their bristles do not.
  void rimsKeepTheirGrip() {
    const double slope = std::numbers::pi / 9;
    auto stepper = stepperOf(
        ContactScene(R"({"name": "m", "friction": 0.6, "stiffness": 2e6, "damping": 5, "friction_law": "bristle",
                         "bristle_stiffness": 4e5, "bristle_damping": 1000})",
                     Vec3(9.81 * std::sin(slope), 0, -9.81 * std::cos(slope)))
            .floor()
            .body("b", 1, Vec3::Constant(0.005), Vec3(0, 0, 0.0499), cylinder, ContactScene::spin(Vec3(0.3, 0.2, 0)))
            .model(byRkmk(2, 1e-7)));
    advance(*stepper, 1);
    const Vec3 settled = stepper->state().q.head<3>();
    QVERIFY2(settled.head<2>().norm() < 0.02, qPrintable(QString::number(settled.head<2>().norm())));
    advance(*stepper, 2);
    const double crept = (stepper->state().q.head<3>() - settled).norm();
    QVERIFY2(crept < 1e-8, qPrintable(QString::number(crept)));
  }
};

QTEST_APPLESS_MAIN(TestSmoothEnergy)
#include "tst_smooth_energy.moc"
