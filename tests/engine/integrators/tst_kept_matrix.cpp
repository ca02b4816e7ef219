// When a matrix of Newton's iteration is kept.

#include <QtTest>

#include "integrators/kept_matrix.h"

#include <cmath>
#include <limits>

using namespace gyre;

namespace {

void step(KeptMatrix& matrix, int iterations) {
  matrix.beginStep();
  for (int i = 0; i < iterations; ++i) matrix.served();
}

}  // namespace

class TestKeptMatrix : public QObject {
  Q_OBJECT

 private slots:
  void nothingMade_doesNotPay() { QVERIFY(!KeptMatrix().pays()); }

  /// Two iterations and the matrix, which counts as five, cost 7 for the first step: another one of seven keeps the
  /// average, one of eight does not.
  void paysWhileTheAverageFalls() {
    for (const int second : {6, 7, 8}) {
      KeptMatrix matrix;
      matrix.beginStep();
      matrix.made();
      matrix.served();
      matrix.served();
      QVERIFY(matrix.pays());
      step(matrix, second);
      QCOMPARE(matrix.pays(), second <= 7);
    }
  }

  /// Six iterations by a factor of ten each take longer than another matrix, four do not; nor is one kept that hardly
  /// leads on.
  void isOverdue_whereManyIterationsAreToCome() {
    QVERIFY(KeptMatrix::isOverdue(1e6, 0.1));
    QVERIFY(!KeptMatrix::isOverdue(1e4, 0.1));
    QVERIFY(!KeptMatrix::isOverdue(1e6, 0.01));
    for (const double hardly : {0.6, 1.0, std::numeric_limits<double>::infinity(), std::nan("")})
      QVERIFY(KeptMatrix::isOverdue(2, hardly));
  }

  /// With the same number of iterations in each step the average falls on; another one is made after a hundred steps.
  void paysForLong_whereItServesAsWell() {
    KeptMatrix matrix;
    matrix.made();
    matrix.served();
    for (int i = 1; i < 100; ++i) {
      QVERIFY(matrix.pays());
      step(matrix, 1);
    }
    QVERIFY(matrix.pays());
    step(matrix, 1);
    QVERIFY(!matrix.pays());
  }
  void dropped_doesNotPay() {
    KeptMatrix matrix;
    matrix.made();
    matrix.served();
    QVERIFY(matrix.pays());
    matrix.drop();
    QVERIFY(!matrix.pays());
  }

  /// After it led astray it rests for 1, 2, 4, ... steps, and for 1 again once it led home.
  void restsLonger_whereItLeadsAstray() {
    KeptMatrix matrix;
    const auto rest = [&] {
      matrix.diverged();
      int steps = 0;
      for (; !matrix.pays(); ++steps) {
        matrix.beginStep();
        matrix.made();
        matrix.served();
      }
      return steps;
    };
    matrix.made();
    for (const int expected : {1, 2, 4, 8, 16, 32, 64, 64}) QCOMPARE(rest(), expected);
    matrix.converged();
    QCOMPARE(rest(), 1);
  }
};

QTEST_GUILESS_MAIN(TestKeptMatrix)
#include "tst_kept_matrix.moc"
