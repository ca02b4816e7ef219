// What two runs differ by, against closed forms: two histories on different times.

#include "plots/run_difference.h"
#include "recording_samples.h"

#include <QtTest>

#include <limits>
#include <random>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

constexpr double eps = std::numeric_limits<double>::epsilon();
constexpr std::size_t everything = 1000000;

/// One channel at any times.
std::shared_ptr<Recording> recordAt(const std::vector<double>& times, const std::function<double(double)>& value) {
  auto made = *Recording::create({{ElementId{}, "time", "s"}, {ElementId{}, "a.x", "m"}}, times.size());
  for (const double t : times) {
    const std::span<double> row = made->next();
    row[0] = t;
    row[1] = value(t);
    made->publish();
  }
  return made;
}

std::vector<double> evenTimes(std::size_t rows, double step) {
  std::vector<double> times;
  for (std::size_t i = 0; i < rows; ++i) times.push_back(static_cast<double>(i) * step);
  return times;
}

std::unique_ptr<RunDifference> differenceOf(std::shared_ptr<Recording> run, std::shared_ptr<Recording> other,
                                            bool ofSteps = false) {
  auto made = RunDifference::create(std::move(run), std::move(other), {{1, 1, ofSteps}});
  return std::move(*made);
}

}  // namespace

class TestRunDifference : public QObject {
  Q_OBJECT
 private slots:
  /// sin w t on rows every 7 ms minus cos w t on rows every h = 5 ms. The bound is that of the polynomial of degree 5,
  /// 225/64 (w h)^6 / 720 in the middle and 17/720 (w h)^6 in the first and last two intervals, and round-off.
  void twoHistories_onDifferentTimes() {
    constexpr double w = 20, h = 0.005;
    const auto run = recordAt(evenTimes(500, 0.007), [](double t) { return std::sin(w * t); });
    const auto other = recordAt(evenTimes(1000, h), [](double t) { return std::cos(w * t); });
    const auto difference = differenceOf(run, other);
    QCOMPARE(difference->append(everything), std::size_t{500});
    const Recording& d = *difference->recording();
    QCOMPARE(d.rows(), std::size_t{500});
    QCOMPARE(d.channels()[1].header(), std::string("a.x_difference [m]"));
    const double inside = 225.0 / 64 * std::pow(w * h, 6) / 720, atEnds = 17 * std::pow(w * h, 6) / 720;
    double largestError = 0, largestUncertainty = 0;
    for (std::size_t row = 0; row < d.rows(); ++row) {
      const double t = d.time(row), exact = std::sin(w * t) - std::cos(w * t);
      QCOMPARE(t, run->time(row));
      const double error = std::abs(d.at(row, 1) - exact);
      const bool near = t < 2 * h || t > other->time(997);
      QVERIFY2(error <= (near ? atEnds : inside) + 40 * eps, qPrintable(QString("%1 at %2").arg(error).arg(t)));
      largestError = std::max(largestError, error);
      largestUncertainty = std::max(largestUncertainty, d.at(row, 2));
    }
    // What it says of itself is no less than the truth, and no more than the polynomial of degree 4 would err by:
    // (w h)^5 / 120 times the largest product of the distances of five rows, which is below 4 in the end intervals.
    QVERIFY(largestError <= largestUncertainty);
    QVERIFY(largestUncertainty <= 4 * std::pow(w * h, 5) / 120);
    // A straight line would err by this much.
    QVERIFY(largestError < 1e-4 * w * w * h * h / 8);
  }

  /// The polynomial has degree 5, at the ends, too.
  void aPolynomialOfDegree5_isMetExactly() {
    const auto poly = [](double t) { return ((((2 * t - 1) * t + 3) * t - 2) * t + 1) * t - 4; };
    const auto run = recordAt(evenTimes(91, 0.01), [](double) { return 0; });
    const auto difference = differenceOf(run, recordAt({0, 0.1, 0.21, 0.29, 0.41, 0.5, 0.61, 0.7, 0.8, 0.9}, poly));
    difference->append(everything);
    const Recording& d = *difference->recording();
    QCOMPARE(d.rows(), std::size_t{91});
    // Some 25 roundings of values up to 4, which may grow by the sum of the weights.
    for (std::size_t row = 0; row < d.rows(); ++row)
      QVERIFY(std::abs(d.at(row, 1) + poly(d.time(row))) < 4 * 25 * RowWeights::mostGrowth * eps);
  }

  /// Any interpolation between random values would be seen; the times differ by round-off.
  void equalTimes_takeTheValuesThemselves() {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> any(-1, 1);
    const auto noise = [&](double) { return any(random); };
    std::vector<double> addedUp;
    double t = 0;
    for (int i = 0; i < 4001; ++i, t += 0.0005) addedUp.push_back(i % 2 ? 0.001 * i / 2 : t);
    const auto run = recordAt(addedUp, noise), other = recordAt(evenTimes(2001, 0.001), noise);
    const auto difference = differenceOf(run, other);
    difference->append(everything);
    const Recording& d = *difference->recording();
    std::size_t equal = 0, unequal = 0;
    for (std::size_t row = 0; row < d.rows(); row += 2) {
      if (!isSameTime(d.time(row), other->time(row / 2))) continue;
      unequal += d.time(row) != other->time(row / 2);
      ++equal;
      QCOMPARE(d.at(row, 1), run->at(row, 1) - other->at(row / 2, 1));
      QCOMPARE(d.at(row, 2), 0.0);
    }
    QVERIFY(equal > 50 && unequal > 10);
    for (std::size_t row = 1; row < d.rows(); row += 2) QVERIFY(d.at(row, 2) > 0);
  }

