// What stands at the axes of a plot.

#include "figure/axes_window.h"

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
  void ticks_standInPixels() {
    const AxisTicks linear = placedTicks({-2e-6, 2e-6}, AxisScale::linear, 4, 200);
    QCOMPARE(labels(linear), QStringLiteral("−2 −1 0 1 2 | × 10⁻⁶"));
    QCOMPARE(linear.ticks.front().position, 0.0);
    QCOMPARE(linear.ticks[3].position, 150.0);
    QCOMPARE(labels(placedTicks({-3.2, 1.1}, AxisScale::logarithmic, 6, 200)),
             QStringLiteral("10⁻³ 10⁻² 10⁻¹ 10⁰ 10¹"));
    QCOMPARE(labels(placedTicks({-0.4, 3.4}, AxisScale::whole, 9, 200)), QStringLiteral("0 1 2 3"));
    QCOMPARE(withFactor(QStringLiteral("energy [J]"), linear), QStringLiteral("energy [J]   × 10⁻⁶"));
  }
};

QTEST_APPLESS_MAIN(TestAxisTicks)
#include "tst_axis_ticks.moc"
