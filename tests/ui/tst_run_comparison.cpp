// Two runs of the heavy top and what they differ by: kept, run again with another method or step, subtracted, exported.
// By real mouse and key events.

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "modal_answers.h"
#include "panels/number_edit.h"
#include "screenshot.h"
#include "shell/file_export.h"
#include "shell/help_pages.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;

class TestRunComparison : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  PlotView* plot() { return test::part<PlotDocks>(*window_).ofSelection(); }
  PlotSurface* surface() { return plot()->findChild<PlotSurface*>(); }
  const PlotAnnotations& words() { return surface()->annotations(); }
  const std::vector<LegendEntry>& legend() { return plot()->findChild<PlotLegend*>()->entries(); }
  std::shared_ptr<const Recording> recording() { return window_->session().controller.current().recording(); }

  void open(const QString& path = GYRE_EXAMPLES_DIR "/heavy-top.gyre") {
    QVERIFY(path.endsWith("heavy-top.gyre") ? window_->openExample(path) : window_->openFile(path));
    QTRY_VERIFY_WITH_TIMEOUT(recording(), 10000);
  }
  void type(const QString& fieldName, const QString& text) {
    auto* edit = window_->findChild<RunBar*>()->findChild<NumberEdit*>(fieldName);
    QVERIFY2(edit && edit->isVisible(), qPrintable(fieldName));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void choose(const QString& integrator) {
    auto* combo = window_->findChild<QComboBox*>("integrator");
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < combo->count() && combo->currentData().toString() != integrator; ++i)
      QTest::keyClick(combo, Qt::Key_Down);
    QCOMPARE(combo->currentData().toString(), integrator);
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), key, modifiers);
  }
  void hoverPlot() {
    QTest::mouseMove(surface(), surface()->rect().center() + QPoint(7, 3));
    QTest::mouseMove(surface(), surface()->rect().center());
  }
  void pressInPlot(Qt::Key key) {
    surface()->setFocus();
    QTest::keyClick(surface(), key);
  }
  void reset() {
    press(Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().controller.isCompiling() && !window_->session().controller.isStale(),
                             10000);
  }
  void runToTheEnd() {
    auto* speed = window_->findChild<QComboBox*>("speed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Home);
    QTest::keyClick(speed, Qt::Key_Down);
    press(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 60000);
  }
  /// A first run, kept.
  std::shared_ptr<const Recording> keepFirstRun() {
    type("end_time", "200 ms");
    reset();
    runToTheEnd();
    press(Qt::Key_K, Qt::ControlModifier);
    return recording();
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    applyTheme(*qApp, ThemeChoice::light);
    window_ = test::openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void twoMethods_subtracted_andExported() {
    open();
    const auto kept = keepFirstRun();
    choose("geom2");
    reset();
    pressInPlot(Qt::Key_D);
    runToTheEnd();
    QVERIFY(plot()->comparison().isDifference());
    QCOMPARE(legend().back().name, QString("geom2 minus geom1 (h = 0.5 ms, rho_inf = 1)"));
    QVERIFY2(words().valueTitle.startsWith("difference of top [rad/s]"), qPrintable(words().valueTitle));
    const PlotData data = plot()->data();
    const auto run = recording();
    QVERIFY(run != kept && run->rows() == kept->rows() && run->rows() == data.recording->rows());
    QCOMPARE(data.columns.size(), std::size_t{3});
    const std::vector<int> columns = plot()->selection().channels();
    double largest = 0;
    for (std::size_t row = 0; row < run->rows(); ++row)
      for (std::size_t i = 0; i < 3; ++i) {
        const auto c = static_cast<std::size_t>(columns[i]);
        QCOMPARE(data.recording->at(row, data.columns[i]), run->at(row, c) - kept->at(row, c));
        largest = std::max(largest, std::abs(data.recording->at(row, data.columns[i])));
      }
    QVERIFY(largest > 0);
    QTRY_VERIFY(plot()->ranges().values().second < 1.2 * largest);
    QTest::qWait(100);  // the legend has got a line more
    test::screenshot(*window_, "window-difference-light");

    test::ModalAnswers answers;
    QSignalSpy written(&test::part<FileExport>(*window_), &FileExport::written);
    const QString path = dir_.filePath("difference.csv");
    answers.choose(path);
    QTest::mouseClick(plot()->findChild<QToolButton*>("export"), Qt::LeftButton);
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(answers.allGiven());
    checkCsv(test::contentOf(path), data);

    applyTheme(*qApp, ThemeChoice::dark);
    QTest::mouseClick(plot()->findChild<QToolButton*>("log-axis"), Qt::LeftButton);
    QVERIFY(words().valueTitle.startsWith("|difference| of top"));
    QTest::qWait(100);
    test::screenshot(*window_, "window-difference-dark");
  }

  void checkCsv(const QByteArray& csv, const PlotData& data) {
    QList<QByteArray> lines = csv.split('\n');
    QStringList head;
    while (lines.front().startsWith('#')) head << QString::fromUtf8(lines.takeFirst());
    QVERIFY(head.contains("# integrator: geom2"));
    QVERIFY(head.contains("# kept integrator: geom1"));
    QVERIFY(head.contains("# difference: this run minus the kept one, at the times of this run"));
    QCOMPARE(lines.takeFirst(), QByteArray("time [s],top.wx_difference [rad/s],top.wy_difference [rad/s],"
                                           "top.wz_difference [rad/s]"));
    for (std::size_t row = 0; row < data.recording->rows(); ++row) {
      const QList<QByteArray> cells = lines[static_cast<qsizetype>(row)].split(',');
      QCOMPARE(cells[0].toDouble(), data.recording->time(row));
      for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(cells[static_cast<qsizetype>(i) + 1].toDouble(), data.recording->at(row, data.columns[i]));
    }
  }

  /// F and D over a plot are for it where the focus has no use for letters; a field has, and so has a choice.
  void lettersOverAPlot_areForIt_unlessAFieldHasTheFocus() {
    open();
    hoverPlot();
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_D);
    QVERIFY(plot()->comparison().isDifference());
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_D);
    QVERIFY(!plot()->comparison().isDifference());

    QTest::mouseClick(plot()->findChild<QToolButton*>("formula"), Qt::LeftButton);
    auto* formula = plot()->findChild<QLineEdit*>("entryEdit");
    QVERIFY(formula->isVisible());
    for (const char letter : QByteArray("deriv(top.wx)")) {
      hoverPlot();
      QTest::keyClick(formula, letter);
    }
    QCOMPARE(formula->text(), QString("deriv(top.wx)"));
    QVERIFY(!plot()->comparison().isDifference());
    QTest::keyClick(formula, Qt::Key_Escape);
  }

  /// No letter, sign or space that is typed into a field of any panel is taken for a command.
  void fieldsOfAllPanels_takeWhatIsTyped() {
    open();
    window_->session().selection.select(window_->session().document.model().of(Category::body).front()->id);
    QTRY_VERIFY(window_->findChild<QLineEdit*>("mass"));
    const QByteArray keys("fdeABCGHJKMRSTXbcghjkmrstx 0 1+");
    int fields = 0, choices = 0;
    for (auto* dock : window_->findChildren<QDockWidget*>()) {
      dock->show();
      dock->raise();
      QApplication::processEvents();
      for (const QPointer<QWidget> field : dock->findChildren<QWidget*>()) {
        if (!field || !field->isVisible() || !field->isEnabled()) continue;
        if (qobject_cast<QComboBox*>(field)) {
          ++choices;
          for (const char letter : {'d', 'f'}) {
            field->setFocus();
            hoverPlot();
            QTest::keyClick(field, letter);
            QVERIFY2(!plot()->comparison().isDifference(), qPrintable(field->objectName()));
          }
          continue;
        }
        auto* line = qobject_cast<QLineEdit*>(field);
        if (!line || line->isReadOnly() || line->validator() || qobject_cast<QAbstractSpinBox*>(line->parent()))
          continue;
        ++fields;
        line->setFocus();
        line->selectAll();
        for (const char key : keys) {
          hoverPlot();
          QTest::keyClick(line, key);
          QVERIFY2(line, "the field is gone");
        }
        QVERIFY2(line->text().contains(keys),
                 qPrintable(dock->objectName() + ' ' + line->objectName() + ": " + line->text()));
        QTest::keyClick(line, Qt::Key_Escape);
        if (field && line->isModified()) line->clear();
      }
    }
    QVERIFY2(fields > 10 && choices > 3, qPrintable(QString("%1 fields, %2 choices").arg(fields).arg(choices)));
    QCOMPARE(window_->session().controller.progress().steps, 0);
  }

  /// Rows every 2 ms minus rows every 3 ms: each third of the one meets each second of the other.
  void twoSteps_onOtherOutputTimes() {
    open();
    const auto kept = keepFirstRun();
    QVERIFY(window_->session().document.submit({SetField{simulationId, "output_step", 0.003}}, "output").has_value());
    type("step", "0.25 ms");
    reset();
    QTest::mouseClick(plot()->findChild<QToolButton*>("difference"), Qt::LeftButton);
    runToTheEnd();
    const QString name = legend().back().name;
    QVERIFY2(name.startsWith("h = 0.25 ms, output_step = 0.003 s minus h = 0.5 ms, output_step = 0.002 s"),
             qPrintable(name));
    QVERIFY2(name.endsWith("(geom1, rho_inf = 1)"), qPrintable(name));
    const PlotData data = plot()->data();
    const auto run = recording();
    const auto column = static_cast<std::size_t>(plot()->selection().channels().front());
    QCOMPARE(data.recording->rows(), run->rows());
    // A row further on, the same two runs differ by as much, but for what moves meanwhile: nutation at 150 rad/s.
    double largestMet = 0, largestBetween = 0;
    for (std::size_t row = 0; row < run->rows(); ++row) {
      const double d = data.recording->at(row, data.columns[0]);
      (row % 2 == 0 ? largestMet : largestBetween) = std::max(row % 2 == 0 ? largestMet : largestBetween, std::abs(d));
      if (row % 2 == 0 && row / 2 * 3 < kept->rows() && isSameTime(run->time(row), kept->time(row / 2 * 3)))
        QCOMPARE(d, run->at(row, column) - kept->at(row / 2 * 3, column));
    }
    QVERIFY2(largestBetween < 1.5 * largestMet, qPrintable(QString("%1 %2").arg(largestBetween).arg(largestMet)));
  }

  /// A method that chooses its steps has no h; its tolerance tells it apart.
  void aMethodThatChoosesItsSteps_isNamedByItsTolerance() {
    open();
    keepFirstRun();
    choose("rkmk");
    reset();
    pressInPlot(Qt::Key_D);
    runToTheEnd();
    const QString name = legend().back().name;
    QVERIFY2(name.startsWith("rkmk, rtol = "), qPrintable(name));
    QVERIFY2(name.endsWith(" minus geom1, h = 0.5 ms, rho_inf = 1"), qPrintable(name));
    QVERIFY(words().hint.isEmpty() && words().note.isEmpty());  // both have rows every 2 ms
    // What geom1 of second order has wrong by now: more than the tolerance of the other, less than a tenth of 150
    // rad/s.
    const PlotData data = plot()->data();
    const std::size_t last = data.recording->rows() - 1;
    QCOMPARE(data.recording->time(last), 0.2);
    QVERIFY(std::abs(data.recording->at(last, data.columns[0])) > 1e-6);
    QVERIFY(std::abs(data.recording->at(last, data.columns[0])) < 15);
  }

  void whatIsLacking_isSaid_andTheSwitchComesBackWithTheModel() {
    open();
    QVERIFY(test::part<FileCommands>(*window_).saveFile(dir_.filePath("top.gyre")));
    pressInPlot(Qt::Key_D);
    QVERIFY(words().hint.contains("Ctrl+K"));
    test::screenshot(*window_, "window-difference-none");
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/bushing.gyre"));
    QTRY_VERIFY_WITH_TIMEOUT(recording(), 10000);
    QVERIFY(!plot()->comparison().isDifference());
    open(dir_.filePath("top.gyre"));
    QVERIFY(plot()->comparison().isDifference());
    QVERIFY(plot()->findChild<QToolButton*>("difference")->isChecked());
    QVERIFY(!test::part<PlotDocks>(*window_).energy()->comparison().isDifference());
    keepFirstRun();
    QVERIFY(words().hint.contains("kept run itself"));
    reset();
    QTRY_VERIFY(words().hint.isEmpty());
    runToTheEnd();
    QTRY_VERIFY(words().hint.isEmpty() && !legend().front().norm.isEmpty());
    QCOMPARE(legend().back().name, QString("this run minus the kept one (geom1, h = 0.5 ms, rho_inf = 1)"));
    // Equal model and settings give equal bytes.
    QCOMPARE(legend().front().norm.section(' ', 0, 1), "max " + readableNumber(0, 3));
  }

  void theGuide_tellsHow() {
    QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier);
    auto* guide = window_->findChild<HelpPages*>();
    QVERIFY(guide && QTest::qWaitForWindowActive(guide));
    window_->findChild<QToolButton*>("guideContents")->setChecked(true);
    guide->titles()->setFocus();
    QTest::keyClicks(guide->titles(), "Comp");
    QTest::keyClick(guide->titles(), Qt::Key_Return);
    QCOMPARE(guide->titles()->currentItem()->text(), QString("Comparing runs"));
    QVERIFY(guide->page()->toPlainText().contains("degree 5"));
    test::screenshot(*guide, "guide-compare");
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestRunComparison test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_run_comparison.moc"
