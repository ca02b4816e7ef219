// Degrees of freedom by rank, consistent accelerations and multipliers, assembly of violated initial values.

#include "support/reference.h"
#include "support/run_model.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

InitialState initial(const ModelBuilder& b, bool assemble = false) {
  const auto system = System::compile(b.model()).value();
  auto out = consistentInitialState(*system, assemble);
  if (!out) throw std::runtime_error(out.error().text());
  return *out;
}

}  // namespace

class TestInitialConditions : public QObject {
  Q_OBJECT
 private slots:
  void mobility_countsByRank() {
    const auto count = [](const ModelBuilder& b) {
      const Mobility m = initial(b).mobility;
      return std::pair{m.degreesOfFreedom(), m.redundant()};
    };
    QCOMPARE(count(pivotedTop()), (std::pair{3, 0}));
    QCOMPARE(count(constrainedTop()), (std::pair{3, 0}));
    QCOMPARE(count(doublePendulum()), (std::pair{6, 0}));
    QCOMPARE(count(fourBar()), (std::pair{1, 3}));
    QCOMPARE(count(rodChain(50)), (std::pair{150, 0}));
    QCOMPARE(count(rodChain(300)), (std::pair{900, 0}));  // sparse rank
  }
  /// Heavy top: W'(0), x''(0), lambda(0) of the reference.
  void heavyTop_initialAccelerations() {
    const InitialState s = initial(constrainedTop());
    QVERIFY((s.state.vdot.head<3>() - Vec3(0, -21.30173254, -30.96083077)).norm() < 1e-6);  // printed digits
    QVERIFY((s.state.vdot.tail<3>() - Vec3(661.3461692307692, 0, 0)).norm() < 1e-9);
    QVERIFY((s.state.lambda - Vec3(0, -319.52598817, -317.26246154)).norm() < 1e-6);
  }
  void doublePendulum_initialReactions() {
    const Reference ref("double_pendulum_spherical");
    ModelBuilder b = doublePendulum();
    b.run(1e-3, 1e-3);
    const Run run = runModel(b.model());
    for (const auto& [joint, force] : {std::pair{"top", "F1"}, std::pair{"middle", "F2"}})
      for (const char* axis : {"x", "y", "z"})
        QVERIFY(std::abs(run.at(0, std::string(joint) + ".f" + axis) - ref.at(0, std::string(force) + axis)) < 1e-10);
  }
  void violations_areReportedByName() {
    ModelBuilder b = doublePendulum();
    const Vec3 x = b.model().find("lower")->as<Rigid>().position;
    b.set(b.model().find("lower")->id, "position", Vec3(x + Vec3(0, 0, 0.01)));
    const auto system = System::compile(b.model()).value();
    const auto result = consistentInitialState(*system, false);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::input);
    QCOMPARE(result.error().element, std::string("middle"));
    QCOMPARE(result.error().remedy, Error::Remedy::assemble);
  }
  void assembly_makesTheSmallestChange() {
    ModelBuilder b = doublePendulum();
    const ElementId lower = b.model().find("lower")->id;
    const Vec3 x = b.model().find(lower)->as<Rigid>().position;
    b.set(lower, "position", Vec3(x + Vec3(0.02, -0.03, 0.01)));
    b.set(lower, "velocity", Vec3(1, 1, 1));
    const auto system = System::compile(b.model()).value();
    const auto result = consistentInitialState(*system, true);
    QVERIFY(result.has_value());
    const Violation v = violation(*system, result->state);
    QVERIFY(v.position.size < 1e-13 && v.velocity.size < 1e-12);
    // The velocities' change is orthogonal in the mass metric to every free motion: B v = 0 implies dv M v = 0.
    Workspace w = system->makeWorkspace();
    State probe = result->state;
    const VecX dv = result->state.v - system->initialState().v;
    probe.vdot = dv;
    probe.v.setZero();
    probe.lambda.setZero();
    const VecX Mdv_g = system->evaluate(probe, w).r();
    State still = probe;
    still.vdot.setZero();
    const VecX Mdv = Mdv_g - system->evaluate(still, w).r();
    QVERIFY(std::abs(result->state.v.dot(Mdv)) < 1e-11);
    // Closing the gap by moving the lower body alone would take 0.0374 m.
    QVERIFY((result->state.q - system->initialState().q).norm() < 0.05);
  }
  /// 8000 rods on upright hinges stick out from a wall: moments of 3e8 N m at its root cancel to no acceleration.
  void longCantilever_isNoContradiction() {
    ModelBuilder b = rodChain(8000);
    for (const Element* joint : std::vector<const Element*>(b.model().of(Category::joint)))
      b.replaceJoint(std::string(joint->name), "revolute");
    const auto system = System::compile(b.model()).value();
    const auto start = consistentInitialState(*system, false);
    QVERIFY2(start.has_value(), start ? "" : start.error().text().c_str());
    QVERIFY(start->state.vdot.lpNorm<Eigen::Infinity>() < 1e-3 * 9.81);
  }

  void oppositeAxes_areRefused() {
    ModelBuilder b;
    const ElementId door = b.body("rigid", "door", {});
    b.joint("revolute", "hinge", {{"body1", ground}, {"body2", door}, {"frame2", at(Vec3::Zero(), Quat(0, 1, 0, 0))}});
    const auto result = consistentInitialState(*System::compile(b.model()).value(), false);
    QVERIFY(!result);
    QCOMPARE(result.error().element, std::string("hinge"));
  }
  void impossibleAssembly_isAnError() {
    ModelBuilder b;
    const ElementId ball = b.body("particle", "ball", {{"position", Vec3(1, 0, 0)}});
    b.joint("distance", "short", {{"body1", ground}, {"body2", ball}, {"length", 1.0}});
    b.joint("distance", "far", {{"body1", ground}, {"frame1", at(Vec3(5, 0, 0))}, {"body2", ball}, {"length", 1.0}});
    const auto result = consistentInitialState(*System::compile(b.model()).value(), true);
    QVERIFY(!result);
    QVERIFY(!result.error().element.empty());
    QCOMPARE(result.error().remedy, Error::Remedy::none);
  }
};

QTEST_APPLESS_MAIN(TestInitialConditions)
#include "tst_initial_conditions.moc"
