// Parameters with a quantity: what may be typed, what files hold, and where the unit is told.

#include "export/report_facts.h"
#include "fmi/model_number.h"
#include "io/model_file.h"
#include "io/setting.h"
#include "model/parameter.h"
#include "run/recording_csv.h"
#include "study/study_plan.h"
#include "support/test_models.h"

#include <QtTest>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

const char* const kMeasured = R"({
  "gyre": 1,
  "parameters": [
    {"name": "L", "value": 0.5, "quantity": "length", "minimum": 0.1, "maximum": 2},
    {"name": "w", "value": "60 rpm", "quantity": "angular_velocity"},
    {"name": "ratio", "value": 3}
  ],
  "bodies": [{"name": "rod", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": ["L", 0, 0]}],
  "simulation": {"integrator": "geom1", "step": 0.001, "end_time": 1}
}
)";

Model measured() {
  auto model = parseModel(kMeasured, "test", catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  return *model;
}

/// The text of a model with one parameter.
std::string textOf(const std::string& quantity) {
  const char* const begin = "{\"gyre\": 1, \"parameters\": [{\"name\": \"p\", \"value\": 1, \"quantity\": \"";
  return begin + quantity + "\"}]}";
}

double valueOf(const Model& m, const char* name) { return m.find(name)->as<Parameter>().value; }

}  // namespace

class TestParameterUnits : public QObject {
  Q_OBJECT
 private slots:
  void everyQuantity_hasAName_thatIsRead() {
    const Field& field = *parameterType().find("quantity");
    QCOMPARE(field.choices.size(), static_cast<std::size_t>(lastQuantity) + 1);
    for (int q = 0; q <= static_cast<int>(lastQuantity); ++q) {
      const std::string text = textOf(field.choices[static_cast<std::size_t>(q)]);
      const auto model = parseModel(text, "test", catalog());
      QVERIFY2(model, model ? "" : model.error().text().c_str());
      const Element& p = *model->find("p");
      QCOMPARE(static_cast<int>(p.type->find("value")->quantityIn(p.params)), q);
    }
    const auto unknown = parseModel(textOf("mm"), "test", catalog());
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().key, std::string("quantity"));
    QVERIFY(unknown.error().message.find("length") != std::string::npos);
  }

  void files_keepIt_andThoseWithoutHaveTheirBytes() {
    const std::string text = modelText(measured());
    QVERIFY(text.find(R"("quantity": "length")") != std::string::npos);
    QVERIFY(text.find(R"("60 rpm")") != std::string::npos);
    QCOMPARE(modelText(*parseModel(text, "again", catalog())), text);
    Model m = measured();
    const auto inverse = m.apply(Edit{SetField{m.find("ratio")->id, "quantity", Choice{1}}});
    QVERIFY(inverse.has_value());
    QVERIFY(m.apply(*inverse).has_value());
    QCOMPARE(modelText(m), text);
    QCOMPARE(text.find("quantity", text.find("ratio")), std::string::npos);
  }

  void settings_takeUnitsThatFit() {
    Model m = measured();
    QVERIFY(std::abs(valueOf(m, "w") - 2 * std::numbers::pi) < 1e-12);
    QVERIFY(applySetting({"L", "200 mm"}, catalog(), m).has_value());
    QCOMPARE(valueOf(m, "L"), 0.2);
    QVERIFY(m.find("L")->formulas.empty());
    QVERIFY(applySetting({"L.maximum", "1.5 m"}, catalog(), m).has_value());
    const auto wrong = applySetting({"L", "3 kg"}, catalog(), m);
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().element, std::string("L"));
    QCOMPARE(wrong.error().key, std::string("value"));
    QVERIFY2(wrong.error().message.find("mm") != std::string::npos, wrong.error().message.c_str());
    QCOMPARE(valueOf(m, "L"), 0.2);
    QVERIFY(applySetting({"ratio", "2 kN/m"}, catalog(), m).has_value());  // nothing is said of it
    QCOMPARE(valueOf(m, "ratio"), 2000.0);
  }

  void formulasOfAnotherQuantity_areRefused() {
    Model m = measured();
    const ElementId w = m.find("w")->id;
    QVERIFY(!m.apply(Edit{SetFormula{w, {"value", 0, "3 kg"}}}));
    QVERIFY(!m.apply(Edit{SetField{w, "quantity", Choice{static_cast<int>(Quantity::mass)}}}));  // it is 60 rpm
    QVERIFY(m.apply(Edit{SetFormula{w, {"value", 0, "2*ratio"}}}).has_value());                  // units may mix
    QCOMPARE(valueOf(m, "w"), 6.0);
  }

  void unit_isToldWhereTheParameterIsNamed() {
    const Model m = measured();
    QCOMPARE(settingValue("L", m)->quantity, Quantity::length);
    QCOMPARE(ModelNumber::find("L", m)->unit(), std::string("m"));
    QCOMPARE(ModelNumber::find("ratio", m)->unit(), std::string());
    const ReportFacts facts = runSettingsFacts(m);
    QVERIFY(std::ranges::find(facts, std::pair<std::string, std::string>("L", "0.5 m")) != facts.end());
    QVERIFY(std::ranges::find(facts, std::pair<std::string, std::string>("ratio", "3")) != facts.end());
    QCOMPARE(numberOfSetting({"L", "200 mm"}, Model(m)).value_or(0), 0.2);
  }

  void heads_ofCsvListThem() {
    Model m = measured();
    QVERIFY(applySetting({"L", "200 mm"}, catalog(), m).has_value());
    const CsvMetadata told = runMetadata(m);
    const CsvMetadata expected{{"parameter L", "0.2 m"},
                               {"parameter w", fmt::format("{} rad/s", 2 * std::numbers::pi)},
                               {"parameter ratio", "3"}};
    QVERIFY(told.size() > expected.size());
    QVERIFY(std::equal(expected.begin(), expected.end(), told.end() - static_cast<std::ptrdiff_t>(expected.size())));
    const ReportFacts facts = runSettingsFacts(m);  // names them once
    QCOMPARE(std::ranges::count(facts, std::string("0.2 m"), [](const auto& fact) { return fact.second; }), 1);
  }
};

QTEST_APPLESS_MAIN(TestParameterUnits)
#include "tst_parameter_units.moc"
