// The report of one page: well-formed, complete, self-contained, and with the motion that its player moves.

#include "engine/export/exported_samples.h"
#include "export/html_report.h"
#include "export/run_export.h"
#include "support/test_models.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cstring>

using namespace gyre;

namespace {

std::vector<float> floatsOf(const QJsonValue& text) {
  const QByteArray bytes = QByteArray::fromBase64(text.toString().toLatin1());
  std::vector<float> out(static_cast<std::size_t>(bytes.size()) / sizeof(float));
  std::memcpy(out.data(), bytes.constData(), out.size() * sizeof(float));
  return out;
}

}  // namespace

class TestHtmlReport : public QObject {
  Q_OBJECT
 private slots:
  void page_isWellFormedAndComplete() {
    const QString page = reportOf(fourBarRun());
    QXmlStreamReader xml(page);
    QStringList headings, ids;
    int plots = 0;
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml.attributes().hasAttribute("id")) ids << xml.attributes().value("id").toString();
      if (xml.name() == QLatin1String("svg")) ++plots;
      if (xml.name() == QLatin1String("h2")) headings << xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(headings, (QStringList{"Settings", "Findings", "Motion", "Plots"}));
    QCOMPARE(ids, (QStringList{"view", "play", "time", "speed", "clock"}));  // what the player asks for
    QVERIFY2(plots >= 5, qPrintable(QString::number(plots)));
    for (const char* part :
         {"<title>Four &lt;bars&gt;</title>", "Three rods &amp; a base.", "<dt>integrator</dt><dd>geom1</dd>",
          "<dt>step</dt><dd>0.01 s</dd>", "<dt>gravity</dt><dd>[0, 0, -9.81] m/s^2</dd>",
          "<dt>length</dt><dd>0.25</dd>", "1 (18 coordinates, 20 constraint equations)",
          "<dt>Redundant constraints</dt><dd>3; ", "A, B, C and D", "Energy made (+) or lost by the method",
          "Largest drift of the constraints", "Newton iterations each", "reached its end, t = 0.5 s"})
      QVERIFY2(page.contains(part), part);
  }

  void page_asksNothingOfTheNetwork() {
    QString page = reportOf(fourBarRun());
    page.remove("http://www.w3.org/1999/xhtml").remove("http://www.w3.org/2000/svg");  // names, not places
    QVERIFY(page.contains("default-src 'none'"));
    QVERIFY(
        !page.contains(QRegularExpression(R"(https?://|//cdn|<link|src\s*=|@import|url\(|fetch\(|XMLHttp|import\()")));
  }

  void player_hasTheMotion() {
    const test::FlyingBrick brick;
    ExportedRun run = test::runToExport(brick.model());
    const QJsonObject data = playerData(reportOf(run, {.rate = 10}));
    const auto t = floatsOf(data["t"]), poses = floatsOf(data["poses"]);
    QCOMPARE(t.size(), std::size_t{11});
    QCOMPARE(poses.size(), std::size_t{11 * 2 * 7});
    for (std::size_t k = 0; k < t.size(); ++k) {
      const float* p = &poses[14 * k];  // of the first body
      const double time = 0.1 * static_cast<double>(k);
      QVERIFY((Vec3(p[0], p[1], p[2]) - brick.positionAt(time)).norm() < 1e-6);
      QVERIFY(Quat(p[6], p[3], p[4], p[5]).angularDistance(brick.orientationAt(time)) < 2e-6);
    }
    QCOMPARE(data["surfaces"].toArray().size(), 1);
    QCOMPARE(floatsOf(data["surfaces"].toArray()[0].toObject()["p"]).size(), std::size_t{24});
    QCOMPARE(data["bodies"].toArray()[0].toObject()["n"].toString(), QString("brick <1> & \"co\""));
    QVERIFY(data["ground"].isNull());
  }

  void names_cannotEndTheScript() {
    test::ModelBuilder b;
    b.body("rigid", "</script><b>]]>", {{"mass", 1.0}, {"inertia", test::diagonal(1, 1, 1)}});
    b.set(documentId, "name", std::string("</title><script>alert(1)</script>"));
    b.run(0.1, 1);
    const QString page = reportOf(test::runToExport(b.model()));
    QCOMPARE(page.count("</script>"), 1);
    QCOMPARE(page.count("]]>"), 1);
    QVERIFY(!QXmlStreamReader(page).hasError());
    QCOMPARE(playerData(page)["bodies"].toArray()[0].toObject()["n"].toString(), QString("</script><b>]]>"));
  }

  void longRuns_areThinnedOut() {
    const test::FlyingBrick brick;
    test::ModelBuilder b{brick.model()};
    for (int i = 0; i < 600; ++i)
      b.body("particle", "p" + std::to_string(i), {{"mass", 1.0}, {"position", Vec3(i, 0, 0)}});
    b.run(1e-3, 1.0);
    const QString page = reportOf(test::runToExport(b.model()), {.rate = 1000});
    QVERIFY2(page.size() < 9'000'000, qPrintable(QString::number(page.size())));
    QVERIFY(floatsOf(playerData(page)["t"]).size() > 200);  // 150,000 poses of 602 bodies are 249 moments
  }

  void askedChannels_arePlottedByUnit() {
    const ExportedRun run = fourBarRun();
    std::vector<std::size_t> asked;
    for (std::size_t c = 0; c < run.recording->columns(); ++c)
      for (const char* name : {"crank.x", "crank.z", "crank.wy"})
        if (run.recording->channels()[c].name == name) asked.push_back(c);
    QCOMPARE(asked.size(), std::size_t{3});
    const QString page = reportOf(run, {.plotted = asked});
    QVERIFY(page.contains(">Channels [m]<") && page.contains(">crank.wy [rad/s]<"));
    QVERIFY(!page.contains("Way of"));
  }

  void askedChannels_thatHaveNoRoom_areCounted() {
    const ExportedRun run = fourBarRun();
    std::vector<std::size_t> ofElements;
    for (std::size_t c = 0; c < run.recording->columns(); ++c)
      if (run.recording->channels()[c].element != documentId) ofElements.push_back(c);
    const QString page = reportOf(run, {.plotted = ofElements});
    const QRegularExpression said(R"(>(\d+) of the channels asked for have no room here)");
    const int leftOut = said.match(page).captured(1).toInt();
    static const QRegularExpression plot("<svg.*?</svg>", QRegularExpression::DotMatchesEverythingOption);
    int drawn = 0;
    for (auto it = plot.globalMatch(page); it.hasNext();) {
      const QString text = it.next().captured();
      if (text.contains("\"Channels\""))
        drawn += static_cast<int>(text.count("<path class=\"curve")) / 2;                              // and a legend
      else if (text.contains(QRegularExpression("\"[ABCD]\\.|\"(crank|coupler|rocker)\\."))) ++drawn;  // alone
    }
    QVERIFY(leftOut > 0);
    QCOMPARE(drawn + leftOut, static_cast<int>(ofElements.size()));
  }

  void failedRun_saysWhy() {
    ExportedRun run = fourBarRun();
    run.error =
        Error{.kind = Error::Kind::numerical, .message = "Newton's method diverges", .element = "A", .time = 0.25};
    run.notes = {"a step was <repeated>"};
    const QString page = reportOf(run);
    QVERIFY(page.contains("failed: &#39;A&#39;: Newton&#39;s method diverges at t = 0.25 s") &&
            page.contains("<li>a step was &lt;repeated&gt;</li>"));
  }

  void picturesOfTheWindow_standInThePage_andItPrintsWithoutThePlayer() {
    const QString path = dir_.filePath("sheet.html");
    const ReportPictures pictures{.view = "not a picture", .plots = {"<svg/>", "<svg></svg>"}};
    const auto done = writeHtmlReport(
        fourBarRun(), {}, path.toStdString(), [](double) { return true; }, &pictures);
    QVERIFY(done && *done);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QVERIFY(page.contains("data:image/png;base64," + QByteArray("not a picture").toBase64()));
    QVERIFY(page.contains("data:image/svg+xml;base64," + QByteArray("<svg/>").toBase64()));
    QCOMPARE(page.count("<svg"), qsizetype{0});  // no plots but those
    QVERIFY(page.contains("img-src data:") && page.contains("<h2 class=\"motion\">"));
    QXmlStreamReader xml(page);
    while (!xml.atEnd()) xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(!reportOf(fourBarRun()).contains("img-src"));  // others are as they were
  }

  /// Where a sheet is full, what follows goes on behind it: nothing is cut off, and nothing lies on anything else.
  void aFullSheet_hidesNothing() {
    test::ModelBuilder b = test::fourBar();
    for (int i = 0; i < 12; ++i)
      b.add(Category::parameter, "parameter", "length" + std::to_string(i), {{"value", 0.25}});
    b.run(0.01, 0.1);
    const ReportPictures pictures{.view = "not a picture"};
    const QString path = dir_.filePath("full.html");
    const auto done = writeHtmlReport(
        test::runToExport(b.model()), {}, path.toStdString(), [](double) { return true; }, &pictures);
    QVERIFY(done && *done);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QCOMPARE(page.count("<dl class=\"many\">"), qsizetype{1});
    QCOMPARE(page.count("<dt>length"), qsizetype{12});
    QVERIFY(!page.contains("overflow: hidden"));
    QVERIFY(!reportOf(fourBarRun()).contains("<dl class=\"many\">"));
  }

  void sameRun_givesTheSameBytes() { QCOMPARE(reportOf(fourBarRun()), reportOf(fourBarRun())); }

 private:
  static ExportedRun fourBarRun() {
    test::ModelBuilder b = test::fourBar();
    b.set(documentId, "name", std::string("Four <bars>"));
    b.set(documentId, "description", std::string("Three rods & a base."));
    b.add(Category::parameter, "parameter", "length", {{"value", 0.25}});
    b.run(0.01, 0.5);
    return test::runToExport(b.model());
  }
  QString reportOf(const ExportedRun& run, const ExportOptions& options = {}) {
    const QString path = dir_.filePath("report.html");
    const auto done = exportRun(run, path.toStdString(), options, [](double) { return true; });
    QFile file(path);
    return done && *done && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }
  static QJsonObject playerData(const QString& page) {
    const qsizetype from = page.indexOf("const run = ") + 12, to = page.indexOf(";\n", from);
    return QJsonDocument::fromJson(page.mid(from, to - from).toUtf8()).object();
  }

  QTemporaryDir dir_;
};

QTEST_APPLESS_MAIN(TestHtmlReport)
#include "tst_html_report.moc"
