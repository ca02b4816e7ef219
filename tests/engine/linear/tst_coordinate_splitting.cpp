// Coordinate splitting against its definition, and the matrix of stabilized index 2 against a dense one.

#include "lie/so3.h"
#include "linear/coordinate_splitting.h"
#include "linear/stabilized_kkt.h"
#include "support/random_state.h"
#include "support/test_models.h"
#include "system/iteration_matrix.h"
#include "system/system.h"

#include <Eigen/LU>
#include <QtTest>

#include <algorithm>
#include <array>

using namespace gyre;
using namespace gyre::test;

namespace {

SparseRows rowsOf(const MatX& G) {
  SparseRows out;
  out.columns = static_cast<int>(G.cols());
  for (Eigen::Index r = 0; r < G.rows(); ++r) {
    for (Eigen::Index c = 0; c < G.cols(); ++c)
      if (G(r, c) != 0) {
        out.column.push_back(static_cast<int>(c));
        out.value.push_back(G(r, c));
      }
    out.start.push_back(static_cast<int>(out.column.size()));
  }
  return out;
}

/// A third of the entries, others zero.
MatX randomSparse(Eigen::Index rows, Eigen::Index columns, Random& random) {
  MatX G = MatX::Zero(rows, columns);
  for (double& x : G.reshaped())
    if (random.integer(3) == 0) x = random.uniform(-1, 1);
  for (Eigen::Index r = 0; r < rows; ++r) G(r, (7 * r) % columns) = random.uniform(1, 2);
  return G;
}

MatX projectorOf(CoordinateSplitting& split, Eigen::Index n) {
  MatX P(n - split.rank(), n);
  VecX column(P.rows());
  for (Eigen::Index i = 0; i < n; ++i) {
    split.project(VecX::Unit(n, i), column);
    P.col(i) = column;
  }
  return P;
}

}  // namespace

class TestCoordinateSplitting : public QObject {
  Q_OBJECT
 private slots:
  void projector_annihilatesTheConstraintForces() {
    Random random(3);
    for (int trial = 0; trial < 20; ++trial) {
      const MatX G = randomSparse(7, 18, random);
      CoordinateSplitting split(7, 18);
      split.choose(rowsOf(G));
      QCOMPARE(split.rank(), 7);
      const MatX P = projectorOf(split, 18);
      QVERIFY((P * G.transpose()).lpNorm<Eigen::Infinity>() < 1e-12);
      for (Eigen::Index i = 0; i < P.rows(); ++i)  // P X = I
        QCOMPARE(P.col(split.independent()[static_cast<std::size_t>(i)]), VecX::Unit(P.rows(), i));
    }
  }

  /// Where a row becomes dependent on those before it, what they leave of it goes through zero.
  void leftOfRow_changesItsSign() {
    MatX G(2, 3);
    CoordinateSplitting split(2, 3);
    for (const double x : {0.5, 0.1, -0.1}) {
      G << 1, 1, 0, 1, 1 + x, 0;
      if (x == 0.5) split.choose(rowsOf(G));
      else split.refactor(rowsOf(G));
      QCOMPARE(split.keptRows()[1], 1);
      QCOMPARE(split.left(0), 1.0);
      QCOMPARE(split.left(1), x / std::max(1.0, 1 + x));
    }
  }

  /// Q = (G Y)^-1 G X, P r = X^T r - Q^T Y^T r, (G Y)^T s = Y^T r.
  void formulas_holdAsPublished() {
    Random random(5);
    const MatX G = randomSparse(6, 15, random);
    CoordinateSplitting split(6, 15);
    split.choose(rowsOf(G));
    MatX X(15, 9), Y(15, 6);
    Eigen::Index x = 0, y = 0;
    for (int c = 0; c < 15; ++c) (split.isDependent(c) ? Y.col(y++) : X.col(x++)) = VecX::Unit(15, c);
    const MatX Q = (G * Y).fullPivLu().solve(G * X);
    const VecX r = random.vector(15, 1);
    VecX p(9), s(6);
    split.project(r, p);
    split.multipliers(r, s);
    QVERIFY((p - (X.transpose() * r - Q.transpose() * Y.transpose() * r)).lpNorm<Eigen::Infinity>() < 1e-12);
    QVERIFY(((G * Y).transpose() * s - Y.transpose() * r).lpNorm<Eigen::Infinity>() < 1e-12);
    QVERIFY((p - X.transpose() * (r - G.transpose() * s)).lpNorm<Eigen::Infinity>() < 1e-12);
  }

