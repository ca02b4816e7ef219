// Runs with contact: what is recorded and told of them, and that they are the same on any number of threads.

#include <QtTest>
#include <cmath>

#include "support/contact_scene.h"
#include "support/run_on_threads.h"

using namespace gyre;
using gyre::test::ContactScene;
using gyre::test::Run;

namespace {

const std::string rough = R"({"name": "m", "friction": 0.5, "restitution": 0})";
constexpr double g = 9.81;

/// Boxes that fall upon each other, and a chain of hinged links that falls on them.
ContactScene pile() {
  ContactScene scene(rough);
  scene.floor();
  for (int i = 0; i < 60; ++i)
    scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1),
              Vec3(0.105 * (i % 4), 0.105 * (i / 4 % 4), 0.06 + 0.11 * (i / 16)),
              ContactScene::turned(0.02 * i, Vec3(1, 0.3 * i, 2)));
  for (int i = 0; i < 6; ++i) {
    scene.box(fmt::format("l{}", i), 0.5, Vec3(0.1, 0.03, 0.03), Vec3(0.1 * i, 0.15, 0.6));
    if (i > 0)
      scene.joint(fmt::format(R"({{"name": "h{0}", "type": "revolute", "body1": "l{1}", "body2": "l{0}",
        "frame1": {{"position": [0.05, 0, 0]}}, "frame2": {{"position": [-0.05, 0, 0]}}}})",
                              i, i - 1));
  }
  return scene;
}

std::vector<std::string> notesOf(const ContactScene& scene, double step, double end) {
  return scene.run("local_pos", step, end).notes;
}

