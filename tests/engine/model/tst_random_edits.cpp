// Ten thousand random edits, parameters and formulas among them, with undo, redo, save and load in between: the model
// is always what its history says when it is applied again from the start, and the file says the same.

#include "io/model_file.h"
#include "model/fresh_names.h"
#include "model/parameter.h"
#include "model/references.h"
#include "support/random_state.h"
#include "support/same_model.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A model with the history of its edits, as a window has it.
class Editing {
 public:
  explicit Editing(Model start) : start_(std::move(start)), model_(start_) {}

  const Model& model() const { return model_; }
  bool apply(Edit edit) {
    auto inverse = model_.apply(edit);
    if (!inverse) return false;
    log_.resize(now_);
    log_.emplace_back(std::move(edit), std::move(*inverse));
    ++now_;
    return true;
  }
  void undo() {
    if (now_ > 0) QVERIFY(model_.apply(log_[--now_].second).has_value());
  }
  void redo() {
    if (now_ < log_.size()) QVERIFY(model_.apply(log_[now_++].first).has_value());
  }
  /// Every edit that stands, applied to the model as it was at the start.
  Model replay() const {
    Model again = start_;
    for (std::size_t i = 0; i < now_; ++i)
      if (!again.apply(log_[i].first)) qFatal("an edit of the history no longer applies");
    return again;
  }

 private:
  Model start_, model_;
  std::vector<std::pair<Edit, Edit>> log_;
  std::size_t now_ = 0;
};

template <class T>
const T& oneOf(std::span<const T> all, Random& random) {
  return all[static_cast<std::size_t>(random.integer(static_cast<int>(all.size())))];
}

const TypeInfo& randomType(Category c, Random& random) {
  const auto types = catalog().of(c);
  return *oneOf<const TypeInfo*>(types, random);
}

ElementId randomBody(const Model& model, Random& random) {
  const auto bodies = model.of(Category::body);
  return bodies.empty() || random.integer(6) == 0 ? ground : oneOf<const Element*>(bodies, random)->id;
}

/// A body or a material, or none; now and then another element altogether.
ElementId randomReference(const Model& model, Category category, Random& random) {
  if (random.integer(12) == 0) return oneOf(model.elements(), random).id;
  if (category != Category::material) return randomBody(model, random);
  const auto materials = model.of(Category::material);
  return materials.empty() || random.integer(6) == 0 ? ground : oneOf<const Element*>(materials, random)->id;
}

Edit randomContactElement(const Model& model, Random& random, std::size_t place) {
  const TypeInfo& type = randomType(std::array{Category::material, Category::contactPair,
                                               Category::contactFilter}[static_cast<std::size_t>(random.integer(3))],
                                    random);
  std::any params = randomParams(type, random, ground, ground);
  for (const Field& f : type.fields)
    if (std::holds_alternative<ElementId>(f.get(params))) f.set(params, randomReference(model, f.refersTo, random));
  return {Insert{{model.freeId(), FreshNames(model).numbered("new"), &type, std::move(params)}, place}};
}

/// Shapes of any kind and material, on a body or the ground.
Edit randomShapes(const Model& model, Random& random) {
  Shapes shapes;
  for (int n = random.integer(3); n >= 0; --n)
    shapes.push_back({.kind = std::array{Shape::Kind::box, Shape::Kind::sphere,
                                         Shape::Kind::plane}[static_cast<std::size_t>(random.integer(3))],
                      .material = randomReference(model, Category::material, random),
                      .contact = random.integer(3) > 0});
  const ElementId body = randomBody(model, random);
  return {SetField{body == ground ? groundId : body, "shapes", std::move(shapes)}};
}

