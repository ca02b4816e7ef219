// Runs of methods that take contact as a force: what they record, tell and cost.

#include <QtTest>
#include <cmath>

#include "run/stepper.h"
#include "support/contact_scene.h"
#include "support/count_allocations.h"
#include "support/run_on_threads.h"
#include "support/tbb_threads.h"

using namespace gyre;
using gyre::test::ContactScene;
using gyre::test::Run;

namespace {

const std::string rubber =
    R"({"name": "m", "friction": 0.5, "restitution": 0, "stiffness": 2e6, "damping": 2, "slip_velocity": 0.01,
        "friction_law": "bristle", "bristle_stiffness": 4e5, "bristle_damping": 1000})";
constexpr double g = 9.81;

std::string settings(const char* method, double step, double end, const char* more = "") {
  return fmt::format(R"("integrator": "{}", "step": {}, "end_time": {}, "output_step": {}{})", method, step, end, step,
                     more);
}

ContactScene pile() {
  ContactScene scene(rubber);
  scene.floor();
  for (int i = 0; i < 12; ++i)
    scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1),
              Vec3(0.02 * (i % 3), 0.103 * (i % 2), 0.06 + 0.11 * (i / 2)),
              ContactScene::turned(0.02 * i, Vec3(1, 0.3 * i, 2)));
  return scene;
}

/// A rod on a hinge whose end lies on the floor.
ContactScene rod() {
  ContactScene scene(R"({"name": "m", "friction": 0, "stiffness": 2e6, "damping": 5})");
  scene.floor().body("rod", 3, Vec3(0.01, 0.25, 0.25), Vec3(0.5, 0, 0.1),
                     R"({"type": "sphere", "radius": 0.1, "position": [0.5, 0, 0]})");
  scene.joint(R"({"name": "hinge", "type": "revolute", "body1": "ground", "body2": "rod",
      "frame1": {"position": [0, 0, 0.1], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]},
      "frame2": {"position": [-0.5, 0, 0], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]}})");
  scene.contact(R"(, "touch": [["ground", "rod"]])");
  return scene;
}

