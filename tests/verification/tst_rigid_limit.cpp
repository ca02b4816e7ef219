// Flexible beams that hardly give are rigid bodies: their motion differs from that of a rod of the same mass and
// inertia in proportion to what they give, 1/E. Gregory's masses have the rod's centre and inertia exactly.

#include "support/flexible.h"
#include "support/verify_below.h"

#include <QtTest>

#include <cmath>
#include <functional>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A rod along x: stiff by E, or rigid without it.
struct Link {
  double length = 1, rhoA = 1;
  Vec3 rhoJ = Vec3(2e-3, 1e-3, 1e-3);

  FlexibleBeam beam(double E) const {
    return beamOf({.length = length, .EA = E, .GA = E, .GJ = E, .EIy = E, .EIz = E, .rhoA = rhoA, .rhoJ = rhoJ});
  }
  /// Its frame is at its middle.
  Inertia inertia() const {
    const double m = rhoA * length, across = m * length * length / 12;
    return Inertia{rhoJ.x() * length, across + rhoJ.y() * length, across + rhoJ.z() * length, 0, 0, 0};
  }
};

/// Where the end of the rod is after the run: E = 0 builds it rigid.
using Problem = std::function<Vec3(double E)>;

/// A spinning top, held at the start of its rod.
Vec3 topAfter(double E) {
  const Link link{.length = 2, .rhoA = 7.5, .rhoJ = Vec3(0.234375, 0.1171875, 0.1171875)};
  const Vec3 W(40, 0, -4);
  ModelBuilder b;
  b.gravity(Vec3(0, 0, -9.81));
  if (E > 0) {
    FlexibleBeam p = link.beam(E);
    p.angular_velocity = W;
    b.joint("spherical", "pivot", {{"body2", addBeam(b, "rod", p)}});
  } else {
    const Vec3 arm(link.length / 2, 0, 0);
    const ElementId rod = b.body("rigid", "rod",
                                 {{"mass", link.rhoA * link.length},
                                  {"inertia", link.inertia()},
                                  {"position", arm},
                                  {"velocity", Vec3(W.cross(arm))},
                                  {"angular_velocity", W}});
    b.joint("spherical", "pivot", {{"body2", rod}, {"frame2", at(-arm)}});
    b.add(Category::point, "point", "tip", {{"body", rod}, {"point", arm}});
  }
  b.run(5e-5, 0.2, 0.2);
  const Run run = runModel(b.model());
  return run.vector(run.rowAt(0.2), E > 0 ? "rod.tip.x" : "tip.x");
}

/// The coupler of a four-bar linkage, whose crank a motor turns.
Vec3 couplerAfter(double E) {
  const Link link;
  ModelBuilder b;
  b.gravity(Vec3(0, -9.81, 0));
  const Vec3 A(0.3, 0, 0), B(1.3, 0, 0), C(1.3, -0.8, 0);
  const ElementId crank = b.body("rigid", "crank", {{"angular_velocity", Vec3(0, 0, 5)}});
  const ElementId rocker = b.body("rigid", "rocker", {{"position", C}, {"inertia", diagonal(0.1, 0.1, 0.1)}});
  const ElementId shaft = b.joint("revolute", "shaft", {{"body2", crank}});
  b.joint("drive", "motor", {{"joint", shaft}, {"motion", Function{.constant = 5}}});
  b.joint("revolute", "foot", {{"frame1", at(C)}, {"body2", rocker}});
  const double W = 5 * 0.3 / -1.0;
  if (E > 0) {
    FlexibleBeam p = link.beam(E);
    p.position = A;
    p.velocity = Vec3(0, 1.5, 0);
    p.angular_velocity = Vec3(0, 0, W);
    const ElementId rod = addBeam(b, "rod", p);
    b.joint("revolute", "crank pin", {{"body1", crank}, {"frame1", at(A)}, {"body2", rod}});
    b.joint("spherical", "rocker pin", {{"body1", rod}, {"station1", 1.0}, {"body2", rocker}, {"frame2", at(B - C)}});
  } else {
    const Vec3 arm(0.5, 0, 0);
    const ElementId rod = b.body("rigid", "rod",
                                 {{"mass", 1.0},
                                  {"inertia", link.inertia()},
                                  {"position", Vec3(A + arm)},
                                  {"velocity", Vec3(0, 0.75, 0)},
                                  {"angular_velocity", Vec3(0, 0, W)}});
    b.joint("revolute", "crank pin", {{"body1", crank}, {"frame1", at(A)}, {"body2", rod}, {"frame2", at(-arm)}});
    b.joint("spherical", "rocker pin", {{"body1", rod}, {"frame1", at(arm)}, {"body2", rocker}, {"frame2", at(B - C)}});
    b.add(Category::point, "point", "tip", {{"body", rod}, {"point", arm}});
  }
  b.run(1e-3, 0.3, 0.3);
  const Run run = runModel(b.model());
  return run.vector(run.rowAt(0.3), E > 0 ? "rod.tip.x" : "tip.x");
}

}  // namespace

class TestRigidLimit : public QObject {
  Q_OBJECT
 private slots:
  void stiffBeams_moveAsRigidRods_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<double>("E");
    QTest::newRow("top") << 0 << 1e8;
    QTest::newRow("four-bar") << 1 << 1e5;
  }
  void stiffBeams_moveAsRigidRods() {
    QFETCH(int, which);
    QFETCH(double, E);
    const Problem problem = which == 0 ? topAfter : couplerAfter;
    const Vec3 rigid = problem(0);
    const double soft = (problem(E) - rigid).norm(), stiff = (problem(10 * E) - rigid).norm();
    QVERIFY_BELOW(soft, 1e-3);
    QVERIFY2(soft / stiff > 7 && soft / stiff < 13, qPrintable(QString("%1 %2").arg(soft).arg(stiff)));
  }
};

QTEST_APPLESS_MAIN(TestRigidLimit)
#include "tst_rigid_limit.moc"
