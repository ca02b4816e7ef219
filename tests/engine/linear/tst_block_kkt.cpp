// Elimination along the graph of bodies and joints gives the solution of the whole matrix, by pivots chosen in fronts,
// without fill on trees; what these pivots cannot do KLU does.

#include "linear/block_kkt.h"
#include "linear/kkt_product.h"
#include "support/random_state.h"
#include "support/structure_builder.h"
#include "support/tbb_threads.h"

#include <Eigen/LU>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

KktStructure chain(int bodies, int rows, bool coupled) {
  StructureBuilder b;
  for (int i = 0; i < bodies; ++i) {
    b.body();
    b.joint(i > 0 ? std::vector{i - 1, i} : std::vector{i}, rows);
    if (coupled && i > 0) b.couple(i - 1, i);
  }
  return b.s;
}

/// Each body hangs on one of those before it, some that can only turn.
KktStructure tree(int bodies, Random& random) {
  StructureBuilder b;
  for (int i = 0; i < bodies; ++i) {
    const bool turns = i == 0 || random.uniform(0, 1) < 0.1;
    b.body(turns ? 3 : 6);
    if (turns) continue;
    const int on = static_cast<int>(random.uniform(0, i - 1e-9)), rows = 1 + static_cast<int>(random.uniform(0, 4.999));
    b.joint({on, i}, rows);
    if (random.uniform(0, 1) < 0.5) b.couple(on, i);
  }
  return b.s;
}

/// A grid of bodies on ball joints along both directions.
KktStructure net(int width, int height) {
  StructureBuilder b;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const int i = b.body();
      if (x > 0) b.joint({i - 1, i}, 1), b.couple(i - 1, i);
      if (y > 0) b.joint({i - width, i}, 2);
      if (y == 0) b.joint({i}, 3);
    }
  return b.s;
}

/// All bodies on one, one of the joints across three bodies.
KktStructure star(int arms) {
  StructureBuilder b;
  b.body();
  for (int i = 1; i <= arms; ++i) {
    b.body();
    b.joint({0, i}, 5);
    if (i > 1) b.couple(i - 1, i);
  }
  b.joint({0, 1, 2}, 1);
  return b.s;
}

/// A ring whose last joint closes it.
KktStructure ring(int bodies) {
  StructureBuilder b;
  for (int i = 0; i < bodies; ++i) b.body();
  b.joint({0}, 3);
  for (int i = 0; i < bodies; ++i) b.joint({i, (i + 1) % bodies}, 3);
  return b.s;
}

KktMatrix randomMatrix(const KktStructure& s, Random& random) {
  const auto block = [&](double scale) {
    Mat6 out;
    for (double& x : out.reshaped()) x = scale * random.uniform(-1, 1);
    return out;
  };
  const auto used = [](const Mat6& of, int rows, int columns) {
    Mat6 out = Mat6::Zero();
    out.topLeftCorner(rows, columns) = of.topLeftCorner(rows, columns);
    return out;
  };
  const auto sizeOf = [&](int body) { return s.bodies[static_cast<std::size_t>(body)].size; };
  KktMatrix S(s);
  for (std::size_t b = 0; b < S.A.size(); ++b)
    S.A[b] = used(random.positiveDefinite() + block(0.05), s.bodies[b].size, s.bodies[b].size);
  for (std::size_t c = 0; c < S.Aij.size(); ++c) {
    const auto [i, j] = s.couplings[c];
    S.Aij[c] = used(block(0.1), sizeOf(i), sizeOf(j));
    S.Aji[c] = used(block(0.1), sizeOf(j), sizeOf(i));
  }
  for (std::size_t k = 0; k < S.B.size(); ++k) {
    const int rows = s.constraintOf(s.blocks[k]).rows, columns = s.bodyOf(s.blocks[k]).size;
    S.B[k] = used(block(1), rows, columns);
    if (!s.symmetric) S.C[k] = S.B[k] + used(block(0.05), rows, columns);
  }
  return S;
}

/// A random matrix of masses and constraints.
KktMatrix randomSymmetric(const KktStructure& s, Random& random) {
  KktMatrix S = randomMatrix(s, random);
  for (Mat6& A : S.A) A = (0.5 * (A + A.transpose())).eval();
  return S;
}

