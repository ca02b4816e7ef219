// Parameters and formulas: what they give, how they follow, that every edit still has an inverse, and that files keep
// them.

#include "functions/compiled_function.h"
#include "io/model_file.h"
#include "io/setting.h"
#include "model/parameter.h"
#include "support/growth_of_cost.h"
#include "support/test_models.h"

#include <fmt/format.h>
#include <QtTest>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

const char* const kText = R"({
  "gyre": 1,
  "gravity": [0, 0, "-g"],
  "parameters": [
    {"name": "g", "value": 9.81},
    {"name": "L", "value": 0.5, "minimum": 0.1, "maximum": 2, "help": "length of the rod"},
    {"name": "half", "value": "L/2"}
  ],
  "bodies": [
    {"name": "rod", "type": "rigid", "mass": "2*L + 1 g", "inertia": [0.01, "L^2/12", "L^2/12"],
     "position": ["half", 0, "20 mm + 1 in"]}
  ],
  "joints": [
    {"name": "A", "type": "revolute", "body1": "ground", "body2": "rod", "frame2": {"position": ["-half", 0, 0]}}
  ],
  "forces": [
    {"name": "spring", "type": "spring", "body1": "ground", "body2": "rod", "stiffness": "2 kN/m"},
    {"name": "push", "type": "force", "body": "rod", "value": [0, "L*sin(half*t) + t", 0]}
  ],
  "simulation": {"integrator": "geom1", "step": "1 ms", "end_time": 1}
}
)";

Model loaded() {
  auto model = parseModel(kText, "test", catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  return *model;
}

double number(const Model& m, const char* element, const char* key) {
  const Element& e = *m.find(element);
  return std::get<double>(e.value(*e.type->find(key)));
}
Vec3 vector(const Model& m, const char* element, const char* key) {
  const Element& e = *m.find(element);
  return std::get<Vec3>(e.value(*e.type->find(key)));
}

/// Text of n parameters p0, p1, ..., each by one more than the one before, those that others need last.
std::string textOfChain(int n) {
  std::string list;
  for (int i = n - 1; i > 0; --i) list += fmt::format(R"({{"name": "p{}", "value": "p{} + 1"}}, )", i, i - 1);
  return R"({"gyre": 1, "parameters": [)" + list +
         R"({"name": "p0", "value": 1}], "bodies": [{"name": "b", "type": "rigid", )" +
         fmt::format(R"("mass": "p{}", )", n - 1) +
         R"("inertia": [1, 1, 1]}], "simulation": {"integrator": "geom1", "step": 0.1, "end_time": 1}})";
}

NameLookup names(double a) {
  return [a](std::string_view n) { return n == "a" ? std::optional<double>(a) : std::nullopt; };
}

}  // namespace

class TestFormulas : public QObject {
  Q_OBJECT
 private slots:
  void formulas_takeUnitsNamesAndFunctions() {
    const auto value = [](const char* text) { return evaluateFormula(text, names(3)).value_or(-1e99); };
    QCOMPARE(value("2*a"), 6.0);
    QCOMPARE(value("12 mm"), 0.012);
    QCOMPARE(value("12mm + 1 cm"), 0.022);
    QCOMPARE(value("2 kN/m * a"), 6000.0);
    QCOMPARE(value("sin(30 deg)"), std::sin(std::numbers::pi / 6));
    QCOMPARE(value("-a + 1e3"), 997.0);
    QCOMPARE(value("max(a, 2*pi)"), 2 * std::numbers::pi);
    for (const char* wrong : {"", "2*", "0,5*a", "(1,2)", "b", "a a", "1/0", "sqrt(-1)", "2 kN/q", "a ="})
      QVERIFY2(!evaluateFormula(wrong, names(3)), wrong);
    QCOMPARE(renamedInFormula("a + ab*a - 3 mm", "a", "length"), std::string("length + ab*length - 3 mm"));
  }

  void loading_evaluatesThem() {
    const Model m = loaded();
    QCOMPARE(m.document().gravity[2], -9.81);
    QCOMPARE(number(m, "half", "value"), 0.25);
    QCOMPARE(number(m, "rod", "mass"), 1.001);
    QVERIFY((vector(m, "rod", "position") - Vec3(0.25, 0, 0.0454)).norm() < 1e-16);
    QCOMPARE(number(m, "spring", "stiffness"), 2000.0);
    QCOMPARE(runSettings(m.simulation()).step, 1e-3);
  }

