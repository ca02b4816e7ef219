// Edits are values with inverses; a failing edit changes nothing.

#include "support/random_state.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

bool same(const Model& a, const Model& b) {
  if (a.elements().size() != b.elements().size()) return false;
  for (std::size_t i = 0; i < a.elements().size(); ++i) {
    const Element &x = a.elements()[i], &y = b.elements()[i];
    if (x.id != y.id || x.name != y.name || x.type != y.type) return false;
    for (const Field& f : x.type->fields)
      if (!sameValue(f.get(x.params), f.get(y.params))) return false;
  }
  return true;
}

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
