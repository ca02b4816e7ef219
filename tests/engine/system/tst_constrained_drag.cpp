// Dragging a point of a mechanism: it goes where the joints allow, constraints hold, branches do not flip.

#include "support/model_builder.h"
#include "support/test_models.h"
#include "system/constrained_drag.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

std::shared_ptr<const System> compiled(const ModelBuilder& b) { return System::compile(b.model()).value(); }

double worstPhi(const ConstrainedDrag& drag, const State& s) { return violation(drag.system(), s).position.size; }

/// A rod of 1 m that hangs from the origin on a hinge about y.
ModelBuilder pendulum() {
  ModelBuilder b;
  const ElementId rod =
      b.body("rigid", "rod", {{"mass", 2.0}, {"inertia", diagonal(0.1, 0.1, 0.01)}, {"position", Vec3(0, 0, -0.5)}});
  const Quat alongY(Eigen::AngleAxisd(-std::numbers::pi / 2, Vec3::UnitX()));
  b.joint("revolute", "hinge",
          {{"body1", ground}, {"frame1", at({0, 0, 0}, alongY)}, {"body2", rod}, {"frame2", at({0, 0, 0.5}, alongY)}});
  return b;
}

/// n links on hinges about y, to and fro in a plane, as a long rope is laid down.
ModelBuilder foldedChain(int n) {
  constexpr int columns = 50;
  const auto hinge = [](int i) {
    const int row = i / columns, column = i % columns;
    return Vec3(0.5 * (row % 2 == 0 ? column : columns - 1 - column), 0, -0.5 * row);
  };
  ModelBuilder b;
  const Quat alongY(Eigen::AngleAxisd(-std::numbers::pi / 2, Vec3::UnitX()));
  ElementId before = ground;
  Vec3 beforeAt = Vec3::Zero();
  for (int i = 0; i < n; ++i) {
    const Vec3 middle = (hinge(i) + hinge(i + 1)) / 2;
    const ElementId link =
        b.body("rigid", "link " + std::to_string(i), {{"inertia", diagonal(0.02, 0.02, 0.02)}, {"position", middle}});
    b.joint("revolute", "hinge " + std::to_string(i),
            {{"body1", before},
             {"frame1", at(hinge(i) - beforeAt, alongY)},
             {"body2", link},
             {"frame2", at(hinge(i) - middle, alongY)}});
    before = link;
    beforeAt = middle;
  }
  return b;
}

}  // namespace