/// Rods of mass 1 kg and length 1 m along x, each on a hinge along z at its end; and what a step adds to the masses.
KktMatrix parallelHinges(const KktStructure& s, Random& random) {
  KktMatrix S = randomMatrix(s, random);
  for (Mat6& A : S.A) A = (Vec6() << 1, 1, 1, 0.01, 1.0 / 12, 1.0 / 12).finished().asDiagonal();
  for (std::vector<Mat6>* of : {&S.Aij, &S.Aji})
    for (Mat6& A : *of) A *= 1e-4;
  const auto rows = [](double x) {  // of the velocity of a point and of the rotation, those across the hinge
    Mat6 out = Mat6::Zero();
    out.topRows<3>() << 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, x, 0, 0, 1, 0, -x, 0;
    out(3, 3) = out(4, 4) = 1;
    return out;
  };
  for (std::size_t k = 0; k < S.B.size(); ++k) {
    const KktStructure::Block& b = s.blocks[k];
    S.B[k] = S.C[k] = b.body == b.constraint ? rows(-0.5) : Mat6(-rows(0.5));
  }
  return S;
}

/// Column by column.
MatX dense(const KktStructure& s, const KktMatrix& S) {
  MatX out(s.size(), s.size());
  VecX column(s.size());
  for (int i = 0; i < s.size(); ++i) {
    multiply(s, S, VecX::Unit(s.size(), i), column);
    out.col(i) = column;
  }
  return out;
}

struct Blocks {
  explicit Blocks(const KktStructure& s, KktUse use = KktUse::solutions) : topology(s), solver(topology, use) {}
  const KktStructure& structure() const { return topology.structure(); }
  KktTopology topology;
  BlockKkt solver;
};

/// As the test of solutions numbers them.
KktStructure structureOf(int which, Random& random) {
  switch (which) {
    case 0: return chain(40, 3, false);
    case 1: return chain(40, 5, true);
    case 2: return chain(9, 0, true);
    case 3: return tree(60, random);
    case 4: return net(5, 6);
    case 5: return star(12);
    case 6: return ring(15);
    default: return chain(4, 6, false);
  }
}

/// With the matrix that was factored last.
void solvesTheWhole(Blocks& blocks, const KktMatrix& S, Random& random) {
  const KktStructure& s = blocks.structure();
  const VecX b = random.vector(s.size(), 1), exact = dense(s, S).fullPivLu().solve(b);
  VecX x = b, product(s.size());
  blocks.solver.solve(x);
  const double error = (x - exact).lpNorm<Eigen::Infinity>() / exact.lpNorm<Eigen::Infinity>();
  multiply(s, S, x, product);
  const double residual = (product - b).lpNorm<Eigen::Infinity>() / exact.lpNorm<Eigen::Infinity>();
  QVERIFY2(error < 1e-8 && residual < 1e-11, qPrintable(QString("%1, %2").arg(error).arg(residual)));
}

}  // namespace

class TestBlockKkt : public QObject {
  Q_OBJECT

 private slots:
  void product_isThatOfTheBlocks() {
    StructureBuilder b;
    b.body(), b.body(3);
    b.joint({0, 1}, 2);
    b.couple(0, 1);
    Random random(1);
    KktMatrix S = randomMatrix(b.s, random);
    S.epsW = random.vector(2, 1);
    MatX whole = MatX::Zero(11, 11);
    whole.block<6, 6>(0, 0) = S.A[0];
    whole.block<3, 3>(6, 6) = S.A[1].topLeftCorner<3, 3>();
    whole.block<6, 3>(0, 6) = S.Aij[0].leftCols<3>();
    whole.block<3, 6>(6, 0) = S.Aji[0].topRows<3>();
    whole.block<2, 6>(9, 0) = S.C[0].topRows<2>();
    whole.block<2, 3>(9, 6) = S.C[1].topLeftCorner<2, 3>();
    whole.block<6, 2>(0, 9) = S.B[0].topRows<2>().transpose();
    whole.block<3, 2>(6, 9) = S.B[1].topLeftCorner<2, 3>().transpose();
    whole.diagonal().tail<2>() = -S.epsW;
    QCOMPARE(dense(b.s, S), whole);
  }

