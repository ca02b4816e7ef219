// Regularization of Newton's matrix where constraints meet at small eigenvalues: it may not keep corrections from
// shrinking.

#include <QtTest>

#include "benchmarks/chain.h"
#include "integrators/kkt_probes.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"

using namespace gyre;

namespace {

/// Particles in a row on massless rods; the last one is heavy.
Model rowOfParticles(int n, double massOfLast) {
  test::ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const ElementId next = b.body("particle", "p" + std::to_string(i),
                                  {{"mass", i + 1 == n ? massOfLast : 1.0}, {"position", Vec3(i + 1.0, 0, 0)}});
    b.joint("distance", "rod " + std::to_string(i), {{"body1", before}, {"body2", next}});
    before = next;
  }
  return b.model();
}

}  // namespace

class TestKktProbes : public QObject {
  Q_OBJECT

 private slots:
  void keepsRegularization_whereCorrectionsShrink() {
    QCOMPARE(weakened(rowOfParticles(100, 1)), 1.0);
    QCOMPARE(weakened(rowOfParticles(3, 1e4)), 1.0);
  }

  /// B M^-1 B^T of a row that hangs from the ground is tridiagonal, (2, -1) with 1 at the ground: its smallest
  /// eigenvalue is 4 sin^2(pi / (4 n + 2)), and W is 2. One thousandth of a correction is to be left.
  void weakensRegularization_inLongRows() {
    const int n = 20000;
    const double eigenvalue = 4 * std::pow(std::sin(M_PI / (4 * n + 2)), 2) / 2;
    const double expected = 0.001 * eigenvalue / regularizationSize;
    // Alike along the row; turns of rods move much further, by their measure.
    for (const Model& model : {rowOfParticles(n, 1), test::rodChain(n).model()}) {
      const double found = weakened(model);
      QVERIFY2(std::abs(found / expected - 1) < 0.5, qPrintable(QString("%1 for %2").arg(found).arg(expected)));
    }
  }

  /// Pulled as one, n rods of unit masses hold 1 / (n M) against W of 2 at most.
  void weakensRegularization_underHeavyBodies() {
    const int n = 100;
    const double heavy = 1e7, expected = 0.001 / (2 * n * heavy) / regularizationSize;
    const double found = weakened(rowOfParticles(n, heavy));
    QVERIFY2(found > expected / 3 && found < 3 * expected, qPrintable(QString("%1 for %2").arg(found).arg(expected)));
  }

  /// Multipliers that move nothing are no reason.
  void keepsRegularization_ofRedundantRods() {
    test::ModelBuilder b(rowOfParticles(3, 1));
    const ElementId next = b.body("particle", "p", {{"mass", 1.0}, {"position", Vec3(0, 0, 1)}});
    for (int i = 0; i < 3; ++i) b.joint("distance", "twin " + std::to_string(i), {{"body1", ground}, {"body2", next}});
    QCOMPARE(weakened(b.model(), Redundancy::some), 1.0);
  }

  /// Across the plane of parallel hinges a chain is a cantilever: B M^-1 B^T has an eigenvalue of 12.4 / n^4 (its
  /// lowest mode: R. W. Clough and J. Penzien, Dynamics of Structures, sec. 18-2), against W of 1 and more. A
  /// thousandth of that is below what rounding leaves of a pivot from some hundreds of hinges on.
  void leavesRegularizationOut_acrossThePlaneOfLongChains() {
    const Model chain = test::chain("revolute", 3000, test::parallel);
    QCOMPARE(weakened(chain), 0.0);
    QVERIFY(weakened(chain, Redundancy::some) > 0);
    const double weaker = weakened(test::chain("revolute", 100, test::parallel));
    QVERIFY2(weaker > 0 && weaker < 1, qPrintable(QString::number(weaker)));
  }

 private:
  /// Effect of the usual regularization.
  double weakened(const Model& model, Redundancy rows = Redundancy::none) {
    const auto compiled = System::compile(model).value();
    const System& system = *compiled;
    const State s = consistentInitialState(system, false).value().state;
    Workspace w = system.makeWorkspace();
    const VecX usual = regularization(system, s);
    KktSystem kkt(system, VecX::Zero(system.m()), KktUse::corrections);
    probedRoundOff(system, system.evaluateKinematics(s, w), kkt, rows);
    return kkt.matrix().epsW[0] / usual[0];
  }
};

QTEST_GUILESS_MAIN(TestKktProbes)
#include "tst_kkt_probes.moc"
