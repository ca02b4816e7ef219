// What is said of functions of time that the step does not resolve.

#include "run/start_warnings.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

ModelBuilder loaded(const std::string& along, double step, const char* integrator = "geom1") {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId body = b.body("rigid", "a", {});
  TimeVector value;
  value[0].expression = along;
  b.force("force", "f", {{"body", body}, {"value", value}});
  b.useIntegrator(integrator);
  b.run(step, 1);
  return b;
}

std::vector<std::string> warnings(const Model& model) {
  const auto stepper = Stepper::create(model, false);
  if (!stepper) throw std::runtime_error(stepper.error().text());
  return startWarnings(model, **stepper);
}

}  // namespace

class TestStartWarnings : public QObject {
  Q_OBJECT
 private slots:
  /// sin(w t)^2 has the period pi / w. Steps of a period see nothing of it at all.
  void whatStepsDoNotResolve_isSaid_data() {
    QTest::addColumn<QString>("along");
    QTest::addColumn<double>("step");
    QTest::addColumn<bool>("said");
    const double period = M_PI * 1e-3;
    for (const double steps : {1.0, 0.5, 0.01, 2.0, 3.0})  // in a period
      QTest::addRow("%g steps in a period", steps) << "1000*sin(1000*t)^2" << period / steps << true;
    for (const double steps : {10.0, 20.0, 100.0})
      QTest::addRow("%g steps in a period", steps) << "1000*sin(1000*t)^2" << period / steps << false;
    QTest::newRow("a ripple of a hundredth") << "1 + 0.01*sin(1000*t)" << 0.01 << false;
    QTest::newRow("a polynomial") << "t^3 - t" << 0.1 << false;
    QTest::newRow("a decay") << "exp(-10*t)" << 0.01 << false;
    QTest::newRow("a decay within a step") << "exp(-1000*t)" << 0.01 << true;
    QTest::newRow("a switch, where steps end") << "t < 0.5 ? 1 : -1" << 0.01 << false;
    QTest::newRow("a square wave, where steps end") << "sin(50*t) > 0 ? 1 : -1" << 0.01 << false;
    QTest::newRow("pulses of a tenth of a step") << "exp(-(sin(20*t)/0.02)^2)" << 0.01 << true;
  }
  void whatStepsDoNotResolve_isSaid() {
    QFETCH(QString, along);
    QFETCH(double, step);
    QFETCH(bool, said);
    const auto all = warnings(loaded(along.toStdString(), step).model());
    QCOMPARE(all.size(), std::size_t(said ? 1 : 0));
    if (said) QVERIFY2(all[0].starts_with("'f' (value along x) varies faster than steps of"), all[0].c_str());
  }

  /// The step that is named leaves nothing to say.
  void namedStep_resolves() {
    const auto all = warnings(loaded("sin(1000*t)", 0.01).model());
    QCOMPARE(all.size(), std::size_t{1});
    const std::string tag = "; steps of ";
    const double named = std::stod(all[0].substr(all[0].find(tag) + tag.size()));
    QVERIFY(named > 1e-4 && named < 1e-3);
    QVERIFY(warnings(loaded("sin(1000*t)", named).model()).empty());
  }

  void methodsThatChooseTheirSteps_areNotTold() {
    QVERIFY(warnings(loaded("sin(1e4*t)", 0.01, "rkmk").model()).empty());
  }

  void drives_areLookedAt() {
    ModelBuilder b = fourBar();
    b.joint("drive", "motor",
            {{"joint", b.model().find("A")->id}, {"motion", Function{.expression = "0.01*sin(900*t)"}}});
    b.run(0.01, 1);
    const auto all = warnings(b.model());
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY2(all[0].starts_with("'motor' (motion) varies faster"), all[0].c_str());
  }
};

QTEST_APPLESS_MAIN(TestStartWarnings)
#include "tst_start_warnings.moc"
