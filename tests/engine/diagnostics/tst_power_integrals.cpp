// Integrals of powers known at the ends of steps: exact on polynomials, of their order on smooth powers over equal and
// unequal steps, and no nonsense behind a jump.

#include "diagnostics/power_integrals.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace gyre;

namespace {

template <class Power>
double integral(int points, const std::vector<double>& times, Power P) {
  PowerIntegrals sums;
  sums.start(1, points);
  sums.powers()[0] = P(times[0]);
  sums.begin(times[0]);
  for (std::size_t i = 1; i < times.size(); ++i) {
    sums.powers()[0] = P(times[i]);
    sums.add(times[i]);
  }
  return sums.values()[0];
}

std::vector<double> equal(double end, int steps) {
  std::vector<double> t;
  for (int i = 0; i <= steps; ++i) t.push_back(end * i / steps);
  return t;
}

/// Steps between half and one and a half of the mean.
std::vector<double> uneven(double end, int steps) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> size(0.5, 1.5);
  std::vector<double> t{0};
  for (int i = 0; i < steps; ++i) t.push_back(t.back() + size(random));
  for (double& at : t) at *= end / t.back();
  return t;
}

}  // namespace

class TestPowerIntegrals : public QObject {
  Q_OBJECT
 private slots:
  void order_isTheNumberOfValues_data() {
    QTest::addColumn<int>("points");
    for (const int n : {2, 3, 4, 5, 6, 7, 9}) QTest::addRow("%d values", n) << n;
  }
  void order_isTheNumberOfValues() {
    QFETCH(int, points);
    const auto P = [](double t) { return std::cos(2 * t) + 0.3; };
    const double exact = 0.5 * std::sin(2 * 3.0) + 0.9;
    const auto error = [&](int steps) { return std::abs(integral(points, equal(3.0, steps), P) - exact); };
    const int coarse = points > 6 ? 24 : 60;
    const double order = std::log2(error(coarse) / error(2 * coarse));
    qInfo("%d values: order %.2f, error %.2g", points, order, error(2 * coarse));
    // The weights of each rule give its order; what is left of the next term at these steps is less than a tenth.
    QVERIFY(order > points - 0.3);
  }
  /// The polynomial is the power itself, also over the first steps and over uneven ones.
  void polynomials_areExact() {
    const auto P = [](double t) { return ((4 * t - 3) * t + 2) * t - 1; };
    const auto exact = [](double t) { return ((t - 1) * t + 1) * t * t - t; };
    for (const int steps : {1, 2, 3, 4, 5, 20}) {
      if (steps > 2) QVERIFY(std::abs(integral(4, equal(2.0, steps), P) - exact(2.0)) < 1e-13);
    }
    QVERIFY(std::abs(integral(3, equal(2.0, 2), P) - exact(2.0)) < 1e-13);  // Simpson's rule
  }
  void unevenSteps_keepTheOrder() {
    const auto P = [](double t) { return std::exp(-t) * std::cos(3 * t); };
    const auto exact = [](double t) { return (std::exp(-t) * (3 * std::sin(3 * t) - std::cos(3 * t)) + 1) / 10; };
    const auto error = [&](int steps) { return std::abs(integral(6, uneven(4.0, steps), P) - exact(4.0)); };
    const double coarse = error(50), fine = error(400);
    qInfo("uneven: %.2g, %.2g", coarse, fine);
    // 8^3 at least: of steps that grow by up to three, a rule now and then finds but three values far enough apart.
    QVERIFY(fine < coarse / 512);
  }
  /// Steps that double, as after a start: values that lie close together are not carried on over a long step.
  void growingSteps_areNoTrouble() {
    std::vector<double> t{0};
    for (double h = 1e-6; t.back() + h < 2; h = std::min(2 * h, 0.01)) t.push_back(t.back() + h);
    std::mt19937 random(3);
    std::uniform_real_distribution<double> noise(-1e-9, 1e-9);
    const auto P = [&](double at) { return std::sin(at) + noise(random); };
    QVERIFY(std::abs(integral(6, t, P) - (1 - std::cos(t.back()))) < 2 * 2e-9);
  }
  /// A brake that lets go between two steps: no heat comes back.
  void jump_givesNothingBack() {
    PowerIntegrals sums;
    sums.start(1, 6);
    sums.powers()[0] = 1;
    sums.begin(0);
    double before = 0;
    for (int i = 1; i <= 40; ++i) {
      sums.powers()[0] = i <= 20 ? 1 : 0;
      sums.add(i);
      QVERIFY(sums.values()[0] >= before);
      before = sums.values()[0];
    }
    QVERIFY(std::abs(before - 20.5) < 0.5);
  }
  void means_areTakenAsTheyAre() {
    PowerIntegrals sums;
    sums.start(2, 6);
    sums.begin(0);
    const std::array<double, 2> means{3, -1};
    sums.addMean(0.5, 0.5, means);
    sums.addMean(0.75, 0.25, means);
    QCOMPARE(sums.values()[0], 2.25);
    QCOMPARE(sums.values()[1], -0.75);
  }
};

QTEST_APPLESS_MAIN(TestPowerIntegrals)
#include "tst_power_integrals.moc"
