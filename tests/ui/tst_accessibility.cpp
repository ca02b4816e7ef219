// What a person who works by keyboard, by screen reader or on a small screen meets: every control has a name, no two
// commands of a menu or a dialog share a letter, nothing is cut off, and Tab goes the way one reads.

#include "panels/eliding_combo.h"
#include "panels/mass_dialog.h"
#include "screenshot.h"
#include "shell/align_dialog.h"
#include "shell/dock_menu.h"
#include "shell/dock_window.h"
#include "shell/film_dialog.h"
#include "shell/help_dialog.h"
#include "shell/help_pages.h"
#include "shell/import_report.h"
#include "shell/mirror_dialog.h"
#include "shell/named_views.h"
#include "shell/pattern_dialog.h"
#include "shell/plot_docks.h"
#include "study/study_run_bar.h"
#include "study/study_window.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

#include <set>

using namespace gyre;
using namespace gyre::ui;

namespace {

QString describe(const QWidget& w) {
  QString path;
  for (const QWidget* at = &w; at && !at->isWindow(); at = at->parentWidget())
    path = QString("/%1(%2)").arg(QString(at->metaObject()->className()), at->objectName()) + path;
  return path.remove("gyre::ui::");
}

template <class... Types>
bool isOneOf(const QWidget* w) {
  return (qobject_cast<const Types*>(w) || ...);
}

/// Qt's own parts of other controls have no say of their own.
bool isPartOfAnother(const QWidget* w) {
  if (w->objectName().startsWith("qt_")) return true;
  for (const QWidget* at = w->parentWidget(); at && !at->isWindow(); at = at->parentWidget())
    if (isOneOf<QLineEdit, QComboBox, QAbstractSpinBox, QHeaderView, QScrollBar, QTabBar>(at)) return true;
  return isOneOf<QScrollBar, QHeaderView>(w);
}

bool isControl(const QWidget* w) {
  if (isPartOfAnother(w)) return false;
  return isOneOf<QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractSlider, QAbstractItemView,
                 QTextEdit>(w);
}

/// What a screen reader says of it.
QString spokenName(QWidget* w) {
  const QAccessibleInterface* i = QAccessible::queryAccessibleInterface(w);
  return i ? i->text(QAccessible::Name) : QString();
}

/// Docks behind others in their tabs are put aside by Qt rather than hidden.
bool isShown(const QWidget* w, const QWidget& window) {
  return w->window() == &window && w->isVisibleTo(&window) &&
         window.rect().intersects(QRect(w->mapTo(&window, QPoint()), w->size()));
}

/// Those a person can come to in this window, in the order of Tab.
std::vector<QWidget*> controlsOf(QWidget& window) {
  std::vector<QWidget*> out;
  for (QWidget* w = window.nextInFocusChain(); w != &window; w = w->nextInFocusChain())
    if (isShown(w, window) && isControl(w)) out.push_back(w);
  return out;
}

QStringList namelessIn(QWidget& window) {
  QStringList out;
  for (QWidget* w : controlsOf(window)) {
    if (spokenName(w).isEmpty()) out << "no name: " + describe(*w);
    const auto* button = qobject_cast<QAbstractButton*>(w);
    const bool drawn = button && button->text().isEmpty() && !qobject_cast<QCheckBox*>(w);
    if (drawn && w->toolTip().isEmpty()) out << "neither text nor tool tip: " + describe(*w);
  }
  return out;
}

/// The room a text has, and wants.
QString shortage(const QWidget& w, QSize has, QSize wants) {
  if (has.width() >= wants.width() && has.height() >= wants.height()) return {};
  const auto words = [](QSize s) { return QString("%1 x %2").arg(s.width()).arg(s.height()); };
  return QString("cut off, %1 of %2: %3").arg(words(has), words(wants), describe(w));
}

QStringList cutOffIn(const QWidget& window) {
  QStringList out;
  for (QWidget* w : window.findChildren<QWidget*>()) {
    if (!isShown(w, window) || isPartOfAnother(w)) continue;
    if (const auto* label = qobject_cast<QLabel*>(w); label && !label->text().isEmpty()) {
      const QSize wants =
          label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->minimumSizeHint();
      out << shortage(*w, w->size(), wants);
    } else if (qobject_cast<QAbstractButton*>(w)) {
      out << shortage(*w, w->size(), w->minimumSizeHint());
    } else if (const auto* box = qobject_cast<QComboBox*>(w); box && !dynamic_cast<const ElidingCombo*>(w)) {
      QStyleOptionComboBox option;
      option.initFrom(box);
      const QRect field = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
      out << shortage(*w, field.size(), {box->fontMetrics().horizontalAdvance(box->currentText()), 0});
    }
  }
  out.removeAll(QString());
  return out;
}

QChar letterOf(const QString& text) {
  const QKeySequence keys = QKeySequence::mnemonic(text);
  return keys.isEmpty() ? QChar() : QChar(keys[0].key()).toUpper();
}

QStringList sharedLetters(const QStringList& texts) {
  QStringList out;
  QMap<QChar, QString> taken;
  for (const QString& text : texts) {
    const QChar letter = letterOf(text);
    if (letter.isNull()) continue;
    if (taken.contains(letter)) out << QString("one letter for '%1' and '%2'").arg(taken[letter], text);
    taken[letter] = text;
  }
  return out;
}

QStringList sharedLettersOfMenu(const QList<QAction*>& actions) {
  QStringList out, texts;
  for (const QAction* action : actions) {
    texts << action->text();
    if (!action->menu()) continue;
    emit action->menu()->aboutToShow();
    out << sharedLettersOfMenu(action->menu()->actions());
  }
  return out << sharedLetters(texts);
}

QStringList sharedLettersIn(const QWidget& window) {
  QStringList texts;
  for (const QWidget* w : window.findChildren<QWidget*>()) {
    if (!isShown(w, window)) continue;
    if (const auto* button = qobject_cast<const QAbstractButton*>(w)) texts << button->text();
    if (const auto* label = qobject_cast<const QLabel*>(w); label && label->buddy()) texts << label->text();
  }
  return sharedLetters(texts);
}

/// Tab goes on downwards or to the right.
QStringList stepsBackIn(QWidget& part) {
  QStringList out;
  const QWidget* before = nullptr;
  for (const QWidget* w : controlsOf(*part.window())) {
    if (!part.isAncestorOf(w) || !(w->focusPolicy() & Qt::TabFocus) || !w->isEnabled()) continue;
    const QRect now(w->mapTo(&part, QPoint()), w->size());
    const QRect last = before ? QRect(before->mapTo(&part, QPoint()), before->size()) : now;
    if (now.bottom() < last.top()) out << QString("Tab goes up from %1 to %2").arg(describe(*before), describe(*w));
    before = w;
  }
  return out;
}

/// Pixels of a widget that tell whether it has the focus.
int pixelsOfFocus(QWidget& w) {
  if (QWidget* now = QApplication::focusWidget()) now->clearFocus();
  const QImage without = w.grab().toImage();
  w.setFocus(Qt::TabFocusReason);
  const QImage with = w.grab().toImage();
  int different = 0;
  for (int y = 0; y < with.height(); ++y)
    for (int x = 0; x < with.width(); ++x) different += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
  return different;
}

/// Where Tab leads, and nobody sees it.
QStringList focusUnseenIn(QWidget& window) {
  std::vector<QWidget*> stops;
  for (QWidget* w = window.nextInFocusChain(); w != &window; w = w->nextInFocusChain()) {
    // Under the mouse a card looks as with the focus.
    const bool stop = (w->focusPolicy() & Qt::TabFocus) && w->isEnabled() && !w->focusProxy() && !w->underMouse();
    if (stop && isShown(w, window) && !isPartOfAnother(w)) stops.push_back(w);
  }
  QStringList out;
  for (QWidget* w : stops)
    if (const int n = pixelsOfFocus(*w); n < 24) out << QString("focus unseen, %1 pixels: %2").arg(n).arg(describe(*w));
  return out;
}

}  // namespace

