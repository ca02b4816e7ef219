// Joints that are iterated over together with contacts, as in Solfec: the same reactions as by elimination, to the
// merit of the solver, and closed forms for chains.

#include <QtTest>

#include "contact_checks.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;
const Vec3 weightless = Vec3::Zero();

std::string joint(const char* type, const char* name, const char* body1, const Vec3& at1, const char* body2,
                  const Vec3& at2, const std::string& orientation = "", const std::string& more = "") {
  const std::string turned = orientation.empty() ? "" : ", \"orientation\": " + orientation;
  return fmt::format(R"({{"name": "{}", "type": "{}", "body1": "{}", "frame1": {{"position": {}{}}}, "body2": "{}",
      "frame2": {{"position": {}{}}}{}}})",
                     name, type, body1, ContactScene::numbers(at1), turned, body2, ContactScene::numbers(at2), turned,
                     more);
}

const std::string alongY = "[0.7071067811865476, -0.7071067811865476, 0, 0]";  // z of markers

/// A bob that circles on a table, on a rod that hangs from above.
ContactScene bobOnTable() {
  ContactScene scene(material(0.3));
  scene.floor().sphere("bob", 1, 0.05, Vec3(0.8, 0, 0.05), ContactScene::velocity(Vec3(0, 1, 0)));
  scene.joint(joint("distance", "rod", "ground", Vec3(0, 0, 0.65), "bob", Vec3::Zero(), "", R"(, "length": 1)"));
  return scene;
}

/// A torque on the crank of a parallelogram, its rocker on a ball between two stops.
ContactScene fourBar() {
  ContactScene scene(material(0.2, 0.3));
  scene.ground(
      R"({"type": "plane", "position": [2.055, 0, 0], "orientation": [0.7071067811865476, 0, -0.7071067811865476, 0]})");
  const std::string quiet = R"({"type": "box", "size": [0.02, 0.02, 0.9], "contact": false})";
  scene.body("crank", 1, Vec3(0.1, 0.1, 0.01), Vec3(0, 0, 0.5), quiet);
  scene.body("coupler", 2, Vec3(0.01, 0.7, 0.7), Vec3(1, 0, 1), quiet);
  scene.body("rocker", 1, Vec3(0.1, 0.1, 0.01), Vec3(2, 0, 0.5), R"({"type": "sphere", "radius": 0.05})");
  scene.joint(joint("revolute", "A", "ground", Vec3::Zero(), "crank", Vec3(0, 0, -0.5), alongY));
  scene.joint(joint("revolute", "B", "crank", Vec3(0, 0, 0.5), "coupler", Vec3(-1, 0, 0), alongY));
  scene.joint(joint("spherical", "C", "coupler", Vec3(1, 0, 0), "rocker", Vec3(0, 0, 0.5)));
  scene.joint(joint("cylindrical", "D", "ground", Vec3(2, 0, 0), "rocker", Vec3(0, 0, -0.5), alongY));
  scene.force(R"({"name": "M", "type": "torque", "body": "crank", "value": [0, 10, 0]})");
  scene.contact(R"(, "touch": [{"bodies": ["ground", "rocker"]}])");
  return scene;
}

/// A hinge that is driven turns an arm, whose ball pushes a block over the floor.
ContactScene drivenArm() {
  ContactScene scene(material(0.4));
  scene.floor().body("arm", 1, Vec3(0.01, 0.05, 0.05), Vec3(0.3, 0, 0.06),
                     R"({"type": "sphere", "radius": 0.05, "position": [0.3, 0, 0]})");
  scene.sphere("block", 2, 0.05, Vec3(0.6, 0.12, 0.05));
  scene.joint(joint("revolute", "hinge", "ground", Vec3(0, 0, 0.06), "arm", Vec3(-0.3, 0, 0)));
  scene.joint(R"({"name": "drive", "type": "drive", "joint": "hinge", "motion": "2 * t"})");
  return scene;
}

/// A sleigh with a blade that slides in no direction but its own, and a ball under it.
ContactScene sleigh() {
  ContactScene scene(material(0.1));
  scene.floor().body("sleigh", 1, Vec3(0.01, 0.02, 0.03), Vec3(0, 0, 0.05), R"({"type": "sphere", "radius": 0.05})",
                     ContactScene::velocity(Vec3(1, 0, 0)) + ContactScene::spin(Vec3(0, 0, 1)));
  scene.joint(joint("planar", "plane", "ground", Vec3(0, 0, 0.05), "sleigh", Vec3::Zero()));
  scene.joint(joint("knife_edge", "blade", "ground", Vec3(0, 0, 0.05), "sleigh", Vec3::Zero()));
  return scene;
}

