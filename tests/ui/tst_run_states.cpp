// A run is saved where it stands and goes on from there, by the menu's keys and the real dialogs: with the same bytes
// as one that never stopped, or with the reason why not.

#include "modal_answers.h"
#include "ui_session.h"
#include "window_runs.h"

#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using namespace gyre;
using namespace gyre::ui;

class tst_run_states : public QObject {
  Q_OBJECT

  using Rows = std::shared_ptr<const Recording>;
  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  RunController& controller() { return window_->session().controller; }
  Rows rows() { return controller().current().recording(); }
  QLabel& begin() { return *test::part<RunBar>(*window_).findChild<QLabel*>("begin"); }
  QString banner() { return test::part<ErrorBanner>(*window_).text(); }

  /// A setting of the run, as its field would change it.
  void set(const char* key, double value) {
    QVERIFY(window_->session().document.submit({SetField{simulationId, key, value}}, key));
  }
  void runToEnd() {
    test::runToTheEnd(*window_);
    QTRY_VERIFY(rows()->time(rows()->rows() - 1) > 0);
  }
  void takeFocus() {
    QGuiApplication::sync();
    if (!window_->isActiveWindow()) {  // without a window manager nobody gives the focus back after a dialog
      window_->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
  }
  /// With the keyboard in the view.
  void press(Qt::Key key) {
    takeFocus();
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), key);
  }
  /// The letter of the command in the menu Run.
  void chooseByKeys(Qt::Key letter) {
    takeFocus();
    QTest::keyClick(window_.get(), Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), letter);
  }
  void chooseFile(Qt::Key letter, const QString& path) {
    test::ModalAnswers answers;
    answers.choose(path);
    chooseByKeys(letter);
    QTRY_VERIFY(answers.allGiven());
  }
  /// Rows of a run that went on, against those of one that never stopped.
  static void compareTails(const Rows& whole, const Rows& part) {
    QCOMPARE(part->columns(), whole->columns());
    const std::size_t skipped = whole->rows() - part->rows();
    QVERIFY(part->rows() > 10 && skipped > 10);
    std::size_t different = 0;
    for (std::size_t i = 1; i < part->rows(); ++i)
      for (std::size_t c = 0; c < part->columns(); ++c) {
        if (part->channels()[c].name == "newton.condition") continue;  // it tells when a matrix was factored anew
        const double a = part->at(i, c), b = whole->at(skipped + i, c);
        different += std::memcmp(&a, &b, sizeof a) != 0;
      }
    QCOMPARE(different, std::size_t{0});
  }

 private slots:
  void initTestCase() { test::beginUi(QDir::tempPath()); }
  void init() {
    QSettings().clear();
    dir_ = std::make_unique<QTemporaryDir>();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    QTRY_VERIFY_WITH_TIMEOUT(rows(), 10000);
  }
  void cleanup() { window_.reset(); }

  void aRunGoesOn_withTheSameBytes() {
    set("end_time", 2);
    runToEnd();
    const Rows whole = rows();
    const QString file = dir_->filePath("half.gyrestate");

    set("end_time", 1);
    runToEnd();
    QCOMPARE(rows()->time(rows()->rows() - 1), 1.0);
    QVERIFY(begin().isHidden());
    chooseFile(Qt::Key_S, file);
    QTRY_VERIFY(QFile::exists(file));

    // From its end, once that is a later one.
    const Rows half = rows();
    chooseByKeys(Qt::Key_G);
    QVERIFY(!controller().isRunning());  // grey while there is nothing to go on to
    QCOMPARE(rows(), half);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    set("end_time", 2);
    chooseByKeys(Qt::Key_G);
    QTRY_VERIFY(rows() != half);
    QTRY_COMPARE_WITH_TIMEOUT(controller().state(), RunState::finished, 20000);
    compareTails(whole, rows());
    QVERIFY(begin().isVisible());
    QCOMPARE(begin().text(), "from t = 1 s");
    // What there was before is kept.
    const auto& kept = window_->session().runs.kept().all();
    const auto isHalf = [&](const RunPtr& run) { return run->recording == half; };
    const auto found = std::find_if(kept.begin(), kept.end(), isHalf);
    QVERIFY(found != kept.end() && (*found)->isEarlier);
    QTest::qWait(100);
    test::screenshot(*window_, "run-from-state");

    // From the file, after a Reset, which goes back to the model.
    press(Qt::Key_Backspace);
    QTRY_VERIFY(!controller().isCompiling() && rows() && rows()->time(0) == 0);
    QVERIFY(begin().isHidden());
    chooseFile(Qt::Key_T, file);
    QTRY_VERIFY(rows() && rows()->time(0) == 1);
    QTRY_COMPARE_WITH_TIMEOUT(controller().state(), RunState::finished, 20000);
    compareTails(whole, rows());
  }

  void aRunThatIsUnderWay_isSavedWhereItStands() {
    controller().setSpeed(1);
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.2, 20000);
    const QString file = dir_->filePath("paused.gyrestate");
    chooseFile(Qt::Key_S, file);
    QTRY_VERIFY(QFile::exists(file));
    QTRY_COMPARE(controller().state(), RunState::paused);
    const auto state = SavedState::read(file.toStdString());
    QVERIFY(state);
    QCOMPARE(state->time(), controller().progress().time);
  }

  void aStateOfAnotherModel_isRefused_andTheRunStays() {
    set("end_time", 1);
    runToEnd();
    const QString file = dir_->filePath("end.gyrestate");
    chooseFile(Qt::Key_S, file);
    QTRY_VERIFY(QFile::exists(file));
    const Rows before = rows();
    chooseFile(Qt::Key_T, file);
    QTRY_VERIFY2(banner().contains("a later end_time was expected"), qPrintable(banner()));
    set("end_time", 2);
    set("step", 2e-3);
    chooseFile(Qt::Key_T, file);
    QTRY_VERIFY2(banner().contains("of another model than this one"), qPrintable(banner()));
    QCOMPARE(rows(), before);
    QCOMPARE(window_->session().playback.recordedUntil(), 1.0);
    QFile(file).resize(100);
    chooseFile(Qt::Key_T, file);
    QTRY_VERIFY2(banner().contains("end.gyrestate") && banner().contains("cut off"), qPrintable(banner()));
  }

  /// A finished run gives way to the next, and is kept; twice the same one is kept once.
  void aFinishedRun_isNotLost() {
    set("end_time", 1);
    runToEnd();
    const Rows first = rows();
    auto& kept = window_->session().runs.kept();
    press(Qt::Key_Space);
    QTRY_VERIFY(rows() && rows() != first);
    QCOMPARE(kept.all().size(), std::size_t{1});
    QCOMPARE(kept.all().front()->recording, first);
    QVERIFY(!kept.all().front()->isVisible);
    QVERIFY(window_->session().runs.baseline() == nullptr);
    window_->session().runs.show(kept.all().front());
    QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);  // now it is asked for
    QVERIFY(kept.all().front()->isVisible && !kept.all().front()->isEarlier);
    QVERIFY(window_->session().runs.baseline() == kept.all().front());
    runToEnd();
    press(Qt::Key_Backspace);
    QTRY_COMPARE(kept.all().size(), std::size_t{2});
    QVERIFY(kept.all().front()->recording == first && kept.all().back()->isEarlier);
    runToEnd();
    press(Qt::Key_Backspace);
    QTRY_VERIFY(!controller().isCompiling() && rows());
    QCOMPARE(kept.all().size(), std::size_t{2});  // the same one twice
  }
};

QTEST_MAIN(tst_run_states)
#include "tst_run_states.moc"
