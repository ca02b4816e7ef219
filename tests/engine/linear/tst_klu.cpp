// Sparse factorizations whose pivots are kept: solutions stay backward stable whatever becomes of those pivots.

#include "linear/klu.h"
#include "support/random_state.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr int n = 60;

/// A tridiagonal matrix [n x n] by columns.
struct Tridiagonal {
  PatternBuilder builder{n};
  std::vector<int> blocks;
  std::shared_ptr<const KluAnalysis> analysis;
  std::vector<double> values;

  Tridiagonal() {
    for (int i = 0; i + 1 < n; ++i) blocks.push_back(builder.addBlock(i, i, 2, 2));
    analysis = builder.build();
    values.assign(analysis->pattern().row.size(), 1.0);
  }
  double& diagonal(int i) { return values[static_cast<std::size_t>(builder.diagonal(i))]; }
};

/// Componentwise backward error max |b - A x|_i / (|A| |x| + |b|)_i (Oettli and Prager 1964), in long double.
double backwardError(const Tridiagonal& A, const VecX& x, const VecX& b) {
  std::vector<long double> residual(n), size(n);
  for (int i = 0; i < n; ++i) residual[i] = b[i], size[i] = std::abs(b[i]);
  for (int j = 0; j < n; ++j)
    for (int k = A.analysis->pattern().columnStart[j]; k < A.analysis->pattern().columnStart[j + 1]; ++k) {
      const long double product = static_cast<long double>(A.values[k]) * x[j];
      residual[A.analysis->pattern().row[k]] -= product;
      size[A.analysis->pattern().row[k]] += std::abs(product);
    }
  long double worst = 0;
  for (int i = 0; i < n; ++i) worst = std::max(worst, std::abs(residual[i]) / size[i]);
  return static_cast<double>(worst);
}

}  // namespace

class TestKlu : public QObject {
  Q_OBJECT
 private slots:
  /// Diagonals that shrink from 3 to 1e-14: pivots that were the best become the worst, by and by.
  void keptPivots_staySound() {
    Tridiagonal A;
    Random random(3);
    Klu klu(A.analysis);
    for (double diagonal = 3; diagonal > 1e-14; diagonal /= 2) {
      for (int i = 0; i < n; ++i) A.diagonal(i) = i % 3 == 0 ? diagonal : diagonal * random.uniform(0.5, 1);
      const VecX b = random.vector(n, 1);
      QVERIFY(klu.factor(A.values));
      VecX x = b;
      klu.solve(x.data());
      const double error = backwardError(A, x, b);
      // n roundings, as after partial pivoting with a growth of no more than 100.
      QVERIFY2(error < 100 * n * 1.1e-16, qPrintable(QString("%1 at a diagonal of %2").arg(error).arg(diagonal)));
    }
  }
  /// Factored once where nothing changes but the size.
  void goodPivots_areKept() {
    Tridiagonal A;
    Klu klu(A.analysis);
    for (const double size : {1.0, 1e-6, 1e9}) {
      A.values.assign(A.values.size(), size);
      for (int i = 0; i < n; ++i) A.diagonal(i) = 3 * size;
      QVERIFY(klu.factor(A.values));
    }
    QCOMPARE(klu.fullFactorizations(), 1);
  }
};

QTEST_APPLESS_MAIN(TestKlu)
#include "tst_klu.moc"
