// Numbers as the window writes them.

#include "figure/readable_number.h"

#include <QTest>

#include <cmath>

using namespace gyre::ui;

class TestReadableNumber : public QObject {
  Q_OBJECT

 private slots:
  void digitsAreSixAtMost_powersAreWritten() {
    QCOMPARE(readableNumber(0), QStringLiteral("0"));
    QCOMPARE(readableNumber(-7.20596123), QStringLiteral("−7.20596"));
    QCOMPARE(readableNumber(9.9999999), QStringLiteral("10.0000"));
    QCOMPARE(readableNumber(123456.4), QStringLiteral("123456"));
    QCOMPARE(readableNumber(1234567), QStringLiteral("1.23457×10⁶"));
    QCOMPARE(readableNumber(-3.5e-12, 3), QStringLiteral("−3.50×10⁻¹²"));
    QCOMPARE(readableNumber(std::nan("")), QStringLiteral("not a number"));
  }

  void compactNumbers_haveNoZerosAtTheEnd() {
    QCOMPARE(compactNumber(0.002), QStringLiteral("0.002"));
    QCOMPARE(compactNumber(-3), QStringLiteral("−3"));
    QCOMPARE(compactNumber(1.5e-9), QStringLiteral("1.5×10⁻⁹"));
    QCOMPARE(compactNumber(120), QStringLiteral("120"));
  }
};

QTEST_APPLESS_MAIN(TestReadableNumber)
#include "tst_readable_number.moc"
