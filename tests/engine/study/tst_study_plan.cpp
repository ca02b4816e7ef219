// A study worked out: grids, settings, references, and names that do not exist.

#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "study/order_study.h"
#include "support/study_samples.h"

#include <QtTest>
#include <cmath>
#include <set>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::string grid = R"("vary": [{"integrator": ["geom1", "rkmk"]}, {"step": [0.02, 0.01]}])";

double numberOf(const PlannedCase& c, const char* key) {
  const auto value = settingValue(key, *c.model);
  if (!value) throw std::runtime_error(value.error().text());
  return std::get<double>(value->value);
}

}  // namespace

class TestStudyPlan : public QObject {
  Q_OBJECT private slots : void grid_isTheProduct_withCases() {
    const StudyPlan plan =
        planOf(circleStudy(R"("cases": [{"name": "a"}, {"name": "b", "mass.mass": 2}], "vary": [{"rho_inf": [1, 0.5]},
                       {"step": [0.02, 0.01, 0.005]}])"));
    QCOMPARE(plan.cases.size(), std::size_t{12});
    QCOMPARE(plan.axes.size(), std::size_t{3});
    QCOMPARE(plan.cases[0].name, std::string("a, rho_inf 1, step 0.02"));
    QCOMPARE(plan.cases[11].name, std::string("b, rho_inf 0.5, step 0.005"));
    QCOMPARE(numberOf(plan.cases[11], "mass.mass"), 2.0);
    QCOMPARE(numberOf(plan.cases[11], "rho_inf"), 0.5);
    QCOMPARE(numberOf(plan.cases[0], "mass.mass"), 1.0);
    QCOMPARE(plan.axes[2].unit, std::string("s"));
    QVERIFY(plan.axes[2].numeric && !plan.axes[0].numeric);
    QCOMPARE(plan.cases[2].steps, 200.0);
  }
  /// Each of the n slices of every range has one point; the same seed, the same points; each key is an axis.
  void sample_isALatinHypercube_multipliedWithTheGrid() {
    const std::string design = R"("sample": {"count": 20, "seed": 7, "over": {"mass.mass": ["1 kg", 3],
        "rho_inf": {"from": 0.01, "to": 1, "scale": "log"}}}, "vary": [{"step": [0.02, 0.01]}])";
    const StudyPlan plan = planOf(circleStudy(design));
    QCOMPARE(plan.cases.size(), std::size_t{40});
    QCOMPARE(plan.axes.size(), std::size_t{3});
    QVERIFY(plan.axes[0].isSampled && plan.axes[0].numeric && !plan.axes[2].isSampled);
    std::set<int> ofMass, ofRho;
    for (std::size_t i = 0; i < 40; i += 2) {
      ofMass.insert(static_cast<int>((numberOf(plan.cases[i], "mass.mass") - 1) / 2 * 20));
      ofRho.insert(static_cast<int>((std::log10(numberOf(plan.cases[i], "rho_inf")) + 2) / 2 * 20));
    }
    QCOMPARE(ofMass.size(), std::size_t{20});
    QCOMPARE(ofRho.size(), std::size_t{20});
    QCOMPARE(planOf(circleStudy(design)).cases[11].name, plan.cases[11].name);
    std::string other = design;
    other.replace(other.find("\"seed\": 7"), 9, "\"seed\": 8");
    QVERIFY(planOf(circleStudy(other)).cases[11].name != plan.cases[11].name);
  }
  void oneCase_whenNothingIsVaried() {
    const StudyPlan plan = planOf(circleStudy(R"("set": {"step": "5 ms"})"));
    QCOMPARE(plan.cases.size(), std::size_t{1});
    QCOMPARE(numberOf(plan.cases[0], "step"), 0.005);
    QCOMPARE(plan.cases[0].name, std::string("geom1"));
  }
  void outputStepOfTheModel_doesNotCutSteps() {
    std::string text = circleStudy(R"("vary": [{"step": [0.02]}])");
    text.replace(text.find("\"step\": 0.01"), 12, "\"step\": 0.01, \"output_step\": 0.015");
    QCOMPARE(numberOf(planOf(text).cases[0], "output_step"), 0.0);
    text.replace(text.find("\"vary\""), 6, "\"set\": {\"output_step\": 0.04}, \"vary\"");
    QCOMPARE(numberOf(planOf(text).cases[0], "output_step"), 0.04);
    QCOMPARE(planOf(text).cases[0].rowInterval, 0.04);
  }
  void settingsOfTheStudy_applyWhereTheMethodKnowsThem() {
    const StudyPlan plan =
        planOf(circleStudy(R"("set": {"rho_inf": 0.25}, "vary": [{"integrator": ["rkmk", "geom1"]}])"));
    QVERIFY(!settingValue("rho_inf", *plan.cases[0].model).has_value());
    QCOMPARE(numberOf(plan.cases[1], "rho_inf"), 0.25);
  }
  void selection_partners_families() {
    const StudyPlan plan = planOf(circleStudy(R"("vary": [{"rho_inf": [1, 0.5]}, {"step": [0.01, 0.02, 0.005]}])"));
    QCOMPARE(plan.select({{"rho_inf", "0.50"}}), (std::vector<std::size_t>{3, 4, 5}));
    QCOMPARE(plan.select({{"rho_inf", "1"}, {"step", "2e-2"}}), std::vector<std::size_t>{1});
    QCOMPARE(*plan.partner(5, {{"rho_inf", "1"}}), std::size_t{2});
    QVERIFY(!plan.partner(5, {{"rho_inf", "0.7"}}));
    const auto families = plan.families(1);
    QCOMPARE(families.size(), std::size_t{2});
    QCOMPARE(families[0], (std::vector<std::size_t>{1, 0, 2}));  // by falling step
    QCOMPARE(plan.label(4, {0}), std::string("rho_inf 0.5"));
  }
  void energyOfElements_isKeptWhereItIsAskedFor() {
    const std::string measures = R"("measures": [{"name": "stored", "channels": "spring.elastic", "norm": "last"}])";
    QVERIFY(planOf(circleStudy(measures)).recorded.front().wantsEnergy());
    QVERIFY(!planOf(circleStudy("\"measures\": [{\"name\": \"x\", \"channels\": \"mass.x\"}]"))
                 .recorded.front()
                 .wantsEnergy());
    const std::string why =
        refusalOf(circleStudy(R"("measures": [{"name": "heat", "channels": "sprong.dissipated"}])"));
    for (const char* part : {"test.gyre-study", "measure 'heat'", "no channel fits 'sprong.dissipated'",
                             "did you mean 'spring.dissipated'"})
      QVERIFY2(why.find(part) != std::string::npos, why.c_str());
  }
  void finest_isTheReferenceOfItsFamily() {
    const StudyPlan plan = planOf(circleStudy(R"("vary": [{"rho_inf": [1, 0.5]}, {"step": [0.01, 0.005]}],
        "reference": "finest", "measures": [)" +
                                              circleError + "]"));
    QCOMPARE(plan.referenceRuns.size(), std::size_t{2});
    QCOMPARE(*plan.referenceRuns[0].ofCase, std::size_t{1});
    QCOMPARE(*plan.cases[2].referenceRun, std::size_t{1});
  }
  void referenceRun_isSharedByMethods_notByModels() {
    const StudyPlan plan = planOf(circleStudy(R"("vary": [{"rho_inf": [1, 0.5]}, {"step": [0.01, 0.005]},
        {"mass.mass": [1, 2]}], "reference": {"case": {"integrator": "rkmk"}}, "measures": [)" +
                                              circleError + "]"));
    QCOMPARE(plan.referenceRuns.size(), std::size_t{2});
    QCOMPARE(plan.referenceRuns[0].rowInterval, 0.005);  // it has rows where the finest case has them
    QVERIFY(*plan.cases[0].referenceRun != *plan.cases[1].referenceRun);
  }
  void keys_followWhatResultsDependOn() {
    const auto key = [](const std::string& members) { return planOf(circleStudy(members)).cases[0].key; };
    const std::string measures = "\"measures\": [" + circleError + "]";
    const std::string base = circleReference + ", " + measures;
    QCOMPARE(key(base), key(base));
    QCOMPARE(key(base), key(base + R"(, "findings": [{"finding": "a", "measure": "steps", "greater_than": 0}])"));
    QVERIFY(key(base) != key(base + R"(, "set": {"rho_inf": 0.9})"));
    QVERIFY(key(base) != key(R"j("reference": {"expressions": {"mass.x": "cos(3*t)", "mass.y": "0"}}, )j" + measures));
    QVERIFY(key(base) != key(base + R"(, "plots": [{"x": "time", "y": "mass.x"}])"));
    std::string other = measures;
    other.replace(other.find("mean"), 4, "peak");
    QVERIFY(key(base) != key(circleReference + ", " + other));
  }

  void refused_data() {
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const std::string& members, const char* says) {
      QTest::newRow(tag) << QString::fromStdString(members) << says;
    };
    row("sample upside down", R"("sample": {"count": 5, "over": {"rho_inf": [1, 0]}})", "the smaller one");
    row("sample of logarithms", R"("sample": {"count": 5, "over": {"rho_inf": {"from": 0, "to": 1, "scale": "log"}}})",
        "above zero");
    row("sample of words", R"("sample": {"count": 5, "over": {"rho_inf": ["few", "many"]}})", "rho_inf");
    row("map over a text", R"("cases": [{"name": "a"}], "vary": [{"step": [0.02, 0.01]}],
        "plots": [{"x": "step", "y": "case", "color": "steps"}])",
        "axes of numbers");
    row("map of nothing", R"("vary": [{"step": [0.02, 0.01]}, {"rho_inf": [0, 1]}],
        "plots": [{"x": "step", "y": "rho_inf", "color": "stepz"}])",
        "steps");
    row("sample of nothing", R"("sample": {"count": 5, "over": {"rho_imf": [0, 1]}})", "rho_inf");
    const std::string measured = circleReference + ", \"measures\": [" + circleError + "], " + grid;
    row("unknown integrator", R"("vary": [{"integrator": ["geom9"]}])", "unknown integrator 'geom9'; did you mean");
    row("unknown setting", R"("vary": [{"rho": [1]}])", "rho_inf");
    row("unknown element", R"("set": {"mas.mass": 1})", "did you mean 'mass'");
    row("out of range", R"("vary": [{"rho_inf": [2]}])", "in [0, 1]");
    row("wrong unit", R"("set": {"step": "1 mm"})", "ms");
    row("setting another method has", R"("vary": [{"integrator": ["rkmk"]}, {"rho_inf": [1]}])", "unknown key");
    row("step beyond the end", R"("vary": [{"step": [2]}])", "longer than the run");
    row("unknown channel", R"("measures": [{"name": "a", "channels": "mass.q"}])", "no channel fits 'mass.q'");
    row("let of two channels", R"("measures": [{"name": "a", "expression": "x", "let": {"x": "mass.*"}}])",
        "one channel only");
    row("unknown name in an expression", R"("measures": [{"name": "a", "expression": "z", "let": {"x": "mass.x"}}])",
        "not understood");
    row("measure named as another", R"("measures": [{"name": "steps", "channels": "mass.x"}])", "name is taken");
    row("no reference", "\"measures\": [" + circleError + "]", "the study has none");
    row("reference of other channels",
        R"("reference": {"expressions": {"mass.x": "t"}}, "measures": [)" + circleError + "]",
        "says nothing of channel 'mass.y'");
    row("finest without steps", R"("reference": "finest", "measures": [)" + circleError + "]", "needs an axis 'step'");
    row("samples between rows", R"("measures": [{"name": "a", "channels": "mass.x", "every": 0.015}])",
        "not at a multiple of 0.01 s");
    row("window after the end", R"("measures": [{"name": "a", "channels": "mass.x", "window": [0, 2]}])", "the run at");
    row("plot of nothing", measured + R"(, "plots": [{"x": "step", "y": "eror"}])", "did you mean 'error'");
    row("plot over nothing", measured + R"(, "plots": [{"x": "stepp", "y": "error"}])", "no channel fits");
    row("curves of nothing", measured + R"(, "plots": [{"x": "step", "y": "error", "curves": "rho_inf"}])",
        "'rho_inf' is not varied");
    row("slopes over names", measured + R"(, "plots": [{"x": "integrator", "y": "error", "slopes": true}])", "numbers");
    row("finding of nothing", measured + R"(, "findings": [{"finding": "a", "measure": "x", "less_than": 1}])",
        "no measure 'x'");
    row("finding nowhere",
        measured + R"(, "findings": [{"finding": "a", "measure": "error", "where": {"step": 3}, "less_than": 1}])",
        "no case has '3'");
    row("order over names",
        measured + R"(, "findings": [{"finding": "a", "slope_of": "error", "over": "integrator", "less_than": 1}])",
        "not numbers");
  }
  void refused() {
    QFETCH(QString, members);
    QFETCH(QString, says);
    const std::string why = refusalOf(circleStudy(members.toStdString()));
    QVERIFY2(QString::fromStdString(why).contains(says), why.c_str());
    QVERIFY2(why.starts_with("test.gyre-study:"), why.c_str());
  }
  void methodThatCannotRun_isNamed() {
    const std::string model = R"({"gyre": 1, "bodies": [{"name": "a", "type": "rigid", "mass": 1,
      "inertia": [1, 1, 1]}], "joints": [{"name": "j", "type": "spherical", "body1": "ground", "body2": "a"}]})";
    const TypeInfo* incapable = nullptr;
    for (const TypeInfo* t : catalog().of(Category::integrator))
      if (!static_cast<const IntegratorType&>(*t).capabilities.constraints) incapable = t;
    if (!incapable) QSKIP("every method of the catalogue runs models with joints");
    const std::string why = refusalOf("{\"gyre_study\": 1, \"name\": \"n\", \"model\": " + model +
                                      ", \"vary\": [{\"integrator\": [\"" + incapable->id + "\"]}]}");
    QVERIFY2(why.find(incapable->id + " cannot run a model with joints") != std::string::npos, why.c_str());
  }

  /// All runs are compared at times they have in common, at most a thousand; where there are none, at every row.
  void orderStudy_samplesCommonTimes() {
    const auto plan = planOf(circleStudy("\"set\": {}"));
    const auto every = [&](std::vector<std::string> steps, double end, double from = 0) {
      Model model = *plan.cases[0].model;
      if (!model.apply({SetField{simulationId, "end_time", end}})) throw std::runtime_error("end_time");
      return orderStudy({.model = std::make_shared<const Model>(std::move(model)),
                         .modelFile = {},
                         .integrators = {"geom1"},
                         .steps = std::move(steps),
                         .channels = {},
                         .from = from,
                         .reference = {}})
          ->measures[0]
          .every;
    };
    QCOMPARE(every({"4e-3", "2e-3", "1e-3"}, 0.4), 4e-3);
    QCOMPARE(every({"1e-3", "5e-4"}, 10.0), 1e-2);
    QCOMPARE(every({"1e-3", "5e-4"}, 1.5), 2e-3);
    QCOMPARE(every({"1e-3", "7e-4"}, 1.0), 0.0);
    QCOMPARE(every({"3e-3"}, 1.0), 0.0);
    QCOMPARE(every({"1e-3"}, 0.5, 0.2505), 0.0);
  }
  void orderStudy_checksItsLists() {
    const auto plan = planOf(circleStudy("\"set\": {}"));
    OrderStudyChoices c{.model = plan.cases[0].model,
                        .modelFile = {},
                        .integrators = {"geom1"},
                        .steps = {"10 ms", "5e-3"},
                        .channels = {},
                        .reference = {}};
    const auto study = orderStudy(c);
    QVERIFY(study.has_value());
    QCOMPARE(study->measures[0].channels, (std::vector<std::string>{"mass.x", "mass.y", "mass.z"}));
    QCOMPARE(study->vary[1].values, (std::vector<std::string>{"0.01", "5e-3"}));
    QVERIFY(planStudy(*study).has_value());
    const auto refused = [&](auto change) {
      OrderStudyChoices bad = c;
      change(bad);
      const auto s = orderStudy(bad);
      return s ? std::string{} : s.error().message;
    };
    QVERIFY(refused([](auto& b) { b.integrators.clear(); }).find("empty") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.steps.clear(); }).find("empty") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.integrators = {"geom"}; }).find("unknown integrator") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.steps = {"2"}; }).find("longer than the run") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.steps = {"-1"}; }).find("above 0") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.steps = {"fast"}; }).find("fast") != std::string::npos);
    QVERIFY(refused([](auto& b) { b.reference = "none.json"; }).find("no such file") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestStudyPlan)
#include "tst_study_plan.moc"
