// What the window asks before it opens, saves, exports or closes: the real dialogs, answered while they wait.

#include "modal_answers.h"
#include "screenshot.h"
#include "shell/file_export.h"
#include "shell/import_report.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class tst_window_dialogs : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  void trigger(const QString& text) {
    for (QAction* action : window_->actions())
      if (action->text() == text) return action->trigger();
    QFAIL(qPrintable("no command " + text));
  }

  void edit() {
    const Element* body = window_->session().document.model().of(Category::body).front();
    QVERIFY(window_->session().document.submit({SetField{body->id, "mass", 7.0}}, "change mass"));
    QVERIFY(window_->isWindowModified());
  }

  double mass() const {
    const Element* body = window_->session().document.model().of(Category::body).front();
    return std::get<double>(body->value(*body->type->find("mass")));
  }

 private slots:
  void refusedFile_leavesTheSelectionAlone() {
    const auto bodies = window_->session().document.model().of(Category::body);
    window_->session().selection.select(bodies.back()->id);
    QByteArray text = test::contentOf(GYRE_EXAMPLES_DIR "/double-pendulum.gyre");
    const auto mass = text.indexOf("\"mass\": ");
    QVERIFY(mass > 0);
    text.insert(mass + 8, '-');  // of the first body, which has a namesake in the model that is open
    QFile file(dir_->filePath("broken.gyre"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QVERIFY(!window_->openFile(file.fileName()));
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QCOMPARE(window_->session().selection.element(), bodies.back()->id);
  }

  void importReport_hasRowsOfOneHeight() {
    ImportReport report({{3, "robot/link 'arm'", "not understood"},
                         {4, "robot/joint 'elbow'/dynamics", "attribute friction=\"0.9 0.1 0.1\" not understood"},
                         {5, "robot/link 'arm'/collision",
                          "left out: there is no contact, and the link is drawn as its <visual> in every one of its "
                          "parts, so that nothing is missing from the picture"}},
                        {}, "arm.urdf", window_.get());
    report.show();
    QVERIFY(QTest::qWaitForWindowExposed(&report));
    const auto* table = report.findChild<QTableWidget*>();
    QTRY_COMPARE(table->rowHeight(1), table->rowHeight(0));  // a line each
    QVERIFY(table->rowHeight(2) > table->rowHeight(0));      // two
  }

  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName("Gyre");
    QApplication::setApplicationName("tst_window_dialogs");
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_->path());
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
  }

  void cleanup() { window_.reset(); }

  void closing_asksOnlyWhenSomethingWasChanged() {
    test::ModalAnswers answers;
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
  }

  void closing_canBeCancelled() {
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(window_->isVisible());
    QCOMPARE(mass(), 7.0);
    QVERIFY(window_->isWindowModified());
  }

  void closing_canDiscard() {
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Discard);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
  }

  void closing_savesUnderANewNameAnExampleHasNone() {
    edit();
    const QString path = dir_->filePath("mine");
    test::ModalAnswers answers;
    answers.press(QMessageBox::Save);
    answers.choose(path);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(test::contentOf(path + ".gyre").contains("\"mass\": 7"));
  }

  void closing_staysOpenWhenNoNameIsChosen() {
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Save);
    answers.choose({});
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(window_->isWindowModified());
  }

  void closing_savesToTheFileThatWasOpened() {
    const QString path = dir_->filePath("opened.gyre");
    QVERIFY(test::part<FileCommands>(*window_).saveFile(path));
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Save);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(test::contentOf(path).contains("\"mass\": 7"));
  }

  void saving_failsAloudAndKeepsTheChanges() {
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Save);
    answers.choose(dir_->filePath("no such folder/mine.gyre"));
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(test::part<ErrorBanner>(*window_).isVisible());
    QVERIFY(window_->isWindowModified());
  }

  void saveAs_overwritesOnlyWhenConfirmed() {
    const QString path = dir_->filePath("there.gyre");
    QVERIFY(test::part<FileCommands>(*window_).saveFile(path));
    const QByteArray before = test::contentOf(path);
    edit();
    {
      test::ModalAnswers answers;
      answers.choose(path);
      answers.press(QMessageBox::No);
      answers.choose({});
      trigger("Save &as…");
      QVERIFY(answers.allGiven());
      QCOMPARE(test::contentOf(path), before);
      QVERIFY(window_->isWindowModified());
    }
    test::ModalAnswers answers;
    answers.choose(path);
    answers.press(QMessageBox::Yes);
    trigger("Save &as…");
    QVERIFY(answers.allGiven());
    QVERIFY(test::contentOf(path).contains("\"mass\": 7"));
    QVERIFY(!window_->isWindowModified());
    QVERIFY2(window_->windowTitle().contains("there"), qPrintable(window_->windowTitle()));
  }

  void opening_asksForTheFileAndForUnsavedChanges() {
    const QString path = dir_->filePath("other.gyre");
    QVERIFY(QFile::copy(GYRE_EXAMPLES_DIR "/four-bar.gyre", path));
    edit();
    {
      // The file first: a study would take nothing away.
      test::ModalAnswers answers;
      answers.choose(path);
      answers.press(QMessageBox::Cancel);
      trigger("&Open…");
      QVERIFY(answers.allGiven());
      QCOMPARE(mass(), 7.0);
    }
    test::ModalAnswers answers;
    answers.choose(path);
    answers.press(QMessageBox::Discard);
    trigger("&Open…");
    QVERIFY(answers.allGiven());
    QVERIFY(window_->session().document.model().find("coupler"));
    QCOMPARE(QFileInfo(window_->session().document.file().path()), QFileInfo(path));
    QVERIFY(!window_->isWindowModified());
  }

  void newModel_asksForUnsavedChanges() {
    edit();
    test::ModalAnswers answers;
    answers.press(QMessageBox::Cancel);
    trigger("&New model");
    QCOMPARE(mass(), 7.0);
    answers.press(QMessageBox::Discard);
    trigger("&New model");
    QVERIFY(answers.allGiven());
    QVERIFY(window_->session().document.model().of(Category::body).empty());
  }

  void export_writesWhereTheDialogSays() {
    QTRY_VERIFY(window_->session().controller.current().recording());
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.1, 20000);
    window_->session().controller.pause();
    QTRY_COMPARE(window_->session().controller.state(), RunState::paused);
    const QString path = dir_->filePath("motion.csv");
    QSignalSpy written(&test::part<FileExport>(*window_), &FileExport::written);
    test::ModalAnswers answers;
    answers.choose(path);
    trigger("&Export all channels as CSV…");
    QVERIFY(answers.allGiven());
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30000);
    QVERIFY(test::contentOf(path).contains("time [s]"));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);  // a desktop's own cannot be answered from here
  QApplication app(argc, argv);
  tst_window_dialogs test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_window_dialogs.moc"
