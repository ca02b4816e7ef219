// The matrix of the contacts of a row: what a unit force at one changes of the relative acceleration at another, as the
// equations of motion have it, with joints, redundant ones, too; closed forms of free bodies; and which loads it leaves
// open.

#include "run/contact_values.h"
#include "run/load_uniqueness.h"
#include "run/recorded_poses.h"
#include "support/contact_scene.h"
#include "support/run_model.h"
#include "system/initial_conditions.h"

#include <QtTest>

using namespace gyre;
using gyre::test::ContactScene;
using gyre::test::Run;

namespace {

LoggedContact contactOf(int body1, int body2, const Vec3& x, const Vec3& normal) {
  LoggedContact c;
  c.body1 = body1;
  c.body2 = body2;
  for (std::size_t i = 0; i < 3; ++i) {
    c.x[i] = static_cast<float>(x[static_cast<Eigen::Index>(i)]);
    c.normal[i] = static_cast<float>(normal[static_cast<Eigen::Index>(i)]);
  }
  return c;
}

Vec3 pointOf(const LoggedContact& c) { return {c.x[0], c.x[1], c.x[2]}; }

/// A chain that hangs on the ground, with a loop that holds more than it needs, and a free box.
ContactScene linkage() {
  ContactScene scene(R"({"name": "m"})", Vec3::Zero());
  const auto hinge = [&](const char* name, const char* body1, const Vec3& at1, const char* body2, const Vec3& at2) {
    scene.joint(fmt::format(
        R"({{"name": "{}", "type": "revolute", "body1": "{}", "body2": "{}", "frame1": {{"position": {}}}, "frame2": {{"position": {}}}}})",
        name, body1, body2, ContactScene::numbers(at1), ContactScene::numbers(at2)));
  };
  scene.box("crank", 2, Vec3(1, 0.2, 0.1), Vec3(0.5, 0, 0)).box("rod", 3, Vec3(0.2, 1, 0.1), Vec3(1, 0.5, 0));
  scene.box("rocker", 1, Vec3(1, 0.1, 0.1), Vec3(0.5, 1, 0)).box("tail", 0.7, Vec3(0.6, 0.1, 0.1), Vec3(1.3, 1, 0));
  scene.box("free", 1.5, Vec3(0.3, 0.2, 0.1), Vec3(3, 0.1, 0.2), ContactScene::turned(0.7, Vec3(1, 2, 3)));
  hinge("a", "ground", Vec3::Zero(), "crank", Vec3(-0.5, 0, 0));
  hinge("b", "crank", Vec3(0.5, 0, 0), "rod", Vec3(0, -0.5, 0));
  hinge("c", "rod", Vec3(0, 0.5, 0), "rocker", Vec3(0.5, 0, 0));
  hinge("d", "rocker", Vec3(-0.5, 0, 0), "ground", Vec3(0, 1, 0));
  hinge("e", "rod", Vec3(0, 0.5, 0), "tail", Vec3(-0.3, 0, 0));
  return scene;
}

std::vector<LoggedContact> contactsOfLinkage() {
  return {contactOf(-1, 0, {0.4, 0.1, -0.05}, Vec3(0.1, 0.3, 1)), contactOf(-1, 4, {3.1, 0, 0.1}, Vec3(0, 0, 1)),
          contactOf(3, 4, {2, 0.7, 0.1}, Vec3(1, -0.2, 0.1)), contactOf(0, 2, {0.5, 0.4, 0.02}, Vec3(0, 1, 0.3)),
          contactOf(1, 3, {1.4, 0.9, 0.05}, Vec3(1, 1, 0))};
}

const char* const method = R"("integrator": "geom1", "step": 1e-3, "end_time": 1)";

/// Accelerations at rest under a force on body 2, and its opposite on body 1, at the point of a contact.
State underForce(const LoggedContact& c, const Vec3& force, const std::vector<BodyPose>& poses) {
  ContactScene scene = linkage();
  static const char* const names[] = {"crank", "rod", "rocker", "tail", "free"};
  for (const auto& [body, sign] : {std::pair(c.body1, -1.0), {c.body2, 1.0}}) {
    if (body < 0) continue;
    const BodyPose& pose = poses[static_cast<std::size_t>(body)];
    scene.force(fmt::format(R"({{"name": "on {}", "type": "force", "body": "{}", "point": {}, "value": {}}})",
                            names[body], names[body],
                            ContactScene::numbers(pose.orientation.conjugate() * (pointOf(c) - pose.position)),
                            ContactScene::numbers(sign * force)));
  }
  scene.contact(R"(, "enabled": false)");
  const auto system = System::compile(scene.model(method));
  if (!system) throw std::runtime_error(system.error().text());
  const auto initial = consistentInitialState(**system, false);
  if (!initial) throw std::runtime_error(initial.error().text());
  return initial->state;
}

/// Acceleration of body 2 against body 1 at the point of a contact, bodies at rest.
Vec3 relativeAcceleration(const LoggedContact& c, const State& s, const std::vector<BodyPose>& poses) {
  const auto at = [&](int body) -> Vec3 {
    if (body < 0) return Vec3::Zero();
    const BodyPose& pose = poses[static_cast<std::size_t>(body)];
    const Vec3 v = s.vdot.segment<3>(6 * body), w = pose.orientation * s.vdot.segment<3>(6 * body + 3);
    return v + w.cross(pointOf(c) - pose.position);
  };
  return at(c.body2) - at(c.body1);
}

struct Row {
  std::shared_ptr<const System> system;
  PoseSet poses;
  std::vector<LoggedContact> contacts;

