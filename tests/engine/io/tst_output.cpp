// What is written: CSV numbers that read back to the same double whatever the locale, files that are whole or not
// there.

#include "io/csv.h"
#include "io/json_node.h"
#include "io/output_file.h"
#include "io/text_file.h"
#include "run/recording_csv.h"
#include "support/as_nobody.h"

#include <sys/stat.h>
#include <unistd.h>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <bit>
#include <cfloat>
#include <clocale>
#include <cmath>
#include <random>

using namespace gyre;
using gyre::test::AsNobody;

namespace {

/// A locale that writes 1,5 for 1.5: an installed one, else one compiled for this test.
bool setDecimalComma(const QTemporaryDir& dir) {
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8"})
    if (std::setlocale(LC_ALL, name)) return true;
  QProcess::execute("localedef", {"-c", "-i", "de_DE", "-f", "UTF-8", dir.filePath("de_DE.utf8")});
  qputenv("LOCPATH", dir.path().toLocal8Bit());
  return std::setlocale(LC_ALL, "de_DE.utf8") != nullptr;
}

std::vector<double> awkwardNumbers() {
  std::vector<double> x{0.0,  -0.0, 1.0 / 3, 0.1,    1e308,    DBL_MAX, DBL_MIN, 5e-324, DBL_EPSILON,
                        M_PI, 1e22, 1e21,    123456, 9.999e15, -1e-300, 2.5,     1e16,   9007199254740993.0};
  std::mt19937_64 random(7);
  while (x.size() < 20'000)
    if (const double y = std::bit_cast<double>(random()); std::isfinite(y)) x.push_back(y);
  return x;
}

std::shared_ptr<Recording> smallRecording() {
  auto r = *Recording::create({{documentId, "time", "s"},
                               {documentId, "energy.total", "J"},
                               {ElementId{16}, "rod, \"1\".x", "m"},
                               {documentId, "newton.iterations", ""}},
                              10);
  for (int i = 0; i < 3; ++i) {
    const auto row = r->next();
    row[0] = 0.1 * i;
    row[1] = 1.0 / (i + 1);
    row[2] = -i;
    row[3] = 2;
    r->publish();
  }
  return r;
}

const TypeInfo& method() {
  static const TypeInfo type{.category = Category::integrator,
                             .id = "method",
                             .label = "Method",
                             .help = "",
                             .fields = runFields<RunSettings>(),
                             .defaults = RunSettings{}};
  return type;
}

}  // namespace

class TestOutput : public QObject {
  Q_OBJECT
 private slots:
  void cleanup() { std::setlocale(LC_ALL, "C"); }

