// Texts in CSV files begin no formula in a spreadsheet (OWASP, "CSV Injection"), and read back as they were.

#include "io/csv.h"
#include "run/csv_table.h"

#include <QtTest>

using namespace gyre;

class TestCsvFormulas : public QObject {
  Q_OBJECT
 private slots:
  void noCellBeginsAFormula_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* name, const char* cell) { QTest::newRow(name) << name << cell; };
    row("=HYPERLINK(1)", "'=HYPERLINK(1)");
    row("+a", "'+a");
    row("-a", "'-a");
    row("@SUM(1)", "'@SUM(1)");
    row("a,=b", "\"a,'=b\"");        // were it cut at the comma
    row("a;=b", "\"a;'=b\"");        // as where commas are decimal
    row("a \"=b", "\"a \"\"'=b\"");  // were quotes not understood
    row("'=a", "''=a");              // an apostrophe of its own
    row("a = b - c", "a = b - c");   // in the middle nothing begins
    row("-1.5e3", "-1.5e3");         // a number
    row("-1.5 m", "'-1.5 m");
    row("rod's.x", "rod's.x");
  }
  void noCellBeginsAFormula() {
    QFETCH(QString, name);
    QFETCH(QString, cell);
    std::string out;
    appendCsvCells({name.toStdString()}, out);
    QCOMPARE(QString::fromStdString(out), cell + '\n');
  }

  /// What is written as a column is found under its name again, apostrophes and separators and all.
  void names_readBackAsTheyWere() {
    const std::vector<std::string> names{"time",   "=a.x",    "'=a.x", "''@b", "a,=b;-c",
                                         "-1.5e3", "\uFF1Da", "@",     "it's", "a,'b"};
    std::string text = csvHead({{"model", "x,=1"}}, names);
    QVERIFY(text.starts_with("# model: x,'=1\n"));
    const std::vector<double> row(names.size(), -1.25);
    appendCsvRow(row, text);
    QVERIFY(text.ends_with(",-1.25\n"));
    const auto table = parseCsvTable(text);
    QVERIFY2(table, table ? "" : table.error().text().c_str());
    QCOMPARE(table->columns.size(), names.size());
    for (std::size_t i = 0; i < names.size(); ++i) QCOMPARE(table->columns[i].name, names[i]);
  }
};

QTEST_APPLESS_MAIN(TestCsvFormulas)
#include "tst_csv_formulas.moc"
