// Which inputs are held numbers, and that a run which is told another value goes the way of one whose load switches
// then.

#include "catalog/catalog.h"
#include "fmi/held_numbers.h"
#include "functions/function_of_many.h"
#include "io/model_file.h"
#include "io/setting.h"
#include "run/advance_to.h"

#include <QtTest>

#include <cmath>

using namespace gyre;

namespace {

Model modelWith(const std::string& torque, const std::string& method = "rkmk") {
  const std::string text = R"json({"gyre": 1, "parameters": [{"name": "tau", "value": 0.5}, {"name": "k", "value": 3},
  {"name": "limit", "value": 1}, {"name": "rate", "value": 0}],
"bodies": [{"name": "arm", "type": "rigid", "mass": "2*k", "inertia": [0.001, 0.06, 0.06], "position": [0.3, 0, 0]},
  {"name": "disc", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": [0, 9, 0]}],
"joints": [{"name": "hinge", "type": "revolute", "body1": "ground", "frame1": {"orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]},
  "body2": "arm", "frame2": {"position": [-0.3, 0, 0], "orientation": [0.7071067811865476, -0.7071067811865476, 0, 0]}},
  {"name": "shaft", "type": "revolute", "body1": "ground", "frame1": {"position": [0, 9, 0]}, "body2": "disc"},
  {"name": "drive", "type": "drive", "joint": "shaft", "prescribes": "velocity", "motion": "rate"}],
"forces": [{"name": "motor", "type": "torque", "body": "arm", "value": [0, ")json" +
                           torque + R"json(", 0]},
  {"name": "push", "type": "force", "body": "arm", "value": [0, "t > limit ? 1 : 0", 0]},
  {"name": "wire", "type": "spring", "body1": "ground", "body2": "arm", "stiffness": 10, "damping": 1}],
"simulation": {"integrator": "rkmk", "step": 0.001, "end_time": 0.4, "output_step": 0.01}})json";
  auto model = parseModel(text, {}, catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  if (!applySettings({{"integrator", method}}, catalog(), *model)) qFatal("%s", method.c_str());
  return std::move(*model);
}

ModelNumber numberOf(const char* key, const Model& model) {
  auto number = ModelNumber::find(key, model);
  if (!number) qFatal("%s", number.error().text().c_str());
  return *number;
}

}  // namespace

class TestHeldNumbers : public QObject {
  Q_OBJECT
 private slots:
  void onlyWhatForcesAloneDependOn_isHeld() {
    const Model model = modelWith("2*tau + 1");
    HeldNumbers held;
    for (const char* key : {"tau", "push.value.z", "wire.force"}) QVERIFY2(held.add(numberOf(key, model), model), key);
    for (const char* key : {"k", "limit", "rate", "disc.mass", "wire.stiffness", "gravity.z"})
      QVERIFY2(!held.add(numberOf(key, model), model), key);
    const auto told = held.held(model);
    QVERIFY(told);
    QCOMPARE(modelText(*told), modelText(model));
  }

  void functions_followTheirNumber() {
    const auto cell = std::make_shared<double>(2);
    const Function constant{.constant = 2, .held = {{"", 0, cell}}};
    const Function product{.expression = "u*x^2 + c", .names = {{"u", 2}, {"c", 1}}, .held = {{"u", 0, cell}}};
    const auto f = CompiledFunction::compile(constant, {});
    const auto g = CompiledFunction::compile(product, {.name = "x"});
    const auto many = FunctionOfMany::compile(product, {.name = "x", .others = {"v"}});
    QVERIFY(f && g && many);
    for (const double u : {2.0, -3.0, 0.0}) {
      *cell = u;
      QCOMPARE((*f)(7), u);
      QCOMPARE(f->derivative(7), 0.0);
      QCOMPARE(f->integral(1, 3), 2 * u);
      QCOMPARE((*g)(3), 9 * u + 1);
      QCOMPARE(g->derivative(3), 6 * u);
      QCOMPARE(g->secondDerivative(3), 2 * u);
      QVERIFY(std::abs(g->integral(0, 3) - (9 * u + 3)) < 1e-12);
      const double values[] = {3, 5};
      QCOMPARE((*many)(values), 9 * u + 1);
      QCOMPARE(many->derivative(values, 0), 6 * u);
      QVERIFY(!many->uses(1));
    }
    QVERIFY(!f->isConstant() && f->switches(0, 9).places.empty() && f->places(0, 9).all().empty());
  }

  void aHeldLoad_isOneThatSwitches_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("bound");
    QTest::newRow("geom1") << "geom1" << 1e-9;
    QTest::newRow("geom2") << "geom2" << 1e-9;
    QTest::newRow("rkmk") << "rkmk" << 1e-7;      // its steps are its own choice
    QTest::newRow("bdf_cm") << "bdf_cm" << 2e-2;  // of 12 rad/s: begun anew 40 times, both are off by 0.1
    QTest::newRow("local_pos") << "local_pos" << 1e-9;
  }
  void aHeldLoad_isOneThatSwitches() {
    QFETCH(QString, method);
    QFETCH(double, bound);
    const Model steps = modelWith("0.5*(rint(t/0.01 - 0.5) + 1)", method.toStdString());
    const Model model = modelWith("tau", method.toStdString());
    HeldNumbers held;
    QVERIFY(held.add(numberOf("tau", model), model));
    const auto told = Stepper::create(*held.held(model)), switched = Stepper::create(steps);
    QVERIFY(told && switched);
    std::vector<double> a((*told)->channels().size()), b(a.size());
    for (int k = 0; k < 40; ++k) {
      held.set(0, 0.5 * (k + 1));
      if (k > 0) QVERIFY((*told)->restart(true));
      QVERIFY(advanceTo(**told, 0.01 * (k + 1)) && advanceTo(**switched, 0.01 * (k + 1)));
    }
    const VecX difference = (*told)->state().v - (*switched)->state().v;
    QVERIFY2(difference.lpNorm<Eigen::Infinity>() < bound,
             qPrintable(QString::number(difference.lpNorm<Eigen::Infinity>())));
    QVERIFY((*told)->writeRow(a) && (*switched)->writeRow(b));
    const auto channels = (*told)->channels();
    for (std::size_t i = 0; i < channels.size(); ++i)
      if (channels[i].name == "energy.numerical" || channels[i].name == "energy.work")
        QVERIFY2(std::abs(a[i] - b[i]) < std::max(1e-4, 5 * bound),
                 qPrintable(QString("%1: %2, %3").arg(channels[i].name.c_str()).arg(a[i]).arg(b[i])));
  }
};

QTEST_GUILESS_MAIN(TestHeldNumbers)
#include "tst_held_numbers.moc"
