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
  /// Slowly with an old matrix, once; not where another one was made since, nor where the old one served well.
  void creeps_withAnOldMatrix() {
    for (const bool makes : {false, true}) {
      Shrinkage shrinkage;
      shrinkage.take(8, false);
      shrinkage.take(4, makes);
      QVERIFY(!shrinkage.matrixWasNew());
      shrinkage.take(3, false);
      QCOMPARE(shrinkage.matrixWasNew(), makes);
      QCOMPARE(shrinkage.creeps(), !makes);
    }
    Shrinkage quick;
    for (const double error : {8.0, 0.01, 0.009}) quick.take(error, false);
    QVERIFY(quick.isSlow() && !quick.creeps());
  }
};

QTEST_GUILESS_MAIN(TestShrinkage)
#include "tst_shrinkage.moc"