  void solution_isThatOfTheWhole_data() {
    QTest::addColumn<int>("which");
    int i = 0;
    for (const char* name : {"balls", "hinges", "free bodies", "tree", "net", "star", "ring", "welded"})
      QTest::newRow(name) << i++;
  }
  void solution_isThatOfTheWhole() {
    QFETCH(int, which);
    Random random(static_cast<unsigned>(which) + 5);
    const KktStructure s = structureOf(which, random);
    Blocks blocks(s);
    for (int pass = 0; pass < 3; ++pass) {
      const KktMatrix S = randomMatrix(s, random);
      QVERIFY(blocks.solver.factor(S));
      solvesTheWhole(blocks, S, random);
    }
    QCOMPARE(blocks.solver.sparseFactorizations(), 0);
  }

  /// Without a choice of pivots: chains, trees and loops, bodies on the ground alone, more and fewer rows than lanes.
  void solutionOfSymmetric_isThatOfTheWhole_data() { solution_isThatOfTheWhole_data(); }
  void solutionOfSymmetric_isThatOfTheWhole() {
    QFETCH(int, which);
    Random random(static_cast<unsigned>(which) + 50);
    const KktTopology topology(structureOf(which, random));
    Blocks blocks(topology.symmetric()->structure());
    const KktStructure& s = blocks.structure();
    QVERIFY(s.symmetric && s.couplings.empty());
    for (int pass = 0; pass < 3; ++pass) {
      const KktMatrix S = randomSymmetric(s, random);
      QVERIFY(S.C.empty() && blocks.solver.factor(S));
      const MatX whole = dense(s, S);
      QCOMPARE(whole, MatX(whole.transpose()));
      solvesTheWhole(blocks, S, random);
    }
    QCOMPARE(blocks.solver.sparseFactorizations(), 0);
  }

  /// Thousands of bodies are eliminated side by side: chains from both ends, fleets and trees by subtrees.
  void sideBySide_givesTheSameBytes_data() {
    QTest::addColumn<int>("which");
    int i = 0;
    for (const char* name : {"chain", "tree", "fleet"}) QTest::newRow(name) << i++;
  }
  void sideBySide_givesTheSameBytes() {
    QFETCH(int, which);
    Random random(7);
    StructureBuilder fleet;
    for (int i = 0; i < 3000; ++i) {
      fleet.body();
      fleet.joint(i % 3 > 0 ? std::vector{i - 1, i} : std::vector{i}, 4);
    }
    const KktStructure s = which == 0 ? chain(3000, 5, true) : which == 1 ? tree(3000, random) : fleet.s;
    const KktTopology topology(s);
    for (const KktStructure& structure : {s, topology.symmetric()->structure()}) {
      const KktMatrix S = structure.symmetric ? randomSymmetric(structure, random) : randomMatrix(structure, random);
      const VecX b = random.vector(structure.size(), 1);
      std::vector<VecX> solutions;
      for (const int threads : {1, 2, 4}) {
        const ThreadLimit limit(threads);
        Blocks blocks(structure);
        QVERIFY(BlockPlan(structure).tasks.tasks.size() > 1);
        QVERIFY(blocks.solver.factor(S));
        solutions.push_back(b);
        blocks.solver.solve(solutions.back());
        QCOMPARE(solutions.back(), solutions.front());
      }
      VecX product(structure.size());
      multiply(structure, S, solutions.front(), product);
      const double size = std::max(1.0, solutions.front().lpNorm<Eigen::Infinity>());
      QVERIFY((product - b).lpNorm<Eigen::Infinity>() < 1e-10 * size);
    }
  }

  /// Each front is done once, after those that it needs.
  void tasks_haveEachFrontOnce() {
    Random random(7);
    for (const KktStructure& s : {chain(5000, 3, true), tree(5000, random), net(50, 50), chain(100, 3, true)}) {
      const EliminationOrder order = eliminationOrder(s);
      const EliminationTasks tasks = eliminationTasks(order);
      std::vector<int> doneBy(order.fronts.size(), -1);
      const auto visit = [&](const std::vector<int>& fronts, int task) {
        for (const int f : fronts) {
          for (std::size_t child = 0; child < order.fronts.size() && s.bodies.size() == 100; ++child)
            if (order.fronts[child].parent == f) QVERIFY(doneBy[child] >= 0);
          QCOMPARE(std::exchange(doneBy[static_cast<std::size_t>(f)], task), -1);
        }
      };
      int number = 0;
      for (const std::vector<int>& task : tasks.tasks) visit(task, number++);
      visit(tasks.rest, number);
      for (std::size_t f = 0; f < order.fronts.size(); ++f) {
        QVERIFY(doneBy[f] >= 0);
        const int parent = order.fronts[f].parent;
        if (parent < 0) continue;
        QVERIFY(parent > static_cast<int>(f));
        const int above = doneBy[static_cast<std::size_t>(parent)];
        QVERIFY(above == doneBy[f] || above == number);
      }
    }
  }

