// Edits are values with inverses; a failing edit changes nothing.

#include "model/fresh_names.h"
#include "model/references.h"
#include "support/random_state.h"
#include "support/same_model.h"
#include "support/test_models.h"
#include "system/system.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

bool same(const Model& a, const Model& b) { return sameModel(a, b); }

std::vector<std::string> names(const std::vector<const Element*>& elements) {
  std::vector<std::string> out;
  for (const Element* e : elements) out.push_back(e->name);
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

class TestModel : public QObject {
  Q_OBJECT
 private slots:
  void everyEdit_hasAnInverse() {
    Model model = fourBar().model();
    const Model before = model;
    const ElementId crank = model.find("crank")->id, A = model.find("A")->id;
    const TypeInfo& spherical = *catalog().find(Category::joint, "spherical");
    const std::vector<Edit> edits{
        {SetField{crank, "mass", 3.0}},
        {SetField{documentId, "gravity", Vec3(0, 0, -1.6)}},
        {Rename{crank, "lever"}},
        {SetType{A, &spherical, convertParams(spherical, *model.find(A))}},
        {Erase{A}},
        {SetEnabled{crank, false}},
        {Move{crank, 100}},
        {Insert{{model.freeId(), "ball", catalog().find(Category::body, "particle"),
                 catalog().find(Category::body, "particle")->defaults},
                4}},
        {Compound{{{Rename{crank, "x"}}, {SetField{crank, "mass", 9.0}}, {Erase{A}}}}},
    };
    std::vector<Edit> inverses;
    for (const Edit& e : edits) {
      if (std::holds_alternative<Compound>(e.what) && !model.find(A)) {
        auto back = model.apply(inverses[4]);
        QVERIFY(back.has_value());
        inverses.push_back(*back);
      }
      auto inverse = model.apply(e);
      QVERIFY2(inverse.has_value(), inverse ? "" : inverse.error().text().c_str());
      inverses.push_back(std::move(*inverse));
    }
    QVERIFY(!same(model, before));
    for (auto it = inverses.rbegin(); it != inverses.rend(); ++it) QVERIFY(model.apply(*it).has_value());
    QVERIFY(same(model, before));
  }
  void failingEdits_changeNothing() {
    Model model = fourBar().model();
    const Model before = model;
    const ElementId crank = model.find("crank")->id, A = model.find("A")->id;
    const auto refused = [&](const Edit& e, const char* element, const char* key) {
      const auto result = model.apply(e);
      QVERIFY(!result);
      QCOMPARE(result.error().element, std::string(element));
      QCOMPARE(result.error().key, std::string(key));
      QVERIFY(!result.error().message.empty());
      QVERIFY(same(model, before));
    };
    refused({SetField{crank, "mass", -1.0}}, "crank", "mass");
    refused({SetField{crank, "mass", std::numeric_limits<double>::infinity()}}, "crank", "mass");
    refused({SetField{crank, "mass", Vec3(1, 2, 3)}}, "crank", "mass");
    refused({SetField{crank, "mess", 1.0}}, "crank", "mess");
    refused({SetField{crank, "inertia", diagonal(1, 1, 3)}}, "crank", "inertia");
    refused({SetField{crank, "inertia", diagonal(1, -1, 1)}}, "crank", "inertia");
    refused({SetField{A, "body2", ElementId{4711}}}, "A", "body2");
    refused({SetField{A, "body2", A}}, "A", "body2");
    refused({SetField{A, "body2", ground}}, "A", "body2");
    refused({Rename{crank, "coupler"}}, "crank", "name");
    refused({Rename{crank, "ground"}}, "crank", "name");
    refused({Rename{crank, ""}}, "crank", "name");
    refused({Erase{crank}}, "crank", "");
    refused({Compound{{{SetField{crank, "mass", 9.0}}, {SetField{A, "body2", ground}}}}}, "A", "body2");
    refused({SetField{simulationId, "rho_inf", 1.5}}, "simulation", "rho_inf");
  }
  void switchedOff_takesItsDependentsAlong() {
    Model model = rodChain(3).model();
    const ElementId rod = model.find("rod 2")->id;
    QCOMPARE(names(model.active(Category::joint)), (Names{"ball 1", "ball 2", "ball 3"}));
    const auto back = model.apply({SetEnabled{rod, false}});
    QVERIFY(back);
    QCOMPARE(names(model.active(Category::body)), (Names{"rod 1", "rod 3"}));
    QCOMPARE(names(model.active(Category::joint)), (Names{"ball 1"}));
    QCOMPARE(model.of(Category::joint).size(), std::size_t{3});
    const auto system = System::compile(model);
    QVERIFY(system);
    QCOMPARE((*system)->m(), 3);
    QCOMPARE((*system)->nv(), 12);
    QVERIFY(model.apply(*back));
    QVERIFY(same(model, rodChain(3).model()));
  }
  void compile_saysWhenEverythingIsOff() {
    Model model = rodChain(1).model();
    QVERIFY(model.apply({SetEnabled{model.find("rod 1")->id, false}}));
    const auto system = System::compile(model);
    QVERIFY(!system);
    QCOMPARE(system.error().message, std::string("no body of the model is enabled"));
  }
  void move_changesTheOrderAndNothingElse() {
    Model model = rodChain(3).model();
    const auto index = [&](const char* name) {
      return static_cast<std::size_t>(model.find(name) - model.elements().data());
    };
    const auto back = model.apply({Move{model.find("rod 3")->id, index("rod 1")}});
    QVERIFY(back);
    QCOMPARE(names(model.of(Category::body)), (Names{"rod 3", "rod 1", "rod 2"}));
    for (const Element& e : model.elements()) QCOMPARE(model.find(e.id), &e);
    QVERIFY(model.apply(*back));
    QVERIFY(same(model, rodChain(3).model()));
  }
  void erasure_takesDependentsFirst() {
    Model model = rodChain(3).model();
    const std::array rods{model.find("rod 1")->id, model.find("rod 2")->id};
    const auto also = dependents(model, rods);
    QCOMPARE(also.size(), std::size_t{3});
    const auto back = model.apply({erasure(model, rods)});
    QVERIFY2(back, back ? "" : back.error().text().c_str());
    QCOMPARE(model.elements().size(), std::size_t{6});  // five settings and rod 3
    QVERIFY(model.apply(*back));
    QVERIFY(same(model, rodChain(3).model()));
  }
  void freshNames_countOn() {
    const Model model = rodChain(3).model();
    FreshNames fresh(model);
    QCOMPARE(fresh.like("free"), "free");
    QCOMPARE(fresh.like("free"), "free 2");
    QCOMPARE(fresh.like("rod 1"), "rod 4");
    QCOMPARE(fresh.like("rod 1"), "rod 5");
    QCOMPARE(fresh.numbered("rod"), "rod 6");
    QCOMPARE(fresh.numbered("joint"), "joint 1");
    QCOMPARE(fresh.like("ground"), "ground 2");
    QCOMPARE(fresh.like("99"), "99");
    QCOMPARE(fresh.like("99"), "99 2");
  }
  void noType_hasTheKeysOfTheElementItself() {
    for (const TypeInfo* type : catalog().all())
      for (const char* key : {"name", "type", "enabled"})
        if (type->category == Category::body || type->category == Category::joint || type->category == Category::force)
          QVERIFY2(!type->find(key), type->id.c_str());
  }
  void randomEdits_andAllUndone() {
    Model model = rodChain(20).model();
    const Model before = model;
    Random random(12);
    std::vector<Edit> inverses;
    int applied = 0;
    for (int i = 0; i < 2000; ++i) {
      const auto elements = model.elements();
      const Element& e = elements[static_cast<std::size_t>(random.integer(static_cast<int>(elements.size())))];
      Edit edit;
      switch (random.integer(4)) {
        case 0: edit.what = Rename{e.id, "name " + std::to_string(random.integer(60))}; break;
        case 1: edit.what = Erase{e.id}; break;
        case 2:
          edit.what = Insert{
              {model.freeId(), model.freeName("new"), catalog().all()[static_cast<std::size_t>(random.integer(3))], {}},
              5};
          std::get<Insert>(edit.what).element.params = std::get<Insert>(edit.what).element.type->defaults;
          break;
        default: {
          const Field& f =
              e.type->fields[static_cast<std::size_t>(random.integer(static_cast<int>(e.type->fields.size())))];
          edit.what = SetField{e.id, f.key, randomValue(f, f.get(e.params), random)};
        }
      }
      const Model snapshot = model;
      if (auto inverse = model.apply(edit)) {
        inverses.push_back(std::move(*inverse));
        ++applied;
      } else {
        QVERIFY(same(model, snapshot));
      }
    }
    QVERIFY(applied > 500);
    for (auto it = inverses.rbegin(); it != inverses.rend(); ++it) QVERIFY(model.apply(*it).has_value());
    QVERIFY(same(model, before));
  }
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