bool tells(const std::vector<std::string>& notes, const char* text) {
  return std::any_of(notes.begin(), notes.end(),
                     [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

}  // namespace

class TestContactRuns : public QObject {
  Q_OBJECT

 private slots:
  void threads_changeNoByte() {
    const Model model = pile().model(
        R"("integrator": "local_neg", "step": 1e-3, "end_time": 0.3, "solver": "gauss_seidel", "sweeps": 30)");
    const Run run = test::runOnAnyThreads(model);
    QVERIFY(run.at(run.last(), "contact.count") > 100);
    QVERIFY(run.at(run.last(), "drift.position") < 1e-12);
  }

  /// The sum of the table's loads is its weight, whatever its four legs share; it comes in the rows and in the log.
  void loads_areToldInRowsAndLog() {
    ContactScene scene(rough);
    scene.floor().box("table", 2, Vec3(1, 0.6, 0.1), Vec3(0, 0, 0.05));
    const Run run = scene.run("local_pos", 1e-3, 0.1);
    QVERIFY(std::abs(run.at(run.last(), "contact.ground-table.fz") - 2 * g) < 1e-9);
    QVERIFY(std::abs(run.at(run.last(), "contact.ground-table.mx")) < 1e-9);
    QCOMPARE(run.at(run.last(), "contact.count"), 4.0);
    const ContactLog* log = run.recording->contacts();
    QVERIFY(log);
    QCOMPARE(log->row(0).size(), std::size_t{0});  // nothing was stepped yet
    const auto last = log->row(run.last());
    QCOMPARE(last.size(), std::size_t{4});
    double sum = 0;
    for (const LoggedContact& c : last) {
      QCOMPARE(c.body1, -1);
      QCOMPARE(c.body2, 0);
      QCOMPARE(c.kind, ContactState::Kind::stick);
      sum += static_cast<double>(c.force[2]);
    }
    QVERIFY(std::abs(sum - 2 * g) < 1e-5);  // single precision
  }

  /// Joints that press a body on the floor: reactions of joint and contact add up to the weight.
  void jointAndContact_shareTheWeight() {
    ContactScene scene(R"({"name": "m", "friction": 0, "restitution": 0})");
    scene.floor().body("rod", 3, Vec3(0.01, 0.25, 0.25), Vec3(0.5, 0, 0.1),
                       R"({"type": "sphere", "radius": 0.1, "position": [0.5, 0, 0]})");
    scene.joint(R"({"name": "hinge", "type": "revolute", "body1": "ground", "body2": "rod",
      "frame1": {"position": [0, 0, 0.1], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]},
      "frame2": {"position": [-0.5, 0, 0], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]}})");
    scene.contact(R"(, "touch": [["ground", "rod"]])");
    for (const char* method : {"local_pos", "local_neg", "local_imp"}) {
      const Run run = scene.run(method, 1e-3, 0.05);
      QVERIFY(std::abs(run.at(run.last(), "contact.ground-rod.fz") - 1.5 * g) < 1e-8);
      QVERIFY(std::abs(run.at(run.last(), "hinge.fz") - 1.5 * g) < 1e-8);
    }
  }

  /// A ball that is pushed out of the floor and flies off.
  void contactsThatHaveEnded_leaveNothing() {
    ContactScene scene(rough, Vec3::Zero());
    scene.floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.099), ContactScene::velocity(Vec3(1, 0, 0.2)));
    for (const char* method : {"local_pos", "local_neg", "local_imp"}) {
      const Run run = scene.run(method, 1e-3, 0.1);
      QVERIFY(std::abs(run.at(1, "contact.penetration") - 0.9e-3) < 1e-12);
      QCOMPARE(run.at(run.last(), "contact.count"), 0.0);
      QCOMPARE(run.at(run.last(), "contact.penetration"), 0.0);
      QCOMPARE(run.at(run.last(), "newton.iterations"), 0.0);
    }
  }

  /// By default bodies in one joint do not touch.
  void jointedBodies_ignoreEachOther() {
    ContactScene scene(rough, Vec3::Zero());
    scene.box("a", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0)).box("b", 1, Vec3(0.2, 0.2, 0.2), Vec3(0.1, 0, 0));
    scene.joint(R"({"name": "ball", "type": "spherical", "body1": "a", "body2": "b",
      "frame1": {"position": [0.05, 0, 0]}, "frame2": {"position": [-0.05, 0, 0]}})");
    const Run run = scene.run("local_pos", 1e-3, 0.01);
    QCOMPARE(run.at(run.last(), "contact.count"), 0.0);
    QCOMPARE(run.vector(run.last(), "a.vx").norm(), 0.0);
  }

  void gainOfAnImpact_isTold() {
    const double c = std::sqrt(0.5);
    ContactScene scene(R"({"name": "m", "friction": 1, "restitution": 1})", Vec3::Zero());
    scene.floor().body(
        "rod", 1, Vec3::Constant(1.0 / 3), Vec3(0, 0, c + 1e-3),
        fmt::format(R"({{"type": "sphere", "radius": 1e-3, "position": [{:.17g}, 0, {:.17g}]}})", -c, -c),
        ContactScene::velocity(Vec3(0.5, 0, -1)));
    QVERIFY(tells(notesOf(scene, 1e-3, 1e-2), "the impact of 'ground' and 'rod' brought in"));
    // Also where others hover, and others still are drawn out of the floor.
    scene.sphere("hovers", 1, 0.1, Vec3(1, 0, 0.101)).sphere("sunk", 1, 0.1, Vec3(-1, 0, 0.0999));
    QVERIFY(tells(notesOf(scene, 1e-3, 1e-2), "the impact of 'ground' and 'rod' brought in"));
  }

  /// Half inside: drawn apart at 1 m/s, at rest all the while.
  void deepOverlap_isDrawnApart() {
    ContactScene scene(rough);
    scene.floor().box("box", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0));
    const Run run = scene.run("local_pos", 1e-3, 0.2);
    QVERIFY(tells(run.notes, "bodies overlap by up to"));
    for (std::size_t r = 1; r <= run.last(); ++r) {
      QVERIFY(run.at(r, "box.z") - run.at(r - 1, "box.z") < 1.001e-3);
      QVERIFY(std::abs(run.at(r, "box.vz")) < 1e-6);  // moves leave gaps of nanometres, which close in a step
    }
    QVERIFY(std::abs(run.at(run.last(), "box.z") - 0.1) < 1e-9);
    QVERIFY(std::abs(run.at(run.last(), "energy.contact_correction") - 0.1 * g) < 1e-6);
    QVERIFY(std::abs(run.at(run.last(), "energy.numerical")) < 1e-9);
  }

  void hulls_areTold() {
    ContactScene scene(rough);
    scene.floor().body("corner", 1, Vec3::Constant(0.1), Vec3(0, 0, 1),
                       R"({"type": "extrusion", "length": 0.1, "outline":
        [[0, 0], [0.2, 0], [0.2, 0.05], [0.05, 0.05], [0.05, 0.2], [0, 0.2]]})");
    QVERIFY(tells(notesOf(scene, 1e-3, 1e-2), "convex hull"));
  }
};

QTEST_GUILESS_MAIN(TestContactRuns)
#include "tst_contact_runs.moc"
