// Forty four-bar linkages side by side for 20 s, through all singular positions: the benchmark as published (IFToMM
// A02, N = 40), against its exact motion at both of the library's measures of precision.

#include "verification/four_bars.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

class TestFortyFourBars : public QObject {
  Q_OBJECT
 private slots:
  void fortyFourBars_meetTheExactMotion() {
    const FourBarRun run = runFourBars(40, "A02_N40_B0", 1e-3, 20);
    qInfo("N = 40, 20 s: %.3g m, energy %.3g J", run.worst, run.energy);
    QVERIFY(run.worst < 1e-3);
    QVERIFY(run.energy < 0.1);
  }
};

QTEST_APPLESS_MAIN(TestFortyFourBars)
#include "tst_forty_four_bars.moc"