/// Two wheels that are geared, one of them with a ball that strikes a stop.
ContactScene gears(const std::string& carrier) {
  ContactScene scene(material(0.2, 0.5), weightless);
  scene.ground(
      R"({"type": "plane", "position": [0, -0.02, 0], "orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]})");
  scene.body("arm", 5, Vec3(1, 1, 1), Vec3(0.5, 1, 0), R"({"type": "sphere", "radius": 0.1, "contact": false})");
  scene.sphere("a", 1, 0.01, Vec3::Zero());
  scene.body("b", 1, Vec3(0.1, 0.1, 0.2), Vec3(1, 0, 0),
             R"({"type": "sphere", "radius": 0.01, "position": [0.3, 0, 0]})");
  const Vec3 origin = carrier == "arm" ? Vec3(0.5, 1, 0) : Vec3(0, 0, 0);
  scene.joint(joint("revolute", "axle a", carrier.c_str(), -origin, "a", Vec3::Zero()));
  scene.joint(joint("revolute", "axle b", carrier.c_str(), Vec3(1, 0, 0) - origin, "b", Vec3::Zero()));
  scene.joint(R"({"name": "mesh", "type": "gear", "joint1": "axle a", "joint2": "axle b", "ratio": 2.5})");
  scene.force(R"({"name": "push", "type": "torque", "body": "a", "value": [0, 0, -3]})");
  return scene;
}

/// A body that turns about a point of its own, with a ball on a string.
ContactScene topOnString() {
  ContactScene scene(material(0));
  scene.floor().sphere("ball", 1, 0.1, Vec3(0, 0, 1));
  scene.bodyOf(
      R"({"name": "top", "type": "pivoted", "mass": 1, "com": [0, 0, 1], "inertia": [2, 2, 1], "pivot": [0, 0, 3]})");
  scene.joint(joint("distance", "string", "top", Vec3::Zero(), "ball", Vec3::Zero(), "", R"(, "length": 3)"));
  return scene;
}

/// Links with a ball each, which slide along the floor and are pulled by the last one. Their centres of mass are as low
/// as the points of contact: friction turns none of them.
ContactScene slidingChainOf(int links, double pull) {
  ContactScene scene(material(0.5));
  scene.floor();
  for (int i = 0; i < links; ++i) {
    scene.body(fmt::format("l{}", i), 1, Vec3::Constant(1e-3), Vec3(0.2 * i, 0, 0),
               R"({"type": "sphere", "radius": 0.05, "position": [0, 0, 0.05]})",
               ContactScene::velocity(Vec3(1, 0, 0)));
    if (i > 0)
      scene.joint(joint("universal", fmt::format("j{}", i).c_str(), fmt::format("l{}", i - 1).c_str(), Vec3(0.1, 0, 0),
                        fmt::format("l{}", i).c_str(), Vec3(-0.1, 0, 0)));
  }
  scene.force(
      fmt::format(R"({{"name": "pull", "type": "force", "body": "l{}", "value": [{:.17g}, 0, 0]}})", links - 1, pull));
  return scene;
}

/// Links that fall on the floor one after the other; their impacts let the smallest differences grow.
ContactScene fallingChain() {
  ContactScene scene(material(0.3, 0.4));
  scene.floor();
  for (int i = 0; i < 8; ++i) {
    scene.sphere(fmt::format("l{}", i), 1 + 0.1 * i, 0.05, Vec3(0.2 * i, 0, 0.052 + 0.003 * i),
                 ContactScene::velocity(Vec3(0.3, 0.5, -0.2)));
    if (i > 0)
      scene.joint(joint("spherical", fmt::format("j{}", i).c_str(), fmt::format("l{}", i - 1).c_str(),
                        Vec3(0.1, 0, 0.0015), fmt::format("l{}", i).c_str(), Vec3(-0.1, 0, -0.0015)));
  }
  return scene;
}

/// Two links that swing on a hinge and a ball, contact switched off: joints alone are iterated over.
ContactScene nothingTouches() {
  ContactScene scene(material(0.3), Vec3(5, 0, -g));
  scene.contact(R"(, "enabled": false)");
  for (const char* name : {"upper", "lower"}) scene.sphere(name, 1, 0.1, Vec3(0, 0, name[0] == 'u' ? -0.5 : -1.5));
  scene.joint(joint("revolute", "hinge", "ground", Vec3::Zero(), "upper", Vec3(0, 0, 0.5), alongY));
  scene.joint(joint("spherical", "ball", "upper", Vec3(0, 0, -0.5), "lower", Vec3(0, 0, 0.5)));
  return scene;
}

struct Case {
  const char* name;
  ContactScene scene;
  double end;
};

