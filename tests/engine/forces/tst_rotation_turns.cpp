// Rotation vectors of bushings and expression forces go on through half a turn and full turns about one axis, and a run
// ends by name where two of their components are large there.

#include "coordinates/counted_rotation.h"
#include "lie/so3.h"
#include "run/stepper.h"
#include "support/integrator_rows.h"
#include "support/run_model.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double inertia = 0.02, stiffness = 0.05;

/// A rotor that spins with w.
ModelBuilder rotor(const Vec3& w, const Quat& orientation = Quat::Identity()) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("rigid", "rotor",
         {{"mass", 1.0},
          {"inertia", diagonal(0.01, 0.01, inertia)},
          {"angular_velocity", w},
          {"orientation", orientation}});
  return b;
}

Matrix6 diagonalMatrix(const Vec6& d) {
  Matrix6 out;
  out.m = d.asDiagonal();
  return out;
}

void addBushing(ModelBuilder& b, const Vec3& ofRotation, int frame = 0) {
  Vec6 K;
  K << 1e4, 1e4, 1e4, ofRotation;
  b.force("bushing", "bush",
          {{"body1", ground},
           {"body2", b.model().find("rotor")->id},
           {"stiffness", diagonalMatrix(K)},
           {"frame", Choice{frame}}});
}

void addLaw(ModelBuilder& b, const char* mz) {
  b.force("expression_force", "law",
          {{"body1", ground}, {"body2", b.model().find("rotor")->id}, {"mz", Function{.expression = mz}}});
}

/// With errors of a thousandth at most.
void useMethod(ModelBuilder& b, const QString& id) {
  b.useIntegrator(id.toStdString());
  if (!b.model().simulation().type->find("atol_positions")) return;
  for (const auto& [key, tolerance] :
       {std::pair("rtol", 1e-7), std::pair("atol_positions", 1e-6), std::pair("atol_velocities", 1e-5)})
    b.set(simulationId, key, tolerance);
}

double largestEnergyError(const Run& run) {
  double worst = 0;
  for (std::size_t row = 0; row <= run.last(); ++row)
    worst = std::max(worst, std::abs(run.at(row, "energy.total") - run.at(0, "energy.total")));
  return worst;
}

}  // namespace

class TestRotationTurns : public QObject {
  Q_OBJECT
 private slots:
  void history_countsAboutOneAxis() {
    RotationHistory h;
    // Three and a half turns about y in steps of 100 degrees, a tenth of a radian beside it.
    const double step = 100 * std::numbers::pi / 180;
    Vec3 log = Vec3::Zero();
    for (int i = 1; i <= 13; ++i) {
      const Mat3 R = so3::exp(Vec3(0, i * step, 0)) * so3::exp(Vec3(0.1, 0, 0));
      log = so3::log(R);
      h = h.then(log, Vec3(0, step, 0), i);
    }
    QVERIFY(!h.ended);
    QCOMPARE(int(h.axis), 1);
    QCOMPARE(h.turns, 4.0);
    QVERIFY(std::abs(log[1] + 4 * fullTurn - 13 * step) < 0.02);
    // Back, several turns in one step.
    h = h.then(so3::log(so3::exp(Vec3(0, step, 0))), Vec3(0, -12 * step, 0), 14);
    QCOMPARE(h.turns, 0.0);
    QVERIFY(!h.ended);
    // On through half a turn about an axis between x and z.
    h = RotationHistory{.rest = {2.1f, 0, 2.1f}};
    QVERIFY(!h.then(Vec3(2.2, 0, 2.2), Vec3(0.1, 0, 0.1), 1).ended);
    QVERIFY(h.then(so3::log(so3::exp(Vec3(2.3, 0, 2.3))), Vec3(0.2, 0, 0.2), 1).ended);
  }