Edit randomEdit(const Model& model, Random& random) {
  const Element& e = oneOf(model.elements(), random);
  const auto place = [&] {
    return static_cast<std::size_t>(random.integer(static_cast<int>(model.elements().size()) + 2));
  };
  switch (random.integer(14)) {
    case 0: return {Rename{e.id, "name " + std::to_string(random.integer(60))}};
    case 1: return {Erase{e.id}};
    case 2: return {erasure(model, std::array{e.id})};
    case 3: return {SetEnabled{e.id, random.integer(2) == 0}};
    case 4: return {Move{e.id, place()}};
    case 5: {
      const auto c = e.type->category;
      const TypeInfo& type = catalog().of(c).size() < 2 ? *e.type : randomType(e.type->category, random);
      return {SetType{e.id, &type, convertParams(type, e)}};
    }
    case 6: {
      const Category c = std::array{Category::body, Category::body, Category::joint,
                                    Category::force}[static_cast<std::size_t>(random.integer(4))];
      const TypeInfo& type = randomType(c, random);
      return {Insert{{model.freeId(), FreshNames(model).numbered("new"), &type,
                      randomParams(type, random, randomBody(model, random), randomBody(model, random))},
                     place()}};
    }
    case 7: {
      std::string name = "p" + std::to_string(random.integer(12));  // some are taken
      const Parameter value{.value = random.vector(5).x(), .minimum = -1, .maximum = 1};
      return {Insert{{model.freeId(), std::move(name), &parameterType(), value}, place()}};
    }
    case 8: {
      const Field& f = oneOf<Field>(e.type->fields, random);
      const auto parameters = model.of(Category::parameter);
      const std::string name = parameters.empty() ? "p1" : oneOf<const Element*>(parameters, random)->name;
      const std::array texts{std::string{},       "2*" + name + " + 1",    name,
                             std::string("3 mm"), std::string("nobody/2"), std::string("1/0")};
      return {SetFormula{e.id, {f.key, random.integer(3), oneOf<std::string>(texts, random)}}};
    }
    case 9: return randomContactElement(model, random, place());
    case 10: return randomShapes(model, random);
    default: {
      const Field& f = oneOf<Field>(e.type->fields, random);
      Value value = randomValue(f, f.get(e.params), random);
      if (std::holds_alternative<ElementId>(value)) value = randomReference(model, f.refersTo, random);
      return {SetField{e.id, f.key, std::move(value)}};
    }
  }
}

Model reread(const Model& model) {
  const std::string text = modelText(model);
  auto again = parseModel(text, "random.gyre", catalog());
  if (!again) qFatal("what was written cannot be read: %s", again.error().text().c_str());
  if (modelText(*again) != text) qFatal("what was read is written differently");
  return std::move(*again);
}

}  // namespace

class TestRandomEdits : public QObject {
  Q_OBJECT
 private slots:
  void modelAndFile_equalTheReplay_data() {
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3, 4}) QTest::addRow("seed %d", seed) << seed;
  }
  void modelAndFile_equalTheReplay() {
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed));
    Editing editing(seed % 2 ? rodChain(6).model() : fourBar().model());
    int applied = 0, compiled = 0, withFormulas = 0, pairs = 0, filters = 0;
    for (int i = 0; applied < 2500; ++i) {  // four of them: ten thousand
      const int dice = random.integer(20);
      if (dice < 3) editing.undo();
      else if (dice < 5) editing.redo();
      else if (editing.apply(randomEdit(editing.model(), random))) ++applied;
      if (i % 50 == 49) {
        for (const Element& e : editing.model().elements()) withFormulas += e.formulas.empty() ? 0 : 1;
        pairs += static_cast<int>(editing.model().of(Category::contactPair).size());
        filters += static_cast<int>(editing.model().of(Category::contactFilter).size());
        const Model replayed = editing.replay();
        const std::string different = difference(editing.model(), replayed);
        QVERIFY2(different.empty(), different.c_str());
        QCOMPARE(modelText(editing.model()), modelText(replayed));
        // Validation says what it thinks of it, whatever it is.
        if (const auto system = System::compile(editing.model()); system && ++compiled)
          (void)mobility(**system, (*system)->initialState());
      }
      if (i % 400 == 399) editing = Editing(reread(editing.model()));
    }
    QVERIFY(compiled > 0);
    QVERIFY(withFormulas > 0);
    QVERIFY(pairs > 0 && filters > 0);
  }
};

QTEST_APPLESS_MAIN(TestRandomEdits)
#include "tst_random_edits.moc"
