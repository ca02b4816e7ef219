// All solvers of local problems: impacts, sticking and sliding in closed form by each of them, agreement where
// velocities are unique, and what Newton is for.

#include "local_dynamics/contact_jacobians.h"
#include "local_dynamics/explicit_w.h"
#include "local_dynamics/gmres.h"
#include "local_dynamics/local_solver.h"
#include "support/linked_bodies.h"
#include "support/tbb_threads.h"

#include <QtTest>

#include <array>
#include <span>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr LocalMethod methods[] = {LocalMethod::automatic,    LocalMethod::gaussSeidel, LocalMethod::gaussSeidelW,
                                   LocalMethod::newtonHueber, LocalMethod::newtonDsf,   LocalMethod::quasiNewton};

LocalSettings precise(LocalMethod method, double merit = 1e-26) {
  LocalSettings settings;
  settings.method = method;
  settings.merit = merit;
  settings.sweeps = settings.iterations = 20000;
  if (method == LocalMethod::automatic) settings.sweeps = 50;
  return settings;
}

LocalTrace solved(LocalProblem& problem, LocalMethod method, double merit = 1e-26) {
  LocalTrace trace;
  solveLocal(problem, precise(method, merit), trace);
  return trace;
}

/// By every method; says which one failed.
template <class Check>
void byAll(const LocalProblem& start, const Check& check) {
  for (const LocalMethod method : methods) {
    LocalProblem p = start;
    const LocalTrace trace = solved(p, method);
    const QString name = QString::fromStdString(methodName(method)) + QString(", merit %1").arg(trace.last.merit);
    QVERIFY2(trace.last.merit < 1e-22, qPrintable(name));
    QVERIFY2(check(p), qPrintable(name));
  }
}

bool near(const Vec3& a, const Vec3& b, double tolerance = 1e-10) { return (a - b).norm() < tolerance; }

double largestDifference(const LocalProblem& a, const LocalProblem& b) {
  double worst = 0;
  for (std::size_t i = 0; i < a.bodies.size(); ++i)
    worst = std::max({worst, (a.bodies[i].v - b.bodies[i].v).norm(), (a.bodies[i].w - b.bodies[i].w).norm()});
  return worst;
}

/// Compares velocities by each of the methods with those by Gauss-Seidel.
void agreeWithGaussSeidel(const LocalProblem& start, std::span<const LocalMethod> tried, unsigned seed) {
  LocalProblem p = start;
  QVERIFY(solved(p, LocalMethod::gaussSeidel, 1e-24).reached);
  for (const LocalMethod method : tried) {
    LocalProblem q = start;
    const LocalTrace trace = solved(q, method, 1e-20);
    const QString which =
        QString("seed %1, method %2, merit %3").arg(seed).arg(static_cast<int>(method)).arg(trace.last.merit);
    QVERIFY2(trace.reached, qPrintable(which));
    QVERIFY2(largestDifference(p, q) < 1e-7, qPrintable(which + QString(" %1").arg(largestDifference(p, q))));
  }
}

void addLossesOfRolling(LocalProblem& p) {
  for (LocalContact& c : p.contacts) c.rolling = 0.02, c.spinning = 0.01;
}

}  // namespace

