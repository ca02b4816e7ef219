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
  /// Steps that grow by five at a time behind a jump: three values give a local error of the fourth power of the step.
  void stepsThatGrowFast_haveOrderThree() {
    const auto P = [](double t) { return std::exp(-t) * std::cos(3 * t); };
    const auto exact = [](double t) { return (std::exp(-t) * (3 * std::sin(3 * t) - std::cos(3 * t)) + 1) / 10; };
    std::array<double, 2> errors{};
    for (std::size_t i = 0; i < 2; ++i) {
      const double finer = i == 0 ? 1 : 0.5;
      std::vector<double> t{0};
      for (double h = 1e-4 * finer; t.back() + h < 1; h = std::min(5 * h, 0.05 * finer)) t.push_back(t.back() + h);
      errors[i] = std::abs(integral(6, t, P) - exact(t.back()));
    }
    qInfo("growing by five: %.3g, %.3g", errors[0], errors[1]);
    QVERIFY(std::log2(errors[0] / errors[1]) > 3.7);  // few steps grow, so that errors do not add up to the third power
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
  /// A contact that begins within a step: its power, smooth behind that, keeps the order from there on, and the one
  /// beside it, which goes on, keeps it all along.
  void bend_isOfThatPowerAlone() {
    const auto touching = [](double t) { return t < 1 ? 0 : std::sin(3 * (t - 1)); };
    const auto steady = [](double t) { return std::exp(-t) * std::cos(3 * t); };
    std::array<double, 2> late{}, always{};
    for (std::size_t k = 0; k < 2; ++k) {
      const int steps = k == 0 ? 90 : 180;
      PowerIntegrals sums;
      sums.start(2, 6);
      double overTheBend = 0;
      for (int i = 0; i <= steps; ++i) {
        const double h = 3.0 / steps, t = h * (i + 0.4);
        sums.powers()[0] = touching(t);
        sums.powers()[1] = steady(t);
        if (i == 0) {
          sums.begin(t);
          continue;
        }
        if (t > 1 && t - h < 1) {
          sums.bend(0);
          sums.add(t);
          QVERIFY(std::abs(sums.values()[0] - 0.5 * h * touching(t)) < 1e-15);
          overTheBend = sums.values()[0] - (1 - std::cos(3 * (t - 1))) / 3;
        } else {
          sums.add(t);
        }
      }
      const double first = 3.0 / steps * 0.4, end = first + 3;
      const auto integral = [](double t) { return std::exp(-t) * (3 * std::sin(3 * t) - std::cos(3 * t)) / 10; };
      late[k] = std::abs(sums.values()[0] - overTheBend - (1 - std::cos(3 * (end - 1))) / 3);
      always[k] = std::abs(sums.values()[1] - (integral(end) - integral(first)));
    }
    qInfo("errors %.2g, %.2g behind the bend; %.2g, %.2g beside it", late[0], late[1], always[0], always[1]);
    QVERIFY(std::log2(late[0] / late[1]) > 5.5);
    QVERIFY(std::log2(always[0] / always[1]) > 5.5);
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
