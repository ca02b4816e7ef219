// What every joint of the catalogue must do, without being named, in placements that satisfy it: take as many degrees
// of freedom as its kind says, hold, and act on both bodies with one wrench that Newton's and Euler's equations close.
// And what is particular to some: wrong placements, masks, particles.

#include "analysis/system_matrices.h"
#include "checks/reaction_checks.h"
#include "coordinates/joint_coordinate.h"
#include "integrators/integrator.h"
#include "support/at_start.h"
#include "support/random_state.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <Eigen/SVD>
#include <bit>
#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Equations of each kind, as textbooks and vendors' tables count them (Adams, Altair).
const std::map<std::string, int> equationCount = {{"fixed", 6},
                                                  {"revolute", 5},
                                                  {"prismatic", 5},
                                                  {"cylindrical", 4},
                                                  {"universal", 4},
                                                  {"spherical", 3},
                                                  {"constant_velocity", 4},
                                                  {"planar", 3},
                                                  {"point_on_line", 2},
                                                  {"point_on_plane", 1},
                                                  {"same_orientation", 3},
                                                  {"parallel_axes", 2},
                                                  {"perpendicular", 1},
                                                  {"angle", 1},
                                                  {"distance", 1},
                                                  {"universal_spherical", 1},
                                                  {"revolute_spherical", 2},
                                                  {"six_dof", 6},
                                                  {"screw", 5},
                                                  {"rolling_disc", 3},
                                                  {"knife_edge", 1}};

struct Pair {
  ModelBuilder builder;
  std::shared_ptr<const System> system;
  InitialState initial;
};

/// Two random bodies with random markers close to each other, moved onto the joint, with random velocities that it
/// allows; body "one" hangs on the ground by a ball. Empty where the assembly ends in a wrong placement.
std::optional<Pair> placedPair(const TypeInfo& joint, unsigned seed, std::any params = {}) {
  Random random(seed);
  Pair out;
  const Frame one = at(random.vector(), random.rotation());
  const Frame frame1 = at(random.vector(0.5), random.rotation()), frame2 = at(random.vector(0.5), random.rotation());
  const Quat near(Eigen::AngleAxisd(random.uniform(0.2, 0.7), random.vector().normalized()));
  const Quat turn2 = one.orientation * frame1.orientation * near * frame2.orientation.conjugate();
  const Vec3 marker1 = one.position + one.orientation * frame1.position;
  const Frame two = at(marker1 + random.vector(0.6) - turn2 * frame2.position, turn2);
  const auto body = [&](const char* name, const Frame& placement) {
    return out.builder.body("rigid", name,
                            {{"mass", random.uniform(0.5, 2)},
                             {"inertia", Inertia{2.5, 2.7, 2.9, 0.2, 0.1, -0.1}},
                             {"position", placement.position},
                             {"orientation", placement.orientation},
                             {"velocity", Vec3(random.vector())},
                             {"angular_velocity", Vec3(random.vector())}});
  };
  const ElementId first = body("one", one), second = body("two", two);
  if (!params.has_value()) params = randomParams(joint, random, first, second);
  for (const auto& [key, value] :
       {std::pair<const char*, Value>{"body1", first}, {"frame1", frame1}, {"body2", second}, {"frame2", frame2}})
    joint.find(key)->set(params, value);
  out.builder.insert(joint, "joint", params);
  const Vec3 pin = random.vector(0.5);
  out.builder.joint("spherical", "pin",
                    {{"frame1", at(one.position + one.orientation * pin)}, {"body2", first}, {"frame2", at(pin)}});
  out.builder.useIntegrator("rkmk");
  out.builder.run(1e-2, 1);
  out.system = System::compile(out.builder.model()).value();
  auto initial = consistentInitialState(*out.system, true);
  if (!initial) return std::nullopt;
  out.initial = *initial;
  return out;
}

