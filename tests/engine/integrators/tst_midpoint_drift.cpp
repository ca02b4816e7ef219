// The rotation equation I psi = h exp(-psi/2) c + e behind Krysl's maps: solved to round-off for small and large
// turns, in principal axes and others, with its derivative.

#include "integrators/drift_packet.h"
#include "lie/so3.h"
#include "support/random_state.h"

#include <QtTest>

#include <limits>

using namespace gyre;
using namespace gyre::test;

namespace {

struct Case {
  RotationInertia inertia;
  double h;
  Vec3 c, e;
};

/// Momentum c such that the body turns by about `turn` in the step.
Case randomCase(Random& random, double turn, bool principal) {
  // Sides of a triangle, so that the moments belong to a body; none more than twice another.
  const Vec3 squares(random.uniform(1, 2), random.uniform(1, 2), random.uniform(1, 2));
  const Mat3 moments = Vec3(Vec3::Constant(squares.sum()) - squares).asDiagonal();
  const Mat3 axes = principal ? Mat3::Identity() : random.rotation().toRotationMatrix();
  const RotationInertia inertia(principal ? moments : Mat3(axes * moments * axes.transpose()));
  const double h = 1e-2;
  const Vec3 W = turn / h * random.vector().normalized();
  return {inertia, h, inertia.I * W, 0.1 * h * inertia.I * W.norm() * random.vector()};
}

void addTurns() {
  QTest::addColumn<double>("turn");
  QTest::addColumn<bool>("principal");
  for (const double turn : {0.0, 1e-9, 1e-5, 3e-3, 0.03, 0.3, 1.0})
    for (const bool principal : {true, false})
      QTest::addRow("%g rad, %s", turn, principal ? "principal axes" : "other axes") << turn << principal;
}

}  // namespace

class TestMidpointDrift : public QObject {
  Q_OBJECT
 private slots:
  void equation_isSolvedToRoundOff_data() { addTurns(); }
  void equation_isSolvedToRoundOff() {
    QFETCH(double, turn);
    QFETCH(bool, principal);
    Random random(11);
    constexpr double eps = std::numeric_limits<double>::epsilon();
    for (int i = 0; i < 200; ++i) {
      const Case k = randomCase(random, turn, principal);
      QCOMPARE(k.inertia.principal, principal);
      const Drift d = midpointDrift(k.inertia, k.h, k.c, k.e);
      QVERIFY(d.converged);
      const Vec3 w = k.h * (so3::exp(-0.5 * d.psi) * k.c);
      const double size = k.h * k.c.norm() + k.e.norm();
      // What the last step leaves is below 3 epsilon, the rest is the rounding of the equation's own terms.
      QVERIFY((k.inertia.I * d.psi - w - k.e).norm() <= 20 * eps * size);
      QVERIFY((d.turn.coeffs() - so3::expQuat(d.psi).coeffs()).norm() < 4 * eps);
      QVERIFY((d.Pi - so3::exp(-d.psi) * k.c).norm() <= 10 * eps * k.c.norm());
      // Turned into space the momentum is the same.
      QVERIFY((d.turn * d.Pi - k.c).norm() <= 8 * eps * k.c.norm());
    }
  }

  /// Eight bodies at once turn as each of them by itself, whatever the others do.
  void packets_areTheBodiesThemselves() {
    constexpr double eps = std::numeric_limits<double>::epsilon();
    Random random(14);
    for (int i = 0; i < 100; ++i) {
      std::vector<Case> cases;
      InertiaPacket inertia;
      DriftPacket turns;
      for (std::size_t l = 0; l < laneCount; ++l)  // slow bodies beside those that Newton is slow for
        cases.push_back(randomCase(random, std::pow(10.0, random.uniform(-9, 0.2)), i % 2 == 0));
      for (std::size_t l = 0; l < laneCount; ++l) {
        inertia.set(l, cases[l].inertia);
        for (int k = 0; k < 3; ++k) turns.Pi[static_cast<std::size_t>(k)].of[l] = cases[l].c[k];
      }
      twoDrifts(inertia, cases[0].h, turns);
      for (std::size_t l = 0; l < laneCount; ++l) {
        const auto vector = [l](const LaneVector& v) { return Vec3(v[0].of[l], v[1].of[l], v[2].of[l]); };
        const Case& k = cases[l];
        const Drift one = midpointDrift(k.inertia, k.h, k.c), two = midpointDrift(k.inertia, k.h, one.Pi);
        QCOMPARE(turns.converged[l], one.converged && two.converged);
        const Quat turn(turns.turn[0].of[l], turns.turn[1].of[l], turns.turn[2].of[l], turns.turn[3].of[l]);
        // Either solution is off by 3 epsilon of the turn, and by the rounding of some ten products.
        QVERIFY((turn.coeffs() - (one.turn * two.turn).coeffs()).norm() < 20 * eps);
        QVERIFY((vector(turns.Pi) - two.Pi).norm() < 30 * eps * k.c.norm());
        QVERIFY((k.inertia.I * vector(turns.W) - two.Pi).norm() < 30 * eps * k.c.norm());
        QVERIFY((vector(turns.psi) - one.psi - two.psi).norm() < 20 * eps);
        // Alone in a packet it has the same bytes.
        InertiaPacket sameInertia;
        DriftPacket same;
        for (std::size_t o = 0; o < laneCount; ++o) {
          sameInertia.set(o, k.inertia);
          for (int c = 0; c < 3; ++c) same.Pi[static_cast<std::size_t>(c)].of[o] = k.c[c];
        }
        sameInertia.principal = inertia.principal;
        twoDrifts(sameInertia, k.h, same);
        QCOMPARE(same.Pi[0].of[0], turns.Pi[0].of[l]);
        QCOMPARE(same.turn[3].of[5], turns.turn[3].of[l]);
      }
    }
  }

  void derivative_isThatOfTheSolution_data() { addTurns(); }
  void derivative_isThatOfTheSolution() {
    QFETCH(double, turn);
    QFETCH(bool, principal);
    if (turn < 1e-3) return;  // differences would be round-off
    Random random(12);
    for (int i = 0; i < 20; ++i) {
      const Case k = randomCase(random, turn, principal);
      const Mat3 D = driftDerivative(k.inertia, k.h, k.c, midpointDrift(k.inertia, k.h, k.c, k.e).psi);
      const double d = 1e-4 * k.c.norm();  // central differences of second order: 1e-8 of the second derivative
      for (int j = 0; j < 3; ++j) {
        const Vec3 change = (midpointDrift(k.inertia, k.h, k.c + d * Vec3::Unit(j), k.e).psi -
                             midpointDrift(k.inertia, k.h, k.c - d * Vec3::Unit(j), k.e).psi) /
                            (2 * d);
        QVERIFY((change - D.col(j)).norm() < 1e-7 * D.norm());
      }
    }
  }

  /// Where the equation has no solution of less than half a turn, it says so.
  void tooLargeATurn_isRefused() {
    Random random(13);
    for (int i = 0; i < 50; ++i) {
      const Case k = randomCase(random, 20, i % 2 == 0);
      QVERIFY(!midpointDrift(k.inertia, k.h, k.c).converged);
    }
    const RotationInertia one(Mat3::Identity());
    QVERIFY(!midpointDrift(one, 1, Vec3::Constant(std::numeric_limits<double>::quiet_NaN())).converged);
  }
};

QTEST_APPLESS_MAIN(TestMidpointDrift)
#include "tst_midpoint_drift.moc"
