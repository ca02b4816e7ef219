// Contact where it is hard on the code: thin and equal and coincident shapes, deep overlap, fast bullets, many
// triangles, loads that are not unique. Nothing explodes, and no number is not finite.

#include <QtTest>

#include "contact_checks.h"
#include "support/random_state.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81, h = 1e-3;

struct Watched {
  double fastest = 0;   ///< of anything [m/s, rad/s]
  double farthest = 0;  ///< of the centres in one step [m]
  double deepest = 0;   ///< in the last step
  int unresolved = 0;   ///< contacts, in the first step
};

/// Runs to the end of a model; all numbers are finite on the way.
Watched watch(Stepper& stepper) {
  Watched out;
  bool first = true;
  while (!stepper.finished()) {
    const VecX before = stepper.state().q;
    if (auto step = stepper.step(); !step) throw std::runtime_error(step.error().text());
    const State& s = stepper.state();
    if (!s.q.allFinite() || !s.v.allFinite()) throw std::runtime_error("not finite");
    out.fastest = std::max(out.fastest, s.v.lpNorm<Eigen::Infinity>());
    for (Eigen::Index i = 0; i + 7 <= s.q.size(); i += 7)
      out.farthest = std::max(out.farthest, (s.q - before).segment<3>(i).norm());
    out.deepest = stepper.contacts()->penetration;
    if (first) out.unresolved = stepper.contacts()->unresolved;
    first = false;
  }
  return out;
}

/// A wall of 1 mm across the x axis, without gravity.
ContactScene wall(double restitution) {
  ContactScene scene(material(0.3, restitution), Vec3::Zero());
  scene.ground(R"({"type": "box", "size": [0.001, 2, 2]})");
  return scene;
}

std::unique_ptr<Stepper> started(const ContactScene& scene, double end) {
  return stepperOf(scene.model(exactly(fetchedMethod(), h, end)));
}

void staysAtRest(const ContactScene& scene, double end, double tolerance) {
  auto stepper = started(scene, end);
  const VecX start = stepper->state().q;
  watch(*stepper);
  const double moved = (stepper->state().q - start).lpNorm<Eigen::Infinity>();
  QVERIFY2(moved < tolerance, qPrintable(QString::number(moved)));
  QVERIFY2(stepper->state().v.norm() < 1e-9, qPrintable(QString::number(stepper->state().v.norm())));
}

/// A plate of nx x ny squares of 0.1 m, each of two triangles, whose rim runs down to one vertex: a closed surface.
std::string plate(int nx, int ny) {
  std::string vertices, triangles;
  for (int j = 0; j <= ny; ++j)
    for (int i = 0; i <= nx; ++i) vertices += fmt::format("{:.17g}, {:.17g}, 0, ", 0.1 * i - 0.5, 0.1 * j - 0.05 * ny);
  vertices += "0, 0, -1";
  const auto at = [&](int i, int j) { return j * (nx + 1) + i; };
  const int tip = (nx + 1) * (ny + 1);
  const auto add = [&](int a, int b, int c) {
    triangles += fmt::format("{}{}, {}, {}", triangles.empty() ? "" : ", ", a, b, c);
  };
  for (int j = 0; j < ny; ++j)
    for (int i = 0; i < nx; ++i) {
      add(at(i, j), at(i + 1, j), at(i + 1, j + 1));
      add(at(i, j), at(i + 1, j + 1), at(i, j + 1));
    }
  for (int i = 0; i < nx; ++i) {
    add(at(i + 1, 0), at(i, 0), tip);
    add(at(i, ny), at(i + 1, ny), tip);
  }
  for (int j = 0; j < ny; ++j) {
    add(at(0, j), at(0, j + 1), tip);
    add(at(nx, j + 1), at(nx, j), tip);
  }
  return fmt::format(R"({{"type": "mesh", "vertices": [{}], "triangles": [{}]}})", vertices, triangles);
}

}  // namespace

class TestContactRobustness : public QObject {
  Q_OBJECT

