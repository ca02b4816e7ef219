// Islands of a local problem: each is looked at by itself, so that the cost of many grows like their number.

#include "local_dynamics/local_islands.h"
#include "local_dynamics/local_solver.h"
#include "support/contact_problems.h"
#include "support/count_allocations.h"
#include "support/tbb_threads.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A stack that sweeps do not solve beside boxes that stand by themselves.
LocalProblem stackBesideBoxes(int boxes) {
  LocalProblem p = stack(8, 1000);
  const LocalProblem one = stack(1, 1);
  for (int i = 0; i < boxes; ++i) {
    const int body = static_cast<int>(p.bodies.size());
    p.bodies.push_back(one.bodies[0]);
    for (LocalContact c : one.contacts) {
      c.body2 = body;
      c.manifold = 1000 + i;
      p.contacts.push_back(c);
    }
  }
  return p;
}

/// Allocations of a step: reactions, and moves out of an overlap of all.
long allocationsOfStep(int boxes, LocalTrace& trace) {
  const ThreadLimit threads(1);
  const LocalProblem start = stackBesideBoxes(boxes);
  const std::vector<double> gap(start.contacts.size(), -1e-6);
  LocalSettings settings{.merit = 1e-16};
  settings.sweeps = 20;
  LocalSolver solver;
  std::vector<double> pushes;
  LocalProblem p;
  long before = 0;
  for (int step = 0; step < 2; ++step) {
    p = start;
    before = allocations();
    solver.solve(p, settings, trace);
    solver.projectPositions(p, gap, settings, true, pushes);
  }
  return allocations() - before;
}

}  // namespace

class TestLocalIslands : public QObject {
  Q_OBJECT
 private slots:
  void units_areListedOnce_byIslands() {
    const LocalProblem p = stackBesideBoxes(50);
    LocalSchedule schedule;
    schedule.build(p);
    QCOMPARE(schedule.islands(), 51);
    std::vector<int> seen(schedule.units().size(), 0);
    for (int i = 0; i < schedule.islands(); ++i) {
      int before = -1;
      for (const int u : schedule.unitsOf(i)) {
        QCOMPARE(schedule.units()[static_cast<std::size_t>(u)].island, i);
        QVERIFY(u > before);
        before = u;
        ++seen[static_cast<std::size_t>(u)];
      }
    }
    QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
  }
  void islandAsAProblem_comesBack() {
    const LocalProblem whole = stackBesideBoxes(3);
    LocalSchedule schedule;
    schedule.build(whole);
    LocalProblem out = whole;
    for (int i = 0; i < schedule.islands(); ++i) {
      IslandProblem island(whole, schedule, i);
      QCOMPARE(island.problem.contacts.size(), i == 0 ? whole.contacts.size() - 12 : std::size_t{4});
      for (LocalContact& c : island.problem.contacts) c.R = Vec3(i, 0, 1);
      for (LocalBody& b : island.problem.bodies) b.v = Vec3(0, i, 0);
      island.store(out);
    }
    for (std::size_t b = 0; b < out.bodies.size(); ++b)
      QCOMPARE(out.bodies[b].v, Vec3(0, b < 8 ? 0 : static_cast<double>(b) - 7, 0));
    for (const LocalContact& c : out.contacts) QCOMPARE(c.R.x(), out.bodies[static_cast<std::size_t>(c.body2)].v.y());
  }
  /// Boxes beside the stack are solved by sweeps, and only the stack goes further: in the reactions, and in the moves.
  void whatSweepsSolve_goesNoFurther() {
    LocalTrace trace;
    const long few = allocationsOfStep(10, trace), many = allocationsOfStep(2000, trace);
    QVERIFY(trace.islands[0].reason == LocalReason::stalled);
    for (std::size_t i = 1; i < trace.islands.size(); ++i) QVERIFY(trace.islands[i].reason == LocalReason::converged);
    qInfo("%ld allocations with 10 boxes, %ld with 2000", few, many);
    // The stack's, and a few arrays; what parallel loops allocate for themselves is left out by a margin.
    if (allocationsAreCounted) QVERIFY(many < few + 200);
  }
  /// What stalled is drawn apart by Newton although another problem, of all contacts, is projected than was solved.
  void whatStalled_isKnownByItsBodies() {
    LocalProblem all = stackBesideBoxes(4);
    LocalProblem solved = all;
    solved.contacts.erase(solved.contacts.begin() + 32, solved.contacts.begin() + 36);  // the first box
    LocalSettings settings{.merit = 1e-16};
    settings.sweeps = 20;
    LocalSolver solver;
    LocalTrace trace;
    solver.solve(solved, settings, trace);
    QVERIFY(trace.islands[0].reason == LocalReason::stalled);
    const std::vector<double> gap(all.contacts.size(), -1e-5);
    std::vector<double> pushes;
    solver.projectPositions(all, gap, settings, false, pushes);
    // The heaviest box, uppermost, gets eight times the move.
    double push = 0;
    for (std::size_t c = 28; c < 32; ++c) push += pushes[c];
    QVERIFY2(std::abs(all.h * push * all.bodies[7].inverseMass / 8e-5 - 1) < 0.02, qPrintable(QString::number(push)));
  }
};

QTEST_APPLESS_MAIN(TestLocalIslands)
#include "tst_local_islands.moc"
