// What the window does around a run: nothing that is wrong takes the selection away; what is shown of the run is what
// it does; and nothing goes unasked. By mouse and keys.

#include "compare/compare_panel.h"
#include "modal_answers.h"
#include "panels/number_edit.h"
#include "shell/timeline.h"
#include "window_driver.h"
#include "window_runs.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace gyre;
using namespace gyre::ui;

class tst_run_window : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  Session& session() { return window_->session(); }
  const Model& model() { return session().document.model(); }
  RunController& controller() { return session().controller; }
  ErrorBanner& banner() { return test::part<ErrorBanner>(*window_); }
  MessagesPanel& messages() { return test::part<MessagesPanel>(*window_); }
  RunBar& bar() { return test::part<RunBar>(*window_); }
  bool isReady() { return controller().current().recording() && !controller().isCompiling(); }

  void open(const char* example) {
    QVERIFY(window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 10000);
  }
  void set(const char* key, double value) {
    QVERIFY(session().document.submit({SetField{simulationId, key, value}}, key));
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 10000);
  }
  /// With the keyboard in the view.
  void press(Qt::Key key) {
    test::WindowDriver driver(*window_);
    test::part<Viewport>(*window_).setFocus();
    driver.press(key);
  }
  static void type(NumberEdit& edit, const char* text, Qt::Key end) {
    QTest::mouseClick(&edit, Qt::LeftButton);
    QTest::keyClick(&edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&edit, Qt::Key_Delete);
    QTest::keyClicks(&edit, text);
    QTest::keyClick(&edit, end);
  }

 private slots:
  void initTestCase() { test::beginUi(QDir::tempPath()); }
  void init() {
    QSettings().clear();
    dir_ = std::make_unique<QTemporaryDir>();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void aViolatedJoint_leavesTheSelectionAndWhatIsTyped() {
    open("four-bar");
    test::WindowDriver(*window_).click("coupler");
    const ElementId coupler = model().find("coupler")->id;
    const double z = std::get<Vec3>(model().find(coupler)->value(*model().find(coupler)->type->find("position"))).z();
    auto& panel = test::part<PropertyPanel>(*window_);
    type(*panel.findChild<NumberEdit*>("position.x"), "0.5", Qt::Key_Tab);
    auto* y = panel.findChild<NumberEdit*>("position.y");
    QCOMPARE(QApplication::focusWidget(), y);
    QTest::keyClick(y, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(y, "0.2");
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible(), 10000);  // the run cannot begin any more
    QTest::qWait(300);                                      // and the model's health was examined
    QCOMPARE(*session().selection.element(), coupler);
    QCOMPARE(QApplication::focusWidget(), y);
    QTest::keyClick(y, Qt::Key_Tab);
    QCOMPARE(std::get<Vec3>(model().find(coupler)->value(*model().find(coupler)->type->find("position"))),
             Vec3(0.5, 0.2, z));
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() && !controller().isCompiling(), 10000);
    test::screenshot(*window_, "violated-joint");
    QCOMPARE(messages().count(), 1);  // that of the state before is gone with it
    // What is inserted stays selected as well.
    test::WindowDriver driver(*window_);
    driver.click("crank");
    driver.click("rocker", Qt::ControlModifier);
    driver.insert("spring");
    const ElementId spring = *session().selection.element();
    QCOMPARE(model().find(spring)->type->category, Category::force);
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() && !controller().isCompiling(), 10000);
    QTest::qWait(300);
    QCOMPARE(*session().selection.element(), spring);
    session().document.history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() && !controller().isCompiling(), 10000);
    // The banner leads to the joint when it is clicked.
    QTest::mouseClick(&banner(), Qt::LeftButton, {}, QPoint(60, 10));
    QCOMPARE(model().find(*session().selection.element())->type->category, Category::joint);
    session().document.history().undo();
    session().document.history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 10000);
    QCOMPARE(messages().count(), 0);
    QVERIFY(!banner().isVisible());
  }

  void aBodyThatIsDraggedOffItsJoint_staysSelected() {
    open("four-bar");
    test::WindowDriver(*window_).click("rocker");
    const ElementId rocker = model().find("rocker")->id;
    auto& view = test::part<Viewport>(*window_);
    press(Qt::Key_G);
    const Vec3 start = view.shown().scene().placementOf(rocker)->position;
    const auto at = [&](double along) {
      const auto projection = view.camera().projection();
      return projection.toWidget(start + (70 * projection.pixelAt(start) + along) * Vec3::UnitZ()).toPoint();
    };
    const auto move = [&](QPoint p, Qt::MouseButtons buttons) {
      QMouseEvent event(QEvent::MouseMove, p, view.mapToGlobal(p), Qt::NoButton, buttons, {});
      QApplication::sendEvent(&view, &event);
    };
    const int before = session().document.history().index();
    const QPoint from = at(0), to = at(0.15);
    move(from, Qt::NoButton);
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i) move(from + (to - from) * i / 5, Qt::LeftButton);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    QCOMPARE(session().document.history().index(), before + 1);
    QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() && !controller().isCompiling(), 10000);
    QTest::qWait(300);
    QCOMPARE(*session().selection.element(), rocker);
  }

  void theStepThatIsUsed_isShown() {
    open("double-pendulum");
    auto* used = bar().findChild<QLabel*>("stepUsed");
    QVERIFY(used && !used->isVisible());
    const QRect run = bar().geometry();
    type(*bar().findChild<NumberEdit*>("step"), "0.02", Qt::Key_Return);
    QTRY_VERIFY(used->isVisible());
    QCOMPARE(used->text(), "used: 0.005 s");
    QCOMPARE(bar().geometry(), run);
    test::screenshot(*window_, "step-used");
    type(*bar().findChild<NumberEdit*>("step"), "0.001", Qt::Key_Return);
    QTRY_VERIFY(!used->isVisible());
    // What stands beside the button keeps its place while that says Pause.
    const auto place = [&] { return bar().widgetForAction(bar().actions()[1])->geometry(); };
    const QRect before = place();
    press(Qt::Key_Space);
    QTRY_VERIFY(controller().isRunning());
    QTest::qWait(50);
    QCOMPARE(place(), before);
    controller().pause();
  }

  void whatCannotBeTaken_isGoneTo_insteadOfARun() {
    open("double-pendulum");
    auto* step = bar().findChild<NumberEdit*>("step");
    type(*step, "", Qt::Key_Tab);
    QVERIFY(step->isWrong());
    press(Qt::Key_Space);
    QVERIFY(!controller().isRunning());
    QVERIFY2(banner().isVisible() && banner().text().contains("Step: a number is expected"),
             qPrintable(banner().text()));
    QCOMPARE(QApplication::focusWidget(), step);
    test::screenshot(*window_, "wrong-step");
    press(Qt::Key_Right);
    QCOMPARE(controller().progress().steps, std::uint64_t{0});
    // Nor a comparison, nor a study.
    test::WindowDriver driver(*window_);
    driver.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QPushButton* start = test::part<ComparePanel>(*window_).startButton();
    QTRY_VERIFY(start->isEnabled());
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(!session().lockstep.isRunning());
    QCOMPARE(QApplication::focusWidget(), step);
    test::part<Viewport>(*window_).setFocus();
    driver.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), step);
    QTest::keyClick(step, Qt::Key_Escape);
    press(Qt::Key_Space);
    QTRY_VERIFY(controller().isRunning());
    controller().pause();
  }

  void messages_areReadInFull() {
    open("double-pendulum");
    auto* dock = window_->findChild<QDockWidget*>("messagesDock");
    dock->show();
    dock->raise();
    auto* list = messages().findChild<QTreeWidget*>();
    messages().addNote("short");
    messages().addNote(QString("a long message ").repeated(40));
    QTest::qWait(50);
    QVERIFY(list->header()->isSectionHidden(0) && list->header()->isSectionHidden(1));
    const int line = list->visualItemRect(list->topLevelItem(0)).height();
    QVERIFY(list->visualItemRect(list->topLevelItem(1)).height() > line + list->fontMetrics().height());
    Error error{.message = "something is wrong", .element = "upper"};
    error.time = 0.5;
    messages().addError(error);
    QTest::qWait(50);
    QVERIFY(!list->header()->isSectionHidden(0) && !list->header()->isSectionHidden(1));
    test::screenshot(*window_, "messages-in-full");
  }

  void properties_sayWhenTheViewShowsALaterMoment() {
    open("double-pendulum");
    test::WindowDriver(*window_).click("upper");
    auto* words = test::part<PropertyPanel>(*window_).findChild<QLabel*>("elsewhere");
    QVERIFY(!words->isVisible());
    press(Qt::Key_Space);
    QTRY_VERIFY(session().playback.recordedUntil() > 0.05);
    press(Qt::Key_Space);
    QTRY_COMPARE(controller().state(), RunState::paused);
    QVERIFY(words->isVisible());
    test::screenshot(*window_, "initial-values");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(50);
    test::screenshot(*window_, "initial-values-dark");
    applyTheme(*qApp, ThemeChoice::light);
    test::part<Timeline>(*window_).slider()->setFocus();
    test::WindowDriver(*window_).press(Qt::Key_Home);
    QVERIFY(!words->isVisible());
    test::WindowDriver(*window_).press(Qt::Key_End);
    QVERIFY(words->isVisible());
    session().selection.select(model().find("top")->id);
    QVERIFY(!words->isVisible());  // a joint has none
  }

  void whatIsSaved_goesWhereOneSavedLast_andIsNotSaidOfAnotherFile() {
    open("double-pendulum");
    QVERIFY(QDir(dir_->path()).mkdir("here"));
    press(Qt::Key_Right);
    QTRY_VERIFY(controller().progress().steps > 0);
    test::ModalAnswers answers;
    answers.choose(dir_->filePath("here/model.gyre"));
    test::WindowDriver(*window_).press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(answers.allGiven());
    QTRY_VERIFY(test::part<StatusLine>(*window_).currentMessage().startsWith("Saved:"));
    QString folder;
    answers.answer([&](QDialog* dialog) {
      folder = qobject_cast<QFileDialog*>(dialog)->directory().dirName();
      dialog->reject();
      return true;
    });
    test::WindowDriver(*window_).press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(answers.allGiven());
    QCOMPARE(folder, "here");
    open("four-bar");
    QVERIFY(test::part<StatusLine>(*window_).currentMessage().isEmpty());
  }

  void aFileChangedOutside_takesNoRunAway() {
    const QByteArray text = test::contentOf(GYRE_EXAMPLES_DIR "/double-pendulum.gyre");
    const QString path = dir_->filePath("model.gyre");
    const auto write = [&](const char* name) {
      QByteArray other = text;
      other.replace("Double pendulum in space", name);
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(other) == other.size());
    };
    write("first");
    QVERIFY(window_->openFile(path));
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 10000);
    set("end_time", 0.5);
    QVERIFY(window_->session().document.file().save());
    test::runToTheEnd(*window_);
    const auto finished = controller().current().recording();
    write("second");
    QTRY_COMPARE_WITH_TIMEOUT(model().document().name, std::string("second"), 10000);
    const auto& kept = session().runs.kept().all();
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front()->recording, finished);
    QVERIFY(kept.front()->scene);
    // It can be looked at.
    session().runs.setVisible(kept.front(), true);
    session().runs.show(kept.front());
    QTest::qWait(50);
    session().runs.showOwn();

    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 10000);
    press(Qt::Key_Right);
    QTRY_COMPARE(controller().progress().steps, std::uint64_t{1});
    QTRY_COMPARE(controller().state(), RunState::paused);
    test::ModalAnswers answers;
    answers.answer([](QDialog* dialog) {
      auto* box = qobject_cast<QMessageBox*>(dialog);
      if (!box || !box->informativeText().contains("The run under way ends there")) return false;
      QTest::keyClick(box, Qt::Key_Escape);
      return true;
    });
    write("third");
    QTRY_VERIFY_WITH_TIMEOUT(answers.allGiven(), 10000);
    QTest::qWait(300);
    QCOMPARE(model().document().name, std::string("second"));
    QCOMPARE(controller().progress().steps, std::uint64_t{1});
  }
};

QTEST_MAIN(tst_run_window)
#include "tst_run_window.moc"
