// Joints against closed forms of the motion they allow.

#include "io/model_file.h"
#include "support/model_builder.h"
#include "support/reference.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;
constexpr double tight = 1e-9;  // rkmk's tolerance of 1e-13 over some thousand steps of motions of order one to ten

Run runToOneSecond(ModelBuilder& b) {
  b.useIntegrator("rkmk");
  b.run(1e-3, 1.0, 0.1);
  return runModel(b.model());
}

Quat orientation(const Run& run, std::size_t row, const std::string& body) {
  return {run.at(row, body + ".qw"), run.at(row, body + ".qx"), run.at(row, body + ".qy"), run.at(row, body + ".qz")};
}

/// Angle by which a body has turned about its own z since the start.
double turned(const Run& run, std::size_t row, const std::string& body) {
  const Quat q = orientation(run, 0, body).conjugate() * orientation(run, row, body);
  return 2 * std::atan2(q.z(), q.w());
}

double differenceOfAngles(double a, double b) { return std::abs(std::remainder(a - b, 2 * std::numbers::pi)); }

/// A body on a joint whose axis z leans by `tilt` from the vertical in the x-z plane.
ModelBuilder leaning(const char* joint, double tilt, const Vec3& velocity, const Vec3& spin) {
  const Quat turn(Eigen::AngleAxisd(tilt, Vec3::UnitY()));
  ModelBuilder b;
  const ElementId body = b.body("rigid", "body",
                                {{"mass", 2.0},
                                 {"inertia", diagonal(0.2, 0.2, 0.3)},
                                 {"orientation", turn},
                                 {"velocity", Vec3(turn * velocity)},
                                 {"angular_velocity", spin}});
  b.joint(joint, "joint", {{"frame1", at(Vec3::Zero(), turn)}, {"body2", body}});
  return b;
}

}  // namespace

