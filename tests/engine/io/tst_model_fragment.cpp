// Elements as text: copied and pasted they keep what they refer to among themselves and get names of their own.

#include "io/model_file.h"
#include "io/model_fragment.h"
#include "model/references.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::vector<ElementId> ids(const Model& model, std::initializer_list<const char*> names) {
  std::vector<ElementId> out;
  for (const char* name : names) out.push_back(model.find(name)->id);
  return out;
}

Model paste(Model model, const std::string& text) {
  const auto elements = parseFragment(text, model, catalog());
  if (!elements) qFatal("%s", elements.error().text().c_str());
  for (const Element& e : *elements)
    if (!model.apply({Insert{e, model.elements().size()}})) qFatal("cannot insert");
  return model;
}

ElementId reference(const Model& model, const char* name, const char* key) {
  const Element& e = *model.find(name);
  return std::get<ElementId>(e.value(*e.type->find(key)));
}

}  // namespace

class TestModelFragment : public QObject {
  Q_OBJECT
 private slots:
  void paste_intoAnEmptyModelIsTheSame() {
    const Model fourBarModel = fourBar().model();
    std::vector<ElementId> all;
    for (const Element& e : fourBarModel.elements())
      if (e.id >= firstFreeId) all.push_back(e.id);
    const Model copy = paste(Model(*catalog().of(Category::integrator).front()), fragmentText(fourBarModel, all));
    QCOMPARE(fragmentText(copy, all), fragmentText(fourBarModel, all));
  }
  void paste_keepsReferencesInsideAndNamesAfresh() {
    const Model before = rodChain(3).model();
    const Model after = paste(before, fragmentText(before, ids(before, {"rod 2", "rod 3", "ball 3"})));
    QVERIFY(after.find("rod 4") && after.find("rod 5") && after.find("ball 4"));
    QCOMPARE(reference(after, "ball 4", "body1"), after.find("rod 4")->id);
    QCOMPARE(reference(after, "ball 4", "body2"), after.find("rod 5")->id);
    QCOMPARE(after.elements().size(), before.elements().size() + 3);
  }
  void paste_takesOtherReferencesByName() {
    const Model before = rodChain(2).model();
    const Model after = paste(before, fragmentText(before, ids(before, {"ball 2"})));
    QCOMPARE(reference(after, "ball 3", "body1"), before.find("rod 1")->id);
  }
  void paste_isRefusedWithoutWhatItRefersTo() {
    const Model chain = rodChain(2).model(), other = fourBar().model();
    const auto elements = parseFragment(fragmentText(chain, ids(chain, {"rod 1", "ball 2"})), other, catalog());
    QVERIFY(!elements);
    QCOMPARE(elements.error().element, "ball 2");
    QCOMPARE(elements.error().key, "body2");
    QVERIFY(QString::fromStdString(elements.error().message).contains("no body 'rod 2'"));
  }
  void paste_ofAnythingElseSaysWhatIsWrong() {
    const Model model = fourBar().model();
    for (const char* text : {"", "hello", "[1, 2]", "{\"bodies\": []}", "{\"gyre\": 1, \"bodies\": [{}]}"}) {
      const auto elements = parseFragment(text, model, catalog());
      QVERIFY(!elements);
      QVERIFY(!elements.error().message.empty());
    }
    const auto nothing = parseFragment("{\"gyre\": 1}", model, catalog());
    QVERIFY(nothing && nothing->empty());
  }
  void enabled_isKeptInFileAndFragment() {
    Model model = fourBar().model();
    QVERIFY(model.apply({SetEnabled{model.find("A")->id, false}}));
    QVERIFY(fragmentText(model, ids(model, {"A"})).find("\"enabled\": false") != std::string::npos);
    const auto again = parseModel(modelText(model), "x.gyre", catalog());
    QVERIFY(again && !again->find("A")->enabled && again->find("crank")->enabled);
    QCOMPARE(modelText(*again), modelText(model));
    const auto wrong = parseModel(R"({"gyre": 1, "bodies": [
      {"name": "p", "type": "particle", "mass": 1, "enabled": 1}]})",
                                  "x.gyre", catalog());
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().key, "enabled");
    QCOMPARE(wrong.error().line, 2);
  }
};

QTEST_APPLESS_MAIN(TestModelFragment)
#include "tst_model_fragment.moc"