 private slots:
  void thinShapes_lieStill_data() { addMethods(); }
  void thinShapes_lieStill() {
    for (const Vec3& size : {Vec3(1, 1, 1e-4), Vec3(1, 1e-4, 1e-4)}) {
      ContactScene onFloor(material(0.5));
      onFloor.floor().box("thin", 1, size, Vec3(0, 0, size.z() / 2));
      staysAtRest(onFloor, 0.5, 1e-9);
      ContactScene onBox(material(0.5));
      onBox.floor().box("box", 1, Vec3(0.5, 0.5, 0.5), Vec3(0, 0, 0.25));
      onBox.box("thin", 1, size, Vec3(0, 0, 0.5 + size.z() / 2));
      staysAtRest(onBox, 0.5, 1e-9);
    }
  }

  void facesOfUnequalSize_data() { addMethods(); }
  void facesOfUnequalSize() {
    ContactScene scene(material(0.5));
    scene.floor().box("large", 1e6, Vec3(100, 100, 1), Vec3(0, 0, 0.5));
    scene.box("small", 1, Vec3(0.1, 0.1, 0.1), Vec3(30, 20, 1.05));
    staysAtRest(scene, 0.5, 1e-9);
  }

  /// Two bodies in the same place: no direction is better than another, and still they come apart, slowly.
  void coincidentShapes_comeApart_data() { addMethods(); }
  void coincidentShapes_comeApart() {
    const char* shapes[] = {R"({"type": "box", "size": [0.1, 0.1, 0.1]})", R"({"type": "sphere", "radius": 0.05})",
                            R"({"type": "capsule", "radius": 0.03, "length": 0.1})",
                            R"({"type": "cylinder", "radius": 0.05, "length": 0.1})",
                            R"({"type": "cone", "radius": 0.05, "length": 0.1})"};
    for (const char* shape : shapes) {
      ContactScene scene(material(0.5), Vec3::Zero());
      for (const char* name : {"one", "two"}) scene.body(name, 1, Vec3::Constant(0.002), Vec3::Zero(), shape);
      auto stepper = started(scene, 0.5);
      const Watched seen = watch(*stepper);
      QVERIFY2(seen.fastest < 1, qPrintable(QString("%1: %2 m/s").arg(shape).arg(seen.fastest)));
      QVERIFY2(seen.farthest <= h * 1.001, qPrintable(QString("%1: %2 m in a step").arg(shape).arg(seen.farthest)));
      QVERIFY2(seen.deepest < 1e-6, qPrintable(QString("%1: %2 m deep").arg(shape).arg(seen.deepest)));
    }
  }

