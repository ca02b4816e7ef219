// The window in the languages that it speaks: nothing is left out of the translation, nothing is cut.

#include "io/examples.h"
#include "language/languages.h"
#include "language/one_translation.h"
#include "language/translated.h"
#include "screenshot.h"
#include "shown_texts.h"
#include "study/study_file.h"
#include "ui_session.h"

#include <QApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr QChar mark = u'\u2021';

/// Marks what goes through tr(), so that what does not is seen.
class MarkingTranslator : public QTranslator {
 public:
  QString translate(const char* /*context*/, const char* source, const char* /*comment*/, int /*n*/) const override {
    return mark + QString::fromUtf8(source);
  }
  bool isEmpty() const override { return false; }
};

/// Words of a language: not an id, a name of a channel, a unit or a number.
bool hasWords(const QString& text) {
  static const QRegularExpression word("[A-Za-z][a-z]{2,}"), id("^[a-z0-9_./²³·\\[\\]-]+$");
  return word.match(text).hasMatch() && !id.match(text).hasMatch();
}

/// Labels of one line and buttons that are narrower than their text asks for.
QStringList cutTexts(const QWidget& window) {
  QStringList cut;
  for (const QWidget* w : window.findChildren<QWidget*>()) {
    const auto* label = qobject_cast<const QLabel*>(w);
    const auto* button = qobject_cast<const QAbstractButton*>(w);
    if ((!label && !button) || !w->isVisible()) continue;
    const QString text = label ? label->text() : button->text();
    if (text.isEmpty() || (label && (label->wordWrap() || w->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)))
      continue;
    const int needed = button ? w->minimumSizeHint().width() : w->sizeHint().width();
    if (w->width() < needed)
      cut << QString("%1 '%2': %3 of %4").arg(w->metaObject()->className(), text).arg(w->width()).arg(needed);
  }
  return cut;
}

}  // namespace

class tst_languages : public QObject {
  Q_OBJECT

  QTemporaryDir settings_;

  std::unique_ptr<MainWindow> openFourBar(const QSize& size) {
    auto window = test::openMainWindow(size);
    if (!window->openFile(GYRE_EXAMPLES_DIR "/four-bar.gyre")) return nullptr;
    window->session().selection.select(window->session().document.model().of(Category::body).front()->id);
    QTest::qWait(50);
    return window;
  }

 private slots:
  void initTestCase() { test::beginUi(settings_.path()); }
  void cleanup() { QVERIFY(speak(*qApp, "en")); }

  void system_decides() {
    QCOMPARE(languageFor({"de-AT", "de", "en"}), QString("de"));
    QCOMPARE(languageFor({"zh-Hans-CN", "zh", "en"}), QString("zh_CN"));
    QCOMPARE(languageFor({"es_MX"}), QString("es"));
    QCOMPARE(languageFor({"en-GB", "de"}), QString("en"));
    QCOMPARE(languageFor({"fr-FR", "fr", "de"}), QString("de"));
    QCOMPARE(languageFor({"C"}), QString("en"));
    QCOMPARE(languageFor({}), QString("en"));
    chooseLanguage("es");
    QCOMPARE(languageToSpeak(), QString("es"));
    chooseLanguage({});
    QVERIFY(!speak(*qApp, "tlh"));
    QCOMPARE(spokenLanguage(), QString("en"));
  }

  void words_ofTheEngine() {
    QVERIFY(speak(*qApp, "de"));
    QCOMPARE(translated("Mass"), QString("Masse"));
    QCOMPARE(translated("what no catalogue has"), QString("what no catalogue has"));
    QCOMPARE(inSentence("Drehgelenk"), QString("Drehgelenk"));
    QVERIFY(speak(*qApp, "es"));
    QCOMPARE(inSentence("Masa"), QString("masa"));
    QCOMPARE(inSentence("CPU time"), QString("CPU time"));
  }

  void plurals_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("three");
    QTest::addRow("en") << "en"
                        << "Paste 1 element"
                        << "Paste 3 elements";
  }
  void plurals() {
    QFETCH(QString, language);
    QVERIFY(speak(*qApp, language));
    QTEST(QCoreApplication::translate("any", "Paste %n elements", nullptr, 1), "one");
    QTEST(QCoreApplication::translate("any", "Paste %n elements", nullptr, 3), "three");
  }

  /// Every word that the window shows of itself goes through the translation; those of models and studies do not.
  void nothing_isLeftOut() {
    MarkingTranslator marking;
    QCoreApplication::installTranslator(&marking);
    QStringList leftOut;
    {
      const auto window = openFourBar({1600, 1000});
      QVERIFY(window);
      QSet<QString> names{"Gyre Studio"};
      for (const Language& language : languages()) names << QString::fromUtf8(language.ownName);
      for (const auto& file : studyFiles()) names << QString::fromStdString(titleOf(file)).replace('&', "&&");
      for (const Element& e : window->session().document.model().elements()) names << QString::fromStdString(e.name);
      test::eachText(*window, [&](const QString& text, const QString& where) {
        if (text.contains(mark) || !hasWords(text) || names.contains(text) || where.contains("ExampleCard")) return;
        qInfo("left out: %s: %s", qPrintable(where), qPrintable(text.left(80)));
        leftOut << text;
      });
    }
    QCoreApplication::removeTranslator(&marking);
    QCOMPARE(leftOut, QStringList());
  }

  void nothing_isCut_data() {
    QTest::addColumn<int>("width");
    for (const Language& language : languages())
      for (const int width : {800, 1280, 1920}) QTest::addRow("%s at %d", language.code, width) << width;
  }
  /// A button or a label of one line has the room that its text asks for.
  void nothing_isCut() {
    QFETCH(int, width);
    const QString language = QString(QTest::currentDataTag()).section(' ', 0, 0);
    QVERIFY(speak(*qApp, language));
    const auto window = openFourBar({width, width * 9 / 16});
    QVERIFY(window);
    test::screenshot(*window, QString("language-%1-%2").arg(language).arg(width));
    QTRY_COMPARE(cutTexts(*window), QStringList());  // once the layouts have settled
  }
};

QTEST_MAIN(tst_languages)
#include "tst_languages.moc"
