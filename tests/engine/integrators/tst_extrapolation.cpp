// Guesses from the last values, and through how many of them they lead.

#include <QtTest>

#include "integrators/extrapolation.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <random>

using namespace gyre;

namespace {

constexpr double h = 0.01, smooth = 1e-3;  // steps, and what a motion stays below that counts as smooth

/// The error of each guess along a signal, of one number, which starts with two points.
std::vector<double> errorsAlong(const std::function<double(int)>& signal, int steps, Alternation alternation = {}) {
  Extrapolation known(1, Extrapolation::capacity, 2, alternation);
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

  /// A smooth signal: six points or more, whose error is at most h^6 of the sixth derivative, are taken after the
  /// sixteen steps that show it.
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

  /// A known alternation is guessed exactly, the smooth part as before: (1 + q)^3 makes 8 of its error.
  void followsWhatAlternates_whereItIsKnown() {
    const auto signal = [](int i) { return std::sin(i * h) + 1e-7 * (i % 2 ? -1 : 1) * (1 + i + 0.01 * i * i); };
    const auto unknown = errorsAlong(signal, 400), known = errorsAlong(signal, 400, {1, 3});
    QVERIFY(*std::max_element(unknown.begin() + 30, unknown.end()) > 1e-5);
    const double most = *std::max_element(known.begin() + 30, known.end());
    QVERIFY2(most < 8 * 1.1e-12 + 512e-16, qPrintable(QString::number(most)));
  }

  /// What alternates and decays, as rounding in each step makes it: 0.8 of it three times over.
  void guessesRoundingThatRings() {
    const Alternation alternation{0.8, 3};
    const auto mean = [](const std::vector<double>& errors) {
      return std::accumulate(errors.begin() + 50, errors.end(), 0.0) / static_cast<double>(errors.size() - 50);
    };
    std::array<double, 3> parts{};
    std::vector<double> signal;
    std::minstd_rand random(1);
    for (int i = 0; i < 1000; ++i) {
      double part = (random() & 1) ? 1e-9 : -1e-9;
      for (double& p : parts) part = p = part - alternation.rho * p;
      signal.push_back(std::sin(i * h) + part);
    }
    const auto at = [&](int i) { return signal[static_cast<std::size_t>(i)]; };
    const double known = mean(errorsAlong(at, 1000, alternation)), unknown = mean(errorsAlong(at, 1000));
    QVERIFY2(known < 0.1 * unknown, qPrintable(QString("%1 %2").arg(known).arg(unknown)));
  }

  /// Rounding of 1e-9 in each value: more points would make 31, 63, 127 of it, while h^3 = 1e-6 and h^4 = 1e-8.
  void takesFewerPoints_whereRoundingIsLarger() {
    const auto errors = errorsAlong([](int i) { return std::sin(i * h) + (i * 7919 % 31 - 15) * 1e-9 / 15; }, 400);
    const double mean = std::accumulate(errors.begin() + 30, errors.end(), 0.0) / 370;
    QVERIFY2(mean < 31e-9, qPrintable(QString::number(mean)));
  }

  /// A jump is forgotten in as many steps as there are points, and what was learned before it, too.
  void startsAnew_afterAJump() {
    const auto errors = errorsAlong([](int i) { return std::sin(i * h) + (i < 300 ? 0 : 1); }, 310);
    QVERIFY(errors[299] < 1e-9);
    QVERIFY(std::abs(errors[300] - 1) < 1e-9);
    QVERIFY(errors[301] < 2);            // the line through both sides of it; more points: more
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