  std::vector<LoadState> loads() const { return loadStates(contactMatrix(*system, poses, contacts).value(), contacts); }
};

Row lastRow(const ContactScene& scene, const char* more = "") {
  const Model model = scene.model(fmt::format(
      R"("integrator": "local_pos", "step": 1e-3, "end_time": 0.2, "output_step": 0.1, "merit": 1e-24{})", more));
  const Run run = test::runModel(model);
  const auto log = run.recording->contacts()->row(run.last());
  return {System::compile(model).value(), RecordedPoses(run.recording).at(run.last()), {log.begin(), log.end()}};
}

const std::string rough = R"({"name": "m", "friction": 0.5, "restitution": 0})";

std::string feet(int count) {
  std::string out;
  for (int i = 0; i < count; ++i)
    out += fmt::format(R"({}{{"type": "sphere", "radius": 0.05, "position": [{:.17g}, {:.17g}, -0.2]}})",
                       i > 0 ? ", " : "", 0.5 * std::cos(2 * M_PI * i / count), 0.4 * std::sin(2 * M_PI * i / count));
  return out;
}

ContactScene tableOn(int legs, const std::string& more = {}) {
  ContactScene scene(rough);
  scene.floor().body("table", 4, Vec3(0.3, 0.3, 0.4), Vec3(0, 0, 0.25), feet(legs), more);
  return scene;
}

}  // namespace

class TestContactMatrix : public QObject {
  Q_OBJECT

 private slots:
  void unitForces_giveItsColumns() {
    const Model model = linkage().contact(R"(, "enabled": false)").model(method);
    const auto system = System::compile(model).value();
    const State s = system->initialState();
    QVERIFY(mobility(*system, s).redundant() > 0);
    const PoseSet poses{0, posesAt(*system, s)};
    const std::vector<LoggedContact> contacts = contactsOfLinkage();
    const auto matrix = contactMatrix(*system, poses, contacts);
    QVERIFY(matrix);
    const double size = matrix->W.cwiseAbs().maxCoeff();
    for (Eigen::Index b = 0; b < matrix->size(); ++b)
      for (int k = 0; k < 3; ++k) {
        const Mat3& Eb = matrix->frames[static_cast<std::size_t>(b)];
        const LoggedContact& at = contacts[static_cast<std::size_t>(b)];
        const State moved = underForce(at, Eb.row(k).transpose(), poses.bodies);
        for (Eigen::Index a = 0; a < matrix->size(); ++a) {
          const Vec3 change = relativeAcceleration(contacts[static_cast<std::size_t>(a)], moved, poses.bodies);
          const Vec3 found = matrix->W.block<3, 1>(3 * a, 3 * b + k);
          const double error = (matrix->frames[static_cast<std::size_t>(a)] * change - found).norm();
          QVERIFY2(error < 1e-8 * size, qPrintable(QString("%1 %2 %3: %4").arg(a).arg(b).arg(k).arg(error)));
        }
      }
    QVERIFY((matrix->W - matrix->W.transpose()).norm() < 1e-12 * size);
    QVERIFY(matrix->norm(0, 1) == 0 && matrix->norm(0, 4) > 0);  // of the loop on the free box, and around it
  }

