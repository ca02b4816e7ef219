// The guide as a static site: every page of `gyre help` is there, nothing is fetched, and a link that leads nowhere is
// told.

#include "packaging/command.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre::test;

namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Said site(const QStringList& arguments) { return command(GYRE_SOURCE_DIR "/packaging/site", arguments); }

}  // namespace

class TestSite : public QObject {
  Q_OBJECT
 private slots:
  void pages_areThoseOfTheGuide() {
    const QTemporaryDir dir;
    const QString out = dir.filePath("site");
    const Said made = site({out, "--gyre", GYRE_PROGRAM});
    QVERIFY2(made.exitCode == 0, qPrintable(made.text));
    QStringList topics;
    const QRegularExpression topic("^  (\\S+)  ", QRegularExpression::MultilineOption);
    for (auto it = topic.globalMatch(command(GYRE_PROGRAM, {"help"}).text); it.hasNext();)
      topics << it.next().captured(1);
    QVERIFY(topics.size() > 100);
    const QString index = textOf(out + "/pages.js");
    for (const QString& name : topics) {
      const QString page = textOf(out + '/' + name + ".html");
      QVERIFY2(page.contains("</main>"), qPrintable(name));
      QVERIFY2(!page.contains(QRegularExpression("(src|stylesheet\" href)=\"https?:")), qPrintable(name));
      QVERIFY2(index.contains("\"topic\": \"" + name + '"'), qPrintable(name));
    }
    const QString spring = textOf(out + "/spring.html");
    QVERIFY(spring.contains("<h4 id=\"stiffness\">stiffness</h4>"));
    QVERIFY(spring.contains("href=\"examples/"));
    QVERIFY(QFile::exists(out + "/icons/spring.svg"));
    QVERIFY(textOf(out + "/joints.html").contains("<th>kind</th>"));
    QVERIFY(textOf(out + "/first-mechanism.html").contains("<strong>Shift+A</strong>"));
  }

  void output_isNotWrittenOver() {
    const QTemporaryDir dir;
    QFile there(dir.filePath("notes.txt"));
    QVERIFY(there.open(QIODevice::WriteOnly));
    const Said said = site({dir.path(), "--gyre", GYRE_PROGRAM});
    QCOMPARE(said.exitCode, 1);
    QVERIFY2(said.text.contains("is not empty"), qPrintable(said.text));
    const Said none = site({dir.filePath("new"), "--gyre", dir.filePath("gyre")});
    QCOMPARE(none.exitCode, 1);
    QVERIFY2(none.text.contains("build Gyre first"), qPrintable(none.text));
  }
};

QTEST_APPLESS_MAIN(TestSite)
#include "tst_site.moc"