  void halfInside_comesOutSlowly_data() { addMethods(); }
  void halfInside_comesOutSlowly() {
    for (const bool ball : {false, true}) {
      ContactScene scene(material(0.5));
      scene.floor();
      if (ball) scene.sphere("body", 1, 0.1, Vec3(0, 0, 0));
      else scene.box("body", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0));
      auto stepper = started(scene, 0.5);
      const Watched seen = watch(*stepper);
      QVERIFY(seen.unresolved > 0);
      QVERIFY2(seen.farthest <= h * 1.001, qPrintable(QString::number(seen.farthest)));
      QVERIFY2(seen.fastest < 0.02, qPrintable(QString::number(seen.fastest)));
      compare(stepper->state().q[2], 0.1, 1e-6, "on the floor");
    }
    ContactScene scene(material(0.5));
    scene.floor().box("below", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0.1));
    scene.box("above", 1, Vec3(0.2, 0.2, 0.2), Vec3(0, 0, 0.2));
    auto stepper = started(scene, 0.5);
    const Watched seen = watch(*stepper);
    QVERIFY2(seen.farthest <= h * 1.001, qPrintable(QString::number(seen.farthest)));
    QVERIFY2(seen.fastest < 0.1, qPrintable(QString::number(seen.fastest)));
    compare(stepper->state().q[9], 0.3, 1e-6, "on each other");
  }

  void shapeWithoutSize_isRefused() {
    for (const char* shape : {R"({"type": "sphere", "radius": 0})", R"({"type": "box", "size": [0.1, 0, 0.1]})"}) {
      ContactScene scene(material(0.5));
      scene.floor().body("dot", 1, Vec3::Ones(), Vec3::Zero(), shape);
      const auto read = parseModel(scene.text(exactly("local_pos", h, 1)), "scene", catalog());
      QVERIFY(!read);
      const QString text = QString::fromStdString(read.error().text());
      QVERIFY2(text.contains("dot") && text.contains("positive"), qPrintable(text));
    }
  }

  /// 0.1 m in a step, a hundred times the thickness of the wall.
  void bullet_doesNotTunnel_data() { addMethods(); }
  void bullet_doesNotTunnel() {
    Random random(7);
    for (const double e : {0.0, 0.5})
      for (int i = 0; i < 20; ++i) {
        ContactScene scene = wall(e);
        const double y = random.uniform(-0.5, 0.5), slope = random.uniform(-0.5, 0.5);
        scene.sphere("bullet", 1e-3, 0.01, Vec3(random.uniform(-0.7, -0.5), y, 0),
                     ContactScene::velocity(Vec3(100, 100 * slope, 0)));
        auto stepper = started(scene, 0.02);
        while (!stepper->finished()) {
          QVERIFY(stepper->step());
          QVERIFY2(stepper->state().q[0] < -0.0105 + 1e-6, qPrintable(QString::number(stepper->state().q[0])));
        }
        compare(stepper->state().v[0], -100 * e, 1e-6, "speed after the impact");
      }
  }

  /// A step that a switch cuts short is followed by a whole one, whose middle lies further ahead.
  void bullet_meetsWallsAfterAShortStep_data() { addMethods(); }
  void bullet_meetsWallsAfterAShortStep() {
    for (const double e : {0.0, 0.5})
      for (int i = 0; i < 20; ++i) {
        ContactScene scene = wall(e);
        scene.sphere("bullet", 1e-3, 0.01, Vec3(-0.5 - 0.005 * i, 0, 0), ContactScene::velocity(Vec3(100, 0, 0)));
        scene.force(
            fmt::format(R"({{"name": "f", "type": "force", "body": "bullet", "value": [0, "t > {} ? 1e-9 : 0", 0]}})",
                        4e-3 + 1e-4 * (1 + i % 9)));
        auto stepper = started(scene, 0.02);
        advance(*stepper, 0.02);
        QVERIFY2(stepper->state().q[0] < -0.0105 + 1e-6, qPrintable(QString::number(stepper->state().q[0])));
        compare(stepper->state().v[0], -100 * e, 1e-6, "speed after the impact");
      }
  }

  /// Where a run begins within half a step of a wall, the first middle lies behind it.
  void bullet_startsAtTheWall_data() { addMethods(); }
  void bullet_startsAtTheWall() {
    for (const double e : {0.0, 0.5})
      for (int i = 0; i < 20; ++i) {
        ContactScene scene = wall(e);
        scene.sphere("bullet", 1e-3, 0.01, Vec3(-0.0105 - 0.002 * i, 0, 0), ContactScene::velocity(Vec3(100, 0, 0)));
        auto stepper = started(scene, 0.02);
        advance(*stepper, 0.02);
        QVERIFY2(stepper->state().q[0] < 0, qPrintable(QString::number(stepper->state().q[0])));
        compare(stepper->state().v[0], -100 * e, 1e-6, "speed after the impact");
      }
  }

  /// A pulse of force that makes it fast within one step: it is looked at again, as far ahead as it goes.
  void bullet_madeFastWithinAStep_data() { addMethods(); }
  void bullet_madeFastWithinAStep() {
    for (int i = 0; i < 10; ++i) {
      ContactScene scene = wall(0);
      scene.sphere("bullet", 1e-3, 0.01, Vec3(-0.02 - 0.009 * i, 0, 0));
      scene.force(
          R"({"name": "f", "type": "force", "body": "bullet", "value": ["t > 0.003 && t < 0.004 ? 100 : 0", 0, 0]})");
      auto stepper = started(scene, 0.02);
      advance(*stepper, 0.02);
      QVERIFY2(stepper->state().q[0] < 0, qPrintable(QString::number(stepper->state().q[0])));
      QVERIFY(std::abs(stepper->state().v[0]) < 1e-6);
    }
  }

  /// A bullet against a free plate.
  void bulletOnAFreePlate_data() { addMethods(); }
  void bulletOnAFreePlate() {
    ContactScene scene(material(0, 1), Vec3::Zero());
    scene.box("plate", 1e-3, Vec3(0.001, 1, 1), Vec3::Zero());
    scene.sphere("bullet", 1e-3, 0.01, Vec3(-0.537, 0, 0), ContactScene::velocity(Vec3(100, 0, 0)));
    auto stepper = started(scene, 0.02);
    watch(*stepper);
    compare(stepper->state().v[0], 100, 1e-6, "plate");
    compare(stepper->state().v[6], 0, 1e-6, "bullet");
  }

  /// No bump where triangles meet.
  void slidesOverAThousandTriangles_data() { addMethods(); }
  void slidesOverAThousandTriangles() {
    ContactScene scene(material(0.1));
    scene.ground(plate(50, 10));
    scene.box("box", 1, Vec3(0.23, 0.17, 0.1), Vec3(0, 0.013, 0.05), ContactScene::velocity(Vec3(2.5, 0.1, 0)));
    auto stepper = started(scene, 3);
    double jump = 0;
    while (!stepper->finished()) {
      QVERIFY(stepper->step());
      jump = std::max(jump, std::abs(stepper->state().v[2]));
    }
    QVERIFY2(jump < 1e-9, qPrintable(QString::number(jump)));
    compare(stepper->state().q[0], (2.5 * 2.5 + 0.01) / (2 * 0.1 * g) * 2.5 / std::hypot(2.5, 0.1), 5e-3, "way");
  }

  /// How four legs share a load is not unique; their sum and its moments are.
  void tableOnFourLegs_data() { addMethods(); }
  void tableOnFourLegs() {
    std::string legs;
    for (const double x : {-0.5, 0.5})
      for (const double y : {-0.4, 0.4})
        legs += fmt::format(R"({}{{"type": "cylinder", "radius": 0.02, "length": 0.7, "position": [{}, {}, -0.35]}})",
                            legs.empty() ? "" : ", ", x - 0.2, y - 0.1);
    ContactScene scene(material(0.5));
    scene.floor().body("table", 20, Vec3(3, 3, 5), Vec3(0, 0, 0.7), legs);
    auto stepper = started(scene, 0.5);
    const VecX start = stepper->state().q;
    watch(*stepper);
    double N = 0, mx = 0, my = 0;
    for (const ContactState& c : stepper->contacts()->contacts) {
      QVERIFY(c.force.z() >= 0);
      N += c.force.z();
      mx += c.contact.x.y() * c.force.z() - c.contact.x.z() * c.force.y();
      my += c.contact.x.z() * c.force.x() - c.contact.x.x() * c.force.z();
    }
    compare(N, 20 * g, 1e-9, "sum");
    compare(mx, 0, 1e-9, "about x");
    compare(my, 0, 1e-9, "about y");
    compare((stepper->state().q - start).norm(), 0, 1e-9, "stands");
  }

  void jointedBodies_mayOverlap_data() { addMethods(); }
  void jointedBodies_mayOverlap() {
    ContactScene scene(material(0.5));
    scene.box("one", 1, Vec3(1, 0.1, 0.1), Vec3(0.5, 0, 0)).box("two", 1, Vec3(1, 0.1, 0.1), Vec3(1.4, 0, 0));
    scene.joint(R"({"name": "a", "type": "spherical", "body1": "ground", "body2": "one", "frame2":
        {"position": [-0.5, 0, 0]}})");
    scene.joint(R"({"name": "b", "type": "spherical", "body1": "one", "frame1": {"position": [0.45, 0, 0]},
        "body2": "two", "frame2": {"position": [-0.45, 0, 0]}})");
    auto stepper = started(scene, 0.5);
    while (!stepper->finished()) {
      QVERIFY(stepper->step());
      QVERIFY(stepper->contacts()->contacts.empty());
    }
  }

  /// A parallelogram that folds until its cranks meet: joints and contact work against each other in one loop.
  void loopThatFoldsOntoItself_data() { addMethods(); }
  void loopThatFoldsOntoItself() {
    const std::string y = R"("orientation": [0.7071067811865476, -0.7071067811865476, 0, 0])";  // z of markers along y
    ContactScene scene(material(0.3));
    const std::string rod = R"({"type": "capsule", "radius": 0.05, "length": 0.8})";
    const Vec3 lean(std::sin(0.2), 0, std::cos(0.2));
    const std::string leaning = ContactScene::turned(0.2, Vec3::UnitY());
    scene.body("left", 1, Vec3(0.1, 0.1, 0.01), 0.5 * lean, rod, leaning);
    scene.body("right", 1, Vec3(0.1, 0.1, 0.01), Vec3(0.4, 0, 0) + 0.5 * lean, rod, leaning);
    scene.body("bar", 1, Vec3(0.01, 0.05, 0.05), Vec3(0.2, 0, 0) + lean, R"({"type": "sphere", "radius": 0.01})");
    const auto joint = [&](const char* name, const char* type, const char* a, const Vec3& at, const char* b,
                           const Vec3& on) {
      scene.joint(fmt::format(R"({{"name": "{}", "type": "{}", "body1": "{}", "frame1": {{"position": {}, {}}},
          "body2": "{}", "frame2": {{"position": {}, {}}}}})",
                              name, type, a, ContactScene::numbers(at), y, b, ContactScene::numbers(on), y));
    };
    joint("A", "revolute", "ground", Vec3::Zero(), "left", Vec3(0, 0, -0.5));
    joint("B", "revolute", "bar", Vec3(-0.2, 0, 0), "left", Vec3(0, 0, 0.5));
    joint("C", "spherical", "bar", Vec3(0.2, 0, 0), "right", Vec3(0, 0, 0.5));
    joint("D", "cylindrical", "ground", Vec3(0.4, 0, 0), "right", Vec3(0, 0, -0.5));
    // Velocities that meet the joints at the end: by their mean, what an impact leaves across the joints would stay.
    auto stepper = stepperOf(scene.model(exactly(fetchedMethod(), h, 3) + R"(, "joints": "velocity")"));
    double highest = 0, touched = 0;
    while (!stepper->finished()) {
      QVERIFY(stepper->step());
      const ContactRecord& record = *stepper->contacts();
      highest = std::max(highest, record.normal + record.friction);
      for (const ContactState& c : record.contacts) touched = std::max(touched, c.force.norm());
      QVERIFY2(record.penetration < 1e-4, qPrintable(QString::number(record.penetration)));
    }
    QVERIFY(touched > 1);
    QVERIFY2(highest < 1e-6, qPrintable(QString::number(highest)));
    // Cranks 0.4 m apart touch where they have turned until their distance is 0.1 m.
    compare(stepper->state().v.norm(), 0, 1e-6, "comes to rest");
    const Quat q(stepper->state().q[3], stepper->state().q[4], stepper->state().q[5], stepper->state().q[6]);
    compare(0.4 * (q * Vec3::UnitZ()).z(), 0.1, 1e-5, "distance of the cranks");
  }

  /// Nothing can part bodies that are welded to the ground, and what lies on them lies still.
  void immovableBodies_mayOverlap_data() { addMethods(); }
  void immovableBodies_mayOverlap() {
    ContactScene scene(material(0.5));
    for (const char* name : {"one", "two"}) {
      const double x = name[0] == 'o' ? 0 : 0.08;
      scene.box(name, 1, Vec3(0.1, 0.1, 0.1), Vec3(x, 0, 0));
      scene.joint(fmt::format(R"({{"name": "weld {0}", "type": "fixed", "body1": "ground",
          "frame1": {{"position": [{1}, 0, 0]}}, "body2": "{0}"}})",
                              name, x));
    }
    scene.box("lies", 1, Vec3(0.1, 0.05, 0.02), Vec3(0.04, 0, 0.06));
    auto stepper = started(scene, 0.5);
    const VecX start = stepper->state().q;
    QCOMPARE(watch(*stepper).unresolved, 0);  // nothing draws them apart, and nothing says so
    QVERIFY((stepper->state().q - start).lpNorm<Eigen::Infinity>() < 1e-9);
    QVERIFY(stepper->state().v.norm() < 1e-9);
  }

  void particles_touch_data() { addMethods(); }
  void particles_touch() {
    std::string bodies;
    for (int i = 0; i < 5; ++i)
      bodies += fmt::format(R"({}{{"name": "p{}", "type": "particle", "mass": {}, "position": [0, 0, {}],
          "shapes": [{{"type": "sphere", "radius": 0.1}}]}})",
                            i > 0 ? ", " : "", i, i + 1, 0.15 + 0.25 * i);
    const std::string text = fmt::format(
        R"({{"gyre": 1, "gravity": [0, 0, -9.81], "ground": {{"shapes": [{{"type": "plane"}}]}}, "bodies": [{}],
        "contact": {{"materials": [{}]}}, "simulation": {{{}}}}})",
        bodies, material(0.5), exactly(fetchedMethod(), h, 2));
    auto read = parseModel(text, "scene", catalog());
    QVERIFY2(read, qPrintable(QString::fromStdString(read ? "" : read.error().text())));
    auto stepper = stepperOf(*read);
    advance(*stepper, 2);
    for (int i = 0; i < 5; ++i) compare(stepper->state().q[3 * i + 2], 0.1 + 0.2 * i, 1e-6, "height");
    compare(stepper->state().v.norm(), 0, 1e-9, "rest");
  }

  void tooManyShapes_areRefused() {
    std::string shapes = R"({"type": "sphere", "radius": 0.01})";
    for (int i = 0; i < 65536; ++i) shapes += R"(, {"type": "sphere", "radius": 0.01})";
    ContactScene scene(material(0.5));
    scene.floor().body("sponge", 1, Vec3::Constant(0.1), Vec3(0, 0, 1), shapes);
    const auto made = Stepper::create(scene.model(byDefault("local_pos", h, 1)));
    QVERIFY(!made);
    QCOMPARE(made.error().element, std::string("sponge"));
    QCOMPARE(made.error().key, std::string("shapes"));
    QVERIFY2(made.error().text().find("65537") != std::string::npos, made.error().text().c_str());
  }

  /// Bodies of every kind thrown into each other.
  void heapOfAnything_staysFinite_data() { addMethods(); }
  void heapOfAnything_staysFinite() {
    const char* shapes[] = {R"({"type": "box", "size": [0.2, 0.1, 0.05]})",
                            R"({"type": "sphere", "radius": 0.08})",
                            R"({"type": "capsule", "radius": 0.04, "length": 0.2})",
                            R"({"type": "cylinder", "radius": 0.07, "length": 0.1})",
                            R"({"type": "cone", "radius": 0.07, "length": 0.15})",
                            R"({"type": "ellipsoid", "size": [0.1, 0.06, 0.04]})"};
    for (const int seed : {1, 2, 3}) {
      Random random(static_cast<unsigned>(seed));
      ContactScene scene(material(0.4, seed == 3 ? 0.5 : 0));
      scene.floor();
      for (int i = 0; i < 30; ++i) {
        const Vec3 x = random.vector(0.25) + Vec3(0, 0, 0.4);
        scene.body(fmt::format("b{}", i), random.uniform(0.1, 2), Vec3::Constant(0.004), x, shapes[i % 6],
                   ContactScene::turned(random.uniform(0, 3), Vec3(0.1, 0.2, 0.3) + random.vector(1)));
      }
      auto stepper = stepperOf(scene.model(fmt::format(
          R"("integrator": "{}", "step": 1e-3, "end_time": 1.5, "merit": 1e-12, "sweeps": 300)", fetchedMethod())));
      const Watched seen = watch(*stepper);
      qInfo("seed %d: fastest %.3g, deepest at the end %.3g", seed, seen.fastest, seen.deepest);
      QVERIFY(seen.deepest < 1e-3);
      for (Eigen::Index i = 0; i + 7 <= stepper->state().q.size(); i += 7) QVERIFY(stepper->state().q[i + 2] > 0.02);
    }
  }
};

QTEST_GUILESS_MAIN(TestContactRobustness)
#include "tst_contact_robustness.moc"
