// The guide in its window: every page of resources/help is listed and found, and links lead to pages and examples.

#include "screenshot.h"
#include "shell/help_pages.h"
#include "shell/typed_search.h"
#include "ui_session.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class tst_guide : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;

 private slots:
  void initTestCase() {
    test::beginUi(settings_.path());
    qApp->installEventFilter(new TypedSearch(this));
  }

  void keys_turnThePages() {
    HelpPages guide;
    guide.show();
    guide.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&guide));
    QVERIFY(guide.page()->toPlainText().contains("Begin"));
    test::screenshot(guide, "guide-contents");
    QTest::keyClick(guide.titles(), Qt::Key_Down);  // past the heading of the group
    QCOMPARE(guide.titles()->currentItem()->text(), "First steps");
    test::screenshot(guide, "guide-first-steps");
    const QString firstSteps = guide.page()->toPlainText();
    QSignalSpy turned(guide.titles(), &TitleList::turned);
    QTest::keyClicks(guide.titles(), "Study");
    QVERIFY(guide.titles()->currentItem()->text().startsWith("Study"));
    QCOMPARE(guide.page()->toPlainText(), firstSteps);
    QTRY_VERIFY(guide.page()->toPlainText().contains("gyre_study"));  // after a pause
    QCOMPARE(turned.size(), 1);
    test::screenshot(guide, "guide-study");
    QTest::keyClick(guide.titles(), Qt::Key_Up);
    QCOMPARE(guide.titles()->currentItem()->text(), "Studies");
    test::screenshot(guide, "guide-picture");
    turned.clear();
    QTest::keyClicks(guide.titles(), "Joints");
    QVERIFY(!guide.page()->toPlainText().contains("rolling_disc"));
    QTest::keyClick(guide.titles(), Qt::Key_Return);
    QVERIFY(guide.page()->toPlainText().contains("rolling_disc"));
    QTest::qWait(400);  // [ms]: nothing is turned later, too
    QCOMPARE(turned.size(), 1);
    QVERIFY(guide.isVisible());
    for (const char* name : {"joints", "limits", "command-line", "integrators", "speed"}) {
      emit guide.page()->anchorClicked(QUrl(QString(name) + ".md"));
      test::screenshot(guide, QString("guide-") + name);
    }
    QTest::keyClick(&guide, Qt::Key_Escape);
    QVERIFY(!guide.isVisible());
  }

  /// The window has every page of the folder, by its heading.
  void listsEveryPage() {
    HelpPages guide;
    QSet<QString> listed;
    for (int row = 0; row < guide.titles()->count(); ++row) listed << guide.titles()->item(row)->text();
    const QDir folder(":/gyre/help");
    const QStringList sources = QDir(GYRE_SOURCE_DIR "/resources/help").entryList({"*.md"});
    QCOMPARE(folder.entryList({"*.md"}), sources);
    QVERIFY(sources.size() > 25);
    for (const QString& name : sources) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      const QString title = text.section('\n', 0, 0).mid(2);
      QVERIFY2(name == "README.md" || listed.contains(title), qPrintable(name + " is not in the contents"));
    }
  }

  void followsItsLinks() {
    HelpPages guide;
    QString example;
    connect(&guide, &HelpPages::exampleAsked, this, [&](const QString& asked) { example = asked; });
    emit guide.page()->anchorClicked(QUrl("joints.md"));
    QCOMPARE(guide.titles()->currentItem()->text(), "Joints");
    QVERIFY(guide.page()->toPlainText().contains("rolling_disc"));
    emit guide.page()->anchorClicked(QUrl("../examples/four-bar.gyre"));
    QCOMPARE(example, "four-bar");
  }

  void findsWords() {
    HelpPages guide;
    guide.show();
    QVERIFY(QTest::qWaitForWindowExposed(&guide));
    const auto shown = [&] {
      QStringList titles;
      for (int row = 0; row < guide.titles()->count(); ++row)
        if (const QListWidgetItem* item = guide.titles()->item(row); !item->isHidden() && item->flags())
          titles << item->text();
      return titles;
    };
    const auto all = shown();
    QTest::keyClicks(guide.search(), "Jellett");
    QCOMPARE(shown(), QStringList{"Contact"});
    QCOMPARE(guide.titles()->currentItem()->text(), "Contact");
    QVERIFY(!guide.page()->extraSelections().isEmpty());
    test::screenshot(guide, "guide-search");
    QTest::keyClicks(guide.search(), "xyz");
    QVERIFY(shown().isEmpty());
    emit guide.page()->anchorClicked(QUrl("joints.md"));
    QCOMPARE(shown(), all);
    QVERIFY(guide.page()->extraSelections().isEmpty());
  }
};

QTEST_MAIN(tst_guide)
#include "tst_guide.moc"
