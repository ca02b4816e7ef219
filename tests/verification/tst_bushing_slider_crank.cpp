// The BDF methods on a spatial slider-crank with a bushing of stiffness 1e4 to 1e12 N/m in place of a joint, begun on
// its slow motion: against Gyre's reference method where that can follow the bushing, else against the rigid limit,
// from which the mechanism differs by the strain of the bushing (some ten newtons over the stiffness).

#include "verification/bdf_runs.h"
#include "verification/bushing_slider_crank.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double end = 0.1;  ///< the crank has turned by half a radian

Vec3 forceOfThePin() { return runRkmk(bushingSliderCrank(rigidBushing), 1e-3, 1e-3, 1e-3).vector(0, "pin.lambda1"); }

}  // namespace

class TestBushingSliderCrank : public QObject {
  Q_OBJECT
 private slots:
  /// Orders above 2 are not stable on undamped oscillations: they serve the soft bushing, 1 and 2 the stiff ones. From
  /// the rigid limit to the stiffness of 1e8 there are 1e-7 m.
  void allStiffnesses_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("stiffness");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<int>("maxOrder");
    for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i) {
      const char* name = bdfMethods[i].name;
      QTest::addRow("%s, 1e4", name) << i << 1e4 << 1e-7 << 5;
      QTest::addRow("%s, 1e4, order 2", name) << i << 1e4 << 1e-4 << 2;
      QTest::addRow("%s, 1e8", name) << i << 1e8 << 1e-6 << 5;
      QTest::addRow("%s, 1e8, order 2", name) << i << 1e8 << 1e-4 << 2;
      QTest::addRow("%s, 1e12, order 2", name) << i << 1e12 << 1e-5 << 2;
    }
  }
  void allStiffnesses() {
    QFETCH(int, method);
    QFETCH(double, stiffness);
    QFETCH(double, tolerance);
    QFETCH(int, maxOrder);
    const ModelBuilder model = bushingSliderCrank(stiffness, forceOfThePin());
    const Run reference = runRkmk(stiffness > 1e5 ? bushingSliderCrank(rigidBushing) : model, 1e-3, end, end / 10);
    const double error =
        largestDifference(reference, runBdf(model, bdfMethods[method], end, end / 10, tolerance, maxOrder));
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
    QVERIFY(std::abs(reference.at(reference.last(), "crank.qx")) > 0.2);  // it does turn
  }

  /// Over a whole stroke, the soft bushing.
  void halfATurn_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("tolerance");
    for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i)
      for (const double tolerance : {1e-4, 1e-8})
        QTest::addRow("%s, %g", bdfMethods[i].name, tolerance) << i << tolerance;
  }
  void halfATurn() {
    QFETCH(int, method);
    QFETCH(double, tolerance);
    const double error = differenceFromRkmk(bushingSliderCrank(1e4), bdfMethods[method], 0.5, tolerance);
    QVERIFY2(error < 100 * tolerance, qPrintable(QString::number(error)));
  }
};

QTEST_APPLESS_MAIN(TestBushingSliderCrank)
#include "tst_bushing_slider_crank.moc"
