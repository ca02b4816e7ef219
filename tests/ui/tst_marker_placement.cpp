// Joints and forces placed in the world by their hard points: the markers follow in the axes of their bodies, however
// those stand, and what held before holds after. Parameters take their bounds along.

#include "document/body_geometry.h"
#include "document/insertion.h"
#include "document/marker_placement.h"
#include "document/parameter_bounds.h"
#include "model/parameter.h"
#include "panels/rotation_parameters.h"
#include "support/random_state.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QTest>

#include <array>

using namespace gyre;
using namespace gyre::ui;
using namespace gyre::test;

namespace {

/// Three rigid bodies, anyhow in space.
Model threeBodies(Random& random) {
  ModelBuilder b;
  for (const char* name : {"a", "b", "c"})
    b.body("rigid", name,
           {{"mass", 1.0},
            {"inertia", diagonal(1, 1, 1)},
            {"position", Vec3(random.vector(2))},
            {"orientation", random.rotation()}});
  return b.model();
}

void apply(Model& model, const Edit& edit) {
  if (const auto done = model.apply(edit); !done) qFatal("%s", done.error().text().c_str());
}

const Element& insertBetween(Model& model, const TypeInfo& type) {
  auto made = insertionOf(model, type, std::array{model.find("a")->id, model.find("b")->id});
  if (!made) qFatal("%s", made.error().text().c_str());
  const ElementId id = made->element.id;
  apply(model, {Insert{std::move(made->element), model.elements().size()}});
  return *model.find(id);
}

double positionError(const Model& model) {
  const auto system = System::compile(model);
  if (!system) qFatal("%s", system.error().text().c_str());
  return violation(**system, (*system)->initialState()).position.size;
}

bool isAt(const Frame& found, const Frame& wanted) {
  return (found.position - wanted.position).norm() < 1e-12 &&
         found.orientation.angularDistance(wanted.orientation) < 1e-12;
}

std::vector<const TypeInfo*> typesWithMarkers(MarkerPlaces places) {
  std::vector<const TypeInfo*> out;
  for (const TypeInfo* type : catalog().all())
    if (markerPlaces({ElementId{99}, "x", type, type->defaults}) == places) out.push_back(type);
  return out;
}

void addRows(MarkerPlaces places) {
  QTest::addColumn<QString>("type");
  for (const TypeInfo* type : typesWithMarkers(places))
    QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
}

const TypeInfo& typeCalled(const QString& id) {
  for (const TypeInfo* type : catalog().all())
    if (type->id == id.toStdString()) return *type;
  qFatal("no type");
}

template <class T>
T get(const Element& e, const char* key) {
  return std::get<T>(e.value(*e.type->find(key)));
}

}  // namespace

class tst_marker_placement : public QObject {
  Q_OBJECT

 private slots:
  void meeting_goesThereAndStillHolds_data() { addRows(MarkerPlaces::meeting); }
  void meeting_goesThereAndStillHolds() {
    QFETCH(QString, type);
    Random random(17);
    for (int trial = 0; trial < 5; ++trial) {
      Model model = threeBodies(random);
      const Element& e = insertBetween(model, typeCalled(type));
      const Frame between = relativeTo(markerInWorld(model, e, 0), markerInWorld(model, e, 1));
      const Frame place{random.vector(3), random.rotation()};
      apply(model, markersAt(model, e, place));
      QVERIFY(isAt(markerInWorld(model, e, 0), place));
      QVERIFY(isAt(relativeTo(place, markerInWorld(model, e, 1)), between));
      QVERIFY(positionError(model) < 1e-11);
    }
  }

  void meeting_isMadeToHoldWhereItDidNot() {
    Random random(5);
    Model model = threeBodies(random);
    const Element& hinge = insertBetween(model, typeCalled("revolute"));
    apply(model, {SetField{hinge.id, "frame2", Frame{random.vector(1), random.rotation()}}});
    QVERIFY(positionError(model) > 1e-3);
    apply(model, markersAt(model, hinge, {Vec3(0.1, 0.2, 0.3), Quat::Identity()}));
    QVERIFY(positionError(model) < 1e-11);
    // Asked for again, it changes nothing at all.
    QVERIFY(std::get<Compound>(markersAt(model, hinge, markerInWorld(model, hinge, 0)).what).edits.empty());
  }

  void ends_takeLengthAndAxesAlong_data() { addRows(MarkerPlaces::apart); }
  void ends_takeLengthAndAxesAlong() {
    QFETCH(QString, type);
    Random random(23);
    for (int trial = 0; trial < 5; ++trial) {
      Model model = threeBodies(random);
      const Element& e = insertBetween(model, typeCalled(type));
      const std::array points{Vec3(random.vector(3)), Vec3(random.vector(3))};
      for (const int end : {0, 1}) apply(model, endAt(model, e, end, points[static_cast<std::size_t>(end)]));
      for (const int end : {0, 1})
        QVERIFY((markerInWorld(model, e, end).position - points[static_cast<std::size_t>(end)]).norm() < 1e-12);
      if (!e.type->find("free_length"))  // a rod's and a beam's axes are along it
        for (const int end : {0, 1})
          QVERIFY(
              (markerInWorld(model, e, end).orientation * Vec3::UnitX() - (points[1] - points[0]).normalized()).norm() <
              1e-12);
      const char* key = e.type->find("free_length") ? "free_length" : "length";
      QVERIFY(std::abs(get<double>(e, key) - (points[1] - points[0]).norm()) < 1e-12);
      QVERIFY(positionError(model) < 1e-11);
    }
  }

