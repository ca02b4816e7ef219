// Laws of force with a pole where their potential would have its zero: stored energy is measured from where the model
// starts, and differs from that of the potential by a constant.

#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

Function law(const char* text) { return {.expression = text}; }

/// Two masses, 2 and 3 kg, on a spring whose law has x as the distance; they fall together from 3 m at rest.
ModelBuilder twoMasses(const char* tension, double apart = 3) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId a = b.body("particle", "a", {{"mass", 2.0}});
  const ElementId c = b.body("particle", "c", {{"mass", 3.0}, {"position", Vec3(apart, 0, 0)}});
  b.force("spring", "pull", {{"body1", a}, {"body2", c}, {"stiffness", 0.0}, {"force", law(tension)}});
  return b;
}

}  // namespace

class TestEnergyOfPoles : public QObject {
  Q_OBJECT
 private slots:
  /// U(3) - U(x) = k (1/x - 1/3) of k/x^2, and k ln(3/x) of k/x.
  void potential_isThatOfTheLaw_data() {
    QTest::addColumn<QString>("tension");
    QTest::addColumn<bool>("logarithm");
    QTest::newRow("k/x^2") << "12/x^2" << false;
    QTest::newRow("k/x") << "12/x" << true;
  }
  void potential_isThatOfTheLaw() {
    QFETCH(QString, tension);
    QFETCH(bool, logarithm);
    ModelBuilder b = twoMasses(tension.toStdString().c_str());
    b.useIntegrator("rkmk");
    b.run(0.01, 0.8, 0.05);
    const Run run = runModel(b.model());
    QCOMPARE(run.at(0, "pull.energy"), 0.0);
    for (std::size_t row = 0; row < run.recording->rows(); ++row) {
      const double x = run.at(row, "pull.length");
      const double released = logarithm ? 12 * std::log(3 / x) : 12 * (1 / x - 1.0 / 3);
      QVERIFY(std::abs(run.at(row, "pull.energy") + released) < 1e-12 * 12);  // the integral's tolerance is 1e-13
      QVERIFY(std::abs(run.at(row, "energy.total")) < 1e-7);
    }
    QVERIFY(run.at(run.last(), "pull.length") < 2.7);
  }

  /// Where nothing is in the way energies keep their zero; a pole between it and the start takes it along, and so does
  /// a law that is not defined beyond.
  void zero_movesOnlyWhereItMust() {
    const auto energyAtStart = [](const char* tension) {
      const auto system = System::compile(twoMasses(tension).model()).value();
      Workspace w = system->makeWorkspace();
      return system->energy(system->evaluateKinematics(system->initialState(), w)).elastic;
    };
    QVERIFY(std::abs(energyAtStart("2*x") - 9) < 1e-12);
    QVERIFY(std::abs(energyAtStart("1/(x + 1)") - std::log(4)) < 1e-12);
    QVERIFY(std::abs(energyAtStart("1/(x - 4)") - std::log(0.25)) < 1e-12);
    QCOMPARE(energyAtStart("1/(x - 2)"), 0.0);
    QCOMPARE(energyAtStart("1/(x - 2)^2"), 0.0);
    QCOMPARE(energyAtStart("log(x)"), 0.0);
  }

  /// Along an axis of a bushing and about a hinge the same.
  void bushingsAndTorsionSprings_areMeasuredAlike() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId body = b.body("rigid", "body", {{"position", Vec3(0.5, 0, 0)}});
    b.force("bushing", "mount",
            {{"body1", ground}, {"body2", body}, {"stiffness", Matrix6{}}, {"force_x", law("0.02/x^2")}});
    b.useIntegrator("rkmk");
    b.run(0.01, 0.5, 0.1);
    const Run run = runModel(b.model());
    for (std::size_t row = 0; row < run.recording->rows(); ++row)
      QVERIFY(std::abs(run.at(row, "mount.energy") + 0.02 * (1 / run.at(row, "body.x") - 2)) < 1e-13);
  }
};

QTEST_APPLESS_MAIN(TestEnergyOfPoles)
#include "tst_energy_of_poles.moc"
