// Rotation methods turn a body on a ball joint to ground about its fixed point: as the pivoted body with the same
// method and step, with the order of the method, and with the reaction that its acceleration calls for. Bodies that
// something else holds, too, are left to the constraints.

#include "integrators/rotation/composition.h"
#include "lie/so3.h"
#include "run/stepper.h"
#include "support/contact_scene.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double mass = 2;
const Inertia inertia{0.3, 0.4, 0.5, 0.03, -0.02, 0.04};  // xx yy zz xy yz zx about the centre
const Vec3 arm(0.1, -0.3, 0.2);                           // from the centre to the fixed point, body axes
const Vec3 fixedPoint(0.4, -0.2, 0.7), spin(1, -2, 6), g(0, 0, -9.81);
const Quat attitude = so3::expQuat(Vec3(0.3, -0.5, 0.8)), turned = so3::expQuat(Vec3(1, 0.2, -0.4));

Mat3 aboutFixedPoint() {
  return inertia.matrix() + mass * (arm.squaredNorm() * Mat3::Identity() - arm * arm.transpose());
}

/// Whether the body is the pivoted one, or which body of a ball joint with turned markers it is.
enum class As { pivoted, first, second };

ElementId addTop(ModelBuilder& b, As as, const std::string& pin = "pin") {
  if (as == As::pivoted)
    return b.body("pivoted", "gyro",
                  {{"mass", mass},
                   {"inertia", Inertia::of(aboutFixedPoint())},
                   {"pivot", fixedPoint},
                   {"com", Vec3(-arm)},
                   {"orientation", attitude},
                   {"angular_velocity", spin}});
  const ElementId top = b.body("rigid", "gyro",
                               {{"mass", mass},
                                {"inertia", inertia},
                                {"position", Vec3(fixedPoint - attitude * arm)},
                                {"orientation", attitude},
                                {"velocity", Vec3(attitude * arm.cross(spin))},
                                {"angular_velocity", spin}});
  const Frame onTop = at(arm, turned), onGround = at(fixedPoint, turned.conjugate());
  if (as == As::first)
    b.joint("spherical", pin, {{"body1", top}, {"frame1", onTop}, {"body2", ground}, {"frame2", onGround}});
  else b.joint("spherical", pin, {{"body1", ground}, {"frame1", onGround}, {"body2", top}, {"frame2", onTop}});
  return top;
}

/// A spring and dampers of translation and of rotation, a force that follows a point of the body, a torque in time.
void addForces(ModelBuilder& b, ElementId top) {
  Matrix6 k, c;
  k.m.diagonal() << 20, 30, 10, 0.5, 0.6, 0.7;
  c.m.diagonal() << 1, 2, 0.5, 0.1, 0.2, 0.1;
  b.force("bushing", "gyro mount",
          {{"body1", ground},
           {"frame1", at(Vec3(0.3, 0.1, 0.6))},
           {"body2", top},
           {"frame2", at(Vec3(0, 0.2, 0.1))},
           {"stiffness", k},
           {"damping", c}});
  b.force("spring", "gyro strut",
          {{"body1", ground},
           {"frame1", at(Vec3(1, 0.5, -1))},
           {"body2", top},
           {"frame2", at(Vec3(0.2, 0, -0.1))},
           {"stiffness", 40.0},
           {"free_length", 0.5},
           {"damping", 3.0}});
  b.force("force", "thrust",
          {{"body", top},
           {"point", Vec3(-0.1, 0.2, 0.3)},
           {"value", TimeVector{Function{2, {}}, Function{}, Function{-1, {}}}},
           {"resolved_in", Choice{1}}});
  b.force("torque", "twist",
          {{"body", top}, {"value", TimeVector{Function{}, Function{0, "0.5*sin(3*t)"}, Function{}}}});
}

ModelBuilder topModel(As as, bool forces) {
  ModelBuilder b;
  b.gravity(g);
  const ElementId top = addTop(b, as);
  if (forces) addForces(b, top);
  return b;
}