  /// One of the rows with a sum is left out, wherever they stand, and P is that of the others.
  void dependentRows_areLeftOut() {
    Random random(8);
    MatX G = randomSparse(8, 20, random);
    G.row(3) = 2 * G.row(0) - G.row(1);
    G.row(7) = G.row(2) + G.row(6) - 0.5 * G.row(5);
    CoordinateSplitting split(8, 20);
    split.choose(rowsOf(G));
    QCOMPARE(split.rank(), 6);
    const auto oneIsOut = [&](std::initializer_list<int> rows) {
      return std::count_if(rows.begin(), rows.end(), [&](int row) { return !split.isKept(row); }) == 1;
    };
    QVERIFY(oneIsOut({0, 1, 3}) && oneIsOut({2, 5, 6, 7}));
    QVERIFY((projectorOf(split, 20) * G.transpose()).lpNorm<Eigen::Infinity>() < 1e-12);
    QVERIFY(split.refactor(rowsOf(G)) > 0.49);    // pivots of half the largest entry may be chosen
    G.row(7) = random.vector(20, 1).transpose();  // it says something now
    QCOMPARE(split.refactor(rowsOf(G)), 0.0);
  }

  /// Three rows in a plane, of which any two do while their directions differ. Where those of the two that are kept
  /// come together the third has to take the place of one: volume 1 instead of sin(angle).
  void rows_followTheValues() {
    const auto rows = [](std::array<double, 3> angles) {
      MatX G(3, 2);
      for (int i = 0; i < 3; ++i) G.row(i) << std::cos(angles[i]), std::sin(angles[i]);
      return rowsOf(G);
    };
    CoordinateSplitting split(3, 2);
    split.choose(rows({0.2, 1.2, 2.2}));
    int out = 0;
    while (split.isKept(out)) ++out;
    std::array<double, 3> angles{0.5, 0.5, 0.5};
    angles[(out + 1) % 3] += 0.01;
    angles[out] += M_PI / 2;
    const double quality = split.refactor(rows(angles));
    QVERIFY2(quality > 0 && quality < 0.05 && split.isRegular(), qPrintable(QString::number(quality)));
    split.choose(rows(angles));
    QVERIFY(split.rank() == 2 && split.isKept(out));
    QVERIFY(split.refactor(rows(angles)) > 0.49);
    split.choose(rows({0.5, 0.5 + 1e-5, 0.5 - 1e-5}));
    double left = 0;
    QVERIFY(split.rank() == 2 && split.weakestRow(left) >= 0 && left > 1e-6 && left < 1e-4);
    QCOMPARE(split.refactor(rows({0.5, 0.5, 0.5})), 0.0);
    QVERIFY(!split.isRegular());
  }

  /// The choice is kept for other values, and its quality falls as a pivot becomes small.
  void choice_isKeptUntilItIsBad() {
    CoordinateSplitting split(1, 2);
    const auto pendulum = [](double angle) { return rowsOf(MatX{{std::sin(angle), -std::cos(angle)}}); };
    split.choose(pendulum(0.1));
    QVERIFY(split.isDependent(1) && !split.isDependent(0));
    QCOMPARE(split.refactor(pendulum(1.2)), std::cos(1.2) / std::sin(1.2));
    QVERIFY(split.isDependent(1));
    VecX p(1);
    split.project(VecX{{3.0, 4.0}}, p);
    QVERIFY(std::abs(p[0] - (3.0 + 4.0 * std::tan(1.2))) < 1e-12);
    QCOMPARE(split.refactor(pendulum(M_PI / 2 - 1e-10)), 0.0);
  }