  void numbers_readBackToTheSameDouble() {
    for (const double x : awkwardNumbers()) {
      std::string text;
      appendCsvRow(std::span(&x, 1), text);
      QCOMPARE(std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr)), std::bit_cast<std::uint64_t>(x));
      const auto json = parseJson(jsonText(JsonNode::ofNumber(x)), "x");
      QVERIFY(json);
      QCOMPARE(std::bit_cast<std::uint64_t>(json->number), std::bit_cast<std::uint64_t>(x));
    }
  }

  void decimalComma_ofTheLocaleDoesNotMatter() {
    const QTemporaryDir dir;
    if (!setDecimalComma(dir)) QSKIP("no locale with a decimal comma, and none can be made");
    QCOMPARE(std::localeconv()->decimal_point, ",");
    std::string text;
    appendCsvRow(std::array{1.5, -2e-7}, text);
    QCOMPARE(text, std::string("1.5,-2e-07\n"));
    QCOMPARE(jsonText(JsonNode::ofNumber(1.5)), std::string("1.5\n"));
    QCOMPARE(parseJson("1.25", "x")->number, 1.25);
  }

  void csvHead_quotesAndKeepsMetadataOnOneLine() {
    const std::vector<std::string> header{"time [s]", "a,b.x [m]", "say \"hi\"", "#3"};
    QCOMPARE(csvHead({{"model", "two\nlines"}}, header),
             std::string("# model: two lines\ntime [s],\"a,b.x [m]\",\"say \"\"hi\"\"\",\"#3\"\n"));
  }

  void globs_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fits");
    QTest::newRow("all") << "*"
                         << "rod 1.x" << true;
    QTest::newRow("same") << "rod 1.x"
                          << "rod 1.x" << true;
    QTest::newRow("prefix") << "energy.*"
                            << "energy.total" << true;
    QTest::newRow("prefix only") << "energy.*"
                                 << "my energy.total" << false;
    QTest::newRow("one") << "rod ?.x"
                         << "rod 1.x" << true;
    QTest::newRow("one, not two") << "rod ?.x"
                                  << "rod 12.x" << false;
    QTest::newRow("two stars") << "*1*x"
                               << "rod 11.vx" << true;
    QTest::newRow("end") << "*.x"
                         << "rod.x.y" << false;
    QTest::newRow("empty") << ""
                           << "a" << false;
    QTest::newRow("many stars") << QString("*a").repeated(40) + "b" << QString("a").repeated(200) << false;
  }
  void globs() {
    QFETCH(QString, pattern);
    QFETCH(QString, name);
    QTEST(matchesGlob(pattern.toStdString(), name.toStdString()), "fits");
  }

  void columns_keepTheirOrder() {
    const auto r = smallRecording();
    QCOMPARE(*selectColumns(r->channels(), {}), (std::vector<std::size_t>{0, 1, 2, 3}));
    const std::vector<std::string> some{"newton.*", "energy.*"};
    QCOMPARE(*selectColumns(r->channels(), some), (std::vector<std::size_t>{1, 3}));
    const std::vector<std::string> none{"energy.totl"};
    const auto bad = selectColumns(r->channels(), none);
    QVERIFY(!bad && bad.error().message.find("energy.total") != std::string::npos);
  }

  void recordingCsv_text() {
    const Model model(method());
    const auto r = smallRecording();
    const RecordingCsv csv(model, r, {2});
    QCOMPARE(csv.head(false), std::string("time [s],\"rod, \"\"1\"\".x [m]\"\n"));
    const std::string head = csv.head(true);
    for (const char* part : {"# gyre: 0.", "# integrator: method\n", "# step: 0.001 s\n", "# end_time: 10 s\n"})
      QVERIFY2(head.find(part) != std::string::npos, part);
    std::string rows;
    csv.appendRows(1, 3, rows);
    QCOMPARE(rows, std::string("0.1,-1\n0.2,-2\n"));

    const QTemporaryDir dir;
    const std::string path = dir.filePath("r.csv").toStdString();
    QVERIFY(csv.write(path, false, {.first = 1, .last = 2}));
    QCOMPARE(*readTextFile(path), std::string("time [s],\"rod, \"\"1\"\".x [m]\"\n0.1,-1\n"));
    QVERIFY(csv.write(path, true));
    QVERIFY(*readTextFile(path) == head + "0,0\n" + rows || *readTextFile(path) == head + "0,-0\n" + rows);
  }

  void outputFile_appearsOnlyWhenCommitted() {
    const QTemporaryDir dir;
    const std::string path = dir.filePath("out.csv").toStdString();
    {
      auto file = OutputFile::open(path);
      QVERIFY(file && file->write("half"));
      QVERIFY(!QFileInfo::exists(QString::fromStdString(path)));
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    QVERIFY(writeFileAtomically("whole", path));
    QCOMPARE(*readTextFile(path), std::string("whole"));
    {
      auto file = OutputFile::open(path);
      QVERIFY(file && file->write("new"));
    }
    QCOMPARE(*readTextFile(path), std::string("whole"));  // the old one stays when the new one is given up
  }

  void outputFile_keepsPermissionsAndLinks() {
    const QTemporaryDir dir;
    const QString path = dir.filePath("real.txt"), link = dir.filePath("link.txt");
    QVERIFY(writeFileAtomically("old", path.toStdString()));
    QCOMPARE(chmod(qPrintable(path), 0640), 0);
    QVERIFY(QFile::link(path, link));
    QVERIFY(writeFileAtomically("new", link.toStdString()));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(*readTextFile(path.toStdString()), std::string("new"));
    struct stat info {};
    QCOMPARE(stat(qPrintable(path), &info), 0);
    QCOMPARE(info.st_mode & 0777, 0640u);
  }

  void outputFile_saysWhyItCannotWrite() {
    const QTemporaryDir dir;
    const auto says = [](const std::string& path, const char* what) {
      const auto done = writeFileAtomically("text", path);
      if (done) return false;
      qInfo("%s", done.error().text().c_str());
      return done.error().kind == Error::Kind::resource && done.error().file == path &&
             done.error().message.find(what) != std::string::npos;
    };
    QVERIFY(says("/dev/full", "disk is full"));
    QVERIFY(says(dir.path().toStdString(), "directory"));
    QVERIFY(says(dir.filePath("none/out.csv").toStdString(), "No such file"));
    const QString locked = dir.filePath("locked");
    QVERIFY(QDir().mkdir(locked));
    QCOMPARE(chmod(qPrintable(locked), 0500), 0);
    const AsNobody nobody;  // root may write everywhere
    QVERIFY(says((locked + "/out.csv").toStdString(), "no permission"));
  }
};

QTEST_GUILESS_MAIN(TestOutput)
#include "tst_output.moc"