  /// Multipliers lose digits, by whatever elimination: residuals that this leaves are not refined where they shrink
  /// anyway, by a thousandth with each correction at least, nor where that makes nothing more exact.
  void parallelHinges_areNotRefinedInVain_data() {
    QTest::addColumn<int>("bodies");
    for (const int n : {10, 100, 1000}) QTest::addRow("%d", n) << n;
  }
  void parallelHinges_areNotRefinedInVain() {
    QFETCH(int, bodies);
    Random random(11);
    const KktStructure s = chain(bodies, 5, true);
    const KktMatrix S = parallelHinges(s, random);
    const VecX exact = random.vector(s.size(), 1);
    VecX b(s.size()), product(s.size());
    multiply(s, S, exact, b);
    Blocks corrections(s, KktUse::corrections), solutions(s);
    QVERIFY(corrections.solver.factor(S) && solutions.solver.factor(S));
    QVERIFY(!corrections.solver.refines());
    VecX x = VecX::Zero(s.size());
    for (const double left : {1e-3, 1e-6}) {
      multiply(s, S, x, product);
      VecX correction = b - product;
      corrections.solver.solve(correction);
      x += correction;
      QVERIFY2((x - exact).lpNorm<Eigen::Infinity>() < left, qPrintable(QString::number(left)));
    }
    x = b;
    solutions.solver.solve(x);
    QVERIFY((x - exact).head(s.nv).lpNorm<Eigen::Infinity>() < 1e-11);
    if (bodies > 100) return;  // the whole would take minutes
    const VecX byWhole = dense(s, S).fullPivLu().solve(b) - exact;
    const double lost = (x - exact).lpNorm<Eigen::Infinity>(), lostByWhole = byWhole.lpNorm<Eigen::Infinity>();
    QVERIFY2(lost < 100 * lostByWhole, qPrintable(QString("%1, %2").arg(lost).arg(lostByWhole)));
  }
  /// In tilted axes rounding of the rigid directions, of n^3, gets into those in which the chain moves. What refinement
  /// leaves of that serves corrections, which KLU would not find more exactly.
  void tiltedParallelHinges_areNotLeftToKlu_data() {
    QTest::addColumn<int>("bodies");
    for (const int n : {10, 100, 1000}) QTest::addRow("%d", n) << n;
  }
  void tiltedParallelHinges_areNotLeftToKlu() {
    QFETCH(int, bodies);
    Random random(11);
    const KktStructure s = chain(bodies, 5, true);
    KktMatrix S = parallelHinges(s, random);
    const Mat3 R = Eigen::AngleAxisd(0.7, Vec3(1, 2, -0.5).normalized()).toRotationMatrix();
    Mat6 T = Mat6::Zero();
    T.topLeftCorner<3, 3>() = T.bottomRightCorner<3, 3>() = R;
    for (std::vector<Mat6>* of : {&S.A, &S.Aij, &S.Aji})
      for (Mat6& A : *of) A = T * A * T.transpose();
    for (std::vector<Mat6>* of : {&S.B, &S.C})
      for (Mat6& B : *of) B = B * T.transpose();
    const VecX exact = random.vector(s.size(), 1);
    VecX b(s.size()), product(s.size()), x = VecX::Zero(s.size());
    multiply(s, S, exact, b);
    Blocks corrections(s, KktUse::corrections);
    QVERIFY(corrections.solver.factor(S));
    QCOMPARE(corrections.solver.sparseFactorizations(), 0);
    for (const double left : {0.1, 0.01}) {
      multiply(s, S, x, product);
      VecX correction = b - product;
      corrections.solver.solve(correction);
      x += correction;
      QVERIFY2((x - exact).lpNorm<Eigen::Infinity>() < left, qPrintable(QString::number(left)));
    }
  }
  /// What no refinement mends is not taken for a correction either: a body that hardly has a mass in its direction.
  void uselessCorrections_areRefinedOrLeftToKlu() {
    const KktStructure s = chain(10, 3, true);
    Random random(9);
    KktMatrix S = randomMatrix(s, random);
    S.A[9] = 1e-15 * randomMatrix(s, random).A[9];
    Blocks blocks(s, KktUse::corrections);
    QVERIFY(blocks.solver.factor(S));
    QVERIFY(blocks.solver.refines() || blocks.solver.sparseFactorizations() == 1);
    solvesTheWhole(blocks, S, random);
  }

