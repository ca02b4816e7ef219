// Constraints that say the same twice are compatible whatever the forces: the mechanisms here are redundant and nothing
// in them accelerates, so that there are neither forces nor accelerations by which rounding could be measured.

#include "analysis/driven_motion.h"
#include "analysis/health.h"
#include "analysis/statics.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Function of(const char* expression) { return Function{.expression = expression}; }

/// A body on two coaxial hinges, off its centre along a tilted axis.
ModelBuilder shaftOnTwoHinges(double speed) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const Quat R(Eigen::AngleAxisd(0.77, Vec3(1, 2, 3).normalized()));
  const Vec3 centre(0.1, 0.2, 0.3);
  const ElementId shaft = b.body("rigid", "shaft",
                                 {{"mass", 1.0},
                                  {"inertia", diagonal(0.01, 0.01, 0.005)},
                                  {"position", centre},
                                  {"orientation", R},
                                  {"angular_velocity", Vec3(0, 0, speed)}});
  for (const auto& [name, z] : {std::pair("left", -0.3), std::pair("right", 0.37)})
    b.joint("revolute", name,
            {{"body1", ground},
             {"frame1", at(centre + R * Vec3(0, 0, z), R)},
             {"body2", shaft},
             {"frame2", at(Vec3(0, 0, z))}});
  return b;
}

/// Two shafts in hinges whose axes meet at an angle, with Hooke's joint between them; 11 equations on 12 coordinates
/// and one freedom, which a motor drives.
ModelBuilder cardanShaft(double degrees, const char* speed) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const double a = degrees * M_PI / 180;
  const Quat bent(Eigen::AngleAxisd(a, Vec3::UnitX()));
  const auto shaft = [&](const char* name, const Vec3& centre, const Quat& R) {
    return b.body("rigid", name,
                  {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.01, 0.01)}, {"position", centre}, {"orientation", R}});
  };
  const Vec3 before(0, 0, -0.2), behind = bent * Vec3(0, 0, 0.2);
  const ElementId in = shaft("in", before, Quat::Identity()), out = shaft("out", behind, bent);
  const ElementId bearing = b.joint("revolute", "bi", {{"body1", ground}, {"frame1", at(before)}, {"body2", in}});
  b.joint("revolute", "bo", {{"body1", ground}, {"frame1", at(behind, bent)}, {"body2", out}});
  b.joint("universal", "cross",
          {{"body1", in}, {"frame1", at(Vec3(0, 0, 0.2))}, {"body2", out}, {"frame2", at(Vec3(0, 0, -0.2))}});
  b.joint("drive", "motor", {{"joint", bearing}, {"prescribes", Choice{1}}, {"motion", of(speed)}});
  return b;
}

std::string refusalOf(const Model& model) {
  const auto system = System::compile(model).value();
  const Health health = examineHealth(model, *system, catalog());
  return health.obstacle ? health.obstacle->text() : "";
}

}  // namespace

class TestCompatibleRedundancy : public QObject {
  Q_OBJECT
 private slots:
  void spinningShaft_spinsOn_data() { addIntegratorRows(shaftOnTwoHinges(10).model()); }
  void spinningShaft_spinsOn() {
    QFETCH(QString, id);
    for (const double speed : {0.0, 1e-9, 10.0, 1e4}) {
      ModelBuilder b = shaftOnTwoHinges(speed);
      QCOMPARE(refusalOf(b.model()), std::string());
      b.useIntegrator(id.toStdString());
      const double step = 1e-2 / std::max(speed, 1.0);
      b.run(step, 20 * step, 20 * step);
      const Run run = runModel(b.model());
      const double off = std::abs(run.at(run.last(), "shaft.wz") - speed);
      QVERIFY2(off <= 1e-9 * speed + 1e-15, qPrintable(QString("%1 rad/s of %2").arg(off).arg(speed)));
    }
  }

  void cardanShaft_atAnyAngle_data() {
    QTest::addColumn<double>("degrees");
    for (const double degrees : {1.0, 15.0, 30.0, 45.0, 60.0, 80.0, 89.0}) QTest::addRow("%g", degrees) << degrees;
  }
  /// w_out = w cos a / (1 - sin^2 a cos^2 theta) (R. Hooke's joint: E. J. Routh, or any text on mechanisms), theta from
  /// where the cross stands: the input's y axis lies in the plane of the shafts.
  void cardanShaft_atAnyAngle() {
    QFETCH(double, degrees);
    ModelBuilder b = cardanShaft(degrees, "2");
    const double a = degrees * M_PI / 180;
    const auto system = System::compile(b.model()).value();
    int rows = 0;
    double off = 0;
    const auto moved = drivenMotion(*system, {.end = 4, .step = 0.01}, [&](const EvaluatedState& at) {
      const double theta = 2 * at.t();
      const double c = std::cos(theta), s = std::sin(theta);
      // Which of the two crosses it is does not matter here: the smaller difference over both phases.
      const double one = 2 * std::cos(a) / (1 - std::pow(std::sin(a) * c, 2));
      const double other = 2 * std::cos(a) / (1 - std::pow(std::sin(a) * s, 2));
      const double w = at.state().v[11];
      off = std::max(off, std::min(std::abs(w - one), std::abs(w - other)) / std::max(one, other));
      ++rows;
      return true;
    });
    QVERIFY2(moved.has_value(), moved ? "" : moved.error().text().c_str());
    QCOMPARE(rows, 401);
    QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
  }
  void cardanShaft_turnsByEveryMethod_data() { addIntegratorRows(cardanShaft(45, "2").model()); }
  void cardanShaft_turnsByEveryMethod() {
    QFETCH(QString, id);
    for (const char* speed : {"0", "2", "2*cos(t + 1.5707963267948966)"}) {
      ModelBuilder b = cardanShaft(45, speed);
      b.useIntegrator(id.toStdString());
      b.run(1e-3, 0.05, 0.05);
      const Run run = runModel(b.model(), true);
      QCOMPARE(run.at(run.last(), "time"), 0.05);
    }
  }
  /// Statics of what has no load at all.
  void atRest_isAnEquilibrium() {
    for (const ModelBuilder& b : {shaftOnTwoHinges(0), cardanShaft(45, "0")}) {
      const auto system = System::compile(b.model()).value();
      const auto found = findEquilibrium(*system, system->initialState());
      QVERIFY2(found.has_value(), found ? "" : found.error().text().c_str());
    }
  }

  /// One motion by two formulas: their rates vanish together, and what is left of them there is rounding.
  void oneMotionByTwoDrives_isNoContradiction() {
    ModelBuilder b;
    const ElementId wheel = b.body(
        "rigid", "wheel", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}, {"angular_velocity", Vec3(0, 0, 1000)}});
    const ElementId hinge = b.joint("revolute", "hinge", {{"body1", ground}, {"body2", wheel}});
    for (const auto& [name, motion] : {std::pair("one", "sin(1000*t)"), std::pair("other", "cos(1000*t - pi/2)")})
      b.joint("drive", name, {{"joint", hinge}, {"prescribes", Choice{0}}, {"motion", of(motion)}});
    b.run(1e-4, 0.02, 0.01);
    QCOMPARE(refusalOf(b.model()), std::string());
    const Run run = runModel(b.model(), true);
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle") - std::sin(20.0)) < 1e-8);
  }
};

QTEST_GUILESS_MAIN(TestCompatibleRedundancy)
#include "tst_compatible_redundancy.moc"
