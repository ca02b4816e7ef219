// The report of a run on one page: what its dialog offers and shows, and what PDF and web page hold.

#include "modal_answers.h"
#include "screenshot.h"
#include "shell/plot_docks.h"
#include "shell/report_dialog.h"
#include "shell/run_report.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QComboBox>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Pages of a PDF, whose objects are not compressed.
qsizetype pagesOf(const QByteArray& pdf) { return pdf.count("/Type /Page\n"); }

}  // namespace

class tst_run_report : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  QAction& report() const { return *test::part<RunReport>(*window_).action(); }
  static QListWidget* plotsOf(QDialog* dialog) { return dialog->findChild<QListWidget*>("reportPlots"); }

  void accept(QDialog* dialog) {
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
  }
  QByteArray written(const QString& path) {
    for (int i = 0; i < 400 && !QFile::exists(path); ++i) QTest::qWait(20);
    return test::contentOf(path);
  }

 private slots:
  void initTestCase() {
    dir_ = std::make_unique<QTemporaryDir>();
    test::beginUi(dir_->path());
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/four-bar.gyre"));
    QVERIFY(!report().isEnabled());
    auto& controller = window_->session().controller;
    QTRY_VERIFY(controller.current().recording());
    controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > 0.1, 20000);
    controller.pause();
    QTRY_COMPARE(controller.state(), RunState::paused);
    QTRY_VERIFY(report().isEnabled());
    QTRY_VERIFY(test::part<PlotDocks>(*window_).energy()->hasPicture());  // it has taken in rows
  }
  void cleanupTestCase() { window_.reset(); }

  void dialog_offersPlots_andShowsThePage() {
    const QString path = dir_->filePath("all.pdf");
    test::ModalAnswers answers;
    answers.answer([this](QDialog* dialog) {
      auto* shown = qobject_cast<ReportDialog*>(dialog);
      if (!shown || plotsOf(dialog)->count() < 1) return false;
      const ReportPage& page = shown->page();
      if (page.plots.size() != static_cast<std::size_t>(plotsOf(dialog)->count())) return false;
      test::screenshot(*dialog, "report-dialog");
      accept(dialog);
      return !page.settings.empty() && !page.view.isNull();
    });
    answers.choose(path);
    report().trigger();
    QVERIFY(answers.allGiven());
    const QByteArray pdf = written(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pagesOf(pdf), qsizetype{1});
    QCOMPARE(QSettings().value("save/folder").toString(), dir_->path());
  }

  void plotsThatAreTakenOut_areNotInIt() {
    const QString path = dir_->filePath("none.html");
    test::ModalAnswers answers;
    answers.answer([this](QDialog* dialog) {
      auto* list = plotsOf(dialog);
      list->setFocus();
      for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        QTest::keyClick(list, Qt::Key_Space);
      }
      const bool none = static_cast<ReportDialog*>(dialog)->page().plots.empty();
      accept(dialog);
      return none;
    });
    answers.choose(path);
    report().trigger();
    QVERIFY(answers.allGiven());
    const QByteArray page = written(path);
    QVERIFY(page.contains("data:image/png;base64,"));
    QVERIFY(!page.contains("data:image/svg+xml"));
  }

  void webPage_holdsPictureAndPlots_asMarkupThatIsWellFormed() {
    const QString path = dir_->filePath("page.html");
    qsizetype plots = 0;
    test::ModalAnswers answers;
    answers.answer([&](QDialog* dialog) {
      plots = plotsOf(dialog)->count();
      auto* paper = dialog->findChild<QComboBox*>("reportPaper");
      paper->setFocus();
      QTest::keyClicks(paper, "L");
      accept(dialog);
      return static_cast<ReportDialog*>(dialog)->paper() == QPageSize::Letter;
    });
    answers.choose(path);
    report().trigger();
    QVERIFY(answers.allGiven());
    const QByteArray page = written(path);
    QCOMPARE(page.count("data:image/svg+xml;base64,"), plots);
    QVERIFY(plots > 0);
    QXmlStreamReader xml(page);
    while (!xml.atEnd()) xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(page.contains("integrator") && page.contains("Largest drift"));
    QVERIFY(!page.contains("src=\"http") && !page.contains("href=\"http"));
    QCOMPARE(QSettings().value("report/paper").toString(), QString("Letter"));
  }

  void aNameThatIsNoReport_isRefused_withWhatWasExpected() {
    QSignalSpy failed(&test::part<RunReport>(*window_), &RunReport::failed);
    test::ModalAnswers answers;
    answers.answer([this](QDialog* dialog) {
      accept(dialog);
      return true;
    });
    answers.choose(dir_->filePath("report.docx"));
    report().trigger();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].value<gyre::Error>().message.find(".pdf or .html") != std::string::npos);
    QVERIFY(!QFile::exists(dir_->filePath("report.docx")));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);  // a desktop's own cannot be answered from here
  QApplication app(argc, argv);
  tst_run_report test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_run_report.moc"