class TestLocalSolvers : public QObject {
  Q_OBJECT
 private slots:
  void mass_sticksAndSlides() {
    byAll(slidingMass(0.04, 0.5), [](const LocalProblem& p) {
      return near(worldForce(p.contacts[0]), Vec3(-2 * 0.04 / 0.01, 0, 2 * 9.81)) && near(p.bodies[0].v, Vec3(0, 0, 0));
    });
    byAll(slidingMass(0.3, 0.5), [](const LocalProblem& p) {
      return near(worldForce(p.contacts[0]), Vec3(-0.5 * 2 * 9.81, 0, 2 * 9.81)) &&
             near(p.bodies[0].v, Vec3(0.3 - 0.5 * 9.81 * 0.01, 0, 0));
    });
    byAll(slidingMass(0.3, 0), [](const LocalProblem& p) { return near(p.bodies[0].v, Vec3(0.3, 0, 0)); });
  }
  /// A target asks for a velocity in all three directions: that of a belt, and of a floor that sinks.
  void mass_isCarriedAlong() {
    LocalProblem p = slidingMass(0.04, 0.5);
    const Vec3 belt(0.03, -0.005, -0.05);
    p.contacts[0].target = -p.contacts[0].E * belt;
    byAll(p, [&](const LocalProblem& solved) {
      return near(solved.bodies[0].v, belt) && near(worldForce(solved.contacts[0]), 2 * (belt - p.bodies[0].v) / 0.01);
    });
    p.contacts[0].friction = 0.1;  // slips on the belt, against it
    const double load = 2 * (belt.z() - p.bodies[0].v.z()) / 0.01;
    const Vec3 slip = (Vec3(0.04, 0, 0) - belt).cwiseProduct(Vec3(1, 1, 0));
    byAll(p, [&](const LocalProblem& solved) {
      return near(worldForce(solved.contacts[0]), Vec3(0, 0, load) - 0.1 * load * slip.normalized());
    });
  }
  void table_carriesItsWeight() {
    byAll(table(), [](const LocalProblem& p) {
      Vec3 sum = Vec3::Zero();
      for (const LocalContact& c : p.contacts) sum += worldForce(c);
      return near(sum, 3 * Vec3(-2, -1, 9.81)) && p.bodies[0].v.norm() < 1e-12 && p.bodies[0].w.norm() < 1e-11;
    });
  }
  void kanesRod_gainsEnergy() {
    byAll(kanesRod(), [](const LocalProblem& p) {
      const LocalBody& b = p.bodies[0];
      const double energy = 0.5 * b.v.squaredNorm() + b.w.squaredNorm() / 6;
      return near(worldForce(p.contacts[0]), Vec3(7.0 / 16, 0, 17.0 / 16)) &&
             std::abs(energy - 0.625 - 7.0 / 64) < 1e-10;
    });
  }
  /// A sphere of radius 0.1 hits the floor with (4, -3): weak friction slides throughout, strong friction ends in
  /// rolling.
  void sphere_hitsObliquely() {
    for (const double mu : {0.1, 0.5})
      byAll(obliqueSphere(mu), [&](const LocalProblem& p) {
        const double vx = mu < 0.2 ? 4 - mu * 4.5 : 20.0 / 7, Rw = mu < 0.2 ? 2.5 * mu * 4.5 : 20.0 / 7;
        return near(p.bodies[0].v, Vec3(vx, 0, 1.5)) && near(0.1 * p.bodies[0].w, Vec3(0, Rw, 0)) &&
               std::abs(p.contacts[0].R.z() - 4.5) < 1e-10;
      });
  }
  void cradles() {
    for (const int n : {3, 5}) {
      byAll(cradle(n), [n](const LocalProblem& p) {
        bool right = near(p.bodies[0].v, Vec3((2.0 - n) / n, 0, 0));
        for (std::size_t i = 1; i < p.bodies.size(); ++i) right = right && near(p.bodies[i].v, Vec3(2.0 / n, 0, 0));
        return right;
      });
      byAll(cradle(n, 0), [n](const LocalProblem& p) {
        return std::all_of(p.bodies.begin(), p.bodies.end(),
                           [n](const LocalBody& b) { return near(b.v, Vec3(1.0 / n, 0, 0)); });
      });
      // Narrow gaps are closed by the end of the step, d by d slower from ball to ball; wide ones are not.
      const double d = 0.1, first = (2 - n + d * (n - 1) * (n - 2) / 2) / n;
      byAll(cradle(n, 1, d), [&](const LocalProblem& p) {
        bool right = near(p.bodies[0].v, Vec3(first, 0, 0));
        for (int i = 1; i < n; ++i)
          right = right && near(p.bodies[static_cast<std::size_t>(i)].v, Vec3(first + 1 - d * (i - 1), 0, 0));
        return right;
      });
      byAll(cradle(n, 1, 2), [](const LocalProblem& p) {
        bool right = near(p.bodies[0].v, Vec3(0, 0, 0)) && near(p.bodies[1].v, Vec3(1, 0, 0));
        for (std::size_t i = 2; i < p.bodies.size(); ++i) right = right && near(p.bodies[i].v, Vec3(0, 0, 0));
        return right;
      });
    }
  }
  void ballOnTwo_bouncesByAFifth() {
    byAll(ballOnTwo(), [](const LocalProblem& p) {
      return near(p.bodies[2].v, Vec3(0, 0, 0.2)) && std::abs(p.bodies[0].v.norm() - 0.4 * std::sqrt(3.0)) < 1e-10 &&
             std::abs(p.bodies[1].v.norm() - 0.4 * std::sqrt(3.0)) < 1e-10;
    });
  }
  void rod_onItsEnd() {
    byAll(rodOnItsEnd(), [](const LocalProblem& p) { return std::abs(p.contacts[0].R.z() - 1.5 / 3.25) < 1e-12; });
  }

