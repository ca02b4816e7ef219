// Gauss-Seidel over contacts without the matrix of their couplings, and the projection of positions: what is particular
// to them. Closed forms are in tst_local_solvers.cpp.

#include "local_dynamics/gauss_seidel.h"
#include "local_dynamics/position_sweeps.h"
#include "support/contact_problems.h"
#include "support/count_allocations.h"
#include "support/linked_bodies.h"
#include "support/tbb_threads.h"

#include <QtTest>

#include <cstring>
#include <numeric>

using namespace gyre;
using namespace gyre::test;

namespace {

LocalTrace sweep(LocalProblem& problem, double merit, int sweeps, bool record = false) {
  LocalSettings settings;
  settings.merit = merit;
  settings.sweeps = sweeps;
  settings.record = record;
  GaussSeidel solver;
  LocalTrace trace;
  solver.solve(problem, settings, trace);
  return trace;
}

bool sameBytes(const LocalProblem& a, const LocalProblem& b) {
  const auto same = [](const Vec3& x, const Vec3& y) { return std::memcmp(x.data(), y.data(), sizeof(Vec3)) == 0; };
  for (std::size_t i = 0; i < a.bodies.size(); ++i)
    if (!same(a.bodies[i].v, b.bodies[i].v) || !same(a.bodies[i].w, b.bodies[i].w)) return false;
  for (std::size_t i = 0; i < a.contacts.size(); ++i)
    if (!same(a.contacts[i].R, b.contacts[i].R)) return false;
  return true;
}

/// Many heaps beside each other, some large enough for parts.
LocalProblem severalHeaps() {
  LocalProblem all;
  for (const auto& [side, layers] : {std::pair(8, 8), {2, 3}, {1, 1}, {10, 12}, {3, 2}, {1, 9}}) {
    LocalProblem heap = HeapBuilder(side, layers).problem();
    const int bodies = static_cast<int>(all.bodies.size()), manifolds = static_cast<int>(all.contacts.size());
    all.h = heap.h;
    all.bodies.insert(all.bodies.end(), heap.bodies.begin(), heap.bodies.end());
    for (LocalContact& c : heap.contacts) {
      if (c.body1 >= 0) c.body1 += bodies;
      c.body2 += bodies;
      c.manifold += manifolds;
      all.contacts.push_back(c);
    }
  }
  return all;
}

}  // namespace

