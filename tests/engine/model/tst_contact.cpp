// Contact in the document: the laws that follow from it, who ignores whom, and its elements under every edit.

#include "model/contact.h"

#include "bodies/rigid.h"
#include "model/contact_filter.h"
#include "model/references.h"
#include "shapes/shape_solid.h"
#include "support/contact_model.h"
#include "support/same_model.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Applies an edit, takes it back, applies it again: each time the model is what it was.
Edit applied(Model& model, const Edit& edit) {
  const Model before = model;
  const auto back = model.apply(edit);
  if (!back) qFatal("%s", back.error().text().c_str());
  Model undone = model;
  const auto again = undone.apply(*back);
  if (!again || !sameModel(undone, before)) qFatal("undo: %s", difference(undone, before).c_str());
  if (!undone.apply(*again) || !sameModel(undone, model)) qFatal("redo: %s", difference(undone, model).c_str());
  return *back;
}

std::string refusal(Model model, const Edit& edit) {
  const Model before = model;
  const auto done = model.apply(edit);
  if (!done && !sameModel(model, before)) return "refused, but changed";
  return done ? std::string{} : done.error().message;
}

const Shapes& shapesOf(const Model& m, const char* body) { return m.find(body)->as<Rigid>().shapes; }

ContactLaw law(const Model& m, int a, int b) { return ContactLaws(m).between(a, b); }

bool contains(const BodyPairs& pairs, const Model& m, const char* a, const char* b) {
  const auto id = [&](std::string_view name) { return name == "ground" ? ground : m.find(name)->id; };
  return std::find(pairs.begin(), pairs.end(), std::pair<ElementId, ElementId>(std::minmax({id(a), id(b)}))) !=
         pairs.end();
}

ModelBuilder twoMaterials(const Material& one, const Material& two) {
  ModelBuilder b;
  b.insert(materialType(), "one", one);
  b.insert(materialType(), "two", two);
  return b;
}

ElementId addPair(ModelBuilder& b, const char* one, const char* two, ContactPair pair = {}) {
  pair.material1 = b.model().find(one)->id;
  pair.material2 = b.model().find(two)->id;
  return b.insert(contactPairType(), {}, pair);
}

}  // namespace

class TestContact : public QObject {
  Q_OBJECT
 private slots:
  void touches_whereTheModelSaysSo() {
    QVERIFY(!touches(ModelBuilder().model()));
    QVERIFY(touches(contactModel()));
  }

  void withoutMaterials_thereIsOne() {
    const ContactLaws laws(ModelBuilder().model());
    QCOMPARE(laws.materials(), 1);
    QCOMPARE(laws.materialOf(Shape{}), 0);
    QCOMPARE(laws.between(0, 0).friction, Material{}.friction);
  }

  void twoMaterials_withoutAnEntry() {
    const Model m = twoMaterials({.friction = 0.3,
                                  .restitution = 0.8,
                                  .rolling = 0.01,
                                  .spinning = 0.001,
                                  .stiffness = 3e6,
                                  .exponent = 1,
                                  .damping = 2,
                                  .slip_velocity = 1e-2},
                                 {.friction = 0.7,
                                  .restitution = 0.1,
                                  .rolling = 0.002,
                                  .spinning = 0.02,
                                  .stiffness = 1e6,
                                  .exponent = 2,
                                  .damping = 6,
                                  .friction_law = FrictionLaw::bristle,
                                  .bristle_stiffness = 3e5})
                        .model();
    const ContactLaw l = law(m, 0, 1);
    QCOMPARE(l.friction, 0.3);
    QCOMPARE(l.restitution, 0.8);
    QCOMPARE(l.rolling, 0.002);
    QCOMPARE(l.spinning, 0.001);
    QCOMPARE(l.stiffness, 0.75e6);
    QCOMPARE(l.exponent, 1.75);  // the softer one counts three times
    QCOMPARE(l.damping, 5.0);
    QCOMPARE(l.slip_velocity, 1e-3);
    QVERIFY(l.friction_law == FrictionLaw::bristle);
    QCOMPARE(l.bristle_stiffness, 0.75e5);
    // Whatever the order, to the last bit; and of one material with itself, its own but for half the stiffness.
    const ContactLaw other = law(m, 1, 0);
    QVERIFY(other.damping == l.damping && other.exponent == l.exponent && other.stiffness == l.stiffness);
    QCOMPARE(law(m, 0, 0).damping, 2.0);
    QCOMPARE(law(m, 0, 0).stiffness, 1.5e6);
  }