  void equalRuns_differByNothing() {
    const auto wave = [](double t) { return std::exp(-t) * std::cos(40 * t); };
    const auto difference = differenceOf(recordAt(evenTimes(200, 0.01), wave), recordAt(evenTimes(200, 0.01), wave));
    difference->append(everything);
    QCOMPARE(difference->recording()->rows(), std::size_t{200});
    for (std::size_t row = 0; row < 200; ++row) QCOMPARE(difference->recording()->at(row, 1), 0.0);
  }

  /// At rows of very uneven times, errors of the values do not grow by more than the bound; rows at one time, as an
  /// edit during a run may leave them, do no harm.
  void unevenTimes_doNotBlowUpErrors_data() {
    QTest::addColumn<std::vector<double>>("times");
    std::vector<double> growing, clusters{0};
    for (int i = 0; i < 40; ++i) growing.push_back(std::pow(2.0, i - 39));
    for (int i = 1; i < 20; ++i)
      for (const double near : {0.0, 1e-9, 2e-9}) clusters.push_back(0.05 * i + near);
    QTest::newRow("doubling steps") << growing;
    QTest::newRow("clusters") << clusters;
    QTest::newRow("twice the same") << std::vector<double>{0, 0.1, 0.2, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5, 0.6, 1};
    QTest::newRow("two rows") << std::vector<double>{0, 1};
    QTest::newRow("three rows") << std::vector<double>{0, 0.9, 1};
  }
  void unevenTimes_doNotBlowUpErrors() {
    QFETCH(std::vector<double>, times);
    int n = 0;
    const auto error = [&n](double) { return ++n % 2 ? 1e-6 : -1e-6; };
    const auto zero = [](double) { return 0; };
    const auto difference = differenceOf(recordAt(evenTimes(10001, 1e-4), zero), recordAt(times, error));
    difference->append(everything);
    const Recording& d = *difference->recording();
    QVERIFY(d.rows() > 9000);
    for (std::size_t row = 0; row < d.rows(); ++row)
      QVERIFY(std::abs(d.at(row, 1)) <= RowWeights::mostGrowth * 1e-6 * (1 + 20 * eps));
  }

  /// Two rows in a period say nothing of what is between them, and it is said.
  void rowsTooFarApart_areUncertain() {
    constexpr double w = 20;
    const auto wave = [](double t) { return std::sin(w * t); };
    const auto difference = differenceOf(recordAt(evenTimes(1000, 0.001), wave), recordAt(evenTimes(20, 0.14), wave));
    difference->append(everything);
    const Recording& d = *difference->recording();
    double largest = 0, uncertainty = 0;
    for (std::size_t row = 0; row < d.rows(); ++row) {
      largest = std::max(largest, std::abs(d.at(row, 1)));
      uncertainty = std::max(uncertainty, d.at(row, 2));
    }
    QVERIFY(largest > 0.1);  // the two are the same: all of it is error
    QVERIFY(uncertainty > 0.1 * largest);
  }

  /// The step under way at a time is the one that ends next.
  void whatBelongsToAStep_isNotInterpolated() {
    const auto order = [](double t) { return t < 0.25 ? 1.0 : t < 0.55 ? 2.0 : 5.0; };  // rows 0.3 to 0.5 hold 2
    const auto run = recordAt({0, 0.2, 0.25, 0.5, 0.55, 0.9}, [](double) { return 3; });
    const auto difference = differenceOf(run, recordAt(evenTimes(10, 0.1), order), true);
    difference->append(everything);
    const Recording& d = *difference->recording();
    const std::vector<double> expected{2, 2, 1, 1, -2, -2};
    QCOMPARE(d.rows(), expected.size());
    for (std::size_t row = 0; row < d.rows(); ++row) QCOMPARE(d.at(row, 1), expected[row]);
  }

  void difference_growsWithTheRun_andEndsWithTheOther() {
    const Signal x{"a.x", "m", [](double t) { return t; }};
    const auto run = record({x}, 1, 0.25, 100), other = record({x}, 10, 0.1);
    const auto difference = differenceOf(run, other);
    QCOMPARE(difference->append(everything), std::size_t{1});
    test::append(*run, {x}, 2, 0.25);  // to 0.5
    QCOMPARE(difference->append(1), std::size_t{1});
    QCOMPARE(difference->append(everything), std::size_t{1});
    QCOMPARE(difference->append(everything), std::size_t{0});
    QVERIFY(!difference->hasEnded());
    test::append(*run, {x}, 20, 0.25);
    QCOMPARE(difference->append(everything), std::size_t{2});  // the one at 0.75, and one too late
    QVERIFY(difference->hasEnded());
    QCOMPARE(difference->append(everything), std::size_t{0});
    QCOMPARE(difference->recording()->rows(), std::size_t{4});
    QCOMPARE(difference->recording()->time(3), 0.75);
  }

  void beforeTheOtherRunBegins_thereIsNone() {
    const auto run = recordAt({0, 0.5, 1, 1.5}, [](double) { return 1; });
    const auto difference = differenceOf(run, recordAt({1, 2}, [](double) { return 0; }));
    QCOMPARE(difference->append(everything), std::size_t{4});
    QCOMPARE(difference->recording()->rows(), std::size_t{2});
    QCOMPARE(difference->recording()->time(0), 1.0);
    QCOMPARE(difference->recording()->at(1, 1), 1.0);
  }
};

QTEST_APPLESS_MAIN(TestRunDifference)
#include "tst_run_difference.moc"
