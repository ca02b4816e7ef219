// The reduction of curves to pixel columns: nothing extreme is lost, nothing is read twice.

#include "plots/curve_reduction.h"
#include "recording_samples.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <random>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;

namespace {

ExtremesTree treeOf(const Recording& recording, std::size_t column) {
  ExtremesTree tree(column);
  tree.append(recording, recording.rows());
  return tree;
}

std::vector<CurvePoint> curve(const Recording& recording, const ExtremesTree& tree, double t0, double t1,
                              std::size_t pixels, bool positiveOnly = false) {
  return reduce(recording, tree, pixelBorders(recording, tree.rows(), t0, t1, pixels), positiveOnly);
}

Extremes extremesIn(const Recording& recording, const ExtremesTree& tree, double t0, double t1) {
  const auto borders = pixelBorders(recording, tree.rows(), t0, t1, 1);
  return tree.over(recording, borders[0], borders[1]);
}

bool has(const std::vector<CurvePoint>& points, double value) {
  return std::any_of(points.begin(), points.end(), [&](const CurvePoint& p) { return p.value == value; });
}

double pseudoRandom(double t) { return std::sin(12.9898 * t) + std::sin(78.233 * t * t); }

}  // namespace

class TestCurveReduction : public QObject {
  Q_OBJECT

