// New elements and copies without a window: joints are satisfied where the bodies stand, bodies stand beside each
// other, copies keep what links them, several elements are edited as one.

#include "bodies/rigid.h"
#include "document/body_geometry.h"
#include "document/common_value.h"
#include "document/duplication.h"
#include "document/edit_text.h"
#include "document/insertion.h"
#include "shapes/shape_solid.h"
#include "support/random_state.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QTest>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;
using namespace gyre::test;

namespace {

ElementId insert(Model& model, const TypeInfo& type, const std::vector<ElementId>& selected) {
  auto made = insertionOf(model, type, selected);
  if (!made) qFatal("%s", made.error().text().c_str());
  const ElementId id = made->element.id;
  const auto done = model.apply({Insert{std::move(made->element), model.elements().size()}});
  if (!done) qFatal("%s", done.error().text().c_str());
  return id;
}

const TypeInfo& typeOf(Category c, const char* id) { return *catalog().find(c, id); }

/// Two rigid bodies, anyhow in space.
Model twoBodies(Random& random) {
  ModelBuilder b;
  for (const char* name : {"a", "b"})
    b.body("rigid", name,
           {{"mass", 1.0},
            {"inertia", diagonal(1, 1, 1)},
            {"position", Vec3(random.vector(2))},
            {"orientation", random.rotation()}});
  return b.model();
}

double positionError(const Model& model) {
  const auto system = System::compile(model);
  if (!system) qFatal("%s", system.error().text().c_str());
  return violation(**system, (*system)->initialState()).position.size;
}

template <class T>
T get(const Model& model, ElementId id, const char* key) {
  const Element& e = *model.find(id);
  return std::get<T>(e.value(*e.type->find(key)));
}

}  // namespace

