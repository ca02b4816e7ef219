// The BDF methods on mechanisms in space: independent solutions where there are some, else Gyre's reference method.

#include "integrators/bdf/bdf_equations.h"
#include "support/reference.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"
#include "verification/bdf_runs.h"
#include "verification/bricard.h"
#include "verification/bushing_slider_crank.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

void addMethods() {
  QTest::addColumn<int>("method");
  QTest::addColumn<double>("tolerance");
  for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i)
    for (const double tolerance : {1e-4, 1e-7})
      QTest::addRow("%s, %g", bdfMethods[i].name, tolerance) << i << tolerance;
}

/// Rotations turn within the solver as unit quaternions: this is what is inside, before any output is made of it.
double largestNormError(const System& system, const VecX& y) {
  double out = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b)
    if (const BodyLayout l = system.bodies().layout(b); l.rotation >= 0)
      out = std::max(out, std::abs(y.segment<4>(l.q + l.rotation).norm() - 1));
  return out;
}

}  // namespace

class TestBdfSpatial : public QObject {
  Q_OBJECT
 private slots:
  void heavyTop_data() { addMethods(); }
  void heavyTop() {
    QFETCH(int, method);
    QFETCH(double, tolerance);
    const Reference ref("bc45_heavy_top");
    const Run run = runBdf(constrainedTop(), bdfMethods[method], 0.5, 0.02, tolerance);
    double x = 0, lambda = 0;
    for (int i = 16; i <= 25; ++i) {
      const std::size_t row = run.rowAt(0.02 * i), k = ref.row(0.02 * i);
      x = std::max(x, (run.vector(row, "top.x") - Vec3(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"))).norm());
      lambda = std::max(
          lambda,
          (run.vector(row, "pin.lambda1") - Vec3(ref.at(k, "lam1"), ref.at(k, "lam2"), ref.at(k, "lam3"))).norm());
    }
    qInfo("x %.2g m, lambda %.2g of about 670 N", x, lambda);
    QVERIFY(x < 100 * tolerance);
    QVERIFY(lambda < 670 * 1e4 * tolerance);  // with v', of one order less
  }

  void doublePendulum_meetsTheReference_data() { addMethods(); }
  void doublePendulum_meetsTheReference() {
    QFETCH(int, method);
    QFETCH(double, tolerance);
    const Reference ref("double_pendulum_spherical");
    const Run run = runBdf(doublePendulum(), bdfMethods[method], 2.0, 0.25, tolerance);
    double x = 0;
    for (std::size_t k = 0; k < ref.rows(); ++k) {
      const double t = ref.at(k, "t");
      if (t > 2.0) continue;
      const Vec3 expected(ref.at(k, "x2x"), ref.at(k, "x2y"), ref.at(k, "x2z"));
      x = std::max(x, (run.vector(run.rowAt(t), "lower.x") - expected).norm());
    }
    QVERIFY2(x < 100 * tolerance, qPrintable(QString::number(x)));
  }

  void redundantFourBar_data() { addMethods(); }
  void redundantFourBar() {
    QFETCH(int, method);
    QFETCH(double, tolerance);
    const double error = differenceFromRkmk(fourBar(), bdfMethods[method], 0.5, tolerance);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }

  void bricard_data() { addMethods(); }
  void bricard() {
    QFETCH(int, method);
    QFETCH(double, tolerance);
    const double error = differenceFromRkmk(gyre::test::bricard(), bdfMethods[method], 1.0, tolerance);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }

  /// Norms of quaternions in IDA's own unknowns, at every accepted step: within 1e-10, without any help from output.
  void quaternions_keepTheirNorms_data() {
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("iteration");
    QTest::addColumn<int>("projector");
    const char* models[] = {"heavy top", "double pendulum", "four-bar", "Bricard", "bushing slider-crank"};
    for (int model = 0; model < 5; ++model)
      for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i)
        QTest::addRow("%s, %s", models[model], bdfMethods[i].name)
            << model << std::min(i, 3) << (i == 3 ? 1 : 0);  // CM-J and CM-F are one iteration
  }
  void quaternions_keepTheirNorms() {
    QFETCH(int, model);
    QFETCH(int, iteration);
    QFETCH(int, projector);
    const ModelBuilder models[] = {constrainedTop(), doublePendulum(), fourBar(), gyre::test::bricard(),
                                   bushingSliderCrank(1e4)};
    const auto system = System::compile(models[model].model()).value();
    const State s = consistentInitialState(*system, false).value().state;
    BdfEquations equations(*system, {.iteration = static_cast<BdfIteration>(iteration),
                                     .projector = static_cast<BdfProjector>(projector),
                                     .rtol = 1e-3,
                                     .atolPositions = 1e-3,
                                     .atolVelocities = 1e-3});
    const EvaluatedKinematics here = equations.split(s);
    VecX y(equations.size()), yp(equations.size());
    equations.pack(here, y, yp);
    Ida ida(equations.size(), 5, equations);
    ida.setErrorTest(equations.errorTest());
    QVERIFY(ida.start(0, y, yp, 1e-5));
    double worst = 0;
    int steps = 0;
    for (; ida.time() < 0.3; ++steps) {
      const auto failure = ida.step(0.3);
      QVERIFY2(!failure, failure ? failure->c_str() : "");
      QVERIFY(ida.interpolate(ida.time(), 0, y));
      worst = std::max(worst, largestNormError(*system, y));
    }
    QVERIFY2(steps > 10 && worst < 1e-10, qPrintable(QString("%1 steps: %2").arg(steps).arg(worst)));
  }
};

QTEST_APPLESS_MAIN(TestBdfSpatial)
#include "tst_bdf_spatial.moc"