 private slots:
  void over_equalsAPlainScan() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 5003, 0.01);
    const ExtremesTree tree = treeOf(*recording, 1);
    std::mt19937 random(1);
    for (int k = 0; k < 3000; ++k) {
      std::size_t a = random() % 5004, b = random() % 5004;
      if (a > b) std::swap(a, b);
      Extremes expected;
      for (std::size_t row = a; row < b; ++row) expected.add(recording->at(row, 1));
      const Extremes found = tree.over(*recording, a, b);
      QCOMPARE(found.minimum, expected.minimum);
      QCOMPARE(found.maximum, expected.maximum);
      QCOMPARE(found.minimumPositive, expected.minimumPositive);
    }
  }

  void ofMagnitudes_hasNoSigns() {
    const auto recording = record({{"x", "m", [](double t) { return -1 - t; }}}, 1000, 0.01);
    ExtremesTree tree(1, true);
    tree.append(*recording, 1000);
    QCOMPARE(tree.over(*recording, 3, 997).minimumPositive, 1.03);
    QCOMPARE(tree.over(*recording, 3, 997).maximum, -recording->at(996, 1));
    for (const std::size_t pixels : {2u, 2000u})
      for (const CurvePoint& p : reduce(*recording, tree, pixelBorders(*recording, 1000, 0, 20, pixels), true))
        QVERIFY(p.value >= 1);
  }

  void everySpikeInTheWindow_survives() {
    // 200,000 rows, spikes of one row each, at places that fall anywhere within blocks and pixel columns.
    const double h = 1e-3;
    const auto spike = [h](double t) {
      const auto row = static_cast<std::size_t>(std::llround(t / h));
      if (row % 7919 == 13) return 5.0 + static_cast<double>(row) * 1e-6;
      if (row % 6007 == 5) return -5.0 - static_cast<double>(row) * 1e-6;
      return std::sin(t);
    };
    const auto recording = record({{"x", "m", spike}}, 200000, h);
    const ExtremesTree tree = treeOf(*recording, 1);
    for (const auto& [t0, t1] : {std::pair{0.0, 200.0}, std::pair{3.3337, 171.01}, std::pair{50.0, 51.5}}) {
      const Extremes extremes = extremesIn(*recording, tree, t0, t1);
      const auto points = curve(*recording, tree, t0, t1, 613);
      Extremes expected;
      for (std::size_t row = 0; row < recording->rows(); ++row) {
        const double t = recording->time(row), x = recording->at(row, 1);
        if (t < t0 || t > t1) continue;
        expected.add(x);
        if (std::abs(x) > 2) QVERIFY2(has(points, x), qPrintable(QString::number(t)));
      }
      QCOMPARE(extremes.minimum, expected.minimum);
      QCOMPARE(extremes.maximum, expected.maximum);
      QVERIFY(points.size() <= 4 * 613 + 2);
      for (std::size_t i = 1; i < points.size(); ++i) QVERIFY(points[i].time >= points[i - 1].time);
    }
  }

  void eachPixelColumn_keepsItsFirstAndLastValue() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 30000, 0.001);
    const ExtremesTree tree = treeOf(*recording, 1);
    const auto borders = pixelBorders(*recording, tree.rows(), 2.0, 28.0, 100);
    const auto points = curve(*recording, tree, 2.0, 28.0, 100);
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
      QVERIFY(borders[i] < borders[i + 1]);
      QVERIFY(has(points, recording->at(borders[i], 1)));
      QVERIFY(has(points, recording->at(borders[i + 1] - 1, 1)));
    }
    QCOMPARE(recording->time(borders.front()), 2.0);
    QVERIFY(recording->time(borders.back() - 1) <= 28.0);
    QVERIFY(recording->time(borders.back()) > 28.0);
  }

  void fewRows_areGivenAsTheyAre_withOneNeighbourEachSide() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 100, 0.1);
    const ExtremesTree tree = treeOf(*recording, 1);
    const auto points = curve(*recording, tree, 2.05, 5.05, 800);
    QCOMPARE(points.size(), std::size_t{32});  // 30 rows inside and two outside
    QVERIFY(points.front().time < 2.05 && points.back().time > 5.05);
  }

  void windowWithoutRows_givesItsNeighbours() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 100, 0.1);
    const ExtremesTree tree = treeOf(*recording, 1);
    QCOMPARE(curve(*recording, tree, 2.01, 2.02, 800).size(), std::size_t{2});
    QCOMPARE(curve(*recording, tree, 50.0, 60.0, 800).size(), std::size_t{1});
    QCOMPARE(curve(*recording, tree, -5.0, -4.0, 800).size(), std::size_t{1});
  }

  void emptyRecording_givesNothing() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 0, 0.1, 10);
    const ExtremesTree tree = treeOf(*recording, 1);
    QVERIFY(curve(*recording, tree, 0, 1, 100).empty());
  }

  void duplicateTimes_areKept() {
    // Two rows at one time: a jump.
    const auto recording = record({{"x", "m", [](double t) { return t < 5 ? 0.0 : 1.0; }}}, 0, 1.0, 10);
    for (const auto& [t, x] : {std::pair{0.0, 1.0}, std::pair{1.0, 2.0}, std::pair{1.0, 7.0}, std::pair{2.0, 8.0}}) {
      const auto row = recording->next();
      row[0] = t;
      row[1] = x;
      recording->publish();
    }
    const auto points = curve(*recording, treeOf(*recording, 1), 0, 2, 50);
    QCOMPARE(points.size(), std::size_t{4});
    QCOMPARE(points[1].time, points[2].time);
  }

  void notANumber_doesNotHideItsNeighbours() {
    const auto value = [](double t) { return std::fmod(t, 1.0) < 0.3 ? std::nan("") : t; };
    const auto recording = record({{"x", "m", value}}, 40000, 0.01);
    const Extremes extremes = extremesIn(*recording, treeOf(*recording, 1), 0, 400);
    QVERIFY(extremes.minimum >= 0.3 && extremes.maximum < 400 && extremes.maximum > 399);
  }

  void logarithmicCurve_keepsTheSmallestPositiveValue() {
    const auto value = [](double t) {
      const auto row = std::llround(t * 100);
      return row % 3 == 0 ? 0.0 : row == 20000 ? 1e-15 : 1e-9;
    };
    const auto recording = record({{"drift", "", value}}, 40000, 0.01);
    const Extremes extremes = extremesIn(*recording, treeOf(*recording, 1), 0, 400);
    const auto points = curve(*recording, treeOf(*recording, 1), 0, 400, 100, true);
    QVERIFY(has(points, 1e-15));
    QCOMPARE(extremes.minimumPositive, 1e-15);
    QCOMPARE(extremes.minimum, 0.0);
  }

  void append_readsEachRowOnce() {
    const std::vector<gyre::test::Signal> inputs = {{"x", "m", pseudoRandom}};
    const auto recording = record(inputs, 0, 0.001, 100000);
    ExtremesTree tree(1);
    std::size_t taken = 0;
    for (int frame = 0; frame < 100; ++frame) {
      gyre::test::append(*recording, inputs, 997, 0.001);
      taken += tree.append(*recording, recording->rows());
      QCOMPARE(tree.rows(), recording->rows());
    }
    QCOMPARE(taken, recording->rows());
    QCOMPARE(tree.append(*recording, 1000), std::size_t{0});
    const Extremes all = tree.over(*recording, 0, tree.rows());
    const Extremes again = treeOf(*recording, 1).over(*recording, 0, recording->rows());
    QCOMPARE(all.maximum, again.maximum);
    QCOMPARE(all.minimum, again.minimum);
  }

  void append_takesNoMoreThanAsked() {
    const auto recording = record({{"x", "m", pseudoRandom}}, 1000, 0.001);
    ExtremesTree tree(1);
    QCOMPARE(tree.append(*recording, 300), std::size_t{300});
    QCOMPARE(tree.rows(), std::size_t{300});
    QCOMPARE(tree.append(*recording, 10000), std::size_t{700});
  }

  void memory_staysAFractionOfTheRecording() {
    const auto recording = record({{"x", "m", [](double t) { return t; }}}, 1000000, 0.001);
    const ExtremesTree tree = treeOf(*recording, 1);
    QVERIFY2(tree.memory() <= recording->rows() * sizeof(double) * 2 / 3, qPrintable(QString::number(tree.memory())));
  }

  void frameOfAMillionRows_isCheap() {
    // Wide rows, as a model of some size has: neighbouring values of a column lie far apart in memory.
    std::vector<gyre::test::Signal> inputs;
    for (int k = 0; k < 40; ++k) inputs.push_back({"x" + std::to_string(k), "m", [k](double t) { return t * k; }});
    const auto recording = record(inputs, 1000000, 1e-4);
    std::vector<ExtremesTree> trees;
    for (std::size_t k = 0; k < 4; ++k) trees.push_back(treeOf(*recording, 1 + 10 * k));
    std::size_t points = 0;
    double best = 1e9;
    for (int repeat = 0; repeat < 5; ++repeat) {
      const auto start = std::chrono::steady_clock::now();
      const auto borders = pixelBorders(*recording, recording->rows(), 0.3, 98.7 + 0.1 * repeat, 1200);
      for (const ExtremesTree& tree : trees) points = reduce(*recording, tree, borders, false).size();
      best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    qInfo("4 curves of 1,000,000 rows in 1,200 columns: %.2f ms, %zu points each", best * 1e3, points);
    QVERIFY(points <= 4 * 1200 + 2);
  }
};

QTEST_APPLESS_MAIN(TestCurveReduction)
#include "tst_curve_reduction.moc"