  void savingAndLoading_keepsThem() {
    const std::string text = modelText(loaded());
    const auto again = parseModel(text, "again", catalog());
    QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
    QCOMPARE(modelText(*again), text);
    for (const char* formula : {"\"-g\"", "\"L/2\"", "\"2*L + 1 g\"", "\"L^2/12\"", "\"20 mm + 1 in\"", "\"2 kN/m\""})
      QVERIFY2(text.find(formula) != std::string::npos, formula);
  }

  void aDensity_letsTypedFormulasRest() {
    auto model = parseModel(R"({"gyre": 1, "parameters": [{"name": "j", "value": 2}], "bodies": [
      {"name": "disc", "type": "rigid", "mass": 1, "inertia": ["j", 3, 4],
       "shapes": [{"type": "cylinder", "radius": 1, "length": 1e-3}]}]})",
                            "x.gyre", catalog());
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    const ElementId disc = model->find("disc")->id;
    const auto inertia = [&] {
      const Element& e = *model->find("disc");  // an edit may place elements anew
      return std::get<Inertia>(e.value(*e.type->find("inertia")));
    };
    const auto back = model->apply(Edit{SetField{disc, "density", 1000.0}});
    QVERIFY(back);
    QVERIFY(model->apply(Edit{SetField{model->find("j")->id, "value", 2.5}}));
    QVERIFY(inertia().xx < 1);
    QVERIFY(!model->apply(Edit{SetFormula{disc, {"inertia", 1, "j"}}}));
    QVERIFY(model->apply(*back));
    QVERIFY(inertia() == (Inertia{2.5, 3, 4, 0, 0, 0}));
  }
  void boundsByParameters_mayComeBeforeThem() {
    const auto model = parseModel(R"({"gyre": 1, "parameters": [
      {"name": "angle", "value": 1, "minimum": "-limit", "maximum": "limit"}, {"name": "limit", "value": 2}]})",
                                  "x.gyre", catalog());
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QCOMPARE(model->find("angle")->as<Parameter>().maximum, 2.0);
  }
  void aChangedParameter_isFollowed_andTakenBack() {
    Model m = loaded();
    const std::string before = modelText(m);
    auto inverse = m.apply(Edit{SetField{m.find("L")->id, "value", 1.0}});
    QVERIFY(inverse.has_value());
    QCOMPARE(number(m, "half", "value"), 0.5);
    QCOMPARE(number(m, "rod", "mass"), 2.001);
    QCOMPARE(vector(m, "rod", "position")[0], 0.5);
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(modelText(m), before);
  }

  void aTypedNumber_replacesItsFormula_andUndoBringsItBack() {
    Model m = loaded();
    const std::string before = modelText(m);
    const ElementId rod = m.find("rod")->id;
    auto inverse = m.apply(Edit{SetField{rod, "position", Vec3(7, 0, 0.0454)}});
    QVERIFY(inverse.has_value());
    QVERIFY(m.apply(Edit{SetField{m.find("L")->id, "value", 1.0}}).has_value());
    QCOMPARE(vector(m, "rod", "position")[0], 7.0);  // no longer follows
    QVERIFY(m.apply(Edit{SetField{m.find("L")->id, "value", 0.5}}).has_value());
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(modelText(m), before);
  }

  void aNewFormula_hasAnInverse() {
    Model m = loaded();
    const std::string before = modelText(m);
    const ElementId rod = m.find("rod")->id;
    for (const Formula& f : {Formula{"mass", 0, "3*L"}, Formula{"position", 1, "L"}, Formula{"mass", 0, ""}}) {
      auto inverse = m.apply(Edit{SetFormula{rod, f}});
      QVERIFY(inverse.has_value());
      QVERIFY(m.apply(*inverse).has_value());
      QCOMPARE(modelText(m), before);
    }
  }

  void renaming_rewritesFormulas() {
    Model m = loaded();
    const std::string before = modelText(m);
    auto inverse = m.apply(Edit{Rename{m.find("L")->id, "length"}});
    QVERIFY(inverse.has_value());
    QVERIFY(m.apply(Edit{SetField{m.find("length")->id, "value", 1.0}}).has_value());
    QCOMPARE(number(m, "rod", "mass"), 2.001);
    QVERIFY(m.apply(Edit{SetField{m.find("length")->id, "value", 0.5}}).has_value());
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(modelText(m), before);
  }

  void whatCannotBe_isRefused_andChangesNothing() {
    Model m = loaded();
    const std::string before = modelText(m);
    const auto id = [&](const char* name) { return m.find(name)->id; };
    const auto refused = [&](const Edit& e, const char* element, const char* key) {
      const auto result = m.apply(e);
      QVERIFY(!result);
      QCOMPARE(result.error().element, std::string(element));
      QCOMPARE(result.error().key, std::string(key));
      QCOMPARE(modelText(m), before);
    };
    refused({SetField{id("L"), "value", 5.0}}, "L", "value");                         // above its maximum
    refused({SetFormula{id("L"), {"value", 0, "4*half"}}}, "half", "value");          // a circle
    refused({SetFormula{id("rod"), {"mass", 0, "L - 1"}}}, "rod", "mass");            // negative
    refused({SetFormula{id("rod"), {"mass", 0, "q"}}}, "rod", "mass");                // no such parameter
    refused({SetFormula{id("rod"), {"orientation", 0, "L"}}}, "rod", "orientation");  // no place for formulas
    refused({Rename{id("L"), "sin"}}, "L", "name");
    refused({Rename{id("L"), "a b"}}, "L", "name");
    refused({Erase{id("L")}}, "L", "");
  }

  void functions_useParametersBesideTheirVariable() {
    Model m = loaded();
    const std::string before = modelText(m);
    const auto push = [&](double t) {
      const Element& e = *m.find("push");
      const Field& f = *e.type->find("value");
      return CompiledFunction::compile(std::get<TimeVector>(e.value(f))[1], f.argument).value()(t);
    };
    QCOMPARE(push(2), 0.5 * std::sin(0.5) + 2);
    auto inverse = m.apply(Edit{SetField{m.find("L")->id, "value", 1.0}});
    QCOMPARE(push(2), std::sin(1.0) + 2);
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(push(2), 0.5 * std::sin(0.5) + 2);
    inverse = m.apply(Edit{Rename{m.find("half")->id, "h"}});
    QCOMPARE(push(2), 0.5 * std::sin(0.5) + 2);
    QVERIFY(modelText(m).find("L*sin(h*t) + t") != std::string::npos);
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(modelText(m), before);
    const auto unknown = m.apply(
        Edit{SetField{m.find("push")->id, "value", TimeVector{Function{.expression = "q*t"}, Function{}, Function{}}}});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().key, std::string("value"));
    QVERIFY(m.apply(Edit{Erase{m.find("spring")->id}}).has_value());
    QVERIFY(!m.apply(Edit{Erase{m.find("half")->id}}));
    QCOMPARE(modelText(*parseModel(modelText(m), "again", catalog())), modelText(m));
  }

  void settings_reachParameters() {
    Model m = loaded();
    QVERIFY(applySetting({"L", "1"}, catalog(), m).has_value());
    QCOMPARE(number(m, "rod", "mass"), 2.001);
    QVERIFY(applySetting({"spring.stiffness", "2000*L"}, catalog(), m).has_value());
    QCOMPARE(number(m, "spring", "stiffness"), 2000.0);
    QVERIFY(!applySetting({"spring.stiffness", "2000*q"}, catalog(), m));
    QVERIFY(!applySetting({"q", "1"}, catalog(), m));
  }

  /// They stay where they stand in the file, and one edit reaches all.
  void longChains_areRead() {
    constexpr int n = 20000;
    const std::string text = textOfChain(n);
    auto model = parseModel(text, "test", catalog());
    QVERIFY(model.has_value());
    QCOMPARE(model->of(Category::parameter).front()->name, std::string("p19999"));
    QCOMPARE(model->of(Category::parameter).back()->name, std::string("p0"));
    QCOMPARE(number(*model, "b", "mass"), double(n));
    QVERIFY(applySetting({"p0", "2"}, catalog(), *model).has_value());
    QCOMPARE(number(*model, "b", "mass"), double(n + 1));
    const auto circle = model->apply(Edit{SetFormula{model->find("p0")->id, {"value", 0, "p19999"}}});
    QVERIFY(!circle);
    const std::string& reported = circle.error().message;
    QVERIFY2(reported.find("lead in a circle") != std::string::npos && reported.ends_with(" and 19992 more"),
             reported.c_str());
  }
  void longChains_costLikeTheirLength() {
    const double growth = growthOfCost(3000, [](int n) { (void)parseModel(textOfChain(n), "test", catalog()); });
    QVERIFY2(growth < 8, qPrintable(QString::number(growth)));
  }

  void filesWithWrongFormulas_nameTheLine() {
    std::string text = kText;
    text.replace(text.find("2*L + 1 g"), 9, "2*L + x g");
    const auto model = parseModel(text, "test", catalog());
    QVERIFY(!model);
    QCOMPARE(model.error().element, std::string("rod"));
    QCOMPARE(model.error().key, std::string("mass"));
    QCOMPARE(model.error().line, 10);
  }
};

QTEST_APPLESS_MAIN(TestFormulas)
#include "tst_formulas.moc"
