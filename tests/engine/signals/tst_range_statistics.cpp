// Statistics of a range of a recorded quantity: closed forms of lines and sines, unequal steps, ends between rows.

#include "signals/range_statistics.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;

namespace {

template <class F>
RangeStatistics over(double from, double to, const std::vector<double>& times, F f, bool holds = false) {
  RangeStatisticsSum sum(from, to, holds);
  for (const double t : times) sum.add(t, f(t));
  return sum.result().value();
}

std::vector<double> even(double h, int n) {
  std::vector<double> out;
  for (int i = 0; i < n; ++i) out.push_back(i * h);
  return out;
}

}  // namespace

class TestRangeStatistics : public QObject {
  Q_OBJECT
 private slots:
  /// x = 2 t on [0.5, 3.25], whose ends lie between rows: mean 3.75, deviation 2 * 2.75/sqrt(12).
  void aLine_isExact_alsoBetweenRows() {
    for (const auto& times : {even(1, 6), even(0.1, 60), std::vector<double>{0, 0.01, 0.02, 2.9, 3, 3.01, 7}}) {
      const RangeStatistics s = over(0.5, 3.25, times, [](double t) { return 2 * t; });
      QVERIFY(std::abs(s.mean - 3.75) < 1e-14);
      QVERIFY(std::abs(s.deviation - 5.5 / std::sqrt(12.0)) < 1e-14);
      QVERIFY(std::abs(s.rms - std::sqrt(3.75 * 3.75 + 5.5 * 5.5 / 12)) < 1e-14);
      QVERIFY(std::abs(s.minimum - 1) < 1e-14 && s.minimumAt == 0.5);
      QVERIFY(std::abs(s.maximum - 6.5) < 1e-14 && s.maximumAt == 3.25);
      QVERIFY(s.from == 0.5 && s.to == 3.25);
    }
  }

  /// A sine over whole periods: mean 0, rms A/sqrt(2); its line through 1000 rows a period is low by (2 pi/1000)^2/12
  /// of the mean square, twice that of the squares of the chords.
  void aSine_overWholePeriods() {
    const RangeStatistics s =
        over(0, 3, even(0.001, 3001), [](double t) { return 5 * std::sin(2 * std::numbers::pi * t); });
    QVERIFY(std::abs(s.mean) < 1e-13);
    QVERIFY(std::abs(s.rms - 5 / std::sqrt(2.0)) < 5 * 1e-5);
    QVERIFY(std::abs(s.peakToPeak() - 10) < 1e-12);
    QVERIFY(std::abs(s.maximumAt - 0.25) < 1e-12);
    QCOMPARE(s.rows, std::size_t{3001});
  }

  /// Where the step is short there are many rows; they do not count more.
  void unequalSteps_weighByTime() {
    std::vector<double> times{0, 1};
    for (int i = 1; i <= 1000; ++i) times.push_back(1 + i * 1e-6);
    times.push_back(2);
    const RangeStatistics s = over(0, 2, times, [](double t) { return t <= 1 ? 0.0 : 1.0; });
    QVERIFY(std::abs(s.mean - 0.5) < 1e-6);
  }

  /// A small ripple on a large value: sums of squares would lose it.
  void aLargeMean_doesNotHideTheDeviation() {
    const RangeStatistics s =
        over(0, 10, even(0.01, 1001), [](double t) { return 1e9 + std::sin(2 * std::numbers::pi * t); });
    // Values of 1e9 are stored to 1.2e-7; the chords of 100 rows a period are low by 0.1 %.
    QVERIFY(std::abs(s.deviation - 1 / std::sqrt(2.0)) < 1e-3);
  }

  void staircases_holdTheStepThatEndsWithTheValue() {
    const RangeStatistics s = over(
        0, 2, {0, 1, 2}, [](double t) { return 10 * t; }, true);
    QCOMPARE(s.mean, 15.0);
    QCOMPARE(s.deviation, 5.0);
  }

  void gaps_areLeftOut_andSaid() {
    const RangeStatistics s = over(0, 4, even(1, 5), [](double t) {
      return t == 2 ? std::nan("") : t < 2 ? 1.0 : 3.0;
    });
    QVERIFY(s.hasGaps);
    QCOMPARE(s.mean, 2.0);
  }

  void aRangeWithoutRows_hasNone() {
    RangeStatisticsSum sum(10, 11, false);
    for (const double t : even(1, 5)) sum.add(t, t);
    QVERIFY(!sum.result());
  }
};

QTEST_APPLESS_MAIN(TestRangeStatistics)
#include "tst_range_statistics.moc"
