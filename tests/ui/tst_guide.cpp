// The guide in its window: every page of resources/help is listed and found, and links lead to pages and examples.

#include "catalog/type_page.h"
#include "panels/field_row.h"
#include "screenshot.h"
#include "shell/help_pages.h"
#include "shell/study_windows.h"
#include "shell/typed_search.h"
#include "window_driver.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace gyre;
using namespace gyre::ui;

class tst_guide : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;

  static QList<QTextBlock> blocksOf(const QTextDocument& document) {
    QList<QTextBlock> blocks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) blocks << block;
    return blocks;
  }

 private slots:
  void initTestCase() {
    test::beginUi(settings_.path());
    qApp->installEventFilter(new TypedSearch(this));
  }

  void keys_turnThePages() {
    HelpPages guide;
    guide.resize(1040, 760);
    guide.show();
    guide.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&guide));
    QCOMPARE(guide.titles()->currentItem()->text(), "Your first mechanism");
    test::screenshot(guide, "guide-first-mechanism");
    guide.titles()->setFocus();
    QTest::keyClick(guide.titles(), Qt::Key_Up);  // past the heading of the group
    QVERIFY(guide.page()->toPlainText().contains("Work with it"));
    QTest::keyClick(guide.titles(), Qt::Key_Down);
    const QString firstSteps = guide.page()->toPlainText();
    QSignalSpy turned(guide.titles(), &TitleList::turned);
    QTest::keyClicks(guide.titles(), "Study f");
    QCOMPARE(guide.titles()->currentItem()->text(), "Study files");
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
    for (const char* name : {"joints", "limits", "command-line", "integrators", "speed"}) {
      emit guide.page()->anchorClicked(QUrl(QString(name) + ".md"));
      test::screenshot(guide, QString("guide-") + name);
    }
    QTest::mouseClick(guide.findChild<QToolButton*>("guideBack"), Qt::LeftButton);
    QCOMPARE(guide.topic(), "integrators");
  }

  /// A narrow one has its titles above the page while they are asked for.
  void narrowGuide_isReadable() {
    HelpPages guide;
    guide.resize(420, 800);
    guide.show();
    QVERIFY(QTest::qWaitForWindowExposed(&guide));
    QVERIFY(!guide.titles()->isVisible());
    QTest::mouseClick(guide.findChild<QToolButton*>("guideContents"), Qt::LeftButton);
    QVERIFY(guide.titles()->isVisible() && guide.titles()->height() < guide.page()->height());
    test::screenshot(guide, "guide-narrow");
  }

  /// Every type has its page, with its keys as headings, and its links lead somewhere.
  void typesHavePages() {
    HelpPages guide;
    for (const TypeInfo* type : describedTypes()) {
      const QString topic = QString::fromStdString(pageTopic(*type));
      for (const Field& field : type->fields) {
        guide.open(topic, QString::fromStdString(field.key));
        QVERIFY2(!guide.page()->extraSelections().isEmpty(), field.key.c_str());
      }
      QCOMPARE(guide.topic(), topic);
      QVERIFY2(guide.page()->toPlainText().contains(QString::fromStdString(type->label)), qPrintable(topic));
    }
    guide.resize(1040, 760);
    guide.open("spring", "free_length");
    guide.show();
    QVERIFY(QTest::qWaitForWindowExposed(&guide));
    test::screenshot(guide, "guide-type");
  }

  /// The guide stands beside the picture: a mechanism is built as its first page says, and its pictures are taken.
  void firstMechanism_isBuiltAsTheGuideSays() {
    const auto window = test::openMainWindow({1400, 820});
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    test::WindowDriver driver(*window);
    const auto type = [&](const char* key, const char* stem, const QStringList& xyz) {
      for (int i = 0; i < 3; ++i) {
        FieldRow* row = nullptr;
        for (FieldRow* r : test::part<PropertyPanel>(*window).findChildren<FieldRow*>())
          if (r->field().key == key) row = r;
        QVERIFY(row);
        auto* edit = row->findChild<QLineEdit*>(QString(stem) + '.' + "xyz"[i]);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, xyz[i]);
        QTest::keyClick(edit, Qt::Key_Return);
      }
    };
    driver.press(Qt::Key_N, Qt::ControlModifier);
    driver.insert("rigid");
    driver.rename("arm");
    QTRY_VERIFY(window->session().controller.current().recording());
    test::screenshot(*window, "first-body");
    type("position", "position", {"0.5", "0", "0"});
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClick(field, Qt::Key_F1);
    HelpPages& guide = test::part<HelpPages>(*window);
    QCOMPARE(guide.topic(), "rigid");
    QVERIFY(guide.isVisible() && guide.width() >= 300);
    QVERIFY(!guide.page()->extraSelections().isEmpty());
    QCOMPARE(guide.page()->extraSelections().front().cursor.selectedText().trimmed(), "position");
    const QWidget& view = test::part<Viewport>(*window);
    const auto where = [&](const QWidget& w) { return QRect(w.mapTo(window.get(), QPoint()), w.size()); };
    QVERIFY(!where(view).intersects(where(guide)));
    QTest::qWait(300);
    test::screenshot(*window, "guide-field");
    const int before = test::part<PropertyPanel>(*window).width();
    window->findChild<QDockWidget*>("guideDock")->hide();
    QTRY_VERIFY(std::abs(test::part<PropertyPanel>(*window).width() - before) < 40);
    driver.click("arm");
    driver.insert("ball");
    QCOMPARE(window->session().document.model().of(Category::joint).front()->type->id, "spherical");
    type("place", "position", {"0", "0", "0"});
    driver.press(Qt::Key_0, Qt::AltModifier);
    driver.press(Qt::Key_F);
    QTest::qWait(600);  // the camera's flight
    test::screenshot(*window, "first-pendulum");
    driver.press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window->session().playback.recordedUntil() > 0.9, 20000);
    driver.press(Qt::Key_Space);
    QTRY_VERIFY(!window->session().controller.isRunning());
    QTest::qWait(300);
    driver.press(Qt::Key_F);
    QTest::qWait(600);
    test::screenshot(*window, "first-run");
    const auto recording = window->session().controller.current().recording();
    QVERIFY(recording && recording->rows() > 10);
    // A link of the guide opens what it speaks of, and the guide stays beside it.
    driver.press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(guide.isVisible());
    emit guide.page()->anchorClicked(QUrl("../studies/krysl-order.gyre-study"));
    QTRY_COMPARE(test::part<StudyWindows>(*window).windows().size(), std::size_t{1});
    window->activateWindow();
    window->session().document.history().setClean();
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

  /// Every link from page to page leads to one that is listed.
  void linksBetweenPages_leadThere() {
    HelpPages guide, other;
    for (int row = 0; row < guide.titles()->count(); ++row) {
      guide.titles()->setCurrentRow(row);
      for (const QTextBlock& block : blocksOf(*guide.page()->document()))
        for (auto it = block.begin(); !it.atEnd(); ++it) {
          const QUrl link(it.fragment().charFormat().anchorHref());
          if (!link.isRelative() || !link.path().endsWith(".md") || link.path().contains('/')) continue;
          emit other.page()->anchorClicked(link);
          QVERIFY2(link.path() == other.topic() + ".md", qPrintable(guide.topic() + " leads to " + link.path()));
        }
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
    QString study;
    connect(&guide, &HelpPages::studyAsked, this, [&](const QString& asked) { study = asked; });
    emit guide.page()->anchorClicked(QUrl("../studies/krysl-order.gyre-study"));
    QCOMPARE(study, "krysl-order");
    emit guide.page()->anchorClicked(QUrl("revolute.md#frame2"));
    QCOMPARE(guide.topic(), "revolute");
    QVERIFY(!guide.page()->extraSelections().isEmpty());
  }

  void findsWords() {
    HelpPages guide;
    guide.resize(1040, 760);
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
    QTest::keyClicks(guide.search(), "universal");
    QCOMPARE(shown().front(), "Universal joint");
    QVERIFY(shown().contains("All joints") || shown().contains("Joints"));
    QVERIFY(shown().indexOf("Universal-spherical link") < shown().indexOf("Joints"));
    guide.search()->clear();
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