class tst_accessibility : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;
  QStringList faults_;

  /// A fault that stands in many places is reported once.
  void note(const QStringList& faults, const QString& where) {
    for (const QString& fault : faults) {
      if (faults_.contains(fault)) continue;
      faults_ << fault;
      qWarning("%s: %s", qPrintable(where), qPrintable(fault));
    }
  }
  void look(QWidget& window, const QString& name) {
    QTest::qWait(100);
    test::screenshot(window, "acc-" + name);
    note(namelessIn(window) + cutOffIn(window) + sharedLettersIn(window), name);
  }
  void lookInBoth(QWidget& window, const QString& name) {
    look(window, name);
    note(focusUnseenIn(window), name);
    applyTheme(*qApp, ThemeChoice::dark);
    look(window, name + "-dark");
    note(focusUnseenIn(window), name + "-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
  template <class Dialog>
  void lookAt(Dialog&& dialog, const QString& name) {
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    lookInBoth(dialog, name);
    note(stepsBackIn(dialog), name);
    dialog.close();
  }
  void open(const char* example) {
    QVERIFY(window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  void run() {
    window_->session().controller.setSpeed(0);
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.5, 20000);
    window_->session().controller.pause();
    QTRY_VERIFY(!window_->session().controller.isRunning());
  }
  QString commandOf(const QString& text) const {
    for (const QAction* action : window_->actions())
      if (action->text().remove('&') == text) return action->text();
    return {};
  }
  void report() { QVERIFY2(faults_.isEmpty(), qPrintable(QString("%1 faults").arg(faults_.size()))); }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    faults_.clear();
    window_ = test::openMainWindow({1280, 800});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void menus_giveEachCommandALetterOfItsOwn() {
    note(sharedLettersOfMenu(window_->menuBar()->actions()), "menu bar");
    open("four-bar");
    QMenu edit;
    test::part<EditCommands>(*window_).fill(edit);
    note(sharedLettersOfMenu(edit.actions()), "context menu");
    for (const char* text : {"Section plane", "What is switched off, as ghosts", "Presenting"})
      QVERIFY2(!letterOf(commandOf(text)).isNull(), text);
    QVERIFY(!letterOf(test::part<NamedViews>(*window_).menu()->title()).isNull());
    report();
  }
  void menusOfDocks_giveEachCommandALetterOfItsOwn() {
    open("four-bar");
    QDockWidget& dock = *test::part<PlotDocks>(*window_).docks().front();
    QMenu& menu = *dockMenu(dock);
    QStringList sizes;
    const auto look = [&](const QString& where) {
      emit menu.aboutToShow();
      note(sharedLettersOfMenu(menu.actions()), where);
      for (const QAction* action : menu.actions())
        if (action->text().contains("size") || action->text().contains("screen")) sizes << action->text();
    };
    look("docked");
    tearOff(dock);
    look("torn off");
    toggleScreenFilling(dock);
    look("on all of the screen");
    QCOMPARE(sizes.size(), 2);
    QVERIFY(sharedLetters(sizes).isEmpty());  // one key does not mean both
    dock.setFloating(false);
    report();
  }
  void menusOfPlots_giveEachCommandALetterOfItsOwn() {
    open("four-bar");
    run();
    for (QMenu* menu : window_->findChildren<QMenu*>()) {
      emit menu->aboutToShow();
      note(sharedLettersOfMenu(menu->actions()), menu->title());
    }
    report();
  }

  void window_hasRoomAndNamesForEverything_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1280, 800);
    QTest::newRow("large") << QSize(1600, 1000);
  }
  void window_hasRoomAndNamesForEverything() {
    QFETCH(QSize, size);
    window_->resize(size);
    const QString name = QTest::currentDataTag();
    lookInBoth(*window_, "gallery-" + name);
    open("quarter-car");
    run();
    lookInBoth(*window_, "window-" + name);
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
      dock->raise();
      look(*window_, dock->objectName() + '-' + name);
      note(focusUnseenIn(*window_), dock->objectName());
    }
    note(stepsBackIn(*window_->findChild<RunBar*>()), "run bar");
    test::part<FileCommands>(*window_).newModel();
    look(*window_, "empty-" + name);
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_A, Qt::ShiftModifier);
    QVERIFY(test::part<InsertPalette>(*window_).isVisible());
    look(*window_, "palette-" + name);
    report();
  }

  /// Contact by impacts, and as a force: points, table, solver and W have something to show; and Newton without them.
  void contactPanels_haveRoomAndNames_data() {
    QTest::addColumn<QString>("example");
    QTest::newRow("arch") << "masonry-arch";
    QTest::newRow("balls") << "bouncing-balls-as-a-force";
    QTest::newRow("pendulum") << "double-pendulum";
  }
  void contactPanels_haveRoomAndNames() {
    QFETCH(QString, example);
    open(qPrintable(example));
    run();
    lookInBoth(*window_, "contact-" + example);
    // One theme after the other: to change it styles every control of the window anew.
    for (const bool dark : {false, true}) {
      if (dark) applyTheme(*qApp, ThemeChoice::dark);
      for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible()) continue;
        dock->show();
        dock->raise();
        const QString name = "contact-" + dock->objectName() + '-' + example + (dark ? "-dark" : "");
        look(*window_, name);
        note(focusUnseenIn(*window_), name);
      }
    }
    applyTheme(*qApp, ThemeChoice::light);
    report();
  }

  /// The form of every type of element that the examples have.
  void forms_nameTheirFields() {
    std::set<const TypeInfo*> seen;
    for (const char* example :
         {"all-joints", "stick-slip", "bushing", "flyball-governor", "balanced-pendulum", "gripper"}) {
      open(example);
      for (const Element& e : window_->session().document.model().elements()) {
        if (!seen.insert(e.type).second) continue;
        window_->session().selection.select(e.id);
        look(*window_, QString("form-%1").arg(QString::fromStdString(e.type->id)));
        note(stepsBackIn(test::part<PropertyPanel>(*window_)), "form");
      }
    }
    report();
  }

  void dialogs() {
    open("quarter-car");
    run();
    lookAt(HelpDialog(NavigationStyle::gyre, window_.get()), "keys");
    lookAt(HelpPages(), "guide");
    lookAt(FilmDialog(test::part<Viewport>(*window_), window_->session().runs, "film", window_.get()), "film");
    lookAt(PatternDialog("arm", 1, window_.get()), "pattern");
    lookAt(MirrorDialog("arm", window_->session().document.model(), window_.get()), "mirror");
    lookAt(AlignDialog("arm and rod", window_.get()), "align");
    const Shape rod{.kind = Shape::Kind::box, .size = {0.06, 0.06, 0.4}};
    lookAt(MassDialog(Shapes{rod}, 7850, window_.get()), "mass");
    lookAt(ImportReport({{3, "robot/link 'arm'", "not understood"}}, {{4, "robot/link 'arm'", "given 1 kg"}}, "arm.xml",
                        window_.get()),
           "import");
    report();
  }

  void studyWindow() {
    open("heavy-top");
    StudyWindow* study = window_->orderStudy();
    study->resize(1280, 800);
    study->show();
    study->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(study));
    QTRY_VERIFY(study->form().request().has_value());
    lookInBoth(*study, "study");
    note(stepsBackIn(study->form()), "study");
    study->close();
    report();
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_accessibility test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_accessibility.moc"