  void anEntry_countsForWhatItSays() {
    ModelBuilder b = twoMaterials({.friction = 0.3, .restitution = 0.8}, {.friction = 0.7});
    const ElementId entry =
        addPair(b, "two", "one", {.friction = 0.9, .damping = 0, .friction_law = PairFrictionLaw::bristle});
    addPair(b, "one", "one", {.restitution = 0});
    for (const ContactLaw& l : {law(b.model(), 0, 1), law(b.model(), 1, 0)}) {
      QCOMPARE(l.friction, 0.9);
      QCOMPARE(l.restitution, 0.8);
      QCOMPARE(l.damping, 0.0);
      QVERIFY(l.friction_law == FrictionLaw::bristle);
    }
    QCOMPARE(law(b.model(), 0, 0).restitution, 0.0);
    QCOMPARE(law(b.model(), 0, 0).friction, 0.3);
    QCOMPARE(law(b.model(), 1, 1).friction, 0.7);
    Model off = b.model();
    applied(off, {SetEnabled{entry, false}});
    QCOMPARE(law(off, 0, 1).friction, 0.3);
  }

  void shapes_areOfTheFirstMaterialUnlessTheySayOtherwise() {
    Model m = contactModel();
    QCOMPARE(ContactLaws(m).materialOf(shapesOf(m, "arm")[0]), 0);
    QCOMPARE(ContactLaws(m).materialOf(m.groundShapes()[0]), 1);
    applied(m, {SetEnabled{m.find("steel")->id, false}});
    QCOMPARE(ContactLaws(m).materials(), 1);
    QCOMPARE(ContactLaws(m).materialOf(shapesOf(m, "crate")[0]), 0);
    QVERIFY2(m.active(Category::body).size() == 3, "a body does not need its material");
  }

  void ignored_areJointsAndFilters() {
    Model m = contactModel();
    BodyPairs pairs = ignoredPairs(m);
    QVERIFY2(!contains(pairs, m, "crate", "arm"), "told to touch");
    QVERIFY(contains(pairs, m, "ground", "arm"));
    QVERIFY2(!contains(pairs, m, "ball", "crate"), "the filter is disabled");
    applied(m, {SetEnabled{m.find("crate - arm")->id, false}});
    QVERIFY2(contains(ignoredPairs(m), m, "arm", "crate"), "a joint connects them");
    applied(m, {SetEnabled{m.find("hinge")->id, false}});
    QVERIFY(!contains(ignoredPairs(m), m, "arm", "crate"));
    const Model chain = rodChain(3).model();
    pairs = ignoredPairs(chain);
    QCOMPARE(pairs.size(), std::size_t{3});
    QVERIFY(contains(pairs, chain, "ground", "rod 1") && contains(pairs, chain, "rod 3", "rod 2"));
    QVERIFY(std::is_sorted(pairs.begin(), pairs.end()));
  }

  void names_followThoseTheyAreCalledAfter() {
    Model m = contactModel();
    const ElementId pair = m.find("steel - concrete")->id;
    applied(m, {Rename{m.find("steel")->id, "iron"}});
    QCOMPARE(m.find(pair)->name, std::string("iron - concrete"));
    applied(m, {SetField{pair, "material1", m.find("concrete")->id}});
    QCOMPARE(m.find(pair)->name, std::string("concrete - concrete"));
    QCOMPARE(refusal(m, {Rename{pair, "x"}}), std::string("a pair is called after the two it is about"));
    // A name of its own comes first, and may be that of a pair.
    applied(m, {Rename{m.find("ball")->id, "concrete - concrete"}});
    QVERIFY(m.find("concrete - concrete")->type->category == Category::body);
  }

