// What a joint's bodies do to each other through it: its reaction alone, and with what stops, drives and gears add
// along its coordinates.

#include "support/at_start.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double mass = 2, inertia = 0.2, arm = 0.5, g = 9.81;

/// A rod that turns about z at the origin, its centre `arm` away along x; gravity along -y.
/// @param groundFirst  whether ground is body 1 of the hinge
ModelBuilder rotor(bool groundFirst = true) {
  ModelBuilder b;
  b.gravity(Vec3(0, -g, 0));
  const ElementId rod = b.body(
      "rigid", "rod", {{"mass", mass}, {"inertia", diagonal(0.01, inertia, inertia)}, {"position", Vec3(arm, 0, 0)}});
  const Frame pivot = at(Vec3(-arm, 0, 0));
  if (groundFirst) b.joint("revolute", "hinge", {{"body1", ground}, {"body2", rod}, {"frame2", pivot}});
  else b.joint("revolute", "hinge", {{"body1", rod}, {"frame1", pivot}, {"body2", ground}});
  b.useIntegrator("rkmk");
  b.run(1e-3, 0.1, 0.01);
  return b;
}

bool hasTotals(const Run& run) {
  return std::ranges::any_of(run.recording->channels(), [](const Channel& c) { return c.name.ends_with("_total"); });
}

void expect(const Run& run, const std::string& first, const Vec3& exact, double tolerance) {
  for (std::size_t row = 0; row <= run.last(); ++row) {
    const double error = (run.vector(row, first) - exact).norm();
    QVERIFY2(error < tolerance, qPrintable(QString("%1, row %2: %3").arg(first.c_str()).arg(row).arg(error)));
  }
}

}  // namespace

class TestJointTotals : public QObject {
  Q_OBJECT
 private slots:
  /// A rod that rests on a stop: behind its transition the stop carries k (d - w/2) = m g a.
  void stop_isPartOfTheTotalOnly_data() {
    QTest::addColumn<bool>("groundFirst");
    QTest::newRow("on the rod") << true;
    QTest::newRow("on ground") << false;
  }
  void stop_isPartOfTheTotalOnly() {
    QFETCH(bool, groundFirst);
    ModelBuilder b = rotor(groundFirst);
    constexpr double k = 1e4, w = 1e-3;
    const double depth = mass * g * arm / k + w / 2, side = groundFirst ? 1 : -1;
    b.force("joint_stop", "stop",
            {{"joint", b.model().find("hinge")->id},
             {"sides", Choice{groundFirst ? 1 : 2}},
             {"lower", depth},
             {"upper", -depth},
             {"stiffness", k},
             {"transition", w}});
    const Run run = runModel(b.model());
    expect(run, "rod.ax", Vec3::Zero(), 1e-9);
    expect(run, "hinge.fx", side * Vec3(0, mass * g, 0), 1e-9);
    expect(run, "hinge.mx", Vec3::Zero(), 1e-9);
    expect(run, "hinge.fx_total", side * Vec3(0, mass * g, 0), 1e-9);
    expect(run, "hinge.mx_total", side * Vec3(0, 0, mass * g * arm), 1e-8);
  }