  /// phi = w / k sin(k t), k^2 = stiffness / inertia, which is half a turn and more.
  void bushing_windsUp_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("kind");
    for (const IntegratorType* type : integratorsFor(rotor(Vec3::Zero()).model()))
      for (const int kind : {0, 1, 2})
        QTest::addRow("%s, %s", type->id.c_str(),
                      kind == 0   ? "marker 1"
                      : kind == 1 ? "symmetric"
                                  : "expression")
            << QString::fromStdString(type->id) << kind;
  }
  void bushing_windsUp() {
    QFETCH(QString, id);
    QFETCH(int, kind);
    constexpr double w = 40;
    const double k = std::sqrt(stiffness / inertia), amplitude = w / k;  // four turns
    ModelBuilder b = rotor(Vec3(0, 0, w));
    if (kind < 2) addBushing(b, Vec3(5, 5, stiffness), kind);
    else addLaw(b, "-0.05*rz");
    useMethod(b, id);
    b.run(1e-3, 4.0, 0.05);
    const Run run = runModel(b.model());
    const std::string element = kind < 2 ? "bush" : "law";
    double most = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double phi = run.at(row, element + ".rz"), exact = amplitude * std::sin(k * run.at(row, "time"));
      most = std::max(most, phi);
      // A thousandth of the amplitude: methods of first order at 1 ms and loose tolerances.
      QVERIFY2(std::abs(phi - exact) < 2e-3 * amplitude, qPrintable(QString("%1, not %2").arg(phi).arg(exact)));
      QVERIFY(std::abs(run.at(row, element + ".mz") - (kind < 2 ? 1 : -1) * stiffness * phi) < 1e-12 * amplitude);
      if (kind < 2)
        QVERIFY(std::abs(run.at(row, "bush.energy") - 0.5 * stiffness * phi * phi) < 1e-6 * stiffness * amplitude);
    }
    QVERIFY(most > 3.9 * fullTurn);
  }

  /// A shaft that hangs a little askew in a bushing without torsional stiffness, as in a bearing: nothing jumps that
  /// energy could tell.
  void bearing_keepsItsEnergy() {
    ModelBuilder b = rotor(Vec3(0, 0, 40), Quat(Eigen::AngleAxisd(0.01, Vec3::UnitX())));
    addBushing(b, Vec3(5, 5, 0));
    b.useIntegrator("rkmk");
    b.run(1e-3, 5.0, 0.01);
    const Run run = runModel(b.model());
    QVERIFY(run.at(run.last(), "bush.rz") > 30 * fullTurn);
    const double stored = 0.5 * 5 * 0.01 * 0.01;
    QVERIFY2(largestEnergyError(run) < 1e-3 * stored, QByteArray::number(largestEnergyError(run)));
  }

  void signal_countsTurns() {
    ModelBuilder b = rotor(Vec3(0, 0, 40));
    addBushing(b, Vec3(5, 5, 1e-9));
    addLaw(b, "-0.05*[bush.rz]");
    b.useIntegrator("rkmk");
    b.run(1e-3, 2.0, 0.05);
    const Run run = runModel(b.model());
    const double k = std::sqrt(stiffness / inertia);
    for (std::size_t row = 0; row <= run.last(); ++row)
      QVERIFY(std::abs(run.at(row, "bush.rz") - 40 / k * std::sin(k * run.at(row, "time"))) < 1e-5);
  }

  void twoLargeAngles_endTheRunByName_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isLaw");
    for (const IntegratorType* type : integratorsFor(rotor(Vec3::Zero()).model()))
      for (const bool isLaw : {false, true})
        QTest::addRow("%s, %s", type->id.c_str(), isLaw ? "law" : "bushing")
            << QString::fromStdString(type->id) << isLaw;
  }
  /// About an axis between y and z: half a turn after pi / w, for soft springs.
  void twoLargeAngles_endTheRunByName() {
    QFETCH(QString, id);
    QFETCH(bool, isLaw);
    const double w = 10;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    b.body("rigid", "rotor",
           {{"mass", 1.0},
            {"inertia", diagonal(0.02, 0.02, 0.02)},
            {"angular_velocity", Vec3(Vec3(0, 1, 1).normalized() * w)}});
    if (isLaw) addLaw(b, "-1e-4*rz");
    else addBushing(b, Vec3(1e-4, 1e-4, 1e-4));
    useMethod(b, id);
    b.run(1e-3, 1.0, 0.01);
    const auto simulation = runAsFarAsItGoes(b.model());
    const auto error = simulation->error();
    QVERIFY2(error, "it finished");
    QCOMPARE(QString::fromStdString(error->element), isLaw ? "law" : "bush");
    QVERIFY2(error->message.find("half a turn") != std::string::npos, error->text().c_str());
    QVERIFY(error->time && *error->time > 0.31 && *error->time < 0.5);
  }

  /// A law that is changed while the model moves finds the turns made before it looked at them.
  void change_keepsTheCount() {
    ModelBuilder b = rotor(Vec3(0, 0, 40));
    addBushing(b, Vec3::Zero());
    b.useIntegrator("geom1");
    b.run(1e-3, 3.0);
    const auto stepper = Stepper::create(b.model()).value();
    while (stepper->state().t < 0.7) QVERIFY(stepper->step());
    Vec6 K;
    K << 1e4, 1e4, 1e4, 5, 5, stiffness;
    b.set(b.model().find("bush")->id, "stiffness", diagonalMatrix(K));
    QVERIFY(stepper->exchange(b.model()));
    QVERIFY(stepper->step());
    std::vector<double> row(stepper->channels().size());
    (void)stepper->writeRow(row);
    for (std::size_t c = 0; c < row.size(); ++c)
      if (stepper->channels()[c].name == "bush.rz")
        QVERIFY(std::abs(row[c] - 40 * stepper->state().t) < 1e-3 * 40 * stepper->state().t);
  }

  /// What does not depend on the rotation vector may turn as it likes.
  void tumbling_isNoMatterToAPointMount() {
    ModelBuilder b = rotor(Vec3(5, 7, 3));
    addBushing(b, Vec3::Zero());
    addLaw(b, "-1e-3*wz");
    b.useIntegrator("geom1");
    b.run(1e-2, 3.0);
    QVERIFY(runModel(b.model()).last() > 0);
  }
};

QTEST_APPLESS_MAIN(TestRotationTurns)
#include "tst_rotation_turns.moc"