class TestConstrainedDrag : public QObject {
  Q_OBJECT
 private slots:
  void pendulum_followsOnItsCircle_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("z");
    QTest::addRow("on the circle") << 0.6 << -0.8;
    QTest::addRow("outside") << 3.0 << -1.0;
    QTest::addRow("inside") << 0.2 << -0.1;
    QTest::addRow("above") << -0.3 << 0.7;
  }
  void pendulum_followsOnItsCircle() {
    QFETCH(double, x);
    QFETCH(double, z);
    ConstrainedDrag drag(compiled(pendulum()), 0, {0, 0, -0.5});
    QVERIFY((drag.point() - Vec3(0, 0, -1)).norm() < 1e-12);
    // Off the plane of the hinge nothing can follow.
    QVERIFY(drag.moveTo({x, 0.4, z}));
    // The closest point of the circle. A step that gains less than 1e-6 of the distance ends the move: an error e along
    // the circle of radius 1 gains at least e^2 times |closest - target| / 20 in a step, so e < 5e-3.
    const Vec3 closest = Vec3(x, 0, z).normalized();
    QVERIFY2((drag.point() - closest).norm() < 5e-3,
             qPrintable(QString("%1 %2").arg(drag.point().x()).arg(drag.point().z())));
    QVERIFY(worstPhi(drag, drag.finish()) < 1e-12);
  }

  void freeBody_movesByTheLeastWeightedChange() {
    ModelBuilder b;
    constexpr double m = 2, J = 0.3, arm = 0.4;
    b.body("rigid", "ball", {{"mass", m}, {"inertia", diagonal(J, J, J)}});
    ConstrainedDrag drag(compiled(b), 0, {arm, 0, 0});
    const double d = 1e-4;
    QVERIFY(drag.moveTo({arm, d, 0}));
    QVERIFY((drag.point() - Vec3(arm, d, 0)).norm() < 1e-3 * d);
    // A force across the arm shares the motion of the point between shift and turn as 1/m to arm^2/J.
    const double share = (1 / m) / (1 / m + arm * arm / J);
    QVERIFY(std::abs(drag.placement(0).position.y() - share * d) < 2e-3 * d);
    QVERIFY(std::abs(Eigen::AngleAxisd(drag.placement(0).orientation).angle() - (1 - share) * d / arm) <
            2e-3 * d / arm);
  }

  void fourBar_turnsAllTheWayRoundOnItsBranch() {
    const auto system = compiled(fourBar());
    ConstrainedDrag drag(system, 0, {0.25, 0, 0});  // the joint B
    const Vec3 start = drag.point();
    const double radius = start.norm();
    // Which side of the line from B to D the joint C is on tells the branch of this Grashof linkage.
    const double half = 0.5 * std::hypot(0.9, 0.5);  // of the coupler
    const auto side = [&] {
      const Frame coupler = drag.placement(1);
      const Vec3 B = coupler.position + coupler.orientation * Vec3(-half, 0, 0);
      const Vec3 C = coupler.position + coupler.orientation * Vec3(half, 0, 0);
      return (C - B).cross(Vec3(1, 0, 0) - B).y();
    };
    const double branch = side();
    constexpr int moves = 90;
    Vec3 before = drag.placement(1).position;
    for (int i = 1; i <= moves; ++i) {
      const double angle = std::atan2(0.4, 0.3) - 2 * std::numbers::pi * i / moves;
      // The mouse runs a little outside the circle.
      QVERIFY(drag.moveTo(1.2 * radius * Vec3(std::cos(angle), 0, std::sin(angle))));
      QVERIFY(side() * branch > 0);
      QVERIFY((drag.placement(1).position - before).norm() < 0.15);
      before = drag.placement(1).position;
    }
    QVERIFY((drag.point() - start).norm() < 2e-3 * radius);
    const State& s = drag.finish();
    QVERIFY(worstPhi(drag, s) < 1e-12);
    QVERIFY(violation(*system, s).velocity.size < 1e-10);
  }

  void aJumpOfTheMouse_doesNotFlipTheBranch() {
    ConstrainedDrag drag(compiled(fourBar()), 0, {0.25, 0, 0});
    const auto rocker = [&] { return drag.placement(2).position; };
    const Vec3 target(-0.35, 0, -0.4);
    for (int i = 0; i < 20; ++i) drag.moveTo(target);
    QVERIFY(worstPhi(drag, drag.finish()) < 1e-12);
    // The open branch keeps the rocker above the line of the fixed pivots.
    QVERIFY(rocker().z() > 0);
  }

  /// Across its plane nothing gives way, however far the next bearing is; along it the links follow.
  void longChain_followsInItsPlane() {
    constexpr int n = 1000;
    ConstrainedDrag drag(compiled(foldedChain(n)), n - 1, Vec3(0, 0.03, 0));
    const Vec3 start = drag.point(), asked(2, 1, 0);
    for (int i = 0; i < 20; ++i) QVERIFY(drag.moveTo(start + asked));
    const Vec3 moved = drag.point() - start;
    QVERIFY2(moved.x() > 0.1, qPrintable(QString::number(moved.x())));
    QVERIFY2(std::abs(moved.y()) < 1e-6, qPrintable(QString::number(moved.y())));
    QVERIFY(worstPhi(drag, drag.finish()) < 1e-11);
  }

  void aFixedBody_staysWhereItIs() {
    ModelBuilder b = pendulum();
    b.replaceJoint("hinge", "fixed");
    ConstrainedDrag drag(compiled(b), 0, {0, 0, -0.5});
    drag.moveTo({1, 1, 1});
    QVERIFY((drag.point() - Vec3(0, 0, -1)).norm() < 1e-9);
  }

  void violatedPositions_areAssembled() {
    ModelBuilder b = pendulum();
    b.set(b.model().find("rod")->id, "position", Vec3(0.02, 0.01, -0.52));
    ConstrainedDrag drag(compiled(b), 0, {0, 0, -0.5});
    QVERIFY(drag.assemble());
    QVERIFY(worstPhi(drag, drag.finish()) < 1e-12);
  }
};

QTEST_APPLESS_MAIN(TestConstrainedDrag)
#include "tst_constrained_drag.moc"
