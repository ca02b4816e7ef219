// All solvers give the same solution, which satisfies the equations; singular matrices are reported.

#include "linear/kkt_solver.h"
#include "support/random_state.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"
#include "system/iteration_matrix.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

class TestKktSolvers : public QObject {
  Q_OBJECT
 private slots:
  void solvers_agree_data() {
    QTest::addColumn<int>("rods");
    for (const int n : {1, 2, 5, 40}) QTest::addRow("%d rods", n) << n;
  }
  void solvers_agree() {
    QFETCH(int, rods);
    const auto system = System::compile(rodChain(rods).model()).value();
    State s = system->initialState();
    Random random(4);
    s.lambda = random.vector(system->m(), 5);
    s.v = random.vector(system->nv(), 2);
    const VecX xi = random.vector(system->nv(), 0.3);
    Workspace w = system->makeWorkspace();
    IterationMatrix S(*system);
    linearize(*system, system->evaluate(s, w), {1.0, 1e-3, 1e-6}, &xi, S);
    S.epsW = regularization(*system, s);
    const VecX b = random.vector(system->nv() + system->m(), 1);
    VecX solution;
    for (const KktMethod method : {KktMethod::dense, KktMethod::sparse, KktMethod::condensed, KktMethod::block}) {
      const auto solver = makeKktSolver(*system->topology(), method);
      for (int pass = 0; pass < 2; ++pass) {  // the second pass refactors
        QVERIFY(solver->factor(S));
        VecX x = b;
        solver->solve(x);
        if (solution.size() == 0) solution = x;
        QVERIFY((x - solution).lpNorm<Eigen::Infinity>() < 1e-10 * solution.lpNorm<Eigen::Infinity>());
      }
    }
  }
  void pivotsThatGoBad_areReplaced() {
    const auto system = System::compile(rodChain(20).model()).value();
    Workspace w = system->makeWorkspace();
    IterationMatrix S(*system);
    const State s = system->initialState();
    massAndConstraints(*system, system->evaluateKinematics(s, w), S);
    S.epsW = regularization(*system, s);
    const auto solver = makeKktSolver(*system->topology(), KktMethod::sparse);
    const auto dense = makeKktSolver(*system->topology(), KktMethod::dense);
    QVERIFY(solver->factor(S));
    Random random(8);
    for (int pass = 0; pass < 5; ++pass) {
      for (Mat6& A : S.A) A = random.positiveDefinite() * std::pow(10.0, random.uniform(-2, 2));
      VecX b = random.vector(system->nv() + system->m(), 1), x = b;
      QVERIFY(solver->factor(S) && dense->factor(S));
      solver->solve(x);
      dense->solve(b);
      QVERIFY((x - b).lpNorm<Eigen::Infinity>() < 1e-6 * b.lpNorm<Eigen::Infinity>());
    }
  }
  void notFinite_isReported() {
    const auto system = System::compile(rodChain(3).model()).value();
    KktMatrix S(system->structure());
    for (Mat6& A : S.A) A.setConstant(std::numeric_limits<double>::quiet_NaN());
    for (const KktMethod method : {KktMethod::dense, KktMethod::sparse, KktMethod::condensed, KktMethod::block})
      QVERIFY(!makeKktSolver(*system->topology(), method)->factor(S));
  }
};

QTEST_APPLESS_MAIN(TestKktSolvers)
#include "tst_kkt_solvers.moc"