class tst_insertion : public QObject {
  Q_OBJECT
 private slots:
  void everyJoint_isSatisfiedAsTheBodiesStand_data() {
    QTest::addColumn<QString>("type");
    for (const TypeInfo* type : catalog().of(Category::joint))
      QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }
  void everyJoint_isSatisfiedAsTheBodiesStand() {
    QFETCH(QString, type);
    Random random(7);
    for (int i = 0; i < 20; ++i) {
      Model model = twoBodies(random);
      const TypeInfo& hinge = typeOf(Category::joint, "cylindrical");  // turns and slides
      const ElementId a = model.find("a")->id, b = model.find("b")->id;
      // Couplings of joints find some.
      for (const ElementId body : {a, b}) insert(model, hinge, {body});
      const bool grounded = i % 4 == 3;
      const ElementId id =
          insert(model, typeOf(Category::joint, qPrintable(type)), grounded ? std::vector{a} : std::vector{b, a});
      if (model.find(id)->type->find("body1")) {
        QCOMPARE(get<ElementId>(model, id, "body1"), grounded ? ground : b);
        QCOMPARE(get<ElementId>(model, id, "body2"), a);
      }
      QVERIFY2(positionError(model) < 1e-12, qPrintable(type));
    }
  }
  void everyForce_canBeInserted() {
    Random random(8);
    for (const TypeInfo* type : catalog().of(Category::force)) {
      Model model = twoBodies(random);
      for (const char* body : {"a", "b"}) insert(model, typeOf(Category::joint, "revolute"), {model.find(body)->id});
      insert(model, *type, {});
      QVERIFY2(System::compile(model), type->id.c_str());
    }
  }
  void spring_isRelaxedAtItsLength() {
    Random random(9);
    Model model = twoBodies(random);
    const ElementId a = model.find("a")->id, b = model.find("b")->id;
    const ElementId spring = insert(model, typeOf(Category::force, "spring"), {a, b});
    QCOMPARE(get<double>(model, spring, "free_length"),
             (get<Vec3>(model, a, "position") - get<Vec3>(model, b, "position")).norm());
  }
  void joint_isMadeAtThePoint() {
    Random random(10);
    Model model = twoBodies(random);
    const ElementId a = model.find("a")->id, b = model.find("b")->id;
    const Vec3 point(1, 2, 3);
    const auto made = insertionOf(model, typeOf(Category::joint, "spherical"), std::array{a, b}, point);
    QVERIFY(made);
    for (const auto& [body, key] : {std::pair{a, "frame1"}, std::pair{b, "frame2"}}) {
      const auto frame = std::get<Frame>(made->element.value(*made->element.type->find(key)));
      const Frame place = placementOf(model, body);
      QVERIFY((place.position + place.orientation * frame.position - point).norm() < 1e-12);
    }
  }
  void joint_isMadeWhereBodiesMeet_data() {
    QTest::addColumn<Vec3>("position");  // of the second rod's centre
    QTest::addColumn<double>("turn");    // about y
    QTest::addColumn<Vec3>("meeting");
    // The first rod lies along x from -0.5 to 0.5 m.
    QTest::newRow("end to end") << Vec3(1, 0, 0) << 0.0 << Vec3(0.5, 0, 0);
    QTest::newRow("upright at the end") << Vec3(0.5, 0, 0.5) << std::numbers::pi / 2 << Vec3(0.5, 0, 0);
    QTest::newRow("askew at the other end")
        << Vec3(-0.5 + 0.5 * std::cos(0.7), 0, -0.5 * std::sin(0.7)) << 0.7 << Vec3(-0.5, 0, 0);
    QTest::newRow("end on the middle") << Vec3(0, 0, 0.5) << std::numbers::pi / 2 << Vec3(0, 0, 0);
    QTest::newRow("end on a quarter") << Vec3(0.25, 0, 0.5) << std::numbers::pi / 2 << Vec3(0.25, 0, 0);
    QTest::newRow("apart") << Vec3(3, 0, 1) << 0.0 << Vec3(1.5, 0, 0.5);
  }
  void joint_isMadeWhereBodiesMeet() {
    QFETCH(Vec3, position);
    QFETCH(double, turn);
    QFETCH(Vec3, meeting);
    const Shapes rod{Shape{.kind = Shape::Kind::box, .size = Vec3(1, 0.02, 0.02)}};
    ModelBuilder b;
    b.body("rigid", "a", {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}, {"shapes", rod}});
    b.body("rigid", "b",
           {{"mass", 1.0},
            {"inertia", diagonal(1, 1, 1)},
            {"shapes", rod},
            {"position", position},
            {"orientation", Quat(Eigen::AngleAxisd(turn, Vec3::UnitY()))}});
    Model model = b.model();
    for (const bool swapped : {false, true}) {
      std::vector ids{model.find("a")->id, model.find("b")->id};
      if (swapped) std::swap(ids[0], ids[1]);
      const ElementId joint = insert(model, typeOf(Category::joint, "revolute"), ids);
      const auto marker = get<Frame>(model, joint, "frame1");
      const Frame place = placementOf(model, ids[0]);
      const Vec3 found = place.position + place.orientation * marker.position;
      // Ends meet within the thickness of a rod; where an end lies in the other, it is the end.
      QVERIFY2((found - meeting).norm() < 0.011,
               qPrintable(QString("%1 %2 %3").arg(found.x()).arg(found.y()).arg(found.z())));
    }
  }
  void slider_goesAlongTheBody() {
    ModelBuilder b;
    const Quat turned(Eigen::AngleAxisd(0.4, Vec3(1, 2, 3).normalized()));
    b.body("rigid", "piston",
           {{"mass", 1.0},
            {"inertia", diagonal(1, 1, 1)},
            {"shapes", Shapes{Shape{.kind = Shape::Kind::box, .size = Vec3(0.1, 0.3, 0.1)}}},
            {"orientation", turned}});
    b.body("rigid", "cube",
           {{"mass", 1.0}, {"inertia", diagonal(1, 1, 1)}, {"shapes", Shapes{Shape{.size = Vec3(1, 1, 1)}}}});
    Model model = b.model();
    for (const auto& [body, axis] :
         {std::pair{"piston", Vec3(turned * Vec3::UnitY())}, {"cube", Vec3(Vec3::UnitX())}}) {
      const ElementId joint = insert(model, typeOf(Category::joint, "prismatic"), {model.find(body)->id});
      const Vec3 z = get<Frame>(model, joint, "frame1").orientation * Vec3::UnitZ();
      QVERIFY2(z.cross(axis).norm() < 1e-12, body);
    }
  }
  void springsAndBushings_hold() {
    for (const double mass : {1e-3, 1.0, 1e4}) {
      const double edge = 0.2 * std::cbrt(mass);
      ModelBuilder b;
      b.body("rigid", "a",
             {{"mass", mass},
              {"inertia", diagonal(mass * edge * edge / 6, mass * edge * edge / 6, mass * edge * edge / 6)},
              {"shapes", Shapes{Shape{.size = Vec3(edge, edge, edge)}}}});
      Model model = b.model();
      const ElementId a = model.find("a")->id;
      const double weight = mass * 9.81;
      const double k = get<double>(model, insert(model, typeOf(Category::force, "spring"), {a}), "stiffness");
      QVERIFY(std::abs(weight / k - edge / 20) < 0.1 * edge / 20);  // rounded to two digits
      const auto K = get<Matrix6>(model, insert(model, typeOf(Category::force, "bushing"), {a}), "stiffness").m;
      QVERIFY(std::abs(weight / K(2, 2) - edge / 500) < 0.1 * edge / 500);
      QVERIFY(K(5, 5) > 0);
    }
  }
  void presets_haveTheInertiaOfTheirShape() {
    for (const BodyPreset& preset : bodyPresets()) {
      if (!preset.shape) continue;
      Model model(*catalog().of(Category::integrator).front());
      const auto made = insertionOf(model, typeOf(Category::body, "rigid"), {}, std::nullopt, &preset);
      QVERIFY(made);
      const auto& body = made->element.as<Rigid>();
      QCOMPARE(body.shapes.size(), 1u);
      const Solid solid = solidOf(body.shapes).value();
      QVERIFY(solid.centroid.norm() < 1e-12);
      const Mat3 J = body.mass / solid.volume * solid.inertia();
      const Vec3 given(body.inertia.xx, body.inertia.yy, body.inertia.zz);
      QVERIFY2((given - J.diagonal()).norm() < 1e-5 * J.norm(), preset.id);
      QVERIFY(made->element.name.starts_with(preset.id));
      QVERIFY(std::abs(worldBox(std::array<const Element*, 1>{&made->element}).min().z()) < 1e-12);  // on the grid
    }
  }
  void refusals_sayWhatIsMissing() {
    Random random(11);
    Model model(*catalog().of(Category::integrator).front());
    const TypeInfo& hinge = typeOf(Category::joint, "revolute");
    const auto none = insertionOf(model, hinge, {});
    QVERIFY(!none && QString::fromStdString(none.error().message).contains("insert one first"));
    model = twoBodies(random);
    const ElementId bead = insert(model, typeOf(Category::body, "particle"), {});
    const auto point = insertionOf(model, hinge, std::array{model.find("a")->id, bead});
    QVERIFY(!point && QString::fromStdString(point.error().message).contains("no orientation"));
    const auto many = insertionOf(model, hinge, std::array{model.find("a")->id, model.find("b")->id, bead});
    QVERIFY(!many && QString::fromStdString(many.error().message).contains("3 are selected"));
  }
  void bodies_standBesideEachOther() {
    Model model(*catalog().of(Category::integrator).front());
    for (int round = 0; round < 2; ++round)
      for (const TypeInfo* type : catalog().of(Category::body)) insert(model, *type, {});
    const auto bodies = model.of(Category::body);
    for (std::size_t i = 1; i < bodies.size(); ++i) {
      const std::array left{bodies[i - 1]}, right{bodies[i]};
      QVERIFY(worldBox(left).max().x() < worldBox(right).min().x());
    }
    QVERIFY(model.find("body 1") && model.find("body 2") && model.find("particle 1"));
    const std::array first{bodies.front()};
    QVERIFY(std::abs(worldBox(first).min().z()) < 1e-12);  // on the grid
  }

  void copies_alongALineKeepTheirLinks() {
    Model model = rodChain(2).model();
    const std::array rods{model.find("rod 1")->id, model.find("rod 2")->id};
    const auto motions = alongLine(4, Vec3(0, 2, 0));
    const Copies copies = copiesOf(model, rods, motions);
    QCOMPARE(copies.ids.size(), std::size_t{9});  // two rods and the ball between them, three times
    QVERIFY(model.apply({copies.edit}));
    QVERIFY(positionError(model) < 1e-12);
    QVERIFY((get<Vec3>(model, model.find("rod 8")->id, "position") - Vec3(1.5, 6, 0)).norm() < 1e-12);
    QCOMPARE(get<ElementId>(model, model.find("ball 3")->id, "body2"), model.find("rod 4")->id);
  }
  void copies_roundACircleStaySatisfied() {
    Model model = rodChain(1).model();  // a ball joint to the ground, chosen with the rod
    const std::array both{model.find("rod 1")->id, model.find("ball 1")->id};
    const auto motions = roundCircle(6, Vec3(2, 0, 0), Vec3(0, 0, 3), 2 * std::numbers::pi);
    QCOMPARE(motions.size(), std::size_t{5});
    QVERIFY(model.apply({copiesOf(model, both, motions).edit}));
    QCOMPARE(model.of(Category::joint).size(), std::size_t{6});
    QVERIFY(positionError(model) < 1e-12);
    // All six centres at the same distance from the axis, sixty degrees apart.
    const Vec3 first = get<Vec3>(model, both[0], "position") - Vec3(2, 0, 0);
    const Vec3 second = get<Vec3>(model, model.find("rod 2")->id, "position") - Vec3(2, 0, 0);
    QVERIFY(std::abs(first.dot(second) / first.squaredNorm() - 0.5) < 1e-12);
  }
  void circle_ofAnAngleEndsThere() {
    const auto motions = roundCircle(3, Vec3::Zero(), Vec3::UnitZ(), std::numbers::pi);
    QVERIFY((motions.back().orientation * Vec3::UnitX() + Vec3::UnitX()).norm() < 1e-12);
    QVERIFY((motions.front().orientation * Vec3::UnitX() - Vec3::UnitY()).norm() < 1e-12);
  }

  void common_isWhatAllHave() {
    const std::array<Value, 2> points{Vec3(1, 2, 3), Vec3(1, 5, 3)};
    const auto shown = std::get<Vec3>(commonValue(points));
    QVERIFY(shown.x() == 1 && std::isnan(shown.y()) && shown.z() == 3);
    QVERIFY(!allSame(points));
    // z is typed: each keeps its own y.
    const Value typed = Vec3(1, shown.y(), 9);
    QCOMPARE(std::get<Vec3>(completed(typed, Vec3(shown), points[1])), Vec3(1, 5, 9));
    const std::array<Value, 2> numbers{1.0, 2.0};
    QCOMPARE(std::get<double>(completed(7.0, commonValue(numbers), numbers[1])), 7.0);
    const std::array<Value, 2> same{Choice{1}, Choice{1}};
    QVERIFY(allSame(same));
  }
  void texts_sayWhatWasDone() {
    Random random(12);
    const Model model = twoBodies(random);
    const TypeInfo& spring = typeOf(Category::force, "spring");
    QCOMPARE(setText(model, *spring.find("stiffness"), 200.0, "spring 2"), "Set stiffness of spring 2 to 200 N/m");
    QCOMPARE(setText(model, *spring.find("body1"), model.find("a")->id, "spring 2"), "Set body 1 of spring 2 to a");
    const std::array ids{model.find("a")->id, model.find("b")->id};
    QCOMPARE(namesOf(model, ids), "a and b");
    QCOMPARE(namesOf(model, std::array{simulationId}), "the simulation");
  }
};

QTEST_MAIN(tst_insertion)
#include "tst_insertion.moc"