void use(ModelBuilder& b, const QString& method, const QString& composition = {}) {
  b.useIntegrator(method.toStdString());
  if (composition.isEmpty()) return;
  const auto& names = compositionNames();
  const auto i = std::find(names.begin(), names.end(), composition.toStdString()) - names.begin();
  b.set(simulationId, "composition", Choice{static_cast<int>(i)});
}

void addMethods() {
  QTest::addColumn<QString>("method");
  QTest::addColumn<QString>("composition");
  QTest::addColumn<int>("order");
  for (const char* method : {"liemid_ea", "liemid_i", "akw", "simo_wong"}) QTest::newRow(method) << method << "" << 2;
  QTest::newRow("liemid_ea yoshida4") << "liemid_ea"
                                      << "yoshida4" << 4;
  QTest::newRow("liemid_ea kahan_li6") << "liemid_ea"
                                       << "kahan_li6" << 6;
  QTest::newRow("akw kahan_li8") << "akw"
                                 << "kahan_li8" << 8;
}

const std::vector<std::string> motion = {"x", "vx", "wx", "ax", "alphax"};  // each the first of three

/// The largest difference in any row, of vectors of the top over the largest there is.
double apart(const Run& one, const Run& two) {
  double worst = 0;
  for (const std::string& name : motion) {
    double difference = 0, largest = 0;
    for (std::size_t row = 0; row <= one.last(); ++row) {
      const Vec3 a = one.vector(row, "gyro." + name), b = two.vector(row, "gyro." + name);
      difference = std::max(difference, (a - b).norm());
      largest = std::max(largest, a.norm());
    }
    worst = std::max(worst, difference / largest);
  }
  return worst;
}

/// Whether steps iterate on constraints, which is told.
bool iterates(const Model& model) {
  const auto stepper = Stepper::create(model, true);
  if (!stepper) throw std::runtime_error(stepper.error().text());
  NewtonTrace trace;
  return (*stepper)->traceNewton(&trace);
}

}  // namespace

class TestFixedPoints : public QObject {
  Q_OBJECT
 private slots:
  void movesAsThePivotedBody_data() { addMethods(); }
  /// Both bodies have one map: a hundred steps, in each of which a few roundings of 1e-16, and those that iterations to
  /// round-off leave, are magnified by the motion no more than a hundred times.
  void movesAsThePivotedBody() {
    QFETCH(QString, method);
    QFETCH(QString, composition);
    for (const bool forces : {false, true}) {
      const auto runOf = [&](As as) {
        ModelBuilder b = topModel(as, forces);
        use(b, method, composition);
        b.run(0.01, 1);
        return runModel(b.model());
      };
      const Run pivoted = runOf(As::pivoted);
      for (const As as : {As::first, As::second}) {
        const Run held = runOf(as);
        qInfo("forces %d: apart %.2g", forces, apart(pivoted, held));
        QVERIFY(apart(pivoted, held) < 1e-11);
        for (std::size_t row = 0; row <= held.last(); ++row) {
          QVERIFY(held.at(row, "drift.position") < 1e-15);  // a few roundings of lengths below 1 m
          QVERIFY(held.at(row, "drift.velocity") < 1e-14);  // of speeds of 3 m/s
          QVERIFY(std::abs(held.at(row, "energy.kinetic") - pivoted.at(row, "energy.kinetic")) < 1e-10);
        }
      }
    }
  }

  /// A body whose centre is the fixed point, about which its weight has no moment.
  void heldAtTheCentre() {
    ModelBuilder b;
    b.gravity(g);
    const ElementId top = b.body(
        "rigid", "gyro", {{"mass", mass}, {"inertia", inertia}, {"position", fixedPoint}, {"angular_velocity", spin}});
    b.joint("spherical", "pin", {{"body1", ground}, {"frame1", at(fixedPoint)}, {"body2", top}});
    use(b, "liemid_ea", "kahan_li8");
    b.run(0.02, 1);
    const Run run = runModel(b.model());
    ModelBuilder free;
    free.gravity(Vec3::Zero());
    free.body("rigid", "gyro", {{"mass", mass}, {"inertia", inertia}, {"angular_velocity", spin}});
    use(free, "liemid_ea", "kahan_li8");
    free.run(0.02, 1);
    const Run alone = runModel(free.model());
    for (std::size_t row = 0; row <= run.last(); ++row) {
      QCOMPARE(run.vector(row, "gyro.x"), fixedPoint);
      QVERIFY((run.vector(row, "gyro.wx") - alone.vector(row, "gyro.wx")).norm() < 1e-12);
      QVERIFY((run.vector(row, "pin.lambda1") - mass * g).norm() < 1e-13);
    }
  }