  void heavyOnLight_needsNewton() {
    for (const double ratio : {100.0, 1000.0, 1e6})
      for (const int boxes : {2, 10}) {
        for (const LocalMethod method :
             {LocalMethod::newtonHueber, LocalMethod::newtonDsf, LocalMethod::quasiNewton, LocalMethod::automatic}) {
          LocalProblem p = stack(boxes, ratio);
          LocalSettings settings;
          settings.method = method;
          settings.merit = 1e-16;
          LocalTrace trace;
          solveLocal(p, settings, trace);
          const QString which = QString("%1 boxes 1:%2, method %3, merit %4 in %5")
                                    .arg(boxes)
                                    .arg(ratio)
                                    .arg(static_cast<int>(method))
                                    .arg(trace.last.merit)
                                    .arg(trace.iterations);
          QVERIFY2(trace.reached, qPrintable(which));
          QVERIFY2(violationOf(p).velocity < 1e-9, qPrintable(which));
          double carried = 0;
          for (std::size_t i = 0; i < 4; ++i) carried += worldForce(p.contacts[i]).z();
          QVERIFY(std::abs(carried / ((boxes - 1 + ratio) * boxGravity) - 1) < 1e-6);
          if (method != LocalMethod::automatic) continue;
          QVERIFY(trace.islands[0].reason == LocalReason::stalled);
          QVERIFY(explanation(trace.islands[0]).starts_with("semismooth Newton"));
        }
      }
  }
  /// A box that overlaps the floor and what lies on it by d moves by d, the heavy one by 2 d: sweeps alone would push
  /// the light one to and fro between both.
  void heavyOnLight_isMovedOut() {
    constexpr double d = 1e-5;
    for (const LocalMethod method : {LocalMethod::automatic, LocalMethod::newtonDsf, LocalMethod::quasiNewton}) {
      LocalProblem p;
      p.h = 1e-3;
      for (const double mass : {1.0, 1e6})
        p.bodies.push_back(freeBody(mass, Vec3::Constant(mass * boxSize * boxSize / 6), Vec3(0, 0, -p.h * boxGravity)));
      for (int i = 0; i < 8; ++i) {
        const Vec3 arm(i & 1 ? 0.05 : -0.05, i & 2 ? 0.05 : -0.05, -0.05);
        p.contacts.push_back(contactOf(i / 4 - 1, i / 4, Vec3::UnitZ(), arm + Vec3(0, 0, boxSize), arm, 0.5));
        p.contacts.back().manifold = i / 4;
      }
      LocalSettings settings = precise(method, 1e-16);
      settings.sweeps = settings.iterations = 100;
      LocalSolver solver;
      LocalTrace trace;
      solver.solve(p, settings, trace);
      const std::vector<double> gap(p.contacts.size(), -d);
      std::vector<double> pushes;
      solver.projectPositions(p, gap, settings, false, pushes);
      double onLight = 0, onHeavy = 0;
      for (std::size_t i = 0; i < pushes.size(); ++i) {
        QVERIFY(pushes[i] >= 0);
        (p.contacts[i].body2 == 0 ? onLight : onHeavy) += p.h * pushes[i];
      }
      QVERIFY(std::abs((onLight - onHeavy) * p.bodies[0].inverseMass - d) < 0.01 * d);
      QVERIFY(std::abs(onHeavy * p.bodies[1].inverseMass - 2 * d) < 0.01 * d);
    }
  }
  /// Laws with one solution in velocities: no friction, or little of it.
  void methods_agreeInVelocities() {
    for (unsigned seed = 1; seed <= 8; ++seed) {
      LocalProblem start = randomProblem(seed, 8, 16);
      for (LocalContact& c : start.contacts) c.friction *= 0.25;
      agreeWithGaussSeidel(start, methods, seed);
    }
  }
  void rollingAndSpinning_byAll() {
    for (unsigned seed = 1; seed <= 4; ++seed) {
      LocalProblem start = randomProblem(seed, 5, 7);
      addLossesOfRolling(start);
      agreeWithGaussSeidel(
          start, std::array{LocalMethod::gaussSeidelW, LocalMethod::newtonHueber, LocalMethod::newtonDsf}, seed);
    }
  }
  void joints_byAll() {
    Linked exact;
    QVERIFY(solved(exact.grouped, LocalMethod::gaussSeidel, 1e-26).reached);
    for (const LocalMethod method : methods) {
      Linked linked;
      QVERIFY(solved(linked.grouped, method, 1e-22).reached);
      QVERIFY(largestDifference(linked.grouped, exact.grouped) < 1e-9);
      QVERIFY2(solved(linked.joined, method, 1e-22).reached, methodName(method).c_str());
      QVERIFY(largestDifference(linked.joined, exact.grouped) < 1e-8);
    }
  }
  void withAndWithoutW_sweepBySweep() {
    std::vector<LocalProblem> problems{HeapBuilder(4, 4).problem(), HeapBuilder(4, 4).problem(), Linked().joined,
                                       Linked().grouped};
    addLossesOfRolling(problems[1]);
    for (LocalProblem& p : problems) {
      LocalProblem q = p;
      LocalSettings settings = precise(LocalMethod::gaussSeidel, 0);
      settings.sweeps = 10;
      settings.record = true;
      LocalTrace free, with;
      solveLocal(p, settings, free);
      settings.method = LocalMethod::gaussSeidelW;
      solveLocal(q, settings, with);
      QVERIFY(largestDifference(p, q) < 1e-11);
      for (std::size_t i = 0; i < 10; ++i)
        QVERIFY(std::abs(free.iterates[i].merit - with.iterates[i].merit) < 1e-9 * free.iterates[i].merit);
    }
  }
  void W_isSymmetric_andGivesTheVelocities() {
    LocalProblem p = HeapBuilder(3, 3).problem();
    const LocalBlocks blocks(p);
    const ExplicitW W(blocks);
    Random random(1);
    LocalState state, none;
    for (int a = 0; a < W.size(); ++a) {
      state.R.emplace_back(Vec6::Zero());
      state.R.back().head<3>() = random.vector(10);
      for (const ExplicitW::Entry& e : W.row(a)) {
        const auto other = W.row(e.column);
        const auto mirror = std::find_if(other.begin(), other.end(), [&](const auto& o) { return o.column == a; });
        QVERIFY(mirror != other.end() && (mirror->values.transpose() - e.values).norm() <= 1e-12 * e.values.norm());
      }
    }
    none.R.assign(state.R.size(), Vec6::Zero());
    blocks.setVelocities(state);
    blocks.setVelocities(none);
    for (int a = 0; a < W.size(); ++a) {
      const LocalBlock& b = blocks.blocks()[static_cast<std::size_t>(a)];
      QVERIFY((blocks.relative(b, state.u) - blocks.relative(b, none.u) - W.product(a, state.R)).norm() < 1e-10);
    }
  }
  /// Against differences, where the law is smooth.
  void jacobians() {
    const LocalProblem p = [] {
      LocalProblem one = randomProblem(3, 2, 1);
      one.contacts[0].friction = 0.5;
      addLossesOfRolling(one);
      return one;
    }();
    const LocalBlocks blocks(p);
    const LocalBlock& b = blocks.blocks()[0];
    Random random(9);
    for (const ContactForm form : {ContactForm::hueber, ContactForm::dsf})
      for (int sample = 0; sample < 200; ++sample) {
        const Vec6 R = random.vector(6, 5), U = b.size * random.vector(6, 5);
        const LawJacobian law = lawJacobian(form, b, R, U);
        const Vec6 dR = random.vector(6, 1e-6), dU = b.size * random.vector(6, 1e-6);
        const Vec6 change = lawJacobian(form, b, R + dR, U + dU).F - lawJacobian(form, b, R - dR, U - dU).F;
        const Vec6 linear = 2 * (law.byR * dR + law.byU * dU);
        QVERIFY2((change - linear).norm() < 1e-9,
                 qPrintable(QString("%1 %2").arg(sample).arg((change - linear).norm())));
      }
  }
  void gmres_solves() {
    Random random(2);
    MatX A = MatX::Identity(8, 8);
    for (double& a : A.reshaped()) a += random.uniform(-0.3, 0.3);
    const VecX b = random.vector(8, 1);
    const auto product = [&](const VecX& x) -> VecX { return A * x; };
    QVERIFY((A * gmres(product, b, 1e-13, 8) - b).norm() < 1e-11);
    QVERIFY((A * gmres(product, b, 0.25, 8) - b).norm() <= 0.25 * b.norm());
    QCOMPARE(gmres(product, VecX::Zero(8), 0.25, 8).norm(), 0.0);
  }
  void automatic_saysWhy_andIsTheSameOnAnyThreads() {
    LocalProblem results[3];
    for (int i = 0; i < 3; ++i) {
      const gyre::test::ThreadLimit threads(1 << i);
      LocalProblem& p = results[i] = HeapBuilder(9, 8).problem();  // too large
      for (const double ratio : {1.0, 300.0, 1000.0}) {
        const int bodies = static_cast<int>(p.bodies.size());
        LocalProblem other = ratio == 1 ? slidingMass(0.01, 0.5) : stack(6, ratio);
        for (LocalContact& c : other.contacts) {
          c.body1 = c.body1 < 0 ? -1 : c.body1 + bodies;
          c.body2 += bodies;
          c.manifold += 100000;
          p.contacts.push_back(c);
        }
        p.bodies.insert(p.bodies.end(), other.bodies.begin(), other.bodies.end());
      }
      LocalSettings settings;
      settings.sweeps = 20;
      LocalTrace trace;
      solveLocal(p, settings, trace);
      QCOMPARE(trace.islands.size(), std::size_t{4});
      QVERIFY(trace.islands[0].reason == LocalReason::tooLarge);
      QVERIFY(trace.islands[1].reason == LocalReason::converged);
      QVERIFY(trace.islands[2].reason == LocalReason::stalled && trace.islands[2].reached);
      QVERIFY(trace.islands[3].reason == LocalReason::stalled && trace.islands[3].reached);
      QVERIFY(!trace.reached);
    }
    for (int i = 1; i < 3; ++i)
      for (std::size_t c = 0; c < results[0].contacts.size(); ++c)
        QVERIFY(results[0].contacts[c].R == results[i].contacts[c].R);
  }
  /// Masses between walls: friction of any size, fixed bodies that move, nothing that is not a number.
  void oddities_areFinite_byAll() {
    for (const double mu : {0.0, 1e9, HUGE_VAL}) {
      LocalProblem start = randomProblem(4, 4, 8);
      LocalBody fixed, held;
      fixed.v = Vec3(0.1, 0, 0.3);
      held.group = 0;
      start.bodies.push_back(fixed);
      start.bodies.push_back(held);
      start.groups = {{{5}, MatX::Zero(6, 6)}};
      for (const auto& [body1, body2] : {std::pair(4, 0), {4, 5}, {5, 1}, {-1, 5}}) {
        start.contacts.push_back(contactOf(body1, body2, Vec3::UnitZ(), Vec3::UnitX(), Vec3::UnitY()));
        start.contacts.back().manifold = 1000;
      }
      for (LocalContact& c : start.contacts) c.friction = mu;
      for (const LocalMethod method : methods) {
        LocalProblem p = start;
        LocalSettings settings = precise(method, 1e-16);
        settings.iterations = settings.sweeps = 300;
        LocalTrace trace;
        solveLocal(p, settings, trace);
        for (const LocalContact& c : p.contacts) QVERIFY(c.R.allFinite() && c.M.allFinite());
        for (const LocalBody& b : p.bodies) QVERIFY(b.v.allFinite() && b.w.allFinite());
        QCOMPARE(p.bodies[4].v, Vec3(0.1, 0, 0.3));
        QCOMPARE(p.contacts[p.contacts.size() - 1].R, Vec3(0, 0, 0));
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestLocalSolvers)
#include "tst_local_solvers.moc"