  /// W_ab = 1/m + [r_a]^T I^-1 [r_b] of two corners of one box, and both of a pair of spheres.
  void freeBodies_inClosedForm() {
    ContactScene scene(R"({"name": "m"})");
    const double m = 2, I = 0.3;
    scene.body("box", m, Vec3::Constant(I), Vec3(1, 2, 3), R"({"type": "sphere", "radius": 0.1})");
    scene.sphere("ball", 0.5, 0.2, Vec3(1, 2, 3.3));
    const auto system =
        System::compile(scene.model(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1)")).value();
    const PoseSet poses{0, posesAt(*system, system->initialState())};
    const Vec3 ra(0.5, 0.25, -0.5), rb(-0.25, 0.5, -0.5), top(0, 0, 0.125);
    const std::vector<LoggedContact> contacts{contactOf(-1, 0, Vec3(1, 2, 3) + ra, Vec3::UnitZ()),
                                              contactOf(-1, 0, Vec3(1, 2, 3) + rb, Vec3::UnitX()),
                                              contactOf(0, 1, Vec3(1, 2, 3) + top, Vec3::UnitZ())};
    const ContactMatrix matrix = contactMatrix(*system, poses, contacts).value();
    const auto coupling = [&](const Vec3& a, const Vec3& b) {
      return Mat3(Mat3::Identity() / m + ((a.dot(b)) * Mat3::Identity() - b * a.transpose()) / I);
    };
    const auto inertial = [&](int a, int b) {
      return Mat3(matrix.frames[static_cast<std::size_t>(a)].transpose() * matrix.W.block<3, 3>(3 * a, 3 * b) *
                  matrix.frames[static_cast<std::size_t>(b)]);
    };
    QVERIFY((inertial(0, 0) - coupling(ra, ra)).norm() < 1e-12);
    QVERIFY((inertial(0, 1) - coupling(ra, rb)).norm() < 1e-12);
    QVERIFY((inertial(2, 1) + coupling(top, rb)).norm() < 1e-12);  // it is body 1 there
    QVERIFY(std::abs(matrix.W(8, 8) - (1 / m + 1 / 0.5)) < 1e-12);
  }

  void loads_ofLegs() {
    for (const int legs : {1, 3, 4, 6}) {
      ContactScene scene =
          legs > 1 ? tableOn(legs) : ContactScene(rough).floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.1));
      const Row row = lastRow(scene);
      QCOMPARE(row.contacts.size(), static_cast<std::size_t>(legs));
      for (const LoadState state : row.loads()) QVERIFY(state == (legs < 4 ? LoadState::determined : LoadState::inSum));
    }
    const Row sliding = lastRow(tableOn(4, ContactScene::velocity({3, 0, 0})));
    for (const LoadState state : sliding.loads()) QVERIFY(state == LoadState::inSum);
  }

  /// Three legs that slide: their loads are those of the balance of moments, by any solver.
  void determinedLoads_areTheSameBySolver() {
    const ContactScene scene = tableOn(3, ContactScene::velocity({2, 0.5, 0}));
    const Row a = lastRow(scene, R"(, "solver": "gauss_seidel", "sweeps": 2000)"),
              b = lastRow(scene, R"(, "solver": "newton_dsf")");
    for (const LoadState state : a.loads()) QVERIFY(state == LoadState::determined);
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(std::abs(a.contacts[i].force[2] - b.contacts[i].force[2]) < 1e-4F);
  }

  /// A plank that sticks between a floor and a wall: how hard it is jammed nobody knows, only that it is in balance.
  void jammedPlank_isFree() {
    ContactScene scene(R"({"name": "m", "friction": 1, "restitution": 0})");
    scene.floor();
    const double angle = 0.9, half = 0.5, r = 0.02;
    scene.body("wall", 10, Vec3::Ones(), Vec3(0, 0, 1), R"({"type": "box", "size": [0.2, 2, 2]})");
    scene.joint(R"({"name": "weld", "type": "fixed", "body1": "ground", "body2": "wall",
      "frame1": {"position": [0, 0, 1]}})");
    const Vec3 foot(0.1 + r + 2 * half * std::cos(angle), 0, r), head(0.1 + r, 0, r + 2 * half * std::sin(angle));
    scene.body("plank", 1, Vec3::Constant(0.1), (foot + head) / 2,
               fmt::format(R"({{"type": "sphere", "radius": {0}, "position": {1}}},
                              {{"type": "sphere", "radius": {0}, "position": {2}}})",
                           r, ContactScene::numbers((foot - head) / 2), ContactScene::numbers((head - foot) / 2)));
    Row row = lastRow(scene);
    std::erase_if(row.contacts, [](const LoggedContact& c) { return c.body2 == 0; });  // of the wall on the floor
    QCOMPARE(row.contacts.size(), std::size_t{2});
    for (const LoggedContact& c : row.contacts) QVERIFY(c.kind == ContactState::Kind::stick);
    for (const LoadState state : row.loads()) QVERIFY(state == LoadState::free);
  }

  /// n legs have n unknown normal forces and, where they stick, 2 n of friction, and 6 equations determine them, of
  /// which without friction 3 are left; where they slide, friction follows from the normal forces.
  void freedomOfLegs_data() {
    QTest::addColumn<int>("legs");
    QTest::addColumn<QString>("material");
    QTest::addColumn<bool>("slides");
    QTest::addColumn<int>("parameters");
    for (const int legs : {3, 4, 6}) {
      QTest::addRow("%d legs that stick", legs) << legs << QString::fromStdString(rough) << false << 3 * legs - 6;
      QTest::addRow("%d legs that slide", legs) << legs << QString::fromStdString(rough) << true << legs - 3;
      QTest::addRow("%d smooth legs", legs)
          << legs << R"({"name": "m", "friction": 0, "restitution": 0})" << false << legs - 3;
    }
  }
  void freedomOfLegs() {
    QFETCH(int, legs);
    QFETCH(QString, material);
    QFETCH(bool, slides);
    QFETCH(int, parameters);
    ContactScene scene(material.toStdString());
    scene.floor().body("table", 4, Vec3(0.3, 0.3, 0.4), Vec3(0, 0, 0.25), feet(legs),
                       slides ? ContactScene::velocity({3, 0, 0}) : "");
    const Row row = lastRow(scene);
    const LoadFreedom freedom = loadFreedom(contactMatrix(*row.system, row.poses, row.contacts).value(), row.contacts);
    // A leg whose friction the solver led to its limit has one direction left of three.
    if (!slides)
      for (const LoggedContact& c : row.contacts) {
        const bool sticks =
            c.kind == ContactState::Kind::stick && frictionForce(c) < 0.999 * double(c.friction) * normalForce(c);
        if (c.friction > 0 && !sticks) parameters -= 2;
      }
    QCOMPARE(freedom.parameters, static_cast<std::size_t>(parameters));
    QCOMPARE(freedom.pairs.size(), std::size_t(parameters > 0 ? 1 : 0));
    if (parameters == 0) return;
    QVERIFY(freedom.pairs[0].contacts <= static_cast<std::size_t>(legs));
    QCOMPARE(freedom.pairs[0].normals, static_cast<std::size_t>(legs > 3 ? legs : 0));
    QVERIFY(freedom.pairs[0].sumIsUnique);
  }

  /// A run ends with the names of the bodies, once.
  void notes_nameTheBodies() {
    const char* const settings = R"("integrator": "local_neg", "step": 1e-3, "end_time": 0.2)";
    const auto notesOf = [&](const ContactScene& scene) {
      std::vector<std::string> out = test::runModel(scene.model(settings)).notes;
      std::erase_if(out, [](const std::string& note) { return note.find("many solutions") == std::string::npos; });
      return out;
    };
    const auto four = notesOf(tableOn(4));
    QCOMPARE(four.size(), std::size_t{1});
    QVERIFY2(four[0].find("differ by 6 numbers") != std::string::npos, four[0].c_str());
    QVERIFY2(four[0].find("4 of 'ground' and 'table' (their sum is unique)") != std::string::npos, four[0].c_str());
    const auto three = notesOf(tableOn(3));
    QCOMPARE(three.size(), std::size_t{1});
    QVERIFY2(three[0].find("of 'ground' and 'table' (friction only, whose sum is unique)") != std::string::npos,
             three[0].c_str());
    QVERIFY(notesOf(ContactScene(rough).floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.1))).empty());
  }

  void openContacts_carryNothing() {
    ContactScene scene(rough);
    scene.floor().box("box", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0.1));
    Row row = lastRow(scene);
    row.contacts[1].kind = ContactState::Kind::open;
    const std::vector<LoadState> states = row.loads();
    QVERIFY(states[1] == LoadState::open);
    for (const std::size_t i : {0U, 2U, 3U}) QVERIFY(states[i] == LoadState::determined);  // three points carry
  }

  void askedToStop_itDoes() {
    const auto system = System::compile(linkage().contact(R"(, "enabled": false)").model(method)).value();
    std::stop_source stop;
    stop.request_stop();
    const PoseSet poses{0, posesAt(*system, system->initialState())};
    QCOMPARE(contactMatrix(*system, poses, contactsOfLinkage(), stop.get_token()).value().size(), Eigen::Index{0});
  }
};

QTEST_GUILESS_MAIN(TestContactMatrix)
#include "tst_contact_matrix.moc"