  void reaction_carriesTheAcceleration_data() { addMethods(); }
  /// m (g - a) on the body as the second of the joint, with the acceleration that Euler's equations about the fixed
  /// point give at the attitude and the angular velocity of the row; rows are some steps apart, between which no method
  /// needs accelerations.
  void reaction_carriesTheAcceleration() {
    QFETCH(QString, method);
    QFETCH(QString, composition);
    for (const As as : {As::first, As::second})
      for (const double outputStep : {0.0, 0.05}) {
        ModelBuilder b = topModel(as, false);
        use(b, method, composition);
        b.run(0.01, 0.5, outputStep);
        const Run run = runModel(b.model());
        const Mat3 J = aboutFixedPoint();
        for (std::size_t row = 0; row <= run.last(); ++row) {
          const std::size_t q = run.column("gyro.qw");
          const auto of = [&](std::size_t i) { return run.recording->at(row, q + i); };
          const Mat3 R = Quat(of(0), of(1), of(2), of(3)).toRotationMatrix();
          const Vec3 W = run.vector(row, "gyro.wx"), r = -arm;
          const Vec3 A = J.inverse() * (mass * r.cross(R.transpose() * g) - W.cross(J * W));
          const Vec3 lambda = mass * (g - R * (A.cross(r) + W.cross(W.cross(r))));
          // Roundings of forces of some 50 N, to which the inverse of J adds its condition.
          const Vec3 is = run.vector(row, "pin.lambda1");
          QVERIFY2(((as == As::second ? is : Vec3(-is)) - lambda).norm() < 1e-12, qPrintable(QString::number(row)));
          QVERIFY(run.at(row, "drift.acceleration") < 1e-12);
        }
      }
  }

