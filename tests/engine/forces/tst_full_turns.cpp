// Forces along angles count through full turns, as joint coordinates do.

#include "catalog/catalog.h"
#include "run/stepper.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double inertia = 0.5, stiffness = 2, omega = 2;  // sqrt(stiffness / inertia) [rad/s]
constexpr double amplitude = 7 * std::numbers::pi;         // three and a half turns
constexpr double speed = amplitude * omega;

enum class Holding { hinge, nothing };

/// A flywheel about z that starts at speed.
ModelBuilder flywheel(Holding holding) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId wheel =
      b.body("rigid", "wheel",
             {{"mass", 1.0}, {"inertia", diagonal(0.4, 0.45, inertia)}, {"angular_velocity", Vec3(0, 0, speed)}});
  if (holding == Holding::hinge) b.joint("revolute", "hinge", {{"body1", ground}, {"body2", wheel}});
  return b;
}

ElementId wheelOf(const ModelBuilder& b) { return b.model().find("wheel")->id; }

void addSpring(ModelBuilder& b, double k) {
  b.force("torsion_spring", "spring", {{"body1", ground}, {"body2", wheelOf(b)}, {"stiffness", k}});
}

}  // namespace

class TestFullTurns : public QObject {
  Q_OBJECT
 private slots:
  void torsionSpring_windsUp_data() {
    QTest::addColumn<QString>("integrator");
    QTest::addColumn<int>("holding");
    for (const TypeInfo* type : catalog().of(Category::integrator))
      for (const int holding : {0, 1})
        QTest::addRow("%s, %s", type->id.c_str(), holding == 0 ? "hinge" : "free")
            << QString::fromStdString(type->id) << holding;
  }
  /// phi = A sin(omega t), whose torque is k phi all the way, against each method's own error: none of a step of half a
  /// turn or more.
  void torsionSpring_windsUp() {
    QFETCH(QString, integrator);
    QFETCH(int, holding);
    ModelBuilder b = flywheel(static_cast<Holding>(holding));
    addSpring(b, stiffness);
    b.useIntegrator(integrator.toStdString());
    if (const auto& type = static_cast<const IntegratorType&>(*b.model().simulation().type); refusal(type, b.model()))
      QSKIP("the method takes no joints");
    b.run(1e-3, 3.0, 0.05);
    const Run run = runModel(b.model());
    double most = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double phi = run.at(row, "spring.angle"), exact = amplitude * std::sin(omega * run.at(row, "time"));
      most = std::max(most, std::abs(phi));
      QVERIFY2(std::abs(phi - exact) < 0.05 * amplitude, qPrintable(QString("%1, not %2").arg(phi).arg(exact)));
      QVERIFY(std::abs(run.at(row, "spring.torque") - stiffness * phi) < 1e-9 * stiffness * amplitude);
      QVERIFY(std::abs(run.at(row, "spring.energy") - 0.5 * stiffness * phi * phi) <
              1e-9 * stiffness * amplitude * amplitude);
    }
    QVERIFY(most > 6.5 * std::numbers::pi);
  }

  /// Two turns in a step are two turns.
  void longSteps_areCounted() {
    ModelBuilder b = flywheel(Holding::hinge);
    addSpring(b, 0);
    b.useIntegrator("geom1");
    b.run(0.3, 3.0);
    const Run run = runModel(b.model());
    QVERIFY(speed * 0.3 > 4 * std::numbers::pi);
    QVERIFY(std::abs(run.at(run.last(), "spring.angle") - speed * 3) < 1e-6);
  }

  void actuator_reachesAnAngleTurnsAway() {
    ModelBuilder b = flywheel(Holding::hinge);
    b.set(wheelOf(b), "angular_velocity", Vec3(Vec3::Zero()));
    b.force("actuator", "motor",
            {{"body1", ground},
             {"body2", wheelOf(b)},
             {"along", Choice{1}},
             {"target", Function{6 * std::numbers::pi}},
             {"kp", 50.0},
             {"kd", 10.0}});
    b.useIntegrator("geom1");
    b.run(1e-3, 20.0, 1.0);
    const Run run = runModel(b.model());
    QVERIFY2(std::abs(run.at(run.last(), "motor.angle") - 6 * std::numbers::pi) < 1e-4,
             qPrintable(QString::number(run.at(run.last(), "motor.angle"))));
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle") - 6 * std::numbers::pi) < 1e-4);
  }

  /// A law that reads the angle of a spring without stiffness is the spring.
  void signal_countsTurns_data() {
    QTest::addColumn<QString>("torque");
    QTest::addRow("angle") << "-2*[meter.angle]";
    QTest::addRow("what is reported") << "-2*[meter.angle] + 0*[meter.torque]";
  }
  void signal_countsTurns() {
    QFETCH(QString, torque);
    ModelBuilder b = flywheel(Holding::hinge);
    b.force("torsion_spring", "meter", {{"body1", ground}, {"body2", wheelOf(b)}, {"stiffness", 0.0}});
    b.force("expression_force", "law",
            {{"body1", ground}, {"body2", wheelOf(b)}, {"mz", Function{.expression = torque.toStdString()}}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 3.0, 0.05);
    const Run run = runModel(b.model());
    for (std::size_t row = 0; row <= run.last(); ++row)
      QVERIFY(std::abs(run.at(row, "meter.angle") - amplitude * std::sin(omega * run.at(row, "time"))) < 1e-5);
  }

  /// Changed numbers do not make a run forget how far it has wound up.
  void change_keepsTheCount() {
    ModelBuilder b = flywheel(Holding::hinge);
    addSpring(b, stiffness);
    b.useIntegrator("geom1");
    b.run(1e-3, 3.0);
    const auto stepper = Stepper::create(b.model()).value();
    while (stepper->state().t < 0.7) QVERIFY(stepper->step());
    const auto angle = [&] {
      std::vector<double> row(stepper->channels().size());
      (void)stepper->writeRow(row);
      for (std::size_t c = 0; c < row.size(); ++c)
        if (stepper->channels()[c].name == "spring.angle") return row[c];
      throw std::runtime_error("no angle");
    };
    const double before = angle();
    QVERIFY(before > 6 * std::numbers::pi);
    b.set(b.model().find("spring")->id, "stiffness", 3.0);
    QVERIFY(stepper->exchange(b.model()));
    QVERIFY(std::abs(angle() - before) < 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestFullTurns)
#include "tst_full_turns.moc"