  /// Three rows that say the same, kept apart by the regularization.
  void redundantRows_areRegular() {
    StructureBuilder b;
    for (int i = 0; i < 4; ++i) b.body();
    b.joint({0}, 6);
    for (int i = 0; i < 3; ++i) b.joint({i, i + 1}, 5);
    b.joint({2, 3}, 5);
    Random random(3);
    KktMatrix S = randomMatrix(b.s, random);
    for (const std::size_t last : {std::size_t{2}, std::size_t{1}}) {
      S.B[S.B.size() - last] = S.C[S.B.size() - last] = S.B[S.B.size() - last - 2];
      S.C[S.B.size() - last - 2] = S.B[S.B.size() - last - 2];
    }
    S.epsW.setConstant(1e-8);
    Blocks blocks(b.s);
    QVERIFY(blocks.solver.factor(S));
    const VecX right = random.vector(b.s.size(), 1), exact = dense(b.s, S).fullPivLu().solve(right);
    VecX x = right;
    blocks.solver.solve(x);
    // Multipliers differ by 1/eps times the round-off.
    QVERIFY((x - exact).head(b.s.nv).lpNorm<Eigen::Infinity>() < 1e-6 * exact.head(b.s.nv).lpNorm<Eigen::Infinity>());
  }

  /// A body that only the next one's joint keeps from being singular: no pivots in its front.
  void frontsWithoutPivots_goToKlu() {
    const KktStructure s = chain(10, 3, true);
    Random random(9);
    KktMatrix S = randomMatrix(s, random);
    S.A[9].setZero();
    Blocks blocks(s);
    QVERIFY(blocks.solver.factor(S));
    QCOMPARE(blocks.solver.sparseFactorizations(), 1);
    const VecX b = random.vector(s.size(), 1), exact = dense(s, S).fullPivLu().solve(b);
    VecX x = b;
    blocks.solver.solve(x);
    QVERIFY((x - exact).lpNorm<Eigen::Infinity>() < 1e-8 * exact.lpNorm<Eigen::Infinity>());
  }

  void singular_isReported() {
    const KktStructure s = chain(10, 3, false);
    Random random(9);
    KktMatrix S = randomMatrix(s, random);
    S.A[4](0, 0) = std::numeric_limits<double>::quiet_NaN();
    Blocks blocks(s);
    QVERIFY(!blocks.solver.factor(S));
    S = randomMatrix(s, random);
    QVERIFY(blocks.solver.factor(S));
  }

  /// Each front of a tree is a body with its joint, and touches the one before it alone.
  void trees_doNotFill() {
    Random random(2);
    for (const KktStructure& s : {chain(1000, 5, true), tree(1000, random)}) {
      const EliminationOrder order = eliminationOrder(s);
      QCOMPARE(order.fronts.size(), s.bodies.size());
      for (const EliminationOrder::Front& f : order.fronts) {
        int width = 0;
        for (const int p : f.boundary) width += sizeOfPart(s, p);
        QVERIFY2(width <= 6, qPrintable(QString::number(width)));
      }
    }
  }
  /// Hundreds of joints at one body are left to KLU; trees and nets are not.
  void largeFronts_areKnown() {
    StructureBuilder door;
    door.body();
    for (int i = 0; i < 400; ++i) door.joint({0}, 5);
    QVERIFY(BlockPlan(door.s).fills());
    for (const KktStructure& s : {chain(1000, 5, true), net(4, 100), star(100)}) QVERIFY(!BlockPlan(s).fills());
  }
  /// Work per body of nets of one width, of twice the length: boundaries stay as wide as the net.
  void nets_costLikeTheirLength() {
    const double once = eliminationOrder(net(8, 50)).operations, twice = eliminationOrder(net(8, 100)).operations;
    QVERIFY2(twice < 2.3 * once, qPrintable(QString::number(twice / once)));
  }
};

QTEST_APPLESS_MAIN(TestBlockKkt)
#include "tst_block_kkt.moc"
