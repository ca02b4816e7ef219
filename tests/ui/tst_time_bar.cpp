// The bar of the time, the plots' cursors and the trails: by keyboard, as a screen reader hears them, after jumps
// through a run, and while something is shown that is no moment of a run.

#include "analysis/analysis_controller.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "screenshot.h"
#include "shell/replay_bar.h"
#include "shell/time_slider.h"
#include "shell/timeline.h"
#include "ui_session.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;

class tst_time_bar : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  TimeSlider& slider() { return *test::part<Timeline>(*window_).slider(); }
  PlotView& energy() { return *test::part<PlotDocks>(*window_).energy(); }
  PlotSurface& surface() { return *energy().findChild<PlotSurface*>(); }
  double shownTime() { return window_->session().playback.cursor(); }
  QString timeWords() { return test::part<Timeline>(*window_).findChild<QLabel*>()->text(); }
  static QString heard(QObject* o, QAccessible::Text which) {
    return QAccessible::queryAccessibleInterface(o)->text(which);
  }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
  }
  void open(const char* example) {
    QVERIFY(window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  void runSome() {
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.5, 20000);
    press(Qt::Key_Space);
    QTRY_VERIFY(!window_->session().controller.isRunning() &&
                window_->session().controller.state() != RunState::running);
  }
  void goToTheBar() {
    for (int i = 0; i < 20 && QApplication::focusWidget() != &slider(); ++i) press(Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), &slider());
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open("double-pendulum");
  }
  void cleanup() { window_.reset(); }

  void keys_goThroughTheRun() {
    runSome();
    goToTheBar();
    const double end = window_->session().playback.recordedUntil();
    press(Qt::Key_Home);
    QCOMPARE(shownTime(), 0.0);
    press(Qt::Key_End);
    QCOMPARE(shownTime(), end);
    press(Qt::Key_PageUp);
    QVERIFY(shownTime() < end);
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    QCOMPARE(shownTime(), window_->session().controller.current().recording()->time(1));
    QTest::qWait(50);
    test::screenshot(*window_, "time-bar-focus");
  }

  void screenReaders_hearTheTimeAndTheValues() {
    runSome();
    auto* bar = QAccessible::queryAccessibleInterface(&slider());
    QCOMPARE(bar->role(), QAccessible::Slider);
    QCOMPARE(bar->text(QAccessible::Name), "Time shown");
    auto* value = bar->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->maximumValue().toDouble(), window_->session().playback.recordedUntil());
    value->setCurrentValue(0.25);
    QVERIFY(std::abs(shownTime() - 0.25) < 0.01);
    QCOMPARE(value->currentValue().toDouble(), shownTime());
    QCOMPARE(bar->text(QAccessible::Value), QString::number(shownTime(), 'g', 6) + " s");

    QCOMPARE(QAccessible::queryAccessibleInterface(&surface())->role(), QAccessible::Chart);
    QCOMPARE(heard(&surface(), QAccessible::Name), "Plot: Energy");
    const QString values = heard(&surface(), QAccessible::Description);
    QVERIFY2(values.startsWith("At 0.25") && values.contains("total ") && values.contains(" J"), qPrintable(values));
  }

  void plots_areMovedByKeys() {
    runSome();
    slider().parentWidget()->findChild<QToolButton*>()->setFocus();
    surface().setFocus(Qt::TabFocusReason);
    const auto before = energy().ranges().time();
    press(Qt::Key_Plus);
    auto after = energy().ranges().time();
    QVERIFY(after.second - after.first < 0.9 * (before.second - before.first));
    press(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(energy().ranges().time().first < after.first);
    press(Qt::Key_Minus);
    after = energy().ranges().time();
    QVERIFY(std::abs((after.second - after.first) - (before.second - before.first)) < 1e-9);
    const auto values = energy().ranges().values();
    press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(energy().ranges().values().second < values.second);
    press(Qt::Key_F);
    QCOMPARE(energy().ranges().time(), before);
    press(Qt::Key_Left);
    QCOMPARE(shownTime(), window_->session().controller.current().recording()->time(
                              window_->session().controller.current().recording()->rows() - 2));
  }

  void aPreview_hasNoTimeAndNoValues() {
    runSome();
    slider().setFocus();
    press(Qt::Key_Home);
    const auto isTold = [&] { return !energy().findChild<PlotLegend*>()->entries().front().value.isEmpty(); };
    QVERIFY(isTold());
    for (QAction* a : test::part<AnalysisController>(*window_).actions())
      if (a->text() == "Eigen&modes") a->trigger();
    auto* table = test::part<AnalysisController>(*window_).modes()->table();
    QTRY_VERIFY_WITH_TIMEOUT(table->topLevelItemCount() > 0, 20000);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(table->topLevelItem(0)).center());
    QTRY_VERIFY(!window_->session().stage.preview().title().isEmpty());
    QCOMPARE(timeWords(), "Preview");
    QVERIFY(!isTold());
    QCOMPARE(heard(&slider(), QAccessible::Value), "Preview");
    QTest::qWait(100);
    test::screenshot(*window_, "preview-without-time");
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Escape);
    QCOMPARE(timeWords(), timeText(0, window_->session().playback.endTime()));
    QVERIFY(isTold());
    // A moment that is looked for ends it, and is the one shown.
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(table->topLevelItem(3)).center());
    QTRY_VERIFY(!window_->session().stage.preview().title().isEmpty());
    const double later = window_->session().playback.recordedUntil() / 2;
    QTest::mouseClick(&slider(), Qt::LeftButton, {}, QPoint(static_cast<int>(slider().xOf(later)), 10));
    QVERIFY(window_->session().stage.preview().title().isEmpty());
    const double shown = shownTime();
    QVERIFY(shown > 0.1);
    slider().setFocus();
    press(Qt::Key_Right);
    QVERIFY(shownTime() > shown && shownTime() < shown + 0.05);
  }

  void whatIsRecorded_isPlayed() {
    runSome();
    Replay& replay = window_->session().replay;
    auto* speed = test::part<ReplayBar>(*window_).speed();
    const double end = window_->session().playback.recordedUntil();
    const auto type = [&](const char* text) {
      speed->lineEdit()->setFocus();
      speed->lineEdit()->selectAll();
      QTest::keyClicks(speed->lineEdit(), text);
      QTest::keyClick(speed->lineEdit(), Qt::Key_Return);
    };
    type("0.2");
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space, Qt::ShiftModifier);  // from the start, as it is at its end
    QCOMPARE(replay.way(), Replay::Way::forwards);
    QTRY_VERIFY(shownTime() > 0.1 && shownTime() < end);
    test::screenshot(*window_, "replay");
    press(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(replay.way(), Replay::Way::none);
    const double rest = shownTime();
    QTest::qWait(50);
    QCOMPARE(shownTime(), rest);
    press(Qt::Key_Left);
    QVERIFY(shownTime() < rest);
    press(Qt::Key_Right);
    QCOMPARE(shownTime(), rest);

    type("0.001");  // as given
    QCOMPARE(replay.speed(), 0.001);
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space, Qt::ShiftModifier);
    QTest::qWait(100);
    QVERIFY(shownTime() <= rest + 0.01);
    type("fast");
    QCOMPARE(replay.speed(), 0.001);
    QCOMPARE(speed->currentText(), QString("0.001 ") + QChar(0xd7));
    type("10");
    QTRY_COMPARE(shownTime(), end);
    QTRY_COMPARE(replay.way(), Replay::Way::none);
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(replay.way(), Replay::Way::backwards);
    QTRY_COMPARE(shownTime(), 0.0);
    QTRY_COMPARE(replay.way(), Replay::Way::none);

    // Again and again, until somebody goes elsewhere.
    for (QToolButton* button : test::part<ReplayBar>(*window_).findChildren<QToolButton*>())
      if (button->isCheckable()) QTest::mouseClick(button, Qt::LeftButton);
    test::part<Viewport>(*window_).setFocus();
    QSignalSpy moved(&window_->session().playback, &Playback::cursorChanged);
    press(Qt::Key_Space, Qt::ShiftModifier);
    const auto turns = [&] {
      int out = 0;
      for (int i = 1; i < moved.size(); ++i) out += moved[i][0].toDouble() < moved[i - 1][0].toDouble();
      return out;
    };
    QTRY_VERIFY(turns() >= 2);
    QCOMPARE(replay.way(), Replay::Way::forwards);
    QTest::mouseClick(&slider(), Qt::LeftButton, {}, QPoint(static_cast<int>(slider().xOf(0.2)), 10));
    QCOMPARE(replay.way(), Replay::Way::none);
    QVERIFY(std::abs(shownTime() - 0.2) < 0.05);
    // A run that was kept is played as well, and a run that goes on is followed.
    window_->session().runs.keepShown();
    window_->session().runs.show(window_->session().runs.kept().all().front());
    press(Qt::Key_Space, Qt::ShiftModifier);
    QTRY_VERIFY(turns() >= 5);
    press(Qt::Key_Space);
    QCOMPARE(replay.way(), Replay::Way::none);
    QTRY_VERIFY(window_->session().playback.recordedUntil() > end);
    press(Qt::Key_Space);
  }

  void aComparison_isPlayed() {
    LockstepController& lockstep = window_->session().lockstep;
    lockstep.start(window_->session().document.snapshot(), {{.method = "geom1"}, {.method = "kynema"}});
    QTRY_COMPARE_WITH_TIMEOUT(lockstep.runs().size(), std::size_t{2}, 10000);
    lockstep.setSpeed(0);
    lockstep.goOn();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.5, 20000);
    lockstep.pause();
    QTRY_COMPARE(lockstep.state(), RunState::paused);
    const double end = window_->session().playback.recordedUntil();
    window_->session().replay.setSpeed(0.1);  // many frames, on any machine
    test::part<Viewport>(*window_).setFocus();
    press(Qt::Key_Space, Qt::ShiftModifier);
    QTRY_VERIFY(shownTime() > 0.05 && shownTime() < end);
    press(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(lockstep.state(), RunState::paused);
    QVERIFY(window_->session().runs.shown().isOfLockstep());
  }

  void theEndOfARun_isNoWayToAnotherOne() {
    QVERIFY(window_->session().document.submit({SetField{simulationId, "end_time", 0.1}}, "end"));
    window_->session().controller.setSpeed(0);
    window_->session().controller.run();
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 20000);
    const auto recording = window_->session().controller.current().recording();
    test::part<Viewport>(*window_).setFocus();
    for (int i = 0; i < 3; ++i) press(Qt::Key_Right);
    QTest::qWait(50);
    QCOMPARE(window_->session().controller.current().recording(), recording);
    QCOMPARE(shownTime(), 0.1);
  }

  void errors_areReachedAndHeard() {
    Error error{.message = "a mass above 0 was expected"};
    error.element = window_->session().document.model().of(Category::body).front()->name;
    test::part<ErrorBanner>(*window_).show(error);
    QCOMPARE(QAccessible::queryAccessibleInterface(&test::part<ErrorBanner>(*window_))->role(),
             QAccessible::AlertMessage);
    QVERIFY(heard(&test::part<ErrorBanner>(*window_), QAccessible::Name).contains("a mass above 0 was expected"));
    window_->session().selection.clear();
    test::part<Viewport>(*window_).setFocus();
    for (int i = 0; i < 20 && QApplication::focusWidget() != &test::part<ErrorBanner>(*window_); ++i) press(Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), &test::part<ErrorBanner>(*window_));
    QTest::qWait(50);
    test::screenshot(*window_, "banner-focus");
    press(Qt::Key_Return);
    QCOMPARE(window_->session().selection.element(),
             window_->session().document.model().of(Category::body).front()->id);
    test::part<ErrorBanner>(*window_).setFocus();
    press(Qt::Key_Escape);
    QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
  }

  /// Through every row of the run, whatever moments were shown.
  void trails_areThoseOfTheRecordedRows() {
    runSome();
    const RecordedPoses& poses = window_->session().controller.current().poses();
    auto& viewport = test::part<Viewport>(*window_);
    const auto last = [&] { return viewport.trails().lines().back().vertices().back().time; };
    viewport.trails().setVisible(true);
    slider().setFocus();
    press(Qt::Key_End);
    QCOMPARE(last(), poses.recording().time(poses.recording().rows() - 1));
    QVERIFY(viewport.trails().lines().back().vertices().size() > 20);
    QCOMPARE(viewport.trails().lines().back().vertices().front().time, 0.0);
    QTest::qWait(100);
    test::screenshot(*window_, "trails-after-jump");
    press(Qt::Key_Home);
    QCOMPARE(last(), 0.0);
  }
};

QTEST_MAIN(tst_time_bar)
#include "tst_time_bar.moc"
