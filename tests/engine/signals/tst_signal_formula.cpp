// Formulas over channels: how names are read, what unit comes out, what is said of what is wrong and where.

#include "signals/dimension.h"
#include "signals/formula.h"

#include <QtTest>

using namespace gyre;

namespace {

std::vector<Channel> channels() {
  const auto channel = [](const char* name, const char* unit) { return Channel{ElementId{}, name, unit}; };
  return {channel("time", "s"),           channel("rod 1.x", "m"),       channel("rod 1.vx", "m/s"),
          channel("rod 1.vy", "m/s"),     channel("crank.angle", "rad"), channel("crank.angle_rate", "rad/s"),
          channel("motor.power", "W"),    channel("motor.mz", "N m"),    channel("energy.total", "J"),
          channel("contact.a-b.fx", "N"), channel("rod 1.qw", ""),       channel("strange.u", "furlong")};
}

QString unitOf(const char* text) {
  const auto formula = SignalFormula::compile(text, channels());
  return formula ? QString::fromStdString(formula->unit())
                 : QStringLiteral("fault: ") + QString::fromStdString(formula.error().message);
}

}  // namespace

class TestSignalFormula : public QObject {
  Q_OBJECT
 private slots:
  void units_followFromThoseOfTheChannels_data() {
    QTest::addColumn<QString>("unit");
    const std::initializer_list<std::pair<const char*, const char*>> rows = {
        {"rod 1.vx", "m/s"},
        {"[rod 1.vx]", "m/s"},
        {"rod 1.vx^2 + rod 1.vy^2", "m^2/s^2"},
        {"sqrt(rod 1.vx^2 + [rod 1.vy]^2)", "m/s"},
        {"deriv(crank.angle)", "rad/s"},
        {"deriv(deriv(crank.angle))", "rad/s^2"},
        {"deriv(rod 1.vx)", "m/s^2"},
        {"integral(motor.power)", "J"},
        {"integral(contact.a-b.fx)", "N s"},
        {"[energy.total] - 9.81", "J"},
        {"2*motor.mz", "N m"},
        {"motor.mz * crank.angle_rate", "W"},
        {"rod 1.x * sin(crank.angle)", "m"},
        {"atan2(rod 1.vy, rod 1.vx)", ""},
        {"rod 1.x / t", "m/s"},
        {"rod 1.x / rod 1.x", ""},
        {"sqrt(rod 1.x)", "m^0.5"},
        {"energy.total / rod 1.x^3", "Pa"},
        {"deriv(rod 1.qw)", "1/s"},
        {"abs(rod 1.x)", "m"},
        {"max(rod 1.x, 0)", "m"},
        {"2 + 3", ""},
        {"rod 1.x + rod 1.vx", "?"},
        {"sin(rod 1.x)", "?"},
        {"strange.u * 2", "?"},
        {"deriv(strange.u)", "?"},
    };
    for (const auto& [text, unit] : rows) QTest::newRow(text) << QString(unit);
  }
  void units_followFromThoseOfTheChannels() {
    QFETCH(QString, unit);
    QCOMPARE(unitOf(QTest::currentDataTag()), unit);
  }

  void faults_sayWhatAndWhere_data() {
    QTest::addColumn<QString>("part");  // of the text that is at fault
    QTest::addColumn<QString>("words");
    QTest::newRow("rod 1.vz + 1") << "rod"
                                  << "no channel 'rod'";
    QTest::newRow("1 + [rod 1.vz]") << "[rod 1.vz]"
                                    << "no channel 'rod 1.vz'";
    QTest::newRow("1 + [rod 1.vx") << "[rod 1.vx"
                                   << "']' is missing";
    QTest::newRow("deriv(rod 1.vx") << "(rod 1.vx"
                                    << "')' is missing";
    QTest::newRow("rod 1.vx +") << "rod 1.vx +"
                                << "ends too early";
    QTest::newRow("(rod 1.vx") << "(rod 1.vx"
                               << "')' is missing";
    QTest::newRow("rod 1.x * wobble(2)") << "wobble"
                                         << "no function 'wobble'";
    QTest::newRow("rod 1.x rod 1.vx") << "rod 1.vx"
                                      << "operator was expected";
    QTest::newRow("deriv( )") << " "
                              << "formula was expected";
    QTest::newRow("deriv(deriv(deriv(deriv(deriv(t)))))") << "deriv(deriv(deriv(deriv(t))))"
                                                          << "at most four";
  }
  void faults_sayWhatAndWhere() {
    QFETCH(QString, part);
    QFETCH(QString, words);
    const std::string text = QTest::currentDataTag();
    const auto formula = SignalFormula::compile(text, channels());
    QVERIFY(!formula);
    const FormulaFault& fault = formula.error();
    QVERIFY2(QString::fromStdString(fault.message).contains(words), fault.message.c_str());
    QCOMPARE(QString::fromStdString(text.substr(fault.begin, fault.end - fault.begin)), part);
  }

  void channelNames_areWrittenSoThatTheyAreRead() {
    std::vector<Channel> all = channels();
    all.push_back({ElementId{}, "a+b.x", "m"});
    all.push_back({ElementId{}, "2*rod 1.x", "m"});
    all.push_back({ElementId{}, "rod 1.x + rod 1.x", "m"});
    for (const Channel& channel : all) {
      const auto formula = SignalFormula::compile("-" + inFormula(channel.name, all), all);
      QVERIFY2(formula, channel.name.c_str());
      QCOMPARE(formula->stages().size(), std::size_t{1});
      QCOMPARE(all[formula->stages()[0].sources[0].index].name, channel.name);
    }
    QCOMPARE(inFormula("rod 1.vx", all), std::string("rod 1.vx"));
  }

  void symbols_readBackAsTheSameDimension() {
    for (const char* unit : {"kg m^2/s", "N m/rad", "N s/m", "rad/s^2", "1/s", "m^3/s^2", "kg/m^3", "J", "Hz", ""}) {
      const auto dimension = dimensionOf(unit);
      QVERIFY2(dimension, unit);
      QCOMPARE(dimensionOf(symbolOf(*dimension)).value(), *dimension);
    }
    QCOMPARE(symbolOf(*dimensionOf("kg m/s^2")), std::string("N"));
    QVERIFY(!dimensionOf("furlong"));
  }
};

QTEST_APPLESS_MAIN(TestSignalFormula)
#include "tst_signal_formula.moc"