  /// A stop along a rail.
  void stopOfADisplacement_isAForce() {
    ModelBuilder b;
    const ElementId block = b.body("rigid", "block", {{"mass", mass}, {"position", Vec3(0.2, 0, 1)}});
    b.joint("prismatic", "rail", {{"body2", block}, {"frame2", at(Vec3(-0.2, 0, 0))}});
    const double depth = mass * g / 1e4 + 5e-4;
    b.force("joint_stop", "stop",
            {{"joint", b.model().find("rail")->id},
             {"coordinate", Choice{int(CoordinateName::displacement)}},
             {"sides", Choice{1}},
             {"lower", 1 + depth},
             {"stiffness", 1e4}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 0.1, 0.01);
    const Run run = runModel(b.model());
    // The weight acts at the block's centre, the rail's marker lies beside it.
    expect(run, "rail.fx", Vec3::Zero(), 1e-9);
    expect(run, "rail.fx_total", Vec3(0, 0, mass * g), 1e-8);
    expect(run, "rail.mx_total", Vec3(0, -0.2 * mass * g, 0), 1e-8);
  }

  /// A spring about the hinge that is an element of its own, between markers of its own, belongs to no joint: it tells
  /// its torque itself.
  void torsionSpring_belongsToNoJoint() {
    ModelBuilder b = rotor();
    constexpr double k = 50;
    b.force("torsion_spring", "spring",
            {{"body2", b.model().find("rod")->id},
             {"frame2", at(Vec3(-arm, 0, 0))},
             {"stiffness", k},
             {"free_angle", mass * g * arm / k}});
    const Run run = runModel(b.model());
    QVERIFY(!hasTotals(run));
    expect(run, "rod.ax", Vec3::Zero(), 1e-9);
    expect(run, "hinge.mx", Vec3::Zero(), 1e-9);
    QVERIFY(std::abs(run.at(run.last(), "spring.torque") + mass * g * arm) < 1e-9);
  }

  /// Newton and Euler of the driven body, with all that acts on it, at the moments of the record: gravity and the
  /// joint.
  void drivenAndStoppedScrewing_balancesTheBody() {
    ModelBuilder b;
    const Vec3 marker(-0.2, 0.1, 0.05);
    const Quat tilted = Quat(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
    const Vec3 J(0.05, 0.08, 0.1);
    const ElementId body = b.body("rigid", "body",
                                  {{"mass", mass},
                                   {"inertia", diagonal(J.x(), J.y(), J.z())},
                                   {"position", Vec3(0.3, -0.2, 0.4)},
                                   {"orientation", Quat(Eigen::AngleAxisd(0.4, Vec3(0, 1, 1).normalized()))}});
    const Element& e = *b.model().find("body");
    const Frame place = initialPlacement(e);
    b.joint("cylindrical", "sleeve",
            {{"frame1", at(place.position + place.orientation * marker, tilted)},
             {"body2", body},
             {"frame2", at(marker, place.orientation.conjugate() * tilted)}});
    const ElementId sleeve = b.model().find("sleeve")->id;
    b.joint("drive", "motor",
            {{"joint", sleeve}, {"prescribes", Choice{0}}, {"motion", Function{.expression = "2*(1-cos(3*t))"}}});
    b.force("joint_stop", "stop",
            {{"joint", sleeve},
             {"coordinate", Choice{int(CoordinateName::displacement)}},
             {"lower", 0.001},
             {"upper", 0.02},
             {"stiffness", 500.0},
             {"damping", 5.0}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 1.0, 0.01);
    const Run run = runModel(b.model());
    double newton = 0, euler = 0, alone = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const std::size_t q = run.column("body.qw");
      const auto of = [&](std::size_t i) { return run.recording->at(row, q + i); };
      const Mat3 R = Quat(of(0), of(1), of(2), of(3)).toRotationMatrix();
      const Vec3 F = run.vector(row, "sleeve.fx_total"), M = run.vector(row, "sleeve.mx_total"),
                 W = run.vector(row, "body.wx");
      const Vec3 ma = mass * (run.vector(row, "body.ax") + Vec3(0, 0, g));
      const Vec3 rate = J.cwiseProduct(run.vector(row, "body.alphax")) + W.cross(J.cwiseProduct(W));
      newton = std::max(newton, (ma - F).norm());
      euler = std::max(euler, (rate - R.transpose() * M - marker.cross(R.transpose() * F)).norm());
      alone = std::max(alone, (ma - run.vector(row, "sleeve.fx")).norm());
    }
    QVERIFY2(newton < 1e-8 && euler < 1e-8, qPrintable(QString("%1 N, %2 N m").arg(newton).arg(euler)));
    QVERIFY(alone > 1);
  }

  /// The torque of a drive and of the wheel that it turns over a gear: T = J1 theta1'' + J2 theta2'' n, theta2 = n
  /// theta1; on the second wheel only the gear's.
  void gear_isPartOfBothTotals() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const auto wheel = [&](const char* name, double x, double J) {
      const ElementId id =
          b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(J, J, J)}, {"position", Vec3(x, 0, 0)}});
      b.joint("revolute", std::string(name) + " bearing", {{"frame1", at(Vec3(x, 0, 0))}, {"body2", id}});
      return b.model().find(std::string(name) + " bearing")->id;
    };
    const ElementId one = wheel("one", 0, 0.3), two = wheel("two", 1, 0.05);
    b.joint("gear", "gear", {{"joint1", one}, {"joint2", two}, {"ratio", 3.0}});
    b.joint("drive", "motor",
            {{"joint", one}, {"prescribes", Choice{0}}, {"motion", Function{.expression = "0.5*t^2"}}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 0.5, 0.05);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "two bearing.angle_acceleration") - 1.0 / 3) < 1e-9);
    expect(run, "one bearing.mx_total", Vec3(0, 0, 0.3), 1e-8);
    expect(run, "two bearing.mx_total", Vec3(0, 0, 0.05 / 3), 1e-8);
    expect(run, "two bearing.mx", Vec3::Zero(), 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestJointTotals)
#include "tst_joint_totals.moc"
