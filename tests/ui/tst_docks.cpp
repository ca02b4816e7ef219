// Docks as wholes, by real mouse and key events: their menus at tabs, heads and plots, windows of their own, layouts
// under names, also in a window of another size and in the next one, and the way back to the first layout.

#include "modal_answers.h"
#include "screenshot.h"
#include "shell/dock_layouts.h"
#include "shell/dock_places.h"
#include "shell/timeline.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace gyre;
using namespace gyre::ui;

class tst_docks : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  QDockWidget* dock(const char* name) const { return window_->findChild<QDockWidget*>(name); }
  Viewport& view() const { return test::part<Viewport>(*window_); }

  void openWindow(const QSize& size) {
    window_ = test::openMainWindow(size);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
    QTest::qWait(50);
  }

  static QAction* entry(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
      if (action->text().remove('&') == text) return action;
    return nullptr;
  }
  /// Once a menu opens: goes down this path of entries by keys, and clicks the last one.
  static void willChoose(QStringList path, const QString& picture = {}, int looks = 40) {
    QTimer::singleShot(50, qApp, [path, picture, looks]() mutable {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu && looks > 0) return willChoose(path, picture, looks - 1);
      QVERIFY(menu);
      QAction* action = entry(*menu, path.takeFirst());
      if (!picture.isEmpty()) test::screenshot(*menu, picture);
      if (!action || !action->isEnabled()) {
        while (QWidget* open = QApplication::activePopupWidget()) open->close();
        QFAIL("no such entry, or not now");
      }
      if (path.isEmpty()) return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
      menu->setActiveAction(action);
      if (QApplication::activePopupWidget() == menu) QTest::keyClick(menu, Qt::Key_Right);
      willChoose(path);
    });
  }
  static void rightClick(QWidget& widget, QPoint at) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
  }
  /// On the tab with this title.
  void rightClickTab(const QString& title) const {
    for (QTabBar* tabs : window_->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      for (int i = 0; i < tabs->count() && tabs->isVisible(); ++i)
        if (tabs->tabText(i) == title) return rightClick(*tabs, tabs->tabRect(i).center());
    QFAIL(qPrintable(title));
  }
  void chooseOfView(const QStringList& path) const {
    willChoose(path);
    test::WindowDriver(*window_).press(Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(!QApplication::activePopupWidget());
  }
  void clickHead(QDockWidget& dock, const char* button) const {
    auto* found = dock.titleBarWidget()->findChild<QToolButton*>(button);
    QVERIFY(found && found->isVisible());
    QTest::mouseClick(found, Qt::LeftButton);
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    openWindow({1440, 900});
  }
  void cleanup() { window_.reset(); }

  void aTab_hasAMenu_thatTearsItsDockOff() {
    QDockWidget* messages = dock("messagesDock");
    willChoose({"In a window of its own"}, "dock-menu");
    rightClickTab("Messages");
    QTRY_VERIFY(messages->isFloating() && messages->isVisible());
    const QRect screen = window_->screen()->availableGeometry();
    QVERIFY(screen.contains(messages->geometry()));
    QVERIFY(messages->width() >= 560 && messages->height() >= 380);
    test::screenshot(*messages, "dock-own-window");
    const QRect before = messages->geometry();
    clickHead(*messages, "maximise");
    QCOMPARE(messages->geometry(), screen);
    clickHead(*messages, "maximise");
    QCOMPARE(messages->geometry(), before);
    clickHead(*messages, "dock");
    QTRY_VERIFY(!messages->isFloating());
    QVERIFY(window_->tabifiedDockWidgets(messages).contains(dock("plot2")));
    willChoose({"Close"});
    rightClickTab("Messages");
    QVERIFY(messages->isHidden());
    QVERIFY(!messages->toggleViewAction()->isChecked());
  }

  void aHead_hasTheMenu_too() {
    QDockWidget* statistics = dock("statisticsDock");
    willChoose({"Move to the right"});
    rightClick(*statistics->titleBarWidget(), {20, 10});
    QCOMPARE(window_->dockWidgetArea(statistics), Qt::RightDockWidgetArea);
    QTRY_VERIFY(statistics->mapTo(window_.get(), QPoint()).x() > view().mapTo(window_.get(), QPoint()).x());
    willChoose({"Into tabs with", "Energy"});
    rightClick(*statistics->titleBarWidget(), {20, 10});
    QTRY_VERIFY(window_->tabifiedDockWidgets(statistics).contains(dock("plot1")));
    willChoose({"Out of its tabs"});
    rightClickTab("Statistics");
    QTRY_VERIFY(window_->tabifiedDockWidgets(statistics).isEmpty());
    QCOMPARE(window_->dockWidgetArea(statistics), Qt::BottomDockWidgetArea);
    // A double click on the head tears off and takes back.
    QTest::mouseDClick(statistics->titleBarWidget(), Qt::LeftButton, {}, QPoint(20, 10));
    QVERIFY(statistics->isFloating());
    QTest::mouseDClick(statistics->titleBarWidget(), Qt::LeftButton, {}, QPoint(20, 10));
    QVERIFY(!statistics->isFloating());
    // All of a side goes elsewhere: the first one there has room.
    dock("guideDock")->hide();
    QCOMPARE(window_->size(), QSize(1440, 900));
  }

  void aPlot_hasAHead_inAWindowOfItsOwn() {
    QDockWidget* plot = dock("plot1");
    QCOMPARE(plot->titleBarWidget()->height(), 0);
    QWidget& energy = *plot->widget();
    willChoose({"This panel", "In a window of its own"});
    rightClick(energy, {30, 10});
    QTRY_VERIFY(plot->isFloating());
    QTRY_VERIFY(plot->titleBarWidget()->height() > 16);
    QTest::qWait(100);
    test::screenshot(*plot, "dock-plot-own-window");
    // It is one of the window's still: its keys lead on, and it comes back to its place.
    clickHead(*plot, "dock");
    QTRY_COMPARE(plot->titleBarWidget()->height(), 0);
    QTRY_VERIFY(plot->mapTo(window_.get(), QPoint()).y() > view().mapTo(window_.get(), QPoint()).y());
    // One that was added goes when it is closed.
    auto& plots = test::part<PlotDocks>(*window_);
    plots.addPlot();
    QCOMPARE(plots.docks().size(), std::size_t{3});
    QTest::qWait(50);
    willChoose({"This panel", "Close"});
    rightClick(*plots.docks().back()->widget(), {30, 10});
    QCOMPARE(plots.docks().size(), std::size_t{2});
  }

  void aLayout_isSavedAndRecalled() {
    test::ModalAnswers answers;
    willChoose({"Move to the right"});
    rightClick(*dock("statisticsDock")->titleBarWidget(), {20, 10});
    dock("propertiesDock")->hide();
    QTest::qWait(50);
    const double share = double(dock("parametersDock")->width()) / window_->width();
    answers.answer([](QDialog* dialog) {
      QTest::keyClicks(dialog->findChild<QComboBox*>()->lineEdit(), "Statics / my own");
      QTest::keyClick(dialog, Qt::Key_Return);
      return true;
    });
    chooseOfView({"Layouts", "Save this layout…"});
    QTRY_VERIFY(answers.allGiven());
    const auto isMine = [this] {
      return window_->dockWidgetArea(dock("statisticsDock")) == Qt::RightDockWidgetArea &&
             dock("propertiesDock")->isHidden();
    };
    test::screenshot(*window_, "layout-mine");
    chooseOfView({"Layouts", "Reset layout"});
    QTRY_VERIFY(!isMine() && dock("propertiesDock")->isVisible());
    chooseOfView({"Layouts", "Statics / my own"});
    QTRY_VERIFY(isMine());

    // In the next window, which is larger, it takes the same share; in a small one, whatever there is room for.
    window_.reset();
    openWindow({1600, 1000});
    chooseOfView({"Layouts", "Reset layout"});
    chooseOfView({"Layouts", "Statics / my own"});
    QTRY_VERIFY(isMine());
    QTRY_VERIFY(std::abs(double(dock("parametersDock")->width()) / 1600 - share) < 0.01);
    QVERIFY(view().width() > 600);
    QCOMPARE(window_->size(), QSize(1600, 1000));
    window_->resize(900, 640);
    QTest::qWait(100);
    chooseOfView({"Layouts", "Statics / my own"});
    QTest::qWait(100);
    QCOMPARE(window_->size(), QSize(900, 640));
    QVERIFY(view().width() > 300 && view().height() > 150);

    chooseOfView({"Layouts", "Delete", "Statics / my own"});
    chooseOfView({"Layouts", "Reset layout"});
    QVERIFY(!entry(*window_->findChild<DockLayouts*>()->menu(), "Statics / my own"));
  }

  /// What an audience sees: everything that is written grows, and all is as before after Escape.
  void presenting_isReadFromAfar() {
    QDockWidget* plot = dock("plot1");
    QWidget* const written[] = {window_->menuBar(), plot->widget(), window_->findChild<QTreeView*>(),
                                test::part<Timeline>(*window_).findChild<QLabel*>(), plot->titleBarWidget()};
    std::vector<int> before;
    for (const QWidget* widget : written) before.push_back(widget->fontMetrics().height());
    const QRect place = plot->geometry();
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.5, 20000);
    for (const bool dark : {false, true}) {
      applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
      test::WindowDriver(*window_).press(Qt::Key_F11);
      QVERIFY(window_->isFullScreen());
      for (std::size_t i = 0; i < before.size(); ++i)
        QVERIFY2(written[i]->fontMetrics().height() > 1.4 * before[i], qPrintable(QString::number(i)));
      QVERIFY(plot->isVisible() && dock("plot2")->isVisible() && test::part<Timeline>(*window_).isVisible());
      for (const char* name : {"treeDock", "propertiesDock", "messagesDock", "statisticsDock"})
        QVERIFY2(dock(name)->isHidden(), name);
      QVERIFY(!test::part<RunBar>(*window_).isVisible());
      QTest::qWait(300);
      test::screenshot(*window_, dark ? "presenting-dark" : "presenting-light");
      QMenu* menu = window_->menuBar()->actions()[4]->menu();
      menu->popup({20, 20});
      QVERIFY(menu->fontMetrics().height() > 1.4 * before[0]);
      test::screenshot(*menu, "presenting-menu");
      menu->close();
      QVERIFY(view().hasFocus());
      QTest::keyClick(&view(), Qt::Key_Escape);
      QVERIFY(!window_->isFullScreen());
      for (std::size_t i = 0; i < before.size(); ++i) QCOMPARE(written[i]->fontMetrics().height(), before[i]);
      QVERIFY(dock("treeDock")->isVisible() && test::part<RunBar>(*window_).isVisible());
      QTRY_COMPARE(plot->geometry(), place);
      QTest::qWait(250);
      QCOMPARE(plot->geometry(), place);
    }
    applyTheme(*qApp, ThemeChoice::light);
    // The gallery is not presented, and a presentation ends with its model.
    test::WindowDriver(*window_).press(Qt::Key_F11);
    window_->showGallery();
    QVERIFY(!window_->isFullScreen());
    test::WindowDriver(*window_).press(Qt::Key_F11);
    QVERIFY(!window_->isFullScreen());
  }

  void reset_bringsBackTheFirstLayout() {
    QHash<QString, QRect> before;
    const auto places = [this] {
      QHash<QString, QRect> all;
      for (QDockWidget* each : window_->findChildren<QDockWidget*>())
        if (!each->isFloating() && isInFront(*each)) all[each->objectName()] = each->geometry();
      return all;
    };
    QTest::qWait(100);
    before = places();
    test::screenshot(*window_, "layout-first");
    willChoose({"In a window of its own"});
    rightClickTab("Model");
    willChoose({"Move to the left"});
    rightClickTab("Properties");
    willChoose({"This panel", "Move to the left"});
    rightClick(*dock("plot1")->widget(), {30, 10});
    QTest::qWait(100);
    test::screenshot(*window_, "layout-changed");
    QVERIFY(places() != before);
    chooseOfView({"Layouts", "Reset layout"});
    QTRY_COMPARE(places().keys().size(), before.size());
    QTest::qWait(100);
    test::screenshot(*window_, "layout-reset");
    QCOMPARE(window_->size(), QSize(1440, 900));
    const auto after = places();
    for (auto it = before.begin(); it != before.end(); ++it) {
      const QRect now = after.value(it.key());
      const int apart = std::max({std::abs(now.left() - it->left()), std::abs(now.top() - it->top()),
                                  std::abs(now.right() - it->right()), std::abs(now.bottom() - it->bottom())});
      QVERIFY2(apart <= 24, qPrintable(QString("%1: %2").arg(it.key()).arg(apart)));
    }
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  tst_docks test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_docks.moc"