bool tells(const Run& run, const char* text) {
  return std::any_of(run.notes.begin(), run.notes.end(),
                     [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

}  // namespace

class TestSmoothRuns : public QObject {
  Q_OBJECT

 private slots:
  void threads_changeNoByte_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "liemid_ea"}) QTest::newRow(method) << QString(method);
  }
  void threads_changeNoByte() {
    QFETCH(QString, method);
    const Model model = pile().model(settings(method.toLatin1().constData(), 5e-4, 0.1));
    const Run run = test::runOnAnyThreads(model);
    QVERIFY(run.at(run.last(), "contact.count") > 20);
  }

  void jointAndContact_shareTheWeight_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "geom3", "kynema", "bdf_lie", "liemid_ea"})
      QTest::newRow(method) << QString(method);
  }
  /// Half of the weight each, but for the turn of the rod, 2e-4 rad: its cosine counts.
  void jointAndContact_shareTheWeight() {
    QFETCH(QString, method);
    const Run run = test::runModel(rod().model(settings(method.toLatin1().constData(), 5e-4, 3)));
    QVERIFY(std::abs(run.at(run.last(), "contact.ground-rod.fz") - 1.5 * g) < 1e-5);
    QVERIFY(std::abs(run.at(run.last(), "hinge.fz") - 1.5 * g) < 1e-5);
    QCOMPARE(run.at(run.last(), "energy.elastic"), run.at(run.last(), "energy.contact_elastic"));
  }

  /// N = K d^1.5 of each of the four corners, a quarter of K each.
  void loads_areToldInRowsAndLog() {
    ContactScene scene(rubber);
    scene.floor().box("table", 2, Vec3(1, 0.6, 0.1), Vec3(0, 0, 0.05));
    const Run run = test::runModel(scene.model(settings("geom1", 1e-3, 2)));
    QVERIFY(std::abs(run.at(run.last(), "contact.ground-table.fz") - 2 * g) < 1e-6);
    const double depth = std::pow(2 * g / 1e6, 1 / 1.5);
    QVERIFY(std::abs(run.at(run.last(), "contact.penetration") - depth) < 1e-9);
    const auto log = run.recording->contacts()->row(run.last());
    QCOMPARE(log.size(), std::size_t{4});
    for (const LoggedContact& c : log) {
      QVERIFY(std::abs(static_cast<double>(c.force[2]) - 0.5 * g) < 1e-5);
      QCOMPARE(c.kind, ContactState::Kind::stick);
    }
    // Its fall by the depth, half of which the contacts keep: the rest is their heat, by the trapezoidal rule.
    QVERIFY(std::abs(run.at(run.last(), "energy.numerical")) < 1e-4 * 2 * g * depth + 1e-4);
  }

  void explicitMethods_sayWhatStepTheyNeed() {
    ContactScene scene(R"({"name": "m", "friction": 0, "stiffness": 1e8})");
    scene.floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.11));
    QVERIFY(tells(test::runModel(scene.model(settings("liemid_ea", 1e-3, 0.2))), "with steps below"));
    QVERIFY(!tells(test::runModel(scene.model(settings("liemid_ea", 1e-5, 0.2))), "with steps below"));
    QVERIFY(!tells(test::runModel(scene.model(settings("geom1", 1e-3, 0.2))), "with steps below"));
  }

  void stepsThatLeadPastASurface_areTold_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "liemid_ea", "bdf_lie", "kynema"}) QTest::newRow(method) << QString(method);
  }
  /// A ball of 1 cm with 100 m/s through a wall of 1 mm, in steps of 10 cm; beside it; against it in steps that see it.
  void stepsThatLeadPastASurface_areTold() {
    QFETCH(QString, method);
    const auto passes = [&](double y, double step, double speed) {
      ContactScene scene(R"({"name": "m", "friction": 0, "stiffness": 1e9, "damping": 0})", Vec3::Zero());
      scene.ground(R"({"type": "box", "size": [0.001, 2, 2]})")
          .sphere("ball", 1e-3, 0.01, Vec3(-0.737, y, 0), ContactScene::velocity(Vec3(speed, 0, 0)));
      const Run run = test::runModel(scene.model(settings(method.toLatin1().constData(), step, 0.02 * 100 / speed)));
      const auto reported = std::ranges::count_if(
          run.notes, [](const std::string& note) { return note.find("past a surface") != std::string::npos; });
      if (reported > 0 && !tells(run, "led 'ball' past a surface of 'ground'")) return -1;
      return static_cast<int>(reported);
    };
    QCOMPARE(passes(0, 1e-3, 100), 1);
    QCOMPARE(passes(1.02, 1e-3, 100), 0);
    QCOMPARE(passes(0, 2e-6, 100), 0);
  }

  /// The state of a bristle is of second order, whatever the step is composed of.
  void bristlesInCompositions_areRefused() {
    ContactScene scene(rubber);
    scene.floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.11));
    const auto refused = [&](const ContactScene& of, const char* method, const char* more) {
      const auto made = Stepper::create(of.model(settings(method, 1e-3, 0.01, more)));
      return made ? std::string() : made.error().text();
    };
    const std::string why = refused(scene, "liemid_ea", R"(, "composition": "suzuki4")");
    QVERIFY2(why.find("bristles") != std::string::npos && why.find("composition") != std::string::npos, why.c_str());
    QVERIFY(!refused(scene, "bdf_ggl", R"(, "max_order": 3)").empty());
    QCOMPARE(refused(scene, "liemid_ea", ""), std::string());
    QCOMPARE(refused(scene, "bdf_ggl", R"(, "max_order": 2)"), std::string());
    ContactScene slippery(R"({"name": "m"})");
    slippery.floor().sphere("ball", 1, 0.1, Vec3(0, 0, 0.11));
    QCOMPARE(refused(slippery, "liemid_ea", R"(, "composition": "suzuki4")"), std::string());
  }

  void overlapAtTheStart_isTold() {
    const auto at = [](double z) {
      ContactScene scene(rubber);
      scene.floor().box("box", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, z));
      return test::runModel(scene.model(settings("geom1", 1e-4, 1e-3)));
    };
    QVERIFY(tells(at(0), "thrown apart"));
    QVERIFY(!tells(at(0.0996), "thrown apart"));  // about as deep as it lies
  }

  void stepLoop_allocatesNothing_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "kynema", "liemid_ea"}) QTest::newRow(method) << QString(method);
  }
  void stepLoop_allocatesNothing() {
    if (!test::allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    QFETCH(QString, method);
    ContactScene scene(rubber);
    scene.floor();
    for (int i = 0; i < 3; ++i)
      scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1), Vec3(0, 0, 0.0499 + 0.0999 * i));
    const gyre::test::ThreadLimit limit(1);
    auto stepper = Stepper::create(scene.model(settings(method.toLatin1().constData(), 1e-3, 10)));
    QVERIFY(stepper.has_value());
    long first = 0;
    for (int i = 0; i < 200; ++i) {
      if (i == 50) first = test::allocations();
      QVERIFY((*stepper)->step().has_value());
    }
    QCOMPARE(test::allocations() - first, 0L);
  }

  /// Another stiffness while the table lies there: it sinks to its new depth.
  void exchange_goesOn() {
    const auto table = [](const char* K) {
      ContactScene scene(fmt::format(R"({{"name": "m", "friction": 0.5, "stiffness": {}, "damping": 5}})", K));
      scene.floor().box("table", 2, Vec3(1, 0.6, 0.1), Vec3(0, 0, 0.05));
      return scene.model(settings("geom1", 1e-3, 4));
    };
    auto made = Stepper::create(table("2e6"));
    QVERIFY(made.has_value());
    Stepper& stepper = **made;
    while (stepper.state().t < 1.999) QVERIFY(stepper.step().has_value());
    QVERIFY(stepper.exchange(table("2e5")).has_value());
    while (!stepper.finished()) QVERIFY(stepper.step().has_value());
    QVERIFY(std::abs(stepper.contacts()->penetration - std::pow(2 * g / 1e5, 1 / 1.5)) < 1e-8);
  }
};

QTEST_APPLESS_MAIN(TestSmoothRuns)
#include "tst_smooth_runs.moc"
