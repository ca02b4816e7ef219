// What is said of forces that change too fast for a step, those whose slope has no bound among them.

#include "run/energy_warning.h"
#include "run/fastest_motion.h"
#include "support/model_builder.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A particle at rest a metre from the origin, pushed away from it, with a law of its place or of its velocity.
ModelBuilder pushed(const char* key, const char* law, const Vec3& along) {
  ModelBuilder b;
  b.gravity(2 * along);
  const ElementId body = b.body("particle", "bob", {{"mass", 2.0}, {"position", along}});
  b.force("spring", "strut",
          {{"body1", ground}, {"body2", body}, {"stiffness", 0.0}, {"free_length", 1.0}, {key, Function{0, law}}});
  b.useIntegrator("liemid_ea");
  b.run(0.01, 0.1);
  return b;
}

struct Start {
  std::shared_ptr<const System> system;
  State s;
  explicit Start(const Model& model)
      : system(System::compile(model).value()), s(consistentInitialState(*system, false).value().state) {}
};

}  // namespace

class TestFastestMotion : public QObject {
  Q_OBJECT
 private slots:
  /// d = c/m and w^2 = k/m of a linear law; h is told where h d > 2 or h w > 2.
  void linearLaws_areTold() {
    const Start damped(pushed("damping_force", "600*v", Vec3::UnitX()).model());
    QVERIFY(std::abs(fastestMotion(*damped.system, damped.s).decay - 300) < 1e-9);
    QVERIFY(stiffnessWarning(*damped.system, damped.s, 0.0066).empty());
    QVERIFY(stiffnessWarning(*damped.system, damped.s, 0.0067).find("settle at 300 /s") != std::string::npos);
    const Start sprung(pushed("force", "20000*x", Vec3::UnitX()).model());
    QVERIFY(std::abs(fastestMotion(*sprung.system, sprung.s).vibration - 100) < 1e-9);
    QVERIFY(stiffnessWarning(*sprung.system, sprung.s, 0.021).find("vibrate at 15.9 Hz") != std::string::npos);
  }

  /// A slope of 1e20 and more beside the state: words that name it, and neither "inf" nor a step of zero, along an
  /// axis, where the tangent has zeros beside what is large, and askew. Where a slope is infinite at the very state it
  /// is taken by differences (functions/expression.h), and the words tell of these.
  void unboundedSlopes_areNamed_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("law");
    QTest::addColumn<bool>("askew");
    QTest::addColumn<QString>("reported");
    for (const bool askew : {false, true}) {
      const char* const how = askew ? ", askew" : "";
      QTest::addRow("next to no velocity%s", how) << "damping_force"
                                                  << "sqrt(abs(v + 1e-40))" << askew << "velocity";
    }
    QTest::addRow("next to no elongation") << "force"
                                           << "sqrt(abs(x + 1e-80))" << false << "place";
  }
  void unboundedSlopes_areNamed() {
    QFETCH(QString, key);
    QFETCH(QString, law);
    QFETCH(bool, askew);
    QFETCH(QString, reported);
    const Vec3 along = askew ? Vec3(2.0 / 3, -1.0 / 3, 2.0 / 3) : Vec3(Vec3::UnitX());
    const Start at(pushed(key.toLatin1(), law.toLatin1(), along).model());
    const QString text = QString::fromStdString(stiffnessWarning(*at.system, at.s, 0.01));
    QVERIFY2(text.contains("infinitely fast with " + reported), qPrintable(text));
    QVERIFY2(!text.contains("inf ") && !text.contains("below 0 s"), qPrintable(text));
    if (reported == "velocity") return;
    EnergyWatch watch;
    const QString ofEnergy = QString::fromStdString(energyWarning(*at.system, at.s, watch, 0.01, false));
    QVERIFY2(ofEnergy.contains("infinitely fast with place"), qPrintable(ofEnergy));
    QVERIFY2(!ofEnergy.contains("inf Hz") && !ofEnergy.contains("step of 0 s"), qPrintable(ofEnergy));
  }

  /// A run that fails for it ends with these words.
  void failedRun_saysSo() {
    // Drawn back until v < 0, where the root is no number.
    const auto simulation = runAsFarAsItGoes(pushed("damping_force", "1e5*sqrt(v + 1e-40)", Vec3::UnitX()).model());
    const auto error = simulation->error();
    QVERIFY(error.has_value());
    const QString text = QString::fromStdString(error->text());
    QVERIFY2(text.contains("infinitely fast with velocity"), qPrintable(text));
    QVERIFY2(!text.contains("inf /s") && !text.contains("below 0 s"), qPrintable(text));
  }
};

QTEST_GUILESS_MAIN(TestFastestMotion)
#include "tst_fastest_motion.moc"
