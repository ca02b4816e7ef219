// The observed order: exact on power laws, not misled by round-off, saturation and missing points.

#include "diagnostics/order_estimate.h"

#include <QtTest>
#include <cmath>
#include <random>

using namespace gyre;

namespace {

std::vector<double> halved(double from, int count) {
  std::vector<double> out;
  for (int i = 0; i < count; ++i) out.push_back(from * std::pow(0.5, i));
  return out;
}

template <class Law>
std::vector<double> errorsOf(const std::vector<double>& steps, Law law) {
  std::vector<double> out;
  for (const double h : steps) out.push_back(law(h));
  return out;
}

}  // namespace

class TestOrderEstimate : public QObject {
  Q_OBJECT
 private slots:
  void powerLaw_isFound_data() {
    QTest::addColumn<double>("order");
    for (const double p : {1.0, 2.0, 4.0, 8.0}) QTest::addRow("%g", p) << p;
  }
  void powerLaw_isFound() {
    QFETCH(double, order);
    const auto steps = halved(0.1, 5);
    const OrderFit fit = fitOrder(steps, errorsOf(steps, [&](double h) { return 3 * std::pow(h, order); }));
    QCOMPARE(fit.used(), std::size_t{5});
    QVERIFY(std::abs(fit.order - order) < 1e-12);
    QVERIFY(std::abs(fit.constant - 3) < 1e-10);
    QVERIFY(std::abs(fit.at(0.05) - 3 * std::pow(0.05, order)) < 1e-12);
    for (const double slope : fit.pairwise) QVERIFY(std::abs(slope - order) < 1e-10);
  }
  void stepsMayStandInAnyOrder() {
    const std::vector<double> steps{1e-3, 4e-3, 2e-3};
    const OrderFit fit = fitOrder(steps, errorsOf(steps, [](double h) { return h * h; }));
    QCOMPARE(fit.points.front().step, 4e-3);
    QCOMPARE(fit.points.back().step, 1e-3);
    QVERIFY(std::abs(fit.order - 2) < 1e-12);
  }
  void roundOffFloor_isLeftOut() {
    const auto steps = halved(0.1, 12);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> noise(0.5, 1.5);
    const auto errors = errorsOf(steps, [&](double h) { return std::pow(h, 4) + 1e-11 * noise(random); });
    const OrderFit fit = fitOrder(steps, errors);
    QVERIFY(std::abs(fit.order - 4) < 0.05);
    QVERIFY(fit.points.front().used && !fit.points.back().used);
  }
  void givenFloor_isRespected() {
    const auto steps = halved(0.1, 4);
    const OrderFit fit = fitOrder(steps, errorsOf(steps, [](double h) { return h * h; }), {.floor = 1e-3});
    QCOMPARE(fit.used(), std::size_t{2});
  }
  void saturation_isLeftOut() {
    const auto steps = halved(0.4, 7);
    const OrderFit fit =
        fitOrder(steps, errorsOf(steps, [](double h) { return std::tanh(200 * h * h); }), {.saturated = 0.3});
    QVERIFY(std::abs(fit.order - 2) < 0.02);
    QVERIFY(!fit.points.front().used && fit.points.back().used);
  }
  void instability_isLeftOut() {
    const std::vector<double> steps{4e-3, 2e-3, 1e-3, 5e-4};
    const OrderFit fit = fitOrder(steps, std::vector<double>{1e6, 4e-2, 1e-2, 2.5e-3});
    QVERIFY(std::abs(fit.order - 2) < 1e-9);
    QVERIFY(!fit.points.front().used);
  }
  void noConvergence_hasNoOrder() {
    const auto steps = halved(0.1, 5);
    const OrderFit fit = fitOrder(steps, errorsOf(steps, [](double) { return 0.7; }));
    QVERIFY(!fit.valid());
    QVERIFY(std::isnan(fit.order));
  }
  void missingPoints_doNoHarm() {
    const std::vector<double> steps{4e-3, 2e-3, 1e-3, 5e-4};
    const std::vector<double> errors{16e-6, std::nan(""), 1e-6, 0.0};
    const OrderFit fit = fitOrder(steps, errors);
    QCOMPARE(fit.used(), std::size_t{2});
    QVERIFY(std::abs(fit.order - 2) < 1e-12);
    QVERIFY(std::isnan(fit.pairwise[0]) && std::isnan(fit.pairwise[2]));
    QVERIFY(!fitOrder({}, {}).valid());
    QVERIFY(!fitOrder(std::vector<double>{1e-3}, std::vector<double>{1e-3}).valid());
  }
};

QTEST_APPLESS_MAIN(TestOrderEstimate)
#include "tst_order_estimate.moc"
