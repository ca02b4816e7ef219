// The Delassus matrix of constraints, eliminated front by front, gives the solution of the whole matrix of masses and
// constraints, on chains, trees and loops; what would lose digits is refused.

#include "linear/delassus.h"
#include "linear/kkt_product.h"
#include "linear/kkt_topology.h"
#include "support/random_state.h"
#include "support/structure_builder.h"
#include "support/tbb_threads.h"

#include <Eigen/LU>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

struct Masses : StructureBuilder {
  std::shared_ptr<KktMatrix> S;

  Masses() { s.symmetric = true; }
  /// Masses of rigid bodies and of those that turn about a point or do not turn; any constraints.
  void fill(Random& random) {
    S = std::make_shared<KktMatrix>(s);
    for (std::size_t b = 0; b < s.bodies.size(); ++b) {
      const Mat3 J = random.positiveDefinite().topLeftCorner<3, 3>();
      S->A[b].topLeftCorner<3, 3>() =
          s.bodies[b].size == 3 && b % 2 == 0 ? J : Mat3(random.uniform(0.5, 2) * Mat3::Identity());
      if (s.bodies[b].size == 6) S->A[b].bottomRightCorner<3, 3>() = J;
    }
    for (std::size_t k = 0; k < s.blocks.size(); ++k)
      for (int r = 0; r < s.constraintOf(s.blocks[k]).rows; ++r)
        for (int c = 0; c < s.bodyOf(s.blocks[k]).size; ++c) S->B[k](r, c) = random.uniform(-1, 1);
  }
  MatX whole() const {
    MatX out(s.size(), s.size());
    VecX column(s.size());
    for (int i = 0; i < s.size(); ++i) {
      multiply(s, *S, VecX::Unit(s.size(), i), column);
      out.col(i) = column;
    }
    return out;
  }
};

Masses chain(int bodies, int rows) {
  Masses out;
  for (int i = 0; i < bodies; ++i) {
    out.body();
    out.joint(i > 0 ? std::vector{i - 1, i} : std::vector{i}, rows);
  }
  return out;
}

/// Each body on one of those before it, some about a point; joints of one to five rows.
Masses tree(int bodies, Random& random) {
  Masses out;
  for (int i = 0; i < bodies; ++i) {
    out.body(i % 7 == 3 ? 3 : 6);
    const int rows = i % 7 == 3 ? 1 : 1 + random.integer(5);
    out.joint(i > 0 ? std::vector{random.integer(i), i} : std::vector{0}, rows);
  }
  return out;
}

/// Cranks on the ground with couplers between them; a joint across three bodies.
Masses bars(int loops) {
  Masses out;
  for (int i = 0; i <= loops; ++i) {
    const int crank = out.body();
    out.joint({crank}, 3);
  }
  for (int i = 0; i < loops; ++i) {
    const int coupler = out.body();
    out.joint({i, coupler}, 2);
    out.joint({coupler, i + 1}, 2);
  }
  out.joint({0, 1, loops + 1}, 1);
  return out;
}

Masses massesOf(int which, Random& random) {
  switch (which) {
    case 0: return chain(30, 3);
    case 1: return chain(30, 5);
    case 2: return chain(6, 6);
    case 3: return tree(60, random);
    default: return bars(12);
  }
}

struct Solver {
  explicit Solver(const Masses& m) : plan(std::make_shared<DelassusPlan>(m.s)), delassus(plan, m.S->A) {}
  std::shared_ptr<const DelassusPlan> plan;
  Delassus delassus;
};

}  // namespace

class TestDelassus : public QObject {
  Q_OBJECT

