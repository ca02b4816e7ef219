// What stands at the axes of a plot.

#include "figure/axis_ticks.h"

#include <QTest>

using namespace gyre::ui;

namespace {

QString labels(const AxisTicks& axis) {
  QStringList texts;
  for (const Tick& tick : axis.ticks) {
    if (!tick.label.isEmpty()) texts << tick.label;
  }
  return texts.join(QLatin1Char(' ')) + (axis.factor.isEmpty() ? QString() : QStringLiteral(" | ") + axis.factor);
}

}  // namespace

class TestAxisTicks : public QObject {
  Q_OBJECT

 private slots:
  void linear_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("round") << 0.0 << 20.0 << 4 << QStringLiteral("0 5 10 15 20");
    QTest::newRow("fractions") << -0.11 << 0.31 << 5 << QStringLiteral("−0.1 0.0 0.1 0.2 0.3");
    QTest::newRow("tiny") << 0.0 << 3e-6 << 3 << QStringLiteral("0 1 2 3 | × 10⁻⁶");
    QTest::newRow("large") << 0.0 << 4e6 << 4 << QStringLiteral("0 1 2 3 4 | × 10⁶");
    QTest::newRow("offset") << 9.80999989 << 9.81000011 << 3 << QStringLiteral("−1 0 1 | × 10⁻⁷ + 9.81");
    QTest::newRow("negative offset") << -9.81000011 << -9.80999989 << 3 << QStringLiteral("−1 0 1 | × 10⁻⁷ − 9.81");
    QTest::newRow("huge") << -1e300 << 1e300 << 2 << QStringLiteral("−1 0 1 | × 10³⁰⁰");
  }
  void linear() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QTEST(labels(linearTicks(low, high, most)), "expected");
  }

  void linear_staysWithinTheAxisAndTheNumberAskedFor() {
    for (double span = 1e-9; span < 1e12; span *= 3.7) {
      for (const double low : {0.0, -0.37 * span, 12.3 * span, -1e3 * span}) {
        const AxisTicks axis = linearTicks(low, low + span, 7);
        QVERIFY(!axis.ticks.empty() && axis.ticks.size() <= 9);
        for (const Tick& tick : axis.ticks) {
          QVERIFY(tick.position >= low - 1e-6 * span && tick.position <= low + span * (1 + 1e-6));
          QVERIFY2(tick.label.size() <= 8, qPrintable(tick.label));
        }
      }
    }
  }

  void logarithmic_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("decades") << -3.2 << 1.1 << 6 << QStringLiteral("10⁻³ 10⁻² 10⁻¹ 10⁰ 10¹");
    QTest::newRow("many decades") << -15.5 << -2.0 << 4 << QStringLiteral("10⁻¹² 10⁻⁸ 10⁻⁴");
    QTest::newRow("two decades") << -0.01 << 2.01 << 9 << QStringLiteral("10⁰ 2·10⁰ 5·10⁰ 10¹ 2·10¹ 5·10¹ 10²");
    QTest::newRow("within a decade") << 0.0 << 0.7 << 5 << QStringLiteral("1 2 3 4 5");
  }
  void logarithmic() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QTEST(labels(logTicks(low, high, most)), "expected");
  }

  void readableNumbers() {
    QCOMPARE(readableNumber(0), QStringLiteral("0"));
    QCOMPARE(readableNumber(-7.20596123), QStringLiteral("−7.20596"));
    QCOMPARE(readableNumber(9.9999999), QStringLiteral("10.0000"));
    QCOMPARE(readableNumber(123456.4), QStringLiteral("123456"));
    QCOMPARE(readableNumber(1234567), QStringLiteral("1.23457×10⁶"));
    QCOMPARE(readableNumber(-3.5e-12, 3), QStringLiteral("−3.50×10⁻¹²"));
    QCOMPARE(readableNumber(std::nan("")), QStringLiteral("not a number"));
  }
};

QTEST_APPLESS_MAIN(TestAxisTicks)
#include "tst_axis_ticks.moc"