  void forces_keepTheOrder_data() { addMethods(); }
  /// With forces that depend on velocities, against rkmk, which holds the joint by its constraints.
  void forces_keepTheOrder() {
    QFETCH(QString, method);
    QFETCH(QString, composition);
    QFETCH(int, order);
    const auto end = [&](double h) {
      ModelBuilder b = topModel(As::second, true);
      if (h > 0) use(b, method, composition);
      else b.useIntegrator("rkmk");
      for (const char* tolerance : {"rtol", "atol"})
        if (h == 0) b.set(simulationId, tolerance, 1e-13);
      b.run(h > 0 ? h : 0.01, 0.8, 0.8);
      const Run run = runModel(b.model());
      VecX out(12);
      out << run.vector(run.last(), "gyro.x"), run.vector(run.last(), "gyro.vx"), run.vector(run.last(), "gyro.wx"),
          run.vector(run.last(), "pin.lambda1");
      return out;
    };
    const VecX reference = end(0);
    const double h = order == 2 ? 0.005 : order == 4 ? 0.02 : order == 6 ? 0.08 : 0.16;
    const double coarse = (end(h) - reference).lpNorm<Eigen::Infinity>();
    const double fine = (end(h / 2) - reference).lpNorm<Eigen::Infinity>();
    qInfo("errors %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(fine > 1e-11);  // above what rkmk and rounding leave
    QVERIFY(std::log2(coarse / fine) > order - 0.3);
  }

  /// A sphere on a rod that falls on the floor: forces by contacts, of which the friction depends on velocities.
  void contacts_pushAsOnThePivotedBody() {
    const auto runOf = [](bool pivoted) {
      const std::string shape = R"({"type": "sphere", "radius": 0.1, "position": [0.3, 0, 0]})";
      ContactScene scene(R"({"name": "m", "friction": 0.4, "stiffness": 1e5, "exponent": 1.5, "damping": 0.3})");
      scene.floor().contact(R"(, "touch": [["ground", "gyro"]])");
      const Vec3 pivot(0, 0, 0.3), centre(0.4, 0, 0), J(0.02, 0.1, 0.1), about = J + Vec3(0, 0.16, 0.16);
      if (pivoted)
        scene.bodyOf(fmt::format(
            R"({{"name": "gyro", "type": "pivoted", "mass": 1, "inertia": {}, "pivot": {}, "com": {}, "shapes": [{}]{}}})",
            ContactScene::numbers(about), ContactScene::numbers(pivot), ContactScene::numbers(centre), shape,
            ContactScene::spin(Vec3(0, 0, 2))));
      else
        scene.body("gyro", 1, J, pivot + centre, shape,
                   ContactScene::velocity(Vec3(0, 0.8, 0)) + ContactScene::spin(Vec3(0, 0, 2)));
      if (!pivoted)
        scene.joint(
            R"({"name": "pin", "type": "spherical", "body1": "ground", "frame1": {"position": [0, 0, 0.3]}, "body2": "gyro", "frame2": {"position": [-0.4, 0, 0]}})");
      return runModel(scene.model(R"("integrator": "liemid_ea", "step": 2e-4, "end_time": 0.6, "output_step": 2e-3)"));
    };
    const Run pivoted = runOf(true), held = runOf(false);
    double touched = 0;
    for (std::size_t row = 0; row <= held.last(); ++row) touched += held.at(row, "contact.count");
    QVERIFY(touched > 5 && held.at(held.last(), "energy.contact_friction") != 0);
    // Each impact of some milliseconds magnifies roundings by less than a thousand.
    QVERIFY2(apart(pivoted, held) < 1e-8, qPrintable(QString::number(apart(pivoted, held))));
  }

  void whatElseIsHeld_isLeftToConstraints() {
    ModelBuilder once = topModel(As::second, false);
    once.useIntegrator("liemid_ea");
    QVERIFY(!iterates(once.model()));
    ModelBuilder hinged = once;
    const ElementId top = hinged.model().find("gyro")->id;
    const ElementId second = hinged.joint("point_on_line", "rail",
                                          {{"body1", ground},
                                           {"frame1", at(fixedPoint + attitude * Vec3(0.5, 0, 0), attitude * turned)},
                                           {"body2", top},
                                           {"frame2", at(arm + Vec3(0.5, 0, 0), turned)}});
    QVERIFY(iterates(hinged.model()));
    Model without = hinged.model();
    QVERIFY(without.apply(Edit{SetEnabled{second, false}}));
    QVERIFY(!iterates(without));
    for (const char* type : {"six_dof", "point_on_line", "point_on_plane"}) {
      ModelBuilder other = once;
      other.replaceJoint("pin", type);
      for (const char* turn : {"lock_rx", "lock_ry", "lock_rz"})
        if (type == std::string("six_dof")) other.set(other.model().find("pin")->id, turn, false);
      QVERIFY2(iterates(other.model()), type);
    }
  }

  void twoBalls_areAHinge_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"liemid_ea", "liemid_i", "akw"}) QTest::newRow(method) << method;
  }
  /// About the line through both, a pendulum: J theta'' = moment of the weight (RATTLE, of second order).
  void twoBalls_areAHinge() {
    QFETCH(QString, method);
    const auto rateAt = [&](double h) {
      ModelBuilder b;
      b.gravity(Vec3(0, -9.81, 0));
      const ElementId rod =
          b.body("rigid", "rod", {{"mass", mass}, {"inertia", diagonal(0.1, 0.2, 0.2)}, {"position", Vec3(0.5, 0, 0)}});
      for (const double z : {-0.2, 0.3})
        b.joint("spherical", z > 0 ? "upper" : "lower",
                {{"body1", ground}, {"frame1", at(Vec3(0, 0, z))}, {"body2", rod}, {"frame2", at(Vec3(-0.5, 0, z))}});
      use(b, method);
      b.run(h, 0.5, 0.5);
      const Run run = runModel(b.model());
      return std::pair{run.vector(run.last(), "rod.x"), run.at(run.last(), "rod.wz")};
    };
    // m g l (sin) = J w^2 / 2 along the way, whatever the time: the energy of a pendulum from rest at the horizontal.
    const auto error = [&](double h) {
      const auto [x, w] = rateAt(h);
      return std::abs(w * w / 2 * (0.2 + mass * 0.25) + mass * 9.81 * x.y());
    };
    const double coarse = error(0.01), fine = error(0.005);
    qInfo("errors %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.1);
  }

  /// A ball joint to a support that is driven: x = p(t), which is no ground.
  void movingSupport_isLeftToConstraints() {
    const auto end = [](const QString& method, double h) {
      ModelBuilder b;
      b.gravity(g);
      const ElementId cart = b.body("rigid", "cart", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}});
      const Quat zToX(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitY()));
      const ElementId rail = b.joint(
          "prismatic", "rail",
          {{"body1", ground}, {"frame1", at(Vec3::Zero(), zToX)}, {"body2", cart}, {"frame2", at(Vec3::Zero(), zToX)}});
      b.joint("drive", "push",
              {{"joint", rail},
               {"coordinate", Choice{static_cast<int>(CoordinateName::displacement)}},
               {"motion", Function{0, "0.1*sin(5*t)-0.5*t"}}});
      const ElementId top =
          b.body("rigid", "gyro",
                 {{"mass", mass}, {"inertia", inertia}, {"position", Vec3(-arm)}, {"angular_velocity", spin}});
      b.joint("spherical", "pin", {{"body1", cart}, {"body2", top}, {"frame2", at(arm)}});
      b.set(top, "velocity", Vec3(arm.cross(spin)));
      use(b, method);
      b.run(h, 0.5, 0.5);
      const Run run = runModel(b.model());
      VecX out(6);
      out << run.vector(run.last(), "gyro.x"), run.vector(run.last(), "gyro.wx");
      return out;
    };
    const VecX reference = end("rkmk", 1e-3);
    const double coarse = (end("liemid_ea", 0.004) - reference).norm(),
                 fine = (end("liemid_ea", 0.002) - reference).norm();
    qInfo("errors %.3g %.3g, slope %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(std::abs(std::log2(coarse / fine) - 2) < 0.1);
  }

  void besideOthers_bodiesMoveAsAlone_data() { addMethods(); }
  /// Beside a double pendulum, whose constraints the same step iterates on: each moves as it does by itself.
  void besideOthers_bodiesMoveAsAlone() {
    QFETCH(QString, method);
    QFETCH(QString, composition);
    const auto runOf = [&](ModelBuilder b) {
      b.gravity(g);
      use(b, method, composition);
      b.run(0.005, 0.4, 0.02);
      return runModel(b.model());
    };
    ModelBuilder both = dampedDoublePendulum();
    addForces(both, addTop(both, As::second));
    const Run beside = runOf(both), top = runOf(topModel(As::second, true)), others = runOf(dampedDoublePendulum());
    QVERIFY2(apart(top, beside) < 1e-11, qPrintable(QString::number(apart(top, beside))));
    double worst = 0;
    for (std::size_t row = 0; row <= beside.last(); ++row) {
      worst = std::max(worst, (beside.vector(row, "pin.lambda1") - top.vector(row, "pin.lambda1")).norm() / 100);
      for (const char* channel : {"lower.x", "lower.wx", "upper.wx"})
        worst = std::max(worst, (beside.vector(row, channel) - others.vector(row, channel)).norm());
    }
    // Iterations of both end at round-off, of the velocities that dampers see at some 1e-13.
    QVERIFY2(worst < 1e-10, qPrintable(QString::number(worst)));
  }
};

QTEST_APPLESS_MAIN(TestFixedPoints)
#include "tst_fixed_points.moc"
