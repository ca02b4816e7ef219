// How corrections of one iteration shrink.

#include <QtTest>

#include "integrators/shrinkage.h"

using namespace gyre;

class TestShrinkage : public QObject {
  Q_OBJECT

 private slots:
  void first_tellsNothing() {
    Shrinkage shrinkage;
    shrinkage.take(5, false);
    QVERIFY(shrinkage.isFirst() && !shrinkage.isSlow());
    QCOMPARE(shrinkage.error(), 5.0);
    QCOMPARE(shrinkage.theta(), std::numeric_limits<double>::infinity());
  }
  void theta_isOfTheLastTwo() {
    Shrinkage shrinkage;
    for (const double error : {8.0, 4.0, 0.25}) shrinkage.take(error, false);
    QVERIFY(!shrinkage.isFirst());
    QCOMPARE(shrinkage.theta(), 0.0625);
    QCOMPARE(shrinkage.largerTheta(), 0.5);
    QVERIFY(!shrinkage.isSlow());
    shrinkage.take(0.125, false);
    QVERIFY(shrinkage.isSlow());
  }
  /// Whether the matrix before was made for its correction, and whether any of the step was.
  void matrices() {
    Shrinkage shrinkage;
    shrinkage.take(8, false);
    shrinkage.take(4, true);
    QVERIFY(!shrinkage.matrixWasNew() && !shrinkage.matrixWasOfStep());
    shrinkage.take(3, false);
    QVERIFY(shrinkage.matrixWasNew() && shrinkage.matrixWasOfStep());
    shrinkage.take(2, false);
    QVERIFY(!shrinkage.matrixWasNew() && shrinkage.matrixWasOfStep());
  }
  /// theta + theta^2 + ... of the present correction; nothing is known before two corrections of the same step.
  void expectedCorrections() {
    Shrinkage shrinkage;
    shrinkage.take(12, false);
    QCOMPARE(shrinkage.expected(), std::numeric_limits<double>::infinity());
    shrinkage.take(3, false);  // by 0.25
    QCOMPARE(shrinkage.expected(), 1.0);
    shrinkage.take(3, false);
    QCOMPARE(shrinkage.expected(), std::numeric_limits<double>::infinity());
  }
};

QTEST_GUILESS_MAIN(TestShrinkage)
#include "tst_shrinkage.moc"
