// What bodies in joints answer by factors: the same as by the matrix of all answers, for solvers as well, in a time and
// with memory that grow like the length of a chain.

#include "local_dynamics/explicit_w.h"
#include "local_dynamics/local_solver.h"
#include "support/jointed_bodies.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

std::vector<JointedBodies> several() {
  return {JointedBodies(1, 2, true),        JointedBodies(2, 17, true),       JointedBodies(3, 30, false),
          JointedBodies(4, 24, false, 6),   JointedBodies(5, 24, true, 3, 4), JointedBodies(6, 12, true, 5),
          JointedBodies(7, 24, false, 4, 5)};
}

std::size_t stepsToRoot(const GroupPlan& plan, int place) {
  std::size_t steps = 0;
  for (int k = place; k >= 0; k = plan.parent(k)) ++steps;
  return steps;
}

/// Two constraints on each body but the last ones.
std::shared_ptr<const GroupPlan> planOfChain(int links) {
  std::vector<std::vector<int>> ofBodies;
  for (int i = 0; i <= links; ++i) {
    ofBodies.emplace_back();
    if (i > 0) ofBodies.back().push_back(i - 1);
    if (i < links) ofBodies.back().push_back(i);
  }
  return std::make_shared<const GroupPlan>(links, ofBodies);
}

std::size_t longestWay(const GroupPlan& plan) {
  std::size_t most = 0;
  for (int k = 0; k < plan.size(); ++k) most = std::max(most, stepsToRoot(plan, k));
  return most;
}

double largestDifference(const LocalProblem& a, const LocalProblem& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.bodies.size(); ++i)
    largest = std::max({largest, (a.bodies[i].v - b.bodies[i].v).norm(), (a.bodies[i].w - b.bodies[i].w).norm()});
  return largest;
}

}  // namespace