/// Rank of the joint's rows; rank deficiency shows as a singular value of round-off size.
int rankOf(const Pair& pair, int rows) {
  const MatX all = constraintMatrix(*pair.system, pair.initial.state).B;
  MatX own(rows, all.cols());
  int taken = 0;
  for (int row = 0; row < pair.system->m(); ++row)
    if (pair.system->rowName(pair.system->nv() + row).element == "joint") own.row(taken++) = all.row(row);
  if (taken != rows) return -1;
  const Eigen::JacobiSVD<MatX> svd(own);
  return static_cast<int>((svd.singularValues().array() > 1e-6).count());
}

int rowsOf(const Pair& pair) { return pair.system->m() - 3; }  // the pin has three

std::unique_ptr<Integrator> startedIntegrator(const Pair& pair, State& s) {
  const Element& e = pair.builder.model().simulation();
  auto integrator = static_cast<const IntegratorType&>(*e.type).create(e.params);
  if (auto ok = integrator->initialize(pair.system, pair.initial, s); !ok) throw std::runtime_error(ok.error().text());
  return integrator;
}

void addTypes() {
  QTest::addColumn<const TypeInfo*>("type");
  for (const TypeInfo* type : catalog().of(Category::joint))
    if (static_cast<const JointType*>(type)->create) QTest::newRow(type->id.c_str()) << type;
}

double imbalance(const Pair& pair, const EvaluatedKinematics& at) {
  return reactionImbalance(pair.builder.model(), *pair.system, at);
}

}  // namespace

Q_DECLARE_METATYPE(const gyre::TypeInfo*)