 private slots:
  void solution_isThatOfTheWhole_data() {
    QTest::addColumn<int>("which");
    int i = 0;
    for (const char* name : {"balls", "hinges", "welded", "tree", "four bars"}) QTest::newRow(name) << i++;
  }
  void solution_isThatOfTheWhole() {
    QFETCH(int, which);
    Random random(static_cast<unsigned>(which) + 3);
    Masses m = massesOf(which, random);
    m.fill(random);
    m.S->epsW = VecX::LinSpaced(m.s.m, 0.1, 0.2);  // far from zero: random rows may nearly depend on each other
    Solver solver(m);
    QVERIFY(solver.plan->pays(BlockPlan(m.s)));
    QVERIFY(solver.delassus.factor(m.S->B, m.S->epsW));
    const VecX ab = random.vector(m.s.size(), 1), exact = m.whole().fullPivLu().solve(ab);
    VecX x = ab;
    solver.delassus.solveBoth(x);
    // The condition of what is left, some hundred, times rounding.
    QVERIFY((x - exact).lpNorm<Eigen::Infinity>() < 1e-12 * exact.lpNorm<Eigen::Infinity>());

    VecX y = ab.tail(m.s.m), right = VecX::Zero(m.s.size()), moved = VecX::Zero(m.s.nv);
    solver.delassus.solve(y);
    right.tail(m.s.m) = -ab.tail(m.s.m);
    const VecX only = m.whole().fullPivLu().solve(right);
    QVERIFY((y - only.tail(m.s.m)).lpNorm<Eigen::Infinity>() < 1e-12 * only.lpNorm<Eigen::Infinity>());
    solver.delassus.pushBack(y, moved);
    QVERIFY((moved - only.head(m.s.nv)).lpNorm<Eigen::Infinity>() < 1e-12 * only.lpNorm<Eigen::Infinity>());
  }

  /// A light body between heavy ones: the sums of inverse masses have lost the heavy ones' digits.
  void lostDigits_areRefused() {
    Random random(4);
    Masses m = chain(3, 3);
    m.fill(random);
    m.S->A[1] *= 1e-9;
    m.S->B[3] = -m.S->B[2];  // passes on what acts on it
    Solver solver(m);
    QVERIFY(!solver.delassus.factor(m.S->B, m.S->epsW));
    m.fill(random);
    QVERIFY(Solver(m).delassus.factor(m.S->B, m.S->epsW));
  }

  /// Rows that are there twice: singular, or as regular as the regularization makes them.
  void redundantRows_needRegularization() {
    Random random(6);
    Masses m = chain(4, 5);
    m.joint({2, 3}, 5);
    m.fill(random);
    for (std::size_t i = 0; i < 2; ++i) m.S->B[m.S->B.size() - 1 - i] = m.S->B[m.S->B.size() - 3 - i];
    Solver solver(m);
    QVERIFY(!solver.delassus.factor(m.S->B, m.S->epsW));
    m.S->epsW.setConstant(1e-9);
    QVERIFY(solver.delassus.factor(m.S->B, m.S->epsW));
    const VecX ab = random.vector(m.s.size(), 1), exact = m.whole().fullPivLu().solve(ab);
    VecX x = ab;
    solver.delassus.solveBoth(x);
    // Multipliers are 1/eps times what contradicts, and so is their rounding.
    QVERIFY((x - exact).head(m.s.nv).lpNorm<Eigen::Infinity>() < 1e-6 * exact.head(m.s.nv).lpNorm<Eigen::Infinity>());
  }

  /// Many constraints at one body would be coupled each with each.
  void crowds_doNotPay() {
    Masses m;
    m.body();
    m.joint({0}, 6);
    for (int i = 1; i <= 200; ++i) {
      m.body();
      m.joint({0, i}, 5);
    }
    QVERIFY(!DelassusPlan(m.s).pays(BlockPlan(m.s)));
  }

  void sideBySide_givesTheSameBytes() {
    Random random(8);
    for (Masses m : {chain(3000, 5), tree(3000, random)}) {
      m.fill(random);
      m.S->epsW.setConstant(0.1);
      const VecX ab = random.vector(m.s.size(), 1);
      std::vector<VecX> solutions;
      for (const int threads : {1, 2, 4}) {
        const ThreadLimit limit(threads);
        Solver solver(m);
        QVERIFY(solver.plan->elimination.tasks.tasks.size() > 1);
        QVERIFY(solver.delassus.factor(m.S->B, m.S->epsW));
        solutions.push_back(ab);
        solver.delassus.solveBoth(solutions.back());
        QCOMPARE(solutions.back(), solutions.front());
      }
      VecX product(m.s.size());
      multiply(m.s, *m.S, solutions.front(), product);
      QVERIFY((product - ab).lpNorm<Eigen::Infinity>() <
              1e-11 * std::max(1.0, solutions.front().lpNorm<Eigen::Infinity>()));
    }
  }
};

QTEST_APPLESS_MAIN(TestDelassus)
#include "tst_delassus.moc"