class TestGroupResponse : public QObject {
  Q_OBJECT
 private slots:
  void answers_areThoseOfTheMatrix() {
    for (const JointedBodies& bodies : several()) {
      const MatX all = bodies.answers();
      const auto response = bodies.factors();
      double worst = 0;
      for (int i = 0; i < bodies.bodies; ++i)
        for (int j = 0; j < bodies.bodies; ++j)
          worst = std::max(worst, (response->block(i, j) - all.block<6, 6>(6 * i, 6 * j)).norm());
      QVERIFY2(worst < 1e-10 * all.norm(),
               qPrintable(QString("%1 bodies: %2").arg(bodies.bodies).arg(worst / all.norm())));
      QVERIFY(std::abs(response->lightness() - all.trace() / static_cast<double>(all.rows())) < 1e-10 * all.trace());
    }
  }
  void pushes_oneByOne_andAllAtOnce() {
    for (const JointedBodies& bodies : several()) {
      const MatX all = bodies.answers();
      const auto response = bodies.factors();
      Random random(8);
      const auto count = static_cast<std::size_t>(bodies.bodies);
      std::vector<Vec6> start(count), wrenches(count, Vec6::Zero());
      for (Vec6& u : start) u = random.vector(6, 1);
      GroupMotion motion;
      motion.start(*response, start);
      VecX pushed = VecX::Zero(all.rows());
      for (int sample = 0; sample < 50; ++sample) {
        const int body = random.integer(bodies.bodies), other = random.integer(bodies.bodies);
        const Vec6 impulse = random.vector(6, 1);
        motion.push(body, impulse);
        wrenches[static_cast<std::size_t>(body)] += impulse;
        pushed.segment<6>(6 * body) += impulse;
        const Vec6 expected = start[static_cast<std::size_t>(other)] + (all * pushed).segment<6>(6 * other);
        QVERIFY((motion.twist(other) - expected).norm() < 1e-9 * (1 + pushed.norm() * all.norm()));
      }
      std::vector<Vec6> u = start;
      response->respond(wrenches, u);
      for (std::size_t i = 0; i < count; ++i)
        QVERIFY((u[i] - motion.twist(static_cast<int>(i))).norm() < 1e-10 * (1 + pushed.norm() * all.norm()));
    }
  }
  void bodiesWithoutJoints_answerForThemselves() {
    const auto plan = std::make_shared<const GroupPlan>(0, std::vector<std::vector<int>>{{}});
    GroupResponse response(plan);
    response.clear();
    response.addBody(2 * Mat6::Identity(), {});
    response.factor();
    QCOMPARE(response.block(0, 0), Mat6(2 * Mat6::Identity()));
    GroupMotion motion;
    motion.start(response, std::vector<Vec6>{Vec6::Ones()});
    motion.push(0, Vec6::Ones());
    QCOMPARE(motion.twist(0), Vec6(3 * Vec6::Ones()));
  }
  /// By any method: as by the matrix, and as where joints are iterated over.
  void solvers_agree() {
    for (const bool chain : {true, false}) {
      const JointedBodies bodies(chain ? 11 : 12, 20, chain, chain ? 0 : 3);
      const auto solved = [](LocalProblem p, LocalMethod method) {
        LocalSettings settings{.method = method, .merit = 1e-24};
        settings.sweeps = 50000;
        settings.iterations = 1000;
        LocalTrace trace;
        solveLocal(p, settings, trace);
        if (!trace.reached) qWarning("%s: %g", methodName(method).c_str(), trace.last.merit);
        return p;
      };
      const LocalProblem exact = solved(bodies.grouped(false), LocalMethod::gaussSeidel);
      QVERIFY(violationOf(exact).velocity < 1e-9);
      for (const LocalMethod method : {LocalMethod::automatic, LocalMethod::gaussSeidel, LocalMethod::gaussSeidelW,
                                       LocalMethod::newtonHueber, LocalMethod::newtonDsf, LocalMethod::quasiNewton}) {
        const double factored = largestDifference(solved(bodies.grouped(true), method), exact);
        QVERIFY2(factored < 1e-8, qPrintable(QString("%1: %2").arg(methodName(method).c_str()).arg(factored)));
      }
      const double joined = largestDifference(solved(bodies.joined, LocalMethod::automatic), exact);
      QVERIFY2(joined < 1e-8, qPrintable(QString::number(joined)));
    }
  }
  void positions_areProjectedAlike() {
    const JointedBodies bodies(13, 20, true);
    std::vector<double> pushes[2];
    for (int i = 0; i < 2; ++i) {
      LocalProblem p = bodies.grouped(i == 1);
      LocalSettings settings{.merit = 1e-20};
      LocalSolver solver;
      LocalTrace trace;
      solver.solve(p, settings, trace);
      const std::vector<double> gap(p.contacts.size(), -1e-4);
      solver.projectPositions(p, gap, settings, true, pushes[i]);
    }
    double largest = 0, size = 0;
    for (std::size_t c = 0; c < pushes[0].size(); ++c) {
      largest = std::max(largest, std::abs(pushes[0][c] - pushes[1][c]));
      size = std::max(size, pushes[0][c]);
    }
    QVERIFY(size > 0);
    QVERIFY2(largest < 1e-6 * size, qPrintable(QString("%1 of %2").arg(largest).arg(size)));
  }
  void chains_takeATimeLikeTheirLength() {
    std::size_t before = 0;
    for (const int links : {50, 100, 200, 400, 800}) {
      const auto plan = planOfChain(links);
      QVERIFY(static_cast<double>(longestWay(*plan)) <= 2 + std::log2(links));
      QVERIFY2(plan->entries() <= 2 * links, qPrintable(QString::number(plan->entries())));
      std::size_t work = 0;
      for (int k = 0; k < links; ++k) {
        work += plan->targets(k).size();
        for (int way = k; way >= 0; way = plan->parent(way)) work += 2 * plan->column(way).size();
      }
      const double ratio = before > 0 ? static_cast<double>(work) / static_cast<double>(before) : 0;
      QVERIFY2(ratio < 2.6, qPrintable(QString::number(ratio)));
      before = work;
    }
    // A thousand: the factors, in bytes, twice over (S and L).
    QVERIFY(2 * static_cast<std::size_t>(2 * planOfChain(1000)->entries() + 2000) * sizeof(Mat6) < 4'000'000);
  }
  /// Trees are cut where they are narrow, grids at a level; where a body has very many joints, a few times their square
  /// is filled.
  void otherShapes_fillLittle() {
    std::vector<std::vector<int>> star(1);
    for (int i = 0; i < 60; ++i) {  // arms of ten
      star[0].push_back(10 * i);
      for (int k = 0; k < 10; ++k) {
        star.push_back({10 * i + k});
        if (k < 9) star.back().push_back(10 * i + k + 1);
      }
    }
    const GroupPlan arms(600, star);
    QVERIFY2(arms.entries() < 6 * 60 * 59 / 2, qPrintable(QString::number(arms.entries())));
    QVERIFY2(longestWay(arms) <= 200, qPrintable(QString::number(longestWay(arms))));

    std::vector<std::vector<int>> tree(255);  // binary: joint i - 1 between body i and its parent
    for (int i = 1; i < 255; ++i) {
      tree[static_cast<std::size_t>(i)].push_back(i - 1);
      tree[static_cast<std::size_t>((i - 1) / 2)].push_back(i - 1);
    }
    const GroupPlan binary(254, tree);
    QVERIFY2(binary.entries() < 5 * 254, qPrintable(QString::number(binary.entries())));
    QVERIFY2(longestWay(binary) <= 60, qPrintable(QString::number(longestWay(binary))));

    std::vector<std::vector<int>> grid(400);  // 20 x 20 bodies
    int joints = 0;
    for (int x = 0; x < 20; ++x)
      for (int y = 0; y < 20; ++y)
        for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}}) {
          if (x + dx == 20 || y + dy == 20) continue;
          grid[static_cast<std::size_t>(20 * x + y)].push_back(joints);
          grid[static_cast<std::size_t>(20 * (x + dx) + y + dy)].push_back(joints++);
        }
    const GroupPlan net(joints, grid);
    QVERIFY2(net.entries() < 30 * joints, qPrintable(QString::number(net.entries())));
  }
};

QTEST_APPLESS_MAIN(TestGroupResponse)
#include "tst_group_response.moc"