class TestJoints : public QObject {
  Q_OBJECT
 private slots:
  void freedoms_areTakenAsCounted_data() { addTypes(); }
  void freedoms_areTakenAsCounted() {
    QFETCH(const TypeInfo*, type);
    const auto expected = equationCount.find(type->id);
    QVERIFY2(expected != equationCount.end(), "the table does not know this type");
    int placed = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
      const auto pair = placedPair(*type, seed);
      if (!pair) continue;
      ++placed;
      QCOMPARE(rowsOf(*pair), expected->second);
      QCOMPARE(rankOf(*pair, rowsOf(*pair)), expected->second);
    }
    QVERIFY2(placed >= 15, qPrintable(QString("only %1 of 20 placements assembled").arg(placed)));
  }

  /// Half a second of motion under gravity, at every tenth step.
  void reactions_closeNewtonAndEuler_data() { addTypes(); }
  void reactions_closeNewtonAndEuler() {
    QFETCH(const TypeInfo*, type);
    double worst = 0, drift = 0;
    int placed = 0;
    for (unsigned seed = 31; seed <= 36; ++seed) {
      const auto pair = placedPair(*type, seed);
      if (!pair) continue;
      ++placed;
      State s;
      const auto integrator = startedIntegrator(*pair, s);
      double next = 0;
      while (s.t < 0.5 - 1e-12) {
        if (s.t >= next) {
          worst = std::max(worst, imbalance(*pair, integrator->evaluated(s)));
          next += 0.05;
        }
        const auto step = integrator->advance(s, 0.5);
        QVERIFY2(step.has_value(), step ? "" : qPrintable(QString::fromStdString(step.error().text())));
        const Violation v = violation(*pair->system, s);
        drift = std::max({drift, v.position.size, v.velocity.size});
      }
    }
    QVERIFY(placed >= 4);
    QVERIFY2(worst < 1e-9, qPrintable(QString("imbalance %1").arg(worst)));
    // Projected after every step: round-off of lengths and speeds of order one to ten.
    QVERIFY2(drift < 1e-11, qPrintable(QString("drift %1").arg(drift)));
  }

  /// Bodies moved off the joint: what its violation channels say is what the drift of the whole is made of.
  void violations_areReported_data() { addTypes(); }
  void violations_areReported() {
    QFETCH(const TypeInfo*, type);
    const auto pair = placedPair(*type, 33);
    QVERIFY(pair.has_value());
    const System& system = *pair->system;
    State s = pair->initial.state;
    Random random(5);
    system.bodies().plus(s.q, random.vector(system.nv(), 1e-2), s.q);
    s.v = random.vector(system.nv(), 1);
    Workspace w = system.makeWorkspace();
    const EvaluatedKinematics at = system.evaluateKinematics(s, w);
    std::vector<double> values(system.channels().size());
    system.channels().report(at, values);
    const auto channels = system.channels().list();
    std::map<std::string, double> found;
    for (std::size_t c = 0; c < values.size(); ++c)
      if (const auto& name = channels[c].name; name.find(".violation") != std::string::npos) found[name] = values[c];
    // The pin is a ball: three lengths.
    QVERIFY(found.contains("pin.violation") && !found.contains("pin.violation_angle"));
    double position = 0, speed = 0;
    for (const auto& [name, value] : found) {
      QVERIFY(value > 0);
      double& worst = name.ends_with("_rate") ? speed : position;
      worst = std::max(worst, value);
    }
    const RowSizes sizes = system.scales().rowSizes(at.Phi(), true);
    QCOMPARE(position, std::max(sizes.length, sizes.angle));
    VecX rate(system.m()), positionRates = VecX::Zero(system.m());
    system.constraints().rates(at, rate);
    positionRates = rate;
    system.scales().scaleVelocityRows(0, positionRates);
    QCOMPARE(speed, (rate - positionRates).lpNorm<Eigen::Infinity>());
    QVERIFY(found.size() > 1);
  }

  /// Off the joint: M v' + g + B^T lambda of a whole evaluation, which makes no rows, and B^T lambda by the rows.
  void reactions_areThoseOfTheRows_data() { addTypes(); }
  void reactions_areThoseOfTheRows() {
    QFETCH(const TypeInfo*, type);
    const auto pair = placedPair(*type, 33);
    QVERIFY(pair.has_value());
    const System& system = *pair->system;
    State s = pair->initial.state;
    Random random(7);
    system.bodies().plus(s.q, random.vector(system.nv(), 0.3), s.q);
    Workspace w = system.makeWorkspace();
    s.lambda.setZero();
    const VecX unloaded = system.evaluate(s, w).r();
    s.lambda = random.vector(system.m(), 1);
    const EvaluatedState at = system.evaluate(s, w);
    const VecX r = at.r(), Phi = at.Phi();
    VecX f(system.nv());
    system.constraints().force(at, s.lambda, f);
    // Rounding of some ten operations on numbers of order one to ten, of which the weight is the largest.
    QVERIFY((r - unloaded - f).lpNorm<Eigen::Infinity>() < 1e-13);
    QVERIFY((system.evaluateKinematics(s, w).Phi() - Phi).lpNorm<Eigen::Infinity>() < 1e-14);
  }
  /// What a class has that does not give its reactions itself: by the rows.
  void reactions_ofAnyClassFollowFromItsRows_data() { addTypes(); }
  void reactions_ofAnyClassFollowFromItsRows() {
    QFETCH(const TypeInfo*, type);
    const auto pair = placedPair(*type, 33);
    QVERIFY(pair.has_value());
    const System& system = *pair->system;
    Workspace w = system.makeWorkspace();
    const EvaluatedKinematics at = system.evaluateKinematics(pair->initial.state, w);
    const ConstraintSet::Part& part = system.constraints().parts.front();
    const BodyKinematics &k1 = at.body(0), &k2 = at.body(1);
    QVERIFY(part.body1 == 0 && part.body2 == 1);
    Vec6 lambda = Vec6::Zero();
    lambda.head(part.rows) = Random(7).vector(part.rows, 1);
    Vec6 Phi = Vec6::Zero(), PhiByRows = Vec6::Zero();
    Vec12 wrench = Vec12::Zero(), byRows = Vec12::Zero();
    part.equations->addReaction(k1, k2, lambda, Phi, wrench);
    part.equations->Joint::addReaction(k1, k2, lambda, PhiByRows, byRows);
    QVERIFY((wrench - byRows).lpNorm<Eigen::Infinity>() < 1e-14);  // rounding of numbers of order one
    QVERIFY((Phi - PhiByRows).head(part.rows).lpNorm<Eigen::Infinity>() < 1e-14);
    QVERIFY(wrench.norm() > 0);
  }
  /// Off the joint and moving: B V + Phi_t, which makes no rows, and B V by the rows.
  void rates_areThoseOfTheRows_data() { addTypes(); }
  void rates_areThoseOfTheRows() {
    QFETCH(const TypeInfo*, type);
    const auto pair = placedPair(*type, 33);
    QVERIFY(pair.has_value());
    const System& system = *pair->system;
    State s = pair->initial.state;
    Random random(11);
    system.bodies().plus(s.q, random.vector(system.nv(), 0.3), s.q);
    s.v = random.vector(system.nv(), 1);
    Workspace w = system.makeWorkspace();
    const EvaluatedKinematics at = system.evaluateKinematics(s, w);
    VecX rates(system.m()), byRows = at.Phi_t();
    system.constraints().rates(at, rates);
    const auto& parts = system.constraints().parts;
    const std::vector<JointRows>& rows = system.constraints().rows(at);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Vec12 V =
          stackedTwist(w.k[system.bodies().slot(parts[i].body1)], w.k[system.bodies().slot(parts[i].body2)]);
      byRows.segment(parts[i].row, parts[i].rows) += rows[i].B.topRows(parts[i].rows) * V;
    }
    // Rounding of some ten operations on numbers of order one.
    QVERIFY((rates - byRows).lpNorm<Eigen::Infinity>() < 1e-14);
    QVERIFY(rates.norm() > 0);
  }
  /// A ball 3 mm off in y; a hinge whose axes enclose 0.1 rad.
  void violation_isWhatItsNameSays() {
    ModelBuilder b;
    const ElementId one = b.body("rigid", "one", {{"position", Vec3(0, 3e-3, 0)}});
    const ElementId two = b.body("rigid", "two", {{"orientation", Quat(Eigen::AngleAxisd(0.1, Vec3(1, 0, 0)))}});
    b.joint("spherical", "ball", {{"body1", ground}, {"body2", one}});
    b.joint("revolute", "hinge", {{"body1", ground}, {"body2", two}});
    const auto read = [&](const std::string& header) { return channelAtStart(b, header); };
    QCOMPARE(read("ball.violation [m]"), 3e-3);
    QCOMPARE(read("hinge.violation [m]"), 0.0);
    QCOMPARE(read("hinge.violation_angle [rad]"), std::sin(0.1));
  }

  /// Index-3 integration keeps what was satisfied, too.
  void satisfied_staysSatisfied_data() { addTypes(); }
  void satisfied_staysSatisfied() {
    QFETCH(const TypeInfo*, type);
    if (static_cast<const JointType*>(type)->nonholonomic) return;  // geom1 refuses them
    for (unsigned seed = 31; seed <= 33; ++seed) {
      auto pair = placedPair(*type, seed);
      if (!pair) continue;
      pair->builder.useIntegrator("geom1");
      pair->builder.run(2e-3, 1);
      State s;
      const auto integrator = startedIntegrator(*pair, s);
      for (int i = 0; i < 250; ++i) {
        const auto step = integrator->advance(s, 1);
        QVERIFY2(step.has_value(), step ? "" : qPrintable(QString::fromStdString(step.error().text())));
        QVERIFY(violation(*pair->system, s).position.size < 1e-10);
        QVERIFY(!pair->system->constraints().wrongAssembly(integrator->evaluated(s)));
      }
    }
  }

  void everyMaskOfSixDof_takesWhatItLocks() {
    const TypeInfo& type = *catalog().find(Category::joint, "six_dof");
    const char* keys[] = {"lock_x", "lock_y", "lock_z", "lock_rx", "lock_ry", "lock_rz"};
    for (unsigned mask = 1; mask < 64; ++mask) {
      int placed = 0;
      for (unsigned seed = 1; seed <= 3; ++seed) {
        std::any params = type.defaults;
        for (unsigned i = 0; i < 6; ++i) type.find(keys[i])->set(params, (mask >> i & 1) == 1);
        const auto pair = placedPair(type, seed, params);
        if (!pair) continue;
        ++placed;
        QCOMPARE(rowsOf(*pair), std::popcount(mask));
        QCOMPARE(rankOf(*pair, rowsOf(*pair)), std::popcount(mask));
        State s;
        const auto integrator = startedIntegrator(*pair, s);
        QVERIFY(imbalance(*pair, integrator->evaluated(s)) < 1e-9);
      }
      QVERIFY2(placed >= 2, qPrintable(QString("mask %1").arg(mask)));
    }
    std::any none = type.defaults;
    type.find("body2")->set(none, ElementId{20});
    for (const char* key : keys) type.find(key)->set(none, false);
    const auto error = type.check(none);
    QVERIFY(error);
    QCOMPARE(error->key, std::string("lock_x"));
  }

  /// Markers that satisfy the equations turned the wrong way round are refused, with the reason.
  void wrongPlacements_areRefused_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<Quat>("turn");
    const Quat aboutX(0, 1, 0, 0), aboutZ(0, 0, 0, 1);
    for (const char* type : {"revolute", "cylindrical", "planar", "parallel_axes"})
      QTest::newRow(type) << QString(type) << aboutX;
    for (const char* type : {"fixed", "prismatic", "same_orientation", "six_dof", "constant_velocity"})
      QTest::newRow(type) << QString(type) << aboutZ;
  }
  void wrongPlacements_areRefused() {
    QFETCH(QString, type);
    QFETCH(Quat, turn);
    for (const bool turned : {false, true}) {
      ModelBuilder b;
      const ElementId body = b.body("rigid", "body", {{"position", Vec3(0, 0, 0)}});
      b.joint(type.toUtf8(), "joint",
              {{"body2", body}, {"frame2", at(Vec3(0, 0, 0), turned ? turn : Quat::Identity())}});
      const auto initial = consistentInitialState(*System::compile(b.model()).value(), false);
      QCOMPARE(initial.has_value(), !turned);
      if (turned) QCOMPARE(initial.error().element, std::string("joint"));
      if (turned) QVERIFY(initial.error().message.find("markers") != std::string::npos);
    }
  }

  /// With both markers at their bodies' centres, body 1 at rest in the inertial frame and body 2 moved as allowed.
  void coordinates_measureWhatTheirNamesSay_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("locked");
    QTest::addColumn<Quat>("turn");
    QTest::addColumn<Vec3>("shift");
    QTest::addColumn<std::vector<double>>("values");
    const auto about = [](const Vec3& axis, double angle) { return Quat(Eigen::AngleAxisd(angle, axis)); };
    const Vec3 x = Vec3::UnitX(), y = Vec3::UnitY(), z = Vec3::UnitZ(), o = Vec3::Zero(), d(0.3, -0.4, 0.6);
    int count = 0;
    const auto row = [&](const char* type, const Quat& turn, const Vec3& shift, const std::vector<double>& values,
                         const QStringList& locked = {}) {
      QTest::addRow("%s %d", type, ++count) << QString(type) << locked << turn << shift << values;
    };
    row("revolute", about(z, 2), o, {2});
    row("prismatic", Quat::Identity(), 0.6 * z, {0.6});
    row("cylindrical", about(z, -1), 0.6 * z, {-1, 0.6});
    row("planar", about(z, -1), Vec3(0.3, -0.4, 0), {0.3, -0.4, -1});
    row("point_on_line", about(d.normalized(), 1), 0.6 * z, {0.6});
    row("point_on_plane", about(d.normalized(), 1), Vec3(0.3, -0.4, 0), {0.3, -0.4});
    row("parallel_axes", about(z, 3), d, {3});
    row("same_orientation", Quat::Identity(), d, {0.3, -0.4, 0.6});
    row("universal", about(x, 0.5) * about(y, -0.7), o, {0.5, -0.7});
    row("constant_velocity", about(x, 0.5), o, {0.5, 0});
    row("constant_velocity", about(y, -0.7), o, {0, -0.7});
    row("six_dof", about(y, 0.5) * about(z, -0.7), Vec3(0, -0.4, 0.6), {-0.4, 0.6, 0.5, -0.7}, {"lock_x", "lock_rx"});
    row("six_dof", about(z, 0.5) * about(x, -0.7), Vec3(0.3, 0, 0.6), {0.3, 0.6, 0.5, -0.7}, {"lock_y", "lock_ry"});
    row("six_dof", about(x, 0.5) * about(y, -0.7), Vec3(0.3, -0.4, 0), {0.3, -0.4, 0.5, -0.7}, {"lock_z", "lock_rz"});
    row("six_dof", about(x, 2.5), o, {2.5}, {"lock_x", "lock_y", "lock_z", "lock_ry", "lock_rz"});
    row("six_dof", about(y, 2.5), o, {2.5}, {"lock_x", "lock_y", "lock_z", "lock_rx", "lock_rz"});
    row("six_dof", about(z, 2.5), o, {2.5}, {"lock_x", "lock_y", "lock_z", "lock_rx", "lock_ry"});
  }
  void coordinates_measureWhatTheirNamesSay() {
    QFETCH(QString, type);
    QFETCH(QStringList, locked);
    QFETCH(Quat, turn);
    QFETCH(Vec3, shift);
    QFETCH(std::vector<double>, values);
    const auto& info = static_cast<const JointType&>(*catalog().find(Category::joint, type.toStdString()));
    std::any params = info.defaults;
    for (const Field& f : info.fields)
      if (f.key.starts_with("lock_")) f.set(params, locked.contains(QString::fromStdString(f.key)));
    const auto joint = info.create(params);
    BodyKinematics k1, k2;
    k2.R = turn.toRotationMatrix();
    k2.x = shift;
    JointRows rows;
    joint->evaluate(k1, k2, rows);
    QVERIFY(rows.Phi.head(joint->rows()).norm() < 1e-15);  // the joint allows this motion
    const auto coordinates = joint->coordinates();
    QCOMPARE(coordinates.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      QVERIFY2(std::abs(coordinates[i].value(k1, k2) - values[i]) < 1e-14, nameOf(coordinates[i].name()).c_str());
  }

  /// A particle carries the joints that use only the origin of its marker.
  void particles_carryJointsOfPoints() {
    const std::map<std::string, std::pair<bool, bool>> allowed = {
        {"spherical", {true, true}},           {"distance", {true, true}},       {"universal_spherical", {true, true}},
        {"revolute_spherical", {false, true}}, {"point_on_line", {false, true}}, {"point_on_plane", {false, true}}};
    for (const TypeInfo* type : catalog().of(Category::joint))
      for (const bool second : {false, true}) {
        if (!static_cast<const JointType*>(type)->create) continue;
        ModelBuilder b;
        const ElementId bead = b.body("particle", "bead", {});
        std::any params = type->defaults;
        type->find(second ? "body2" : "body1")->set(params, bead);
        b.insert(*type, "joint", params);
        const auto found = allowed.find(type->id);
        const bool expected = found != allowed.end() && (second ? found->second.second : found->second.first);
        QVERIFY2(System::compile(b.model()).has_value() == expected, type->id.c_str());
      }
    // Masked to displacements, as long as the axes are those of the other body.
    ModelBuilder b;
    const ElementId bead = b.body("particle", "bead", {});
    b.joint("six_dof", "rail", {{"body2", bead}, {"lock_rx", false}, {"lock_ry", false}, {"lock_rz", false}});
    QVERIFY(System::compile(b.model()).has_value());
  }
};

QTEST_APPLESS_MAIN(TestJoints)
#include "tst_joints.moc"
