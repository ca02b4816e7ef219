// Methods that change all reactions at once (local_descent.h): their merit never grows, and they end no worse than a
// hundred sweeps.

#include "local_dynamics/local_solver.h"
#include "support/contact_problems.h"
#include "support/linked_bodies.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr LocalMethod methods[] = {LocalMethod::quasiNewton, LocalMethod::newtonDsf, LocalMethod::newtonHueber};

LocalTrace solved(LocalProblem problem, LocalMethod method, double merit) {
  LocalSettings settings{.method = method, .merit = merit};
  settings.record = true;
  LocalTrace trace;
  solveLocal(problem, settings, trace);
  return trace;
}

void addRolling(LocalProblem& p) {
  for (LocalContact& c : p.contacts) c.rolling = 0.02, c.spinning = 0.01;
}

std::vector<std::pair<QString, LocalProblem>> problems() {
  std::vector<std::pair<QString, LocalProblem>> all{{"heap", HeapBuilder(3, 3).problem()},
                                                    {"larger heap", HeapBuilder(4, 4).problem()},
                                                    {"rolling heap", HeapBuilder(3, 3).problem()},
                                                    {"heavy on light", stack(6, 1000)},
                                                    {"joined", Linked().joined},
                                                    {"grouped", Linked().grouped}};
  addRolling(all[2].second);
  for (unsigned seed = 1; seed <= 6; ++seed) {
    LocalProblem p = randomProblem(seed, 8, 16);
    all.emplace_back(QString("random %1").arg(seed), p);
    addRolling(p);
    all.emplace_back(QString("random, rolling %1").arg(seed), p);
  }
  return all;
}

}  // namespace

class TestLocalDescent : public QObject {
  Q_OBJECT
 private slots:
  void merits_neverGrow() {
    for (const auto& [name, problem] : problems())
      for (const LocalMethod method : methods) {
        const LocalTrace trace = solved(problem, method, 1e-20);
        const QString which = name + ", " + methodName(method).c_str();
        double before = HUGE_VAL;
        for (const LocalIterate& i : trace.iterates) {
          QVERIFY2(i.merit <= before, qPrintable(QString("%1: %2 after %3").arg(which).arg(i.merit).arg(before)));
          before = i.merit;
        }
        QVERIFY2(trace.last.merit <= before, qPrintable(which));
        QVERIFY(trace.islands.front().sweeps > 0);  // it starts with Gauss-Seidel
      }
  }
  void theyEnd_noWorseThanAHundredSweeps() {
    for (const auto& [name, problem] : problems()) {
      const double swept = solved(problem, LocalMethod::gaussSeidel, 1e-20).last.merit;
      for (const LocalMethod method : methods) {
        const double merit = solved(problem, method, 1e-20).last.merit;
        QVERIFY2(
            merit <= std::max(swept, 1e-20),
            qPrintable(
                QString("%1, %2: %3 after sweeps to %4").arg(name, methodName(method).c_str()).arg(merit).arg(swept)));
      }
    }
  }
  /// Where light bodies carry heavy ones, and where bodies roll, quasi-Newton gets there.
  void quasiNewton_reachesTheMerit() {
    for (const auto& [name, problem] : problems()) {
      if (name == "larger heap") continue;
      const LocalTrace trace = solved(problem, LocalMethod::quasiNewton, 1e-14);
      QVERIFY2(trace.reached, qPrintable(QString("%1: %2").arg(name).arg(trace.last.merit)));
    }
  }
};

QTEST_APPLESS_MAIN(TestLocalDescent)
#include "tst_local_descent.moc"