class TestGaussSeidel : public QObject {
  Q_OBJECT
 private slots:
  void anyNumberOfThreads_sameBytes() {
    LocalProblem results[3];
    std::vector<LocalDisplacement> displacements[3];
    for (int i = 0; i < 3; ++i) {
      const gyre::test::ThreadLimit threads(1 << i);
      results[i] = severalHeaps();
      LocalTrace trace;
      GaussSeidel solver;
      LocalSettings settings;
      settings.sweeps = 12;
      solver.solve(results[i], settings, trace);
      const std::vector<double> gap(results[i].contacts.size(), -1e-5);
      PositionSweeps().project(solver.layout(), gap, 5, displacements[i]);
    }
    for (int i = 1; i < 3; ++i) {
      QVERIFY(sameBytes(results[0], results[i]));
      QVERIFY(std::memcmp(displacements[0].data(), displacements[i].data(),
                          displacements[0].size() * sizeof(LocalDisplacement)) == 0);
    }
  }
  void settledSizes_allocateNothing() {
    const gyre::test::ThreadLimit threads(1);
    const LocalProblem start = severalHeaps();
    LocalProblem p = start;
    const std::vector<double> gap(p.contacts.size(), -1e-5);
    std::vector<LocalDisplacement> displacements;
    LocalSettings settings;
    settings.sweeps = 3;
    LocalTrace trace;
    GaussSeidel solver;
    PositionSweeps positions;
    long before = 0;
    for (int step = 0; step < 3; ++step) {
      p = start;
      before = allocations();
      solver.solve(p, settings, trace);
      positions.project(solver.layout(), gap, 2, displacements);
    }
    QCOMPARE(allocations(), before);
  }
  /// The order is bottom-up also in the parts of a large heap: it converges nearly as fast as without parts.
  void heap_converges() {
    LocalProblem p = HeapBuilder(10, 10).problem();
    const LocalTrace trace = sweep(p, 0, 100, true);
    QCOMPARE(trace.iterates.size(), std::size_t{100});
    QVERIFY(trace.last.merit < 1e-3);
    QVERIFY(trace.iterates[19].merit < 0.05);
    QCOMPARE(trace.iterates.back().merit, trace.last.merit);
    QCOMPARE(trace.iterates.back().step, trace.last.step);
    QCOMPARE(trace.islands.size(), std::size_t{1});
    QCOMPARE(trace.islands[0].contacts, static_cast<int>(p.contacts.size()));
  }
  void record_changesNothing() {
    LocalProblem p = severalHeaps(), q = p;
    sweep(p, 1e-3, 50, false);
    const LocalTrace trace = sweep(q, 1e-3, 50, true);
    QCOMPARE(trace.iterates.size(), static_cast<std::size_t>(trace.iterations));
    QVERIFY(sameBytes(p, q));
  }
  void solution_asGuess_isKept() {
    LocalProblem p = HeapBuilder(3, 3).problem();
    const LocalProblem start = p;
    QVERIFY(sweep(p, 1e-20, 20000).reached);
    LocalProblem again = start;
    for (std::size_t i = 0; i < p.contacts.size(); ++i) again.contacts[i].R = p.contacts[i].R;
    const LocalTrace trace = sweep(again, 1e-18, 20);
    QVERIFY(trace.reached);
    QCOMPARE(trace.iterations, 1);
  }
  void random_problems_satisfyTheLaw() {
    for (unsigned seed = 1; seed <= 20; ++seed) {
      LocalProblem p = randomProblem(seed, 12, 30);
      const LocalTrace trace = sweep(p, 1e-22, 20000);
      QVERIFY2(trace.reached, qPrintable(QString("seed %1: merit %2").arg(seed).arg(trace.last.merit)));
      const LawViolation v = violationOf(p);
      QVERIFY2(v.velocity < 1e-8 && v.force < 1e-13, qPrintable(QString("%1 %2").arg(v.velocity).arg(v.force)));
    }
  }
  /// Reactions add up to the change of velocities: what lanes took is what bodies got.
  void reactions_giveTheVelocities() {
    const LocalProblem start = severalHeaps();
    LocalProblem p = start;
    sweep(p, 0, 7);
    std::vector<Vec3> v, w;
    for (const LocalBody& b : start.bodies) v.push_back(b.v), w.push_back(b.w);
    for (const LocalContact& c : p.contacts) {
      const Vec3 R = p.h * worldForce(c);
      const auto b2 = static_cast<std::size_t>(c.body2);
      v[b2] += start.bodies[b2].inverseMass * R;
      w[b2] += start.bodies[b2].inverseInertia * c.arm2.cross(R);
      if (c.body1 < 0) continue;
      const auto b1 = static_cast<std::size_t>(c.body1);
      v[b1] -= start.bodies[b1].inverseMass * R;
      w[b1] -= start.bodies[b1].inverseInertia * c.arm1.cross(R);
    }
    for (std::size_t b = 0; b < v.size(); ++b) {
      QVERIFY((v[b] - p.bodies[b].v).norm() < 1e-14);
      QVERIFY((w[b] - p.bodies[b].w).norm() < 1e-12);
    }
  }
  void jointsIterated_agreeWithJointsEliminated() {
    Linked linked;
    QVERIFY(sweep(linked.joined, 1e-24, 50000).reached);
    QVERIFY(sweep(linked.grouped, 1e-24, 50000).reached);
    for (std::size_t b = 0; b < 3; ++b) {
      QVERIFY((linked.joined.bodies[b].v - linked.grouped.bodies[b].v).norm() < 1e-9);
      QVERIFY((linked.joined.bodies[b].w - linked.grouped.bodies[b].w).norm() < 1e-8);
    }
    QVERIFY(violationOf(linked.grouped).velocity < 1e-9);
    QVERIFY(linked.grouped.contacts[6].R.z() > 0.1);  // between the two that the joint connects
  }
  void nothingThatMoves_givesNoReaction() {
    LocalProblem p = slidingMass(0.3, 0.5);
    LocalBody fixed, held;
    fixed.v = Vec3(0, 0, -1);
    held.group = 0;
    p.bodies.push_back(fixed);
    p.bodies.push_back(held);
    p.groups = {{{2}, MatX::Zero(6, 6)}};
    for (const auto& [body1, body2] : {std::pair(-1, 1), {1, 1}, {-1, 2}, {2, 1}}) {
      p.contacts.push_back(contactOf(body1, body2, Vec3::UnitZ(), Vec3::Zero(), Vec3::UnitX(), 0.5));
      p.contacts.back().R = Vec3(1, 2, 3);
    }
    sweep(p, 1e-20, 100);
    for (std::size_t c = 1; c < p.contacts.size(); ++c) QCOMPARE(p.contacts[c].R, Vec3(0, 0, 0));
    QCOMPARE(p.bodies[1].v, Vec3(0, 0, -1));
    QVERIFY(std::abs(p.contacts[0].R.z() - 2 * 9.81) < 1e-12);
  }
  void extremeFriction_isFinite() {
    for (const double mu : {0.0, 1e-300, 1e9, 1e300, HUGE_VAL}) {
      LocalProblem p = kanesRod();
      p.contacts[0].friction = mu;
      sweep(p, 1e-20, 100);
      QVERIFY(p.contacts[0].R.allFinite() && p.bodies[0].v.allFinite());
      QVERIFY(violationOf(p).velocity < 1e-9);
    }
  }
  /// Free velocity zero: the guess is wrong, and dropped at once.
  void noFreeVelocity_noReaction() {
    LocalProblem p = stack(3, 1);
    for (LocalBody& b : p.bodies) b.v.setZero();
    for (LocalContact& c : p.contacts) c.R = Vec3(1, 2, 30);
    const LocalTrace trace = sweep(p, 1e-8, 100);
    QVERIFY(trace.reached);
    QCOMPARE(trace.last.merit, 0.0);
    for (const LocalContact& c : p.contacts) QCOMPARE(c.R, Vec3(0, 0, 0));
  }
  /// A ball on its pole: M_N stops it or is spinning N; and about a horizontal axis, with the force that friction
  /// gives.
  void spinningAndRolling() {
    for (const double w : {0.02, 5.0}) {
      LocalProblem p;
      p.h = 0.01;
      p.bodies = {freeBody(1, Vec3::Constant(0.4), Vec3(0, 0, -0.0981), Vec3(0, 0, w))};
      p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), -Vec3::UnitZ(), 0.5)};
      p.contacts[0].spinning = 0.2;
      p.contacts[0].rolling = 0.1;
      QVERIFY(sweep(p, 1e-26, 1000).reached);
      const double moment = std::min(0.4 * w / p.h, 0.2 * 9.81);
      QVERIFY(std::abs(p.contacts[0].M.z() + moment) < 1e-12);
      QVERIFY(std::abs(p.bodies[0].w.z() - (w - p.h * moment / 0.4)) < 1e-12);
    }
    LocalProblem p;
    p.h = 0.01;
    p.bodies = {freeBody(1, Vec3::Constant(0.4), Vec3(1, 0, -0.0981), Vec3(0, 1, 0))};  // rolls along x
    p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), -Vec3::UnitZ(), 0.5)};
    p.contacts[0].rolling = 0.1;
    QVERIFY(sweep(p, 1e-26, 1000).reached);
    // m R^2 and J resist: the moment acts on 1.4.
    const double w = 1 - p.h * 0.1 * 9.81 / 1.4;
    QVERIFY(std::abs(p.bodies[0].w.y() - w) < 1e-12 && std::abs(p.bodies[0].v.x() - w) < 1e-12);
    QVERIFY(std::abs((p.contacts[0].E.transpose() * p.contacts[0].M).y() + 0.981) < 1e-12);
  }
  void positions_openWhatIsClosed() {
    LocalProblem p = stack(4, 1);
    const LocalProblem before = p;
    std::vector<double> gap(p.contacts.size(), -1e-4);
    for (std::size_t i = 0; i < 4; ++i) gap[i] = 1e-3;  // the lowest may move into it
    SweepLayout layout;
    PositionSweeps positions;
    std::vector<LocalDisplacement> d;
    layout.build(p);
    positions.project(layout, gap, 500, d);
    QVERIFY(sameBytes(p, before));
    for (std::size_t c = 0; c < p.contacts.size(); ++c) {
      const LocalContact& contact = p.contacts[c];
      const auto at = [&](int body, const Vec3& arm) -> Vec3 {
        if (body < 0) return Vec3::Zero();
        return d[static_cast<std::size_t>(body)].dx + d[static_cast<std::size_t>(body)].dtheta.cross(arm);
      };
      const double opened =
          gap[c] + (contact.E * (at(contact.body2, contact.arm2) - at(contact.body1, contact.arm1))).z();
      QVERIFY2(opened > -1e-9, qPrintable(QString::number(opened)));
    }
    layout.build(p);
    positions.project(layout, gap, 10, d);
    const std::vector<LocalDisplacement> first = d;
    positions.project(layout, gap, 10, d);
    QVERIFY(std::memcmp(first.data(), d.data(), d.size() * sizeof(LocalDisplacement)) == 0);
  }
};

QTEST_APPLESS_MAIN(TestGaussSeidel)
#include "tst_gauss_seidel.moc"