  void length_staysWhereTheSpringWasStretched_orAFormulaGivesIt() {
    Random random(3);
    Model model = threeBodies(random);
    const Element& spring = insertBetween(model, typeCalled("spring"));
    apply(model, {SetField{spring.id, "free_length", 0.25}});
    apply(model, endAt(model, spring, 1, Vec3(1, 2, 3)));
    QCOMPARE(get<double>(spring, "free_length"), 0.25);
    const double length = (markerInWorld(model, spring, 1).position - markerInWorld(model, spring, 0).position).norm();
    apply(model, {SetField{spring.id, "free_length", length}});
    apply(model, {SetFormula{spring.id, {"free_length", 0, std::to_string(length) + " m"}}});
    apply(model, endAt(model, spring, 1, Vec3(3, 2, 1)));
    QCOMPARE(spring.formulas.size(), std::size_t{1});
  }

  void otherBody_leavesTheMarkerInItsPlace() {
    Random random(11);
    Model model = threeBodies(random);
    const Element& ball = insertBetween(model, typeCalled("spherical"));
    for (const int end : {0, 1}) {
      const Frame before = markerInWorld(model, ball, end);
      apply(model, onOtherBody(model, ball, end == 0 ? "body1" : "body2", end == 0 ? model.find("c")->id : ground));
      QVERIFY(isAt(markerInWorld(model, ball, end), before));
    }
    QCOMPARE(get<ElementId>(ball, "body2"), ground);
    QVERIFY(positionError(model) < 1e-11);
  }

  /// What is typed in decimals is stored in decimals.
  void markers_readAsTheyWereTyped() {
    ModelBuilder b;
    b.body("rigid", "a", {{"position", Vec3(0, 0.525, 0.21)}});
    b.body("rigid", "b", {{"position", Vec3(0, 0.69, 0.33)}});
    Model model = b.model();
    const Element& ball = insertBetween(model, typeCalled("spherical"));
    apply(model, markersAt(model, ball, {Vec3(0, 0.7, 0.2), Quat::Identity()}));
    QCOMPARE(shortest(get<Frame>(ball, "frame1").position.y()), "0.175");
    QCOMPARE(shortest(get<Frame>(ball, "frame1").position.z()), "-0.01");
    QCOMPARE(shortest(get<Frame>(ball, "frame2").position.z()), "-0.13");
    QCOMPARE(shortest(markerInWorld(model, ball, 1).position.y()), "0.7");
  }

  void zAxis_goesTheShortestWay() {
    Random random(2);
    for (int i = 0; i < 50; ++i) {
      const Quat q = random.rotation();
      const Vec3 to = random.vector(2);
      const Quat turned = withZAxis(q, to);
      QVERIFY((zAxisOf(turned) - to.normalized()).norm() < 1e-13);
      const double angle = std::atan2(zAxisOf(q).cross(to).norm(), zAxisOf(q).dot(to));
      QVERIFY(std::abs(q.angularDistance(turned) - angle) < 1e-12);
      QVERIFY((zAxisOf(withZAxis(q, -zAxisOf(q))) + zAxisOf(q)).norm() < 1e-13);
    }
    QCOMPARE(withZAxis(Quat::Identity(), Vec3(0, 0, 3)).coeffs(), Quat::Identity().coeffs());
  }

  void bounds_goWithAValueBeyondThem_data() {
    QTest::addColumn<double>("typed");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    QTest::newRow("within") << 1.5 << 1.0 << 2.0;
    QTest::newRow("above") << 20e3 << 1.0 << 40e3;
    QTest::newRow("below") << 0.5 << 0.25 << 2.0;
    QTest::newRow("zero") << 0.0 << 0.0 << 2.0;
    QTest::newRow("negative") << -3.0 << -6.0 << 2.0;
  }
  void bounds_goWithAValueBeyondThem() {
    QFETCH(double, typed);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    for (const bool asFormula : {false, true}) {
      ModelBuilder b;
      const ElementId id = b.insert(parameterType(), "k", Parameter{.value = 1, .minimum = 1, .maximum = 2});
      Model model = b.model();
      const auto k = [&]() -> const Element& { return *model.find(id); };
      const Formula formula{"value", 0, "1*" + shortest(typed)};
      const Edit edit = asFormula ? setWithBounds(model, k(), formula) : setWithBounds(k(), "value", typed);
      const auto back = model.apply(edit);
      QVERIFY2(back, back ? "" : back.error().text().c_str());
      const Parameter p = k().as<Parameter>();
      QCOMPARE(p.value, typed);
      QCOMPARE(p.minimum, minimum);
      QCOMPARE(p.maximum, maximum);
      apply(model, *back);  // one step
      QCOMPARE(k().as<Parameter>().value, 1.0);
      QCOMPARE(k().as<Parameter>().maximum, 2.0);
    }
  }
};

QTEST_GUILESS_MAIN(tst_marker_placement)
#include "tst_marker_placement.moc"