  /// A chain bent in space, from its root: factors and work grow with its length, not with the square.
  void chain_doesNotFillIn() {
    const auto entries = [](int links) {
      Random random(4);
      // Row blocks x_(i-1) + a x theta_(i-1) - x_i + b x theta_i, six columns (x, theta) for each link.
      MatX G = MatX::Zero(3 * links, 6 * links);
      for (int i = 0; i < links; ++i) {
        const auto block = [&](int link, double sign) {
          G.block<3, 3>(3 * i, 6 * link) = sign * Mat3::Identity();
          G.block<3, 3>(3 * i, 6 * link + 3) = so3::hat(0.5 * random.vector());
        };
        if (i > 0) block(i - 1, 1);
        block(i, -1);
      }
      CoordinateSplitting split(3 * links, 6 * links);
      split.choose(rowsOf(G));
      if (split.rank() != 3 * links || split.refactor(rowsOf(G)) < 0.5) throw std::runtime_error("bad choice");
      return split.entries();
    };
    const auto few = entries(10), many = entries(100);
    QVERIFY2(many < 11 * few, qPrintable(QString("%1 to %2").arg(few).arg(many)));
  }

  void solution_satisfiesTheBlockEquations_data() {
    QTest::addColumn<int>("rods");
    for (const int n : {1, 3, 20}) QTest::addRow("%d rods", n) << n;
  }
  void solution_satisfiesTheBlockEquations() {
    QFETCH(int, rods);
    const auto system = System::compile(rodChain(rods).model()).value();
    const KktStructure& k = system->structure();
    State s = system->initialState();
    Random random(4);
    s.lambda = random.vector(k.m, 5);
    s.v = random.vector(k.nv, 2);
    Workspace w = system->makeWorkspace();
    IterationMatrix position(*system), stiffness(position), damping(position);
    const EvaluatedState at = system->evaluate(s, w);
    linearize(*system, at, {0, 0, 1}, nullptr, stiffness);
    linearize(*system, at, {50, 1, 0}, nullptr, damping);
    position.B = damping.B;
    linearizeRates(*system, at, position);
    for (Mat6& A : position.A) A = 50 * Mat6::Identity() + random.positiveDefinite();
    std::vector<char> kept(static_cast<std::size_t>(k.m), 1);
    kept[1] = 0;
    const VecX weights = VecX::Constant(k.nv, 2) + random.vector(k.nv, 1);
    StabilizedKkt solver(system->topology()->stabilized(), weights);
    MatX dense = MatX::Zero(2 * k.size(), 2 * k.size());
    for (const auto& b : k.bodies) {
      const auto i = static_cast<std::size_t>(&b - k.bodies.data());
      dense.block(b.offset, b.offset, b.size, b.size) = position.A[i];
      dense.block(k.nv + b.offset, b.offset, b.size, b.size) = stiffness.A[i];
      dense.block(k.nv + b.offset, k.nv + b.offset, b.size, b.size) = damping.A[i];
    }
    dense.block(0, k.nv, k.nv, k.nv) = -MatX(weights.asDiagonal());
    const int mu = 2 * k.nv, lambda = mu + k.m;
    forEachConstraintBlock(k, [&](const auto& c, const auto& b, std::size_t i) {
      for (int r = 0; r < c.rows; ++r) {
        const auto B = position.B[i].row(r), D = position.C[i].row(r);
        dense.block(b.offset, mu + c.offset + r, 6, 1) = B.transpose();
        dense.block(k.nv + b.offset, lambda + c.offset + r, 6, 1) = B.transpose();
        if (!kept[static_cast<std::size_t>(c.offset + r)]) continue;
        dense.block(mu + c.offset + r, b.offset, 1, 6) = B;
        dense.block(lambda + c.offset + r, b.offset, 1, 6) = D;
        dense.block(lambda + c.offset + r, k.nv + b.offset, 1, 6) = B;
      }
    });
    for (int i = 0; i < k.m; ++i)
      if (!kept[static_cast<std::size_t>(i)]) dense(mu + i, mu + i) = dense(lambda + i, lambda + i) = 1;
    for (int pass = 0; pass < 2; ++pass) {
      QVERIFY(solver.factor(position, stiffness, damping, kept));
      const VecX b = random.vector(2 * k.size(), 1);
      VecX x = b;
      solver.solve(x);
      QVERIFY((dense * x - b).lpNorm<Eigen::Infinity>() < 1e-9 * x.lpNorm<Eigen::Infinity>());
    }
  }
};

QTEST_APPLESS_MAIN(TestCoordinateSplitting)
#include "tst_coordinate_splitting.moc"