const std::vector<Case>& cases() {
  static const std::vector<Case> all{{"bob on a table", bobOnTable(), 0.3},     {"four-bar", fourBar(), 0.1},
                                     {"driven arm", drivenArm(), 0.1},          {"sleigh", sleigh(), 0.3},
                                     {"gears", gears("ground"), 0.1},           {"falling chain", fallingChain(), 0.05},
                                     {"nothing touches", nothingTouches(), 0.1}};
  return all;
}

/// What solvers do, not what they find.
bool isCount(const std::string& channel) { return channel.starts_with("newton.") || channel.starts_with("step."); }

}  // namespace

class TestIteratedJoints : public QObject {
  Q_OBJECT

 private slots:
  void reactions_areThoseOfElimination_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("index");
    for (const char* method : {"local_pos", "local_neg", "local_imp"})
      for (int i = 0; i < static_cast<int>(cases().size()); ++i)
        QTest::addRow("%s, %s", method, cases()[static_cast<std::size_t>(i)].name) << QString(method) << i;
  }
  void reactions_areThoseOfElimination() {
    QFETCH(int, index);
    const Case& c = cases()[static_cast<std::size_t>(index)];
    for (const char* relation : {"projected", "mean", "velocity"}) {
      const auto run = [&](const char* way) {
        // Lengths and gaps are met to 1e-14 m, and so forces to 1e-14 m / h^2.
        return c.scene.run(fetchedMethod(), 2e-3, c.end, 0,
                           fmt::format(R"(, "joints": "{}", "joint_solver": "{}")", relation, way));
      };
      const Run eliminated = run("eliminated"), iterated = run("iterated");
      double worst = 0;
      std::string where;
      for (std::size_t k = 1; k < eliminated.recording->columns(); ++k) {
        const std::string& channel = eliminated.recording->channels()[k].name;
        for (std::size_t r = 0; r <= eliminated.last() && !isCount(channel); ++r) {
          const double a = eliminated.recording->at(r, k), b = iterated.recording->at(r, k);
          const double difference = std::abs(a - b) / std::max(g, std::abs(a));
          if (difference > worst) worst = difference, where = fmt::format("{}, row {}: {} {}", channel, r, a, b);
        }
      }
      qInfo("%s: %.2g (%s)", relation, worst, where.c_str());
      QVERIFY2(worst < 1e-8, relation);
    }
  }

  /// T_k = F k/n between link k - 1 and link k, whatever the friction, and a = F/(n m) - mu g.
  void slidingChain_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("links");
    for (const char* solver : {"gauss_seidel", "gauss_seidel_w", "newton_hueber", "newton_dsf", "auto"})
      QTest::addRow("%s", solver) << QString(solver) << 8;
    QTest::addRow("100 links") << QString("auto") << 100;
  }
  void slidingChain() {
    QFETCH(QString, solver);
    QFETCH(int, links);
    constexpr double F = 20;
    const Run run = runModel(slidingChainOf(links, F).model(
        exactly("local_imp", 1e-3, links > 10 ? 0.02 : 0.1, links > 10 ? 100 : 5000) +
        fmt::format(R"(, "joint_solver": "iterated", "solver": "{}")", solver.toStdString())));
    double tension = 0, load = 0;
    for (std::size_t r = 1; r <= run.last(); ++r)
      for (int i = 0; i < links; ++i) {
        load = std::max(load, std::abs(run.at(r, fmt::format("contact.{}l{}.fz", links > 10 ? "" : "ground-", i)) - g));
        if (i > 0) tension = std::max(tension, std::abs(run.at(r, fmt::format("j{}.fx", i)) + F * i / links));
      }
    qInfo("tension %.2g N, load %.2g N", tension, load);
    compare(tension, 0, 1e-8 * F, "tension");
    compare(load, 0, 1e-8 * g, "load");
    const double t = run.recording->time(run.last());
    compare(run.at(run.last(), "l0.vx"), 1 + (F / links - 0.5 * g) * t, 1e-10, "speed");
  }

  void modelsThatCannot_areRefused() {
    const auto refusal = [](const ContactScene& scene) {
      auto made = Stepper::create(
          scene.model(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1, "joint_solver": "iterated")"));
      return made ? QString() : QString::fromStdString(made.error().text());
    };
    QCOMPARE(refusal(gears("ground")), QString());
    const QString onArm = refusal(gears("arm"));
    QVERIFY2(onArm.contains("mesh") && onArm.contains("3 bodies") && onArm.contains("joint_solver"), qPrintable(onArm));
    const QString top = refusal(topOnString());
    QVERIFY2(top.contains("'top'") && top.contains("eliminated was expected"), qPrintable(top));
  }
};

QTEST_GUILESS_MAIN(TestIteratedJoints)
#include "tst_iterated_joints.moc"
