// Guesses from the last values, and through how many of them they lead.

#include <QtTest>

#include "integrators/extrapolation.h"

#include <functional>
#include <limits>

using namespace gyre;

namespace {

constexpr double h = 0.01, smooth = 1e-3;  // steps, and what a motion stays below that counts as smooth

/// The error of each guess along a signal, of one number, which starts with two points.
std::vector<double> errorsAlong(const std::function<double(int)>& signal, int steps) {
  Extrapolation known(1, Extrapolation::capacity, 2);
  VecX x = VecX::Zero(1);
  std::vector<double> errors;
  for (int i = 0; i < steps; ++i) {
    known.guess(i * h, x);
    errors.push_back(std::abs(x[0] - signal(i)));
    if (i > 0 && errors.back() > smooth) known.startAnew();
    x[0] = signal(i);
    known.remember(i * h, x);
  }
  return errors;
}

}  // namespace

class TestExtrapolation : public QObject {
  Q_OBJECT

 private slots:
  void nothingKnown_leavesAsItIs() {
    VecX x = VecX::Constant(2, 3.0);
    Extrapolation(2, Extrapolation::capacity).guess(1, x);
    QCOMPARE(x, VecX(VecX::Constant(2, 3.0)));
  }

  /// Three points of uneven steps tell a parabola, two a straight line; the others are not asked.
  void polynomials() {
    const auto parabola = [](double t) { return Vec3(1 - t, 2 + 3 * t - 5 * t * t, 4 * t * t); };
    Extrapolation three(3, Extrapolation::few), two(3, 2, 2);
    for (const double t : {0.0, 0.1, 0.2, 0.32}) {
      three.remember(t, parabola(t));
      two.remember(t, parabola(t));
    }
    VecX x(3);
    three.guess(0.42, x);
    QVERIFY((x - parabola(0.42)).norm() < 1e-14);  // weights below 3, of numbers below 3
    two.guess(0.42, x);
    QVERIFY((x - (11 * parabola(0.32) - 5 * parabola(0.2)) / 6).norm() < 1e-14);
  }

  /// A smooth signal: six points, whose error is h^6 of the sixth derivative, are taken after the sixteen steps that
  /// show it.
  void takesMorePoints_alongWhatIsSmooth() {
    const auto errors = errorsAlong([](int i) { return std::sin(i * h); }, 400);
    QVERIFY(errors[3] < 1.1 * h * h);
    for (std::size_t i = 30; i < 400; ++i) QVERIFY(errors[i] < 1.1e-12 + 63e-16);
  }

  /// What alternates is multiplied by 2^points - 1: the line through two, which it starts with, is not left.
  void keepsToTwoPoints_alongWhatIsNot() {
    const auto errors = errorsAlong([](int i) { return i % 2 ? 1.0 : -1.0; }, 200);
    for (std::size_t i = 2; i < 200; ++i) QCOMPARE(errors[i], 4.0);  // 3 instead of -1
  }

  /// Rounding of 1e-9 in each value: more points would make 16, 31, 63 of it, while h^3 = 1e-6 and h^4 = 1e-8.
  void takesFewerPoints_whereRoundingIsLarger() {
    Extrapolation known(1, Extrapolation::capacity, 2);
    VecX x = VecX::Zero(1);
    double most = 0;
    for (int i = 0; i < 400; ++i) {
      known.guess(i * h, x);
      const double value = std::sin(i * h) + (i * 7919 % 31 - 15) * 1e-9 / 15;
      if (i > 30) most = std::max(most, std::abs(x[0] - value));
      known.remember(i * h, VecX::Constant(1, value));
    }
    QVERIFY2(most < 63e-9, qPrintable(QString::number(most)));
  }

  /// A jump is forgotten in as many steps as there are points, and what was learned before it, too.
  void startsAnew_afterAJump() {
    const auto errors = errorsAlong([](int i) { return std::sin(i * h) + (i < 300 ? 0 : 1); }, 310);
    QVERIFY(errors[299] < 1e-9);
    QVERIFY(std::abs(errors[300] - 1) < 1e-9);
    QVERIFY(errors[301] < 2);            // the line through both sides of it; six points: 7
    QVERIFY(errors[302] < 1.1 * h * h);  // the line beyond it
    QVERIFY(errors[303] > 1e-9);
  }

  void forget_knowsNothing() {
    Extrapolation known(1, Extrapolation::capacity, 2);
    known.remember(0, VecX::Ones(1));
    known.forget();
    VecX x = VecX::Constant(1, 7.0);
    known.guess(1, x);
    QCOMPARE(x[0], 7.0);
    known.remember(2, VecX::Constant(1, 5.0));
    known.guess(3, x);
    QCOMPARE(x[0], 5.0);
  }
};

QTEST_GUILESS_MAIN(TestExtrapolation)
#include "tst_extrapolation.moc"