class TestJointKinematics : public QObject {
  Q_OBJECT
 private slots:
  /// tan theta2 = tan theta1 / cos beta; the inertias as seen from the input keep the energy:
  /// (I1 + I2 r^2) omega1^2 = constant, r = omega2 / omega1 = cos beta / (1 - sin^2 beta cos^2 theta1).
  void universalJoint_turnsUnevenly() {
    auto model = readModel(std::string(GYRE_EXAMPLES_DIR) + "/universal-joints.gyre", catalog());
    QVERIFY2(model.has_value(), model ? "" : model.error().text().c_str());
    ModelBuilder b(*model);
    const Run run = runToOneSecond(b);
    QCOMPARE(run.facts.degreesOfFreedom, 2);
    QCOMPARE(run.facts.redundantConstraints, 0);
    const double beta = 40 * std::numbers::pi / 180, c = std::cos(beta), s = std::sin(beta), I = 0.02;
    const double energy = I * 100 * (1 + 1 / (c * c));
    double angle = 0, ratio = 0, speed = 0, even = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double theta1 = turned(run, row, "universal input"), theta2 = turned(run, row, "universal output");
      angle = std::max(angle, differenceOfAngles(theta2, std::atan2(std::sin(theta1), c * std::cos(theta1))));
      const double r = c / (1 - s * s * std::cos(theta1) * std::cos(theta1));
      const double omega1 = run.at(row, "universal input.wz"), omega2 = run.at(row, "universal output.wz");
      ratio = std::max(ratio, std::abs(omega2 / omega1 - r));
      speed = std::max(speed, std::abs(omega1 - std::sqrt(energy / (I * (1 + r * r)))));
      even = std::max({even, differenceOfAngles(turned(run, row, "even input"), turned(run, row, "even output")),
                       std::abs(run.at(row, "even input.wz") - 10), std::abs(run.at(row, "even output.wz") - 10)});
    }
    qInfo("universal: angle %.2g, ratio %.2g, speed %.2g rad/s; constant velocity: %.2g", angle, ratio, speed, even);
    QVERIFY(angle < tight && ratio < tight && speed < tight);
    QVERIFY(even < tight);
  }

  /// Falls along its axis with g cos(tilt); spins on, if it may.
  void sliders_fallAlongTheirAxis_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("spin");
    QTest::newRow("prismatic") << QString("prismatic") << 0.0;
    QTest::newRow("cylindrical") << QString("cylindrical") << 5.0;
  }
  void sliders_fallAlongTheirAxis() {
    QFETCH(QString, type);
    QFETCH(double, spin);
    const double tilt = 0.7;
    ModelBuilder b = leaning(type.toUtf8(), tilt, Vec3(0, 0, 2), Vec3(0, 0, spin));
    const Run run = runToOneSecond(b);
    const Vec3 axis(std::sin(tilt), 0, std::cos(tilt));
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row);
      QVERIFY((run.vector(row, "body.x") - (2 * t - 0.5 * g * std::cos(tilt) * t * t) * axis).norm() < tight);
      QVERIFY(differenceOfAngles(turned(run, row, "body"), spin * t) < tight);
      // The guide carries what weighs across it.
      const Vec3 across = 2 * g * (Vec3::UnitZ() - std::cos(tilt) * axis);
      QVERIFY((run.vector(row, "joint.fx") - across).norm() < tight);
    }
  }

  /// On an inclined plane a body flies a parabola and spins about the normal.
  void planarJoint_fliesInItsPlane() {
    const double tilt = 0.4;
    ModelBuilder b = leaning("planar", tilt, Vec3(1, 2, 0), Vec3(0, 0, 3));
    const Run run = runToOneSecond(b);
    const Vec3 down = Vec3(std::cos(tilt), 0, -std::sin(tilt));  // x of the plane falls by sin(tilt)
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row);
      const Vec3 x = t * (down + 2 * Vec3::UnitY()) + 0.5 * g * std::sin(tilt) * t * t * down;
      QVERIFY((run.vector(row, "body.x") - x).norm() < tight);
      QVERIFY(differenceOfAngles(turned(run, row, "body"), 3 * t) < tight);
    }
  }

  /// A bead on a line and on a plane.
  void beads_slide() {
    const double tilt = 0.5;
    const Quat turn(Eigen::AngleAxisd(tilt, Vec3::UnitY()));
    const Vec3 x = turn * Vec3::UnitX(), z = turn * Vec3::UnitZ();
    ModelBuilder b;
    const ElementId one = b.body("particle", "on line", {{"velocity", z}});
    const ElementId two = b.body("particle", "on plane", {{"velocity", Vec3(x + Vec3::UnitY())}});
    b.joint("point_on_line", "line", {{"frame1", at(Vec3::Zero(), turn)}, {"body2", one}});
    b.joint("point_on_plane", "plane", {{"frame1", at(Vec3::Zero(), turn)}, {"body2", two}});
    const Run run = runToOneSecond(b);
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row);
      QVERIFY((run.vector(row, "on line.x") - (t - 0.5 * g * std::cos(tilt) * t * t) * z).norm() < tight);
      QVERIFY((run.vector(row, "on plane.x") - t * (x + Vec3::UnitY()) - 0.5 * g * std::sin(tilt) * t * t * x).norm() <
              tight);
    }
  }

  /// A hinged massless rod makes a bead a plane pendulum (IFToMM A01, exact by elliptic functions).
  void revoluteSphericalLink_makesAPendulum() {
    ModelBuilder b;
    const ElementId bead = b.body("particle", "bead", {{"mass", 1.0}, {"position", Vec3(-1, 0, 0)}});
    const Quat hinge = Quat::FromTwoVectors(Vec3::UnitZ(), Vec3::UnitY());
    b.joint("revolute_spherical", "rod", {{"frame1", at(Vec3::Zero(), hinge)}, {"body2", bead}, {"length", 1.0}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 5, 1);
    const Run run = runModel(b.model());
    for (const auto& exact : exactRows("A01")) {
      if (exact[0] > 5) continue;
      const std::size_t row = run.rowAt(exact[0]);
      QVERIFY((run.vector(row, "bead.x") - Vec3(exact[1], 0, exact[2])).norm() < tight);
      // The rod pulls with m (v^2 - g y).
      const double tension = exact[3] * exact[3] + exact[4] * exact[4] - g * exact[2];
      QVERIFY(std::abs(run.at(row, "rod.lambda1") - tension) < 1e-8);
    }
  }

  /// A body whose z axis must keep an angle to the vertical and spins freely otherwise: a steady precession about the
  /// vertical with W = (0, Omega sin a, Omega cos a + s) keeps a; without torque about z1 and z2 both rates stay.
  void angleJoint_holdsASteadyPrecession() {
    const double angle = 0.6, Omega = 2, spin = 7;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const Quat turn(Eigen::AngleAxisd(angle, Vec3::UnitX()));
    const Vec3 W = turn.conjugate() * Vec3(0, 0, Omega) + Vec3(0, 0, spin);
    const ElementId body =
        b.body("rigid", "body", {{"inertia", diagonal(0.2, 0.2, 0.3)}, {"orientation", turn}, {"angular_velocity", W}});
    b.joint("angle", "joint", {{"body2", body}, {"angle", angle}});
    const Run run = runToOneSecond(b);
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row);
      const Quat exact =
          Quat(Eigen::AngleAxisd(Omega * t, Vec3::UnitZ())) * turn * Quat(Eigen::AngleAxisd(spin * t, Vec3::UnitZ()));
      QVERIFY(exact.angularDistance(orientation(run, row, "body")) < 1e-7);  // acos near one costs half the digits
      // The moment turns the angular momentum: Omega x (J W).
      const Vec3 L = orientation(run, row, "body") * Vec3(0.2, 0.2, 0.3).cwiseProduct(run.vector(row, "body.wx"));
      QVERIFY((run.vector(row, "joint.mx") - Vec3(0, 0, Omega).cross(L)).norm() < tight);
    }
  }
};

QTEST_APPLESS_MAIN(TestJointKinematics)
#include "tst_joint_kinematics.moc"
