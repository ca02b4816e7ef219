// Studies from the main window: three clicks from a model to its order, study files opened, dropped, chosen from the
// gallery.

#include "event_times.h"
#include "modal_answers.h"
#include "screenshot.h"
#include "study/chart_canvas.h"
#include "study/chart_deck.h"
#include "study/chart_view.h"
#include "study/study_file.h"
#include "study/study_run_bar.h"
#include "study/study_summary.h"
#include "study/study_window.h"
#include "study_samples.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace gyre;
using namespace gyre::ui;
using Phase = StudySession::State;

class TestStudyShell : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  void makeWindow() {
    window_ = test::openMainWindow({1280, 800});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }

  StudyWindow* theStudy() {
    const auto open = test::part<StudyWindows>(*window_).windows();
    return open.size() == 1 ? open.front() : nullptr;
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }

  void init() { makeWindow(); }

  void cleanup() {
    window_.reset();
    qunsetenv("GYRE_STUDIES");
  }

  void orderStudy_takesThreeClicks() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/heavy-top.gyre"));
    QWidget* button = nullptr;
    auto* bar = window_->findChild<RunBar*>();
    for (QAction* action : bar->actions())
      if (action->text().contains("rder study")) button = bar->widgetForAction(action);
    QVERIFY(button && button->isVisible());

    QTest::mouseClick(button, Qt::LeftButton);  // 1: a window with everything filled in
    StudyWindow* study = theStudy();
    QVERIFY(study);
    QVERIFY(QTest::qWaitForWindowActive(study));
    QTRY_VERIFY(study->form().request().has_value());
    MethodList& methods = study->form().methods();
    const std::size_t before = methods.chosen().size();
    const QRect row = methods.visualItemRect(methods.item(methods.count() > 4 ? 4 : 0));
    QTest::mouseClick(methods.viewport(), Qt::LeftButton, {},
                      QPoint(row.left() + 10, row.center().y()));  // 2: a choice
    QVERIFY(methods.chosen().size() != before);
    QTest::mouseClick(study->runBar().runButton(), Qt::LeftButton);  // 3: run
    QTRY_COMPARE_WITH_TIMEOUT(study->session().state(), Phase::finished, 60000);
    ChartView& order = *study->charts().views()[0];
    QTRY_COMPARE(order.canvas().labelPlaces().size(), methods.chosen().size());
    for (const ChartCurve& curve : order.chart().curves) QVERIFY(curve.law && curve.law->slope > 1.7);

    // The study opened again by keyboard: one window, the results stay.
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(QTest::qWaitForWindowActive(study));
    QCOMPARE(theStudy(), study);
    QVERIFY(order.hasPicture());
    // Its results go with it: that is asked first, of the main window, too.
    test::ModalAnswers answers;
    answers.press(QMessageBox::Cancel);
    QVERIFY(!study->close());
    answers.press(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(window_->isVisible() && study->isVisible() && order.hasPicture());
    answers.press(QMessageBox::Close);
    QVERIFY(study->close());
    QVERIFY(answers.allGiven());
    QTRY_VERIFY(test::part<StudyWindows>(*window_).windows().empty());
  }

  /// Beside the main window where the screen has room, else where it is; in no case held above it.
  void itsWindow_standsBeside() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/heavy-top.gyre"));
    QSettings().remove("studyWindow");
    const QRect screen = window_->screen()->availableGeometry();
    window_->setGeometry(0, 0, 800, 600);
    QTest::qWait(100);
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    StudyWindow* study = theStudy();
    QVERIFY(study && study->isVisible());
    QVERIFY(!study->windowHandle()->transientParent());
    if (screen.width() - window_->frameGeometry().right() > 700)
      QVERIFY(!study->geometry().intersects(window_->geometry()));
    QVERIFY(study->windowTitle().startsWith("Parameter study of"));
    window_->close();
    QVERIFY(!study->isVisible());
  }

  void withoutABody_thereIsNothingToStudy() {
    test::part<FileCommands>(*window_).newModel();
    for (QAction* action : window_->findChild<RunBar*>()->actions())
      if (action->text().contains("rder study")) QVERIFY(!action->isEnabled());
  }

  void aDroppedStudy_opensBesideTheModel() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(test::writeSmallStudy(dir_.path()))});
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &drop);
    StudyWindow* study = theStudy();
    QVERIFY(study);
    QTRY_COMPARE(study->session().state(), Phase::ready);
    QVERIFY(window_->session().document.model().find("coupler"));
    // Opening the file again shows the window that is there.
    QVERIFY(window_->openFile(dir_.filePath("small.gyre-study")));
    QCOMPARE(theStudy(), study);
  }

  void gallery_offersStudies() {
    QVERIFY(!test::writeSmallStudy(dir_.path()).isEmpty());
    qputenv("GYRE_STUDIES", dir_.path().toLocal8Bit());
    makeWindow();
    QCOMPARE(test::part<Gallery>(*window_).studyCards().size(), std::size_t{1});
    ExampleCard* card = test::part<Gallery>(*window_).studyCards().front();
    QTRY_VERIFY_WITH_TIMEOUT(card->hasPicture(), 20000);
    QCOMPARE(card->text(), "Oscillator");
    test::part<Gallery>(*window_).findChild<QScrollArea*>()->ensureWidgetVisible(card);
    QTest::mouseClick(card, Qt::LeftButton);
    QVERIFY(theStudy());
    QTRY_COMPARE(theStudy()->session().state(), Phase::ready);
  }

  void shippedStudies_openAndShowTheirModel() {
    const auto files = studyFiles(GYRE_SOURCE_DIR "/resources/studies");
    QVERIFY(!files.empty());
    auto& app = *static_cast<test::TimedApplication*>(qApp);
    for (const auto& file : files) {
      app.reset();
      StudyWindow* study = test::part<StudyWindows>(*window_).open(QString::fromStdString(file.string()));
      QTRY_VERIFY_WITH_TIMEOUT(!study->session().isBusy(), 20000);
      QVERIFY2(study->session().plan(), qPrintable(study->errorText()));
      QVERIFY(!study->summary().findings().rows().empty());
      QTest::qWait(150);
      app.report(qPrintable("opening " + QFileInfo(QString::fromStdString(file.string())).completeBaseName()));
      auto* openModel = study->findChild<QPushButton*>("openModel");
      if (openModel->isVisible()) {
        QTest::mouseClick(openModel, Qt::LeftButton);
        QVERIFY(!test::part<ErrorBanner>(*window_).isVisible());
        QVERIFY(!window_->session().document.model().of(Category::body).empty());
      }
      study->close();
    }
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  test::TimedApplication app(argc, argv);
  TestStudyShell test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_study_shell.moc"