  void eachTwo_haveOneEntry() {
    ModelBuilder b = twoMaterials({}, {});
    const ElementId both = addPair(b, "one", "two"), same = addPair(b, "two", "two");
    const ElementId one = b.model().find("one")->id, two = b.model().find("two")->id;
    const auto insert = [&](ElementId x, ElementId y) {
      return refusal(b.model(), {Insert{{b.model().freeId(), {}, &contactPairType(), ContactPair{x, y}}, 99}});
    };
    QVERIFY(insert(two, one).find("second time") != std::string::npos);
    QVERIFY(insert(two, two).find("second time") != std::string::npos);
    QCOMPARE(insert(one, one), std::string());
    QVERIFY(!insert(one, ground).empty());
    QVERIFY(refusal(b.model(), {SetField{same, "material1", one}}).find("second time") != std::string::npos);
    Model m = b.model();
    applied(m, {Erase{both}});
    applied(m, {SetField{same, "material1", one}});
  }

  void filter_isAboutTwoDifferentBodies() {
    const Model m = contactModel();
    const ElementId arm = m.find("arm")->id;
    QVERIFY(!refusal(m, {SetField{m.find("arm - ground")->id, "body2", arm}}).empty());
    QVERIFY(!refusal(m, {SetField{m.find("arm - ground")->id, "body2", m.find("steel")->id}}).empty());
    QVERIFY(refusal(m, {Insert{{m.freeId(), {}, &contactFilterType(), ContactFilter{ground, arm}}, 99}})
                .find("second time") != std::string::npos);
  }

  void erasedMaterial_leavesShapesWithoutOne() {
    Model m = contactModel();
    const ElementId steel = m.find("steel")->id;
    QCOMPARE(refusal(m, {Erase{steel}}), std::string("'steel - concrete' is still attached to it"));
    const std::array ids{steel};
    QCOMPARE(dependents(m, ids).size(), std::size_t{2});  // the pairs, not the bodies
    applied(m, {erasure(m, ids)});
    QVERIFY(m.find("crate") && !m.find("steel") && !m.find("steel - concrete"));
    QVERIFY(shapesOf(m, "crate")[0].material == ground);
    QVERIFY(m.groundShapes()[0].material == m.find("concrete")->id);
    QCOMPARE(refusal(m, {Erase{m.find("concrete")->id}}), std::string("'ground' uses it"));
    applied(m, {erasure(m, std::array{m.find("concrete")->id})});
    QVERIFY(m.groundShapes()[0].material == ground);
    QVERIFY(parsedModel(modelText(m)).of(Category::material).empty());
  }

  void erasedBody_takesItsFilters() {
    Model m = contactModel();
    applied(m, {erasure(m, std::array{m.find("arm")->id})});
    QVERIFY(!m.find("arm - ground") && !m.find("crate - arm") && m.find("ball - crate") && m.find("steel"));
    QVERIFY(ContactLaws(m).materials() == 2);
  }

  void shapes_takeOnlyMaterials() {
    Model m = contactModel();
    Shapes shapes = shapesOf(m, "crate");
    shapes[1].material = m.find("arm")->id;
    QVERIFY(!refusal(m, {SetField{m.find("crate")->id, "shapes", shapes}}).empty());
    shapes[1].material = m.find("concrete")->id;
    applied(m, {SetField{m.find("crate")->id, "shapes", shapes}});
    QVERIFY(!sameValue(Value(shapes), Value(shapesOf(contactModel(), "crate"))));
    shapes[1] = {.kind = Shape::Kind::plane};
    QVERIFY(refusal(m, {SetField{m.find("crate")->id, "shapes", shapes}}).find("half space") != std::string::npos);
    applied(m, {SetField{groundId, "shapes", shapes}});
  }

  void redirect_reachesMaterials() {
    const Model m = contactModel();
    Element crate = *m.find("crate");
    redirect(crate, {{m.find("steel")->id, m.find("concrete")->id}});
    QVERIFY(crate.as<Rigid>().shapes[0].material == m.find("concrete")->id);
    QVERIFY(crate.as<Rigid>().shapes[1].material == ground);
  }

  void plane_hasNoVolume() {
    const Shape plane{.kind = Shape::Kind::plane};
    QVERIFY(!plane.impossible());
    QVERIFY(!solidOf(plane));
    Shape other = plane;
    other.contact = false;
    QVERIFY(!(plane == other));
  }
};

QTEST_APPLESS_MAIN(TestContact)
#include "tst_contact.moc"
