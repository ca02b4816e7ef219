// Numbers with units, as people type them.

#include "core/units.h"

#include <QtTest>

#include <clocale>
#include <cmath>

using namespace gyre;

class TestUnits : public QObject {
  Q_OBJECT
 private slots:
  void quantities_areReadAsSi_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, Quantity q, double value) {
      QTest::addRow("%s", text) << QString(text) << static_cast<int>(q) << value;
    };
    row("12 mm", Quantity::length, 0.012);
    row("12mm", Quantity::length, 0.012);
    row("  +1.5e2   cm ", Quantity::length, 1.5);
    row("30 deg", Quantity::angle, 30 * (M_PI / 180));
    row("30°", Quantity::angle, 30 * (M_PI / 180));
    row("2 kN/m", Quantity::stiffness, 2000);
    row("210 GPa", Quantity::pressure, 210e9);
    row("5 mm^4", Quantity::secondMoment, 5e-12);
    row("5 cm⁴", Quantity::secondMoment, 5e-8);
    row("2 km³/s²", Quantity::gravitationalParameter, 2e9);
    row("2.5", Quantity::stiffness, 2.5);
    row("-7", Quantity::none, -7);
    row("3 N*m", Quantity::torque, 3);
    row("3 N·m", Quantity::torque, 3);
    row("60 rpm", Quantity::angularVelocity, 2 * M_PI);
    row("4 kg m²", Quantity::inertia, 4);
  }
  void quantities_areReadAsSi() {
    QFETCH(QString, text);
    QFETCH(int, quantity);
    QFETCH(double, value);
    const auto result = parseQuantity(text.toStdString(), static_cast<Quantity>(quantity));
    QVERIFY2(result.has_value(), result ? "" : result.error().text().c_str());
    QVERIFY(std::abs(*result - value) <= 1e-15 * std::abs(value));
  }
  void nonsense_isRefusedWithTheAcceptedUnits() {
    for (const char* text : {"", "abc", "1 2", "1,2,3", "1,5.0", "1.000,5", "1,500", "12,345 m", ",5", "5,", "nan",
                             "inf", "1e999", "--1", "1 kg", "mm"}) {
      const auto result = parseQuantity(text, Quantity::length);
      QVERIFY2(!result, text);
      QVERIFY(!result.error().message.empty());
    }
    QVERIFY(parseQuantity("1 kg", Quantity::length).error().message.find("mm") != std::string::npos);
    QVERIFY(parseQuantity("1,500", Quantity::length).error().message.find("1.500 or 1500") != std::string::npos);
    QVERIFY(!parseQuantity("1 mm", Quantity::none));
    QVERIFY(!parseQuantity("1e308 km", Quantity::length));
  }
  /// As decimals are written in much of the world; never the last of a sequence.
  void decimalComma_isAPoint() {
    for (const auto& [text, value] :
         {std::pair("0,5", 0.5), std::pair("-0,25", -0.25), std::pair("+1,5", 1.5), std::pair("0,125", 0.125),
          std::pair("1,5e3", 1500.0), std::pair("1234,567", 1234.567)}) {
      QCOMPARE(parseNumber(text).value(), value);
      QCOMPARE(parseQuantity(text, Quantity::mass).value(), value);
    }
    QCOMPARE(parseQuantity("1,5 mm", Quantity::length).value(), 1.5e-3);
  }
  void shortest_readsBackToTheSameDouble() {
    for (const double x :
         {0.0, -0.0, 0.1, 1.0 / 3, 1e-300, 4.9e-324, 1.7976931348623157e308, 123456789.123456789, -2e-17}) {
      const auto back = parseNumber(shortest(x));
      QVERIFY(back.has_value());
      QCOMPARE(std::signbit(*back), std::signbit(x));
      QVERIFY(*back == x);
    }
  }
  void everyQuantity_hasAnSiUnitFirst() {
    for (int q = 0; q <= static_cast<int>(Quantity::power); ++q) {
      const auto units = unitsOf(static_cast<Quantity>(q));
      QCOMPARE(units.front().factor, 1.0);
      QCOMPARE(siSymbol(static_cast<Quantity>(q)), units.front().symbol);
    }
  }
};

QTEST_APPLESS_MAIN(TestUnits)
#include "tst_units.moc"
