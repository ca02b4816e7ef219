// The window of a study, driven by mouse and keyboard: choices, results, table, findings, export.

#include "figure/picture_saver.h"
#include "figure/plot_surface.h"
#include "flexible/flexible_beam.h"
#include "integrators/integrator.h"
#include "modal_answers.h"
#include "screenshot.h"
#include "study/case_table.h"
#include "study/chart_canvas.h"
#include "study/chart_deck.h"
#include "study/chart_view.h"
#include "study/parameter_form.h"
#include "study/study_csv.h"
#include "study/study_run_bar.h"
#include "study/study_summary.h"
#include "study/study_window.h"
#include "study_samples.h"
#include "ui_session.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;
using Phase = StudySession::State;

namespace {

std::vector<double> numbers(const std::vector<std::string>& texts) {
  std::vector<double> values;
  for (const std::string& text : texts) values.push_back(std::stod(text));
  return values;
}

}  // namespace

class TestStudyWindow : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<StudyWindow> window_;

  void type(const QString& fieldName, const QString& text) {
    auto* edit = window_->findChild<NumberEdit*>(fieldName);
    QVERIFY2(edit, qPrintable(fieldName));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }

  void clickRun() { QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton); }

  bool allIsShown() {
    const auto snapshot = window_->session().snapshot();
    return snapshot && snapshot->progress.finished == snapshot->progress.cases;
  }

  void runToTheEnd() {
    clickRun();
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::finished, 60000);
    QTRY_VERIFY(allIsShown());
  }

  void openOrderStudy(const char* example) {
    window_->showOrderStudy(test::exampleModel(example), example, {});
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_VERIFY(window_->form().request().has_value());
  }

  void openSmallStudy() {
    window_->openStudy(test::writeSmallStudy(dir_.path()));
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_COMPARE(window_->session().state(), Phase::ready);
  }

  QString cell(int row, const QString& header) const {
    const QAbstractItemModel* model = window_->table().model();
    for (int c = 0; c < model->columnCount(); ++c)
      if (model->headerData(c, Qt::Horizontal).toString() == header) return model->index(row, c).data().toString();
    return {};
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }

  void init() {
    QSettings().clear();
    QFile::remove(resultsFileOf(dir_.filePath("small.gyre-study")));
    window_ = std::make_unique<StudyWindow>();
    window_->resize(1280, 800);
  }

  void cleanup() { window_.reset(); }

  /// Two numbers of a pendulum on a grid, then at the points of a Latin hypercube; table and charts point to each
  /// other.
  void parameters_onAGrid_andLatinHypercube() {
    window_->showParameterStudy(test::exampleModel("double-pendulum"), "double-pendulum", {});
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    auto* form = window_->findChild<ParameterForm*>();
    QTRY_VERIFY2(form->request(), qPrintable(form->problem()));
    auto* ranges = form->findChild<QTableWidget*>("parameterRanges");
    const auto choose = [&](int row, const QString& key, const QString& from, const QString& to, const QString& count) {
      auto* box = static_cast<QComboBox*>(ranges->cellWidget(row, 0));
      box->setFocus();
      box->lineEdit()->selectAll();
      QTest::keyClicks(box, key);
      for (const auto& [column, text] : {std::pair{1, from}, {2, to}, {3, count}})
        ranges->item(row, column)->setText(text);
    };
    choose(0, "lower.mass", "0.5", "2 kg", "3");
    QTest::mouseClick(form->findChild<QToolButton*>("addParameter"), Qt::LeftButton);
    choose(1, "end_time", "0.2", "0.4", "2");
    QTRY_VERIFY2(form->request(), qPrintable(form->problem()));
    QVERIFY(form->findChild<QLabel*>("designSize")->text().startsWith("6 runs"));
    test::screenshot(*window_, "study-parameters-empty");
    runToTheEnd();
    QCOMPARE(window_->table().model()->rowCount(), 6);
    ChartView& response = *window_->charts().views()[0];
    QCOMPARE(response.chart().curves.size(), std::size_t{2});
    QCOMPARE(response.chart().curves[0].points.size(), std::size_t{3});
    const Chart& map = window_->charts().views()[2]->chart();
    QCOMPARE(map.curves.size(), std::size_t{1});
    QCOMPARE(map.curves[0].points.size(), std::size_t{6});
    for (const ChartPoint& p : map.curves[0].points) {
      const auto& curves = response.chart().curves;
      const auto hasIt = [&](const ChartPoint& q) { return q.ofCase == p.ofCase && q.y == p.shade && q.x == p.x; };
      QVERIFY(std::ranges::any_of(curves[0].points, hasIt) || std::ranges::any_of(curves[1].points, hasIt));
    }
    // A point that is pressed selects its row; a row that is entered marks its point.
    const ChartPoint& point = response.chart().curves[1].points[2];
    QTest::mouseClick(&response.surface(), Qt::LeftButton, {},
                      response.surface().mapFrom(&response, response.pointPlace(point.x, point.y).toPoint()));
    QCOMPARE(window_->table().selectionModel()->selectedRows().size(), 1);
    QCOMPARE(window_->table().selectionModel()->selectedRows().front().row(), point.ofCase);
    QTest::qWait(100);
    test::screenshot(*window_, "study-parameters-grid");

    auto* design = form->findChild<QComboBox*>("design");
    design->setFocus();
    QTest::keyClick(design, Qt::Key_Down);
    form->findChild<QSpinBox*>("designPoints")->setValue(12);
    runToTheEnd();
    QCOMPARE(window_->table().model()->rowCount(), 12);
    ChartView& scattered = *window_->charts().views()[0];
    QCOMPARE(scattered.chart().curves.size(), std::size_t{1});
    QCOMPARE(scattered.chart().curves[0].points.size(), std::size_t{12});
    QCOMPARE(scattered.chart().curves[0].line, Qt::NoPen);
    QTest::qWait(100);
    test::screenshot(*window_, "study-parameters-hypercube");
    applyTheme(*qApp, ThemeChoice::dark);
    test::screenshot(*window_, "study-parameters-dark");
    applyTheme(*qApp, ThemeChoice::light);
    ranges->item(0, 1)->setText("3");
    QVERIFY(!form->request() && form->problem().contains("the smaller one first"));
  }

  void defaults_runAtOnce() {
    openOrderStudy("heavy-top");
    const OrderRequest request = *window_->form().request();
    QVERIFY(!request.choices.integrators.empty());
    QCOMPARE(request.choices.integrators.front(), std::string("geom1"));
    QCOMPARE(request.choices.channels, (std::vector<std::string>{"top.x", "top.y", "top.z"}));
    QCOMPARE(numbers(request.choices.steps), (std::vector<double>{0.002, 0.001, 0.0005, 0.00025, 0.000125}));
    QCOMPARE(request.to, 0.5);
    QCOMPARE(window_->findChild<QLabel*>("stepList")->text(), "2, 1, 0.5, 0.25, 0.125 ms");
    test::screenshot(*window_, "study-order-empty");

    runToTheEnd();
    ChartView& order = *window_->charts().views()[0];
    QTRY_VERIFY(!order.canvas().labelPlaces().empty());
    for (const ChartCurve& curve : order.chart().curves) {
      QVERIFY2(curve.law, qPrintable(curve.name));
      QVERIFY2(curve.law->slope > 1.7, qPrintable(curve.lawLabel));
    }
    QVERIFY(order.chart().logX && order.chart().logY);
    test::screenshot(*window_, "study-order-light");
    applyTheme(*qApp, ThemeChoice::dark);
    window_->resize(1600, 1000);
    QTest::qWait(50);
    test::screenshot(*window_, "study-order-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }

  /// One click of a model with a flexible beam: the error over its elements and over the step, with both orders.
  void elementsAndSteps_isOneClick() {
    openOrderStudy("heavy-top");
    auto* button = window_->findChild<QPushButton*>("elementsAndSteps");
    QVERIFY(!button->isVisible());
    auto model = std::make_shared<Model>(*catalog().find(Category::integrator, "geom1"));
    const TypeInfo& fixed = *catalog().find(Category::joint, "fixed");
    FlexibleBeam reed{.height = {.constant = 0.01}, .youngs_modulus = 2e11, .density = 7800};
    reed.load[2].expression = "-200*sin(6*t)^4";
    std::any clamp = fixed.defaults;
    fixed.find("body2")->set(clamp, ElementId{20});
    QVERIFY(model->apply({Insert{{ElementId{20}, "reed", &flexibleBeamType(), reed}, model->elements().size()}}));
    QVERIFY(model->apply({Insert{{ElementId{21}, "clamp", &fixed, clamp}, model->elements().size()}}));
    QVERIFY(model->apply({SetField{simulationId, "step", 0.001}}));
    QVERIFY(model->apply({SetField{simulationId, "end_time", 0.4}}));
    window_->showOrderStudy(model, "reed", {});
    QTRY_VERIFY(button->isVisible());
    QTRY_VERIFY(window_->form().request().has_value());
    auto* numbersEdit = window_->findChild<QLineEdit*>("elementNumbers");
    QVERIFY(!numbersEdit->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::finished, 60000);
    QTRY_VERIFY(allIsShown());
    QCOMPARE(window_->table().model()->rowCount(), 16);
    QCOMPARE(window_->form().request()->choices.channels.front(), std::string("reed.tip.x"));
    QCOMPARE(window_->charts().views().size(), std::size_t{3});
    const Chart& overSteps = window_->charts().views()[0]->chart();
    const Chart& overElements = window_->charts().views()[1]->chart();
    QCOMPARE(overElements.curves.size(), std::size_t{4});
    QCOMPARE(overSteps.curves.size(), std::size_t{4});
    const ChartCurve &finestStep = overElements.curves[3], &mostElements = overSteps.curves[3];
    QVERIFY2(finestStep.law && finestStep.law->slope < -3.4, qPrintable(finestStep.name + ' ' + finestStep.lawLabel));
    QVERIFY2(mostElements.law && mostElements.law->slope > 1.7, qPrintable(mostElements.lawLabel));
    test::screenshot(*window_, "study-elements");
    applyTheme(*qApp, ThemeChoice::dark);
    test::screenshot(*window_, "study-elements-dark");
    applyTheme(*qApp, ThemeChoice::light);
    QTest::mouseClick(numbersEdit, Qt::LeftButton);
    QTest::keyClicks(numbersEdit, ", x");
    QVERIFY(!window_->form().request());
    QVERIFY2(window_->runBar().status().contains("whole numbers of elements"), qPrintable(window_->runBar().status()));
  }

  void work_isSwitchedBetweenTimeAndEvaluations() {
    openOrderStudy("heavy-top");
    type("windowTo", "50 ms");
    runToTheEnd();
    QCOMPARE(window_->charts().views().size(), std::size_t{2});
    ChartView& work = *window_->charts().views()[1];
    QTRY_VERIFY(work.hasPicture());
    QCOMPARE(work.chart().xTitle, "CPU time [s]");
    auto* choice = work.findChild<QComboBox*>("work");
    QTest::mouseClick(choice, Qt::LeftButton);
    QTest::keyClick(choice, Qt::Key_Down);
    QTest::keyClick(choice, Qt::Key_Return);
    QTRY_COMPARE(work.chart().xTitle, "Evaluations");
    // One alone, and all again.
    QTabBar* tabs = window_->charts().tabs();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(window_->charts().views()[0]->isVisible() && !work.isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QVERIFY(work.isVisible());
  }

  void choices_areCheckedWhereTheyAreTyped() {
    openOrderStudy("heavy-top");
    type("windowFrom", "100 ms");
    type("windowTo", "200 ms");
    type("largestStep", "4 ms");
    auto* count = window_->findChild<QSpinBox*>("stepCount");
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Down);
    QTest::keyClick(count, Qt::Key_Down);
    QCOMPARE(numbers(window_->form().request()->choices.steps), (std::vector<double>{0.004, 0.002, 0.001}));
    QCOMPARE(window_->form().request()->from, 0.1);
    QCOMPARE(window_->form().request()->to, 0.2);
    type("largestStep", "1 s");
    QVERIFY(!window_->form().request());
    QVERIFY(!window_->runBar().runButton()->isEnabled());
    QVERIFY2(window_->runBar().status().contains("longer than the whole run"), qPrintable(window_->runBar().status()));
    type("largestStep", "4 ms");
    QVERIFY(window_->runBar().runButton()->isEnabled());

    auto* quantity = window_->findChild<QComboBox*>("measuredQuantity");
    quantity->setFocus();
    QTest::keyClicks(quantity, "Angular");
    QCOMPARE(window_->form().request()->choices.channels, (std::vector<std::string>{"top.wx", "top.wy", "top.wz"}));
    MethodList& methods = window_->form().methods();
    methods.setFocus();
    for (int i = 0; i < methods.count(); ++i)
      if (methods.item(i)->checkState() == Qt::Checked) {
        methods.setCurrentRow(i);
        QTest::keyClick(&methods, Qt::Key_Space);
      }
    QVERIFY(methods.chosen().empty());
    QVERIFY(!window_->runBar().runButton()->isEnabled());
  }

  void methodsThatCannotRunTheModel_areGreyedWithTheReason() {
    openOrderStudy("four-bar");
    MethodList& methods = window_->form().methods();
    int refused = 0;
    for (int i = 0; i < methods.count(); ++i) {
      if (methods.item(i)->flags().testFlag(Qt::ItemIsEnabled)) continue;
      ++refused;
      QVERIFY(methods.item(i)->checkState() == Qt::Unchecked);
      QVERIFY(!methods.item(i)->toolTip().isEmpty());
      QTest::mouseClick(methods.viewport(), Qt::LeftButton, {},
                        methods.visualItemRect(methods.item(i)).topLeft() + QPoint(10, 8));
      QVERIFY(methods.item(i)->checkState() == Qt::Unchecked);
    }
    int incapable = 0;
    for (const TypeInfo* t : catalog().of(Category::integrator))
      incapable += !static_cast<const IntegratorType&>(*t).capabilities.constraints;
    QVERIFY(refused >= incapable);
  }

  void cancel_keepsWhatIsFinishedAndResumes() {
    openOrderStudy("double-pendulum");
    type("windowTo", "3 s");
    type("largestStep", "10 ms");
    window_->findChild<QSpinBox*>("stepCount")->setValue(11);
    auto* reference = window_->findChild<QComboBox*>("reference");
    reference->setFocus();
    QTest::keyClick(reference, Qt::Key_Down);
    QCOMPARE(window_->form().request()->choices.reference, std::string("finest"));
    clickRun();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().progress().finished >= 1, 60000);
    QVERIFY(window_->findChild<QProgressBar*>()->isVisible());
    QVERIFY(window_->runBar().status().contains("of"));
    test::screenshot(*window_, "study-running");
    clickRun();  // now Cancel
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::stopped, 60000);
    const std::size_t finished = window_->session().progress().finished;
    QVERIFY(finished >= 1 && finished < window_->session().progress().cases);
    QCOMPARE(window_->runBar().runButton()->text(), "Resume study");
    clickRun();
    QTRY_COMPARE(window_->session().state(), Phase::running);
    // Closing would end it: asked first.
    test::ModalAnswers answers;
    answers.press(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven() && window_->isVisible());
    QCOMPARE(window_->session().state(), Phase::running);
    QTRY_VERIFY(window_->session().progress().restored >= 1);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::stopped, 60000);
  }

  void studyFile_showsWhatItIsThenItsResultsAndFindings() {
    openSmallStudy();
    QCOMPARE(window_->windowTitle(), "Oscillator");
    QCOMPARE(window_->findChild<QLabel*>("studyName")->text(), "Oscillator");
    FindingsList& findings = window_->summary().findings();
    QCOMPARE(findings.rows().size(), std::size_t{2});
    QCOMPARE(findings.rows()[0]->verdict(), Verdict::notJudged);
    QTRY_COMPARE(window_->table().model()->rowCount(), 9);
    auto* surface = qobject_cast<PlotSurface*>(window_->charts().views()[0]->findChild<QWidget*>("chartSurface"));
    QVERIFY2(surface->annotations().hint.contains("Run study"), qPrintable(surface->annotations().hint));
    test::screenshot(*window_, "study-file-empty");

    runToTheEnd();
    QTRY_COMPARE(findings.rows()[0]->verdict(), Verdict::held);
    QCOMPARE(findings.rows()[1]->verdict(), Verdict::notHeld);
    QVERIFY2(findings.rows()[0]->measured().contains("2.00") || findings.rows()[0]->measured().contains("1.99"),
             qPrintable(findings.rows()[0]->measured()));
    QCOMPARE(findings.summary(), "Findings: 1 held, 1 not held");
    QCOMPARE(window_->charts().views().size(), std::size_t{2});
    QVERIFY(window_->charts().views()[1]->chart().curves.front().points.size() > 15);  // the motion over time
    test::screenshot(*window_, "study-file-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(50);
    test::screenshot(*window_, "study-file-dark");
    applyTheme(*qApp, ThemeChoice::light);

    // A finding shows its cases.
    findings.rows()[0]->setFocus();
    QTest::keyClick(findings.rows()[0], Qt::Key_Return);
    QVERIFY(window_->table().selectionModel()->hasSelection());
  }

  void aFailedCase_isShownAndTheOthersGoOn() {
    openSmallStudy();
    runToTheEnd();
    QCOMPARE(window_->session().progress().failed, std::size_t{3});
    QTRY_VERIFY2(cell(6, "State").contains("not finite"), qPrintable(cell(6, "State")));
    QVERIFY(cell(6, "State").contains("push"));
    QCOMPARE(cell(0, "State"), "finished");
    QCOMPARE(cell(1, "Order"), "2.00");
    QVERIFY2(window_->runBar().status().contains("3 failed"), qPrintable(window_->runBar().status()));
  }

  void table_isSortedByAHeader() {
    openSmallStudy();
    runToTheEnd();
    QTRY_COMPARE(cell(0, "State"), "finished");
    QHeaderView* header = window_->table().horizontalHeader();
    int column = header->count() - 1;
    while (column > 0 && header->model()->headerData(column, Qt::Horizontal).toString() != "Error [m]") --column;
    QVERIFY(column > 0);
    const QPoint at(header->sectionViewportPosition(column) + 20, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    std::vector<double> errors;
    const auto results = window_->session().snapshot()->results;
    for (const std::size_t i : window_->table().order())
      if (!results[i]->failed()) errors.push_back(results[i]->measures[0].value);
    QCOMPARE(errors.size(), std::size_t{6});
    QVERIFY(std::is_sorted(errors.begin(), errors.end()));
    QVERIFY(results[window_->table().order().back()]->failed());  // no number comes last
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(results[window_->table().order().front()]->measures[0].value, errors.back());
    QVERIFY(results[window_->table().order().back()]->failed());
  }

  void csv_isTheEnginesText() {
    openSmallStudy();
    runToTheEnd();
    const QString path = dir_.filePath("table.csv");
    test::ModalAnswers answers;
    answers.choose(path);
    QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(answers.allGiven());
    const std::string expected = resultsCsv(*window_->session().plan(), window_->session().snapshot()->results);
    QCOMPARE(test::contentOf(path).toStdString(), expected);
    QVERIFY(test::contentOf(path).contains("0.0125"));
    QVERIFY(window_->runBar().status().contains(path));
    QVERIFY(window_->exportFolder(dir_.filePath("tables")));
    QVERIFY(QDir(dir_.filePath("tables")).entryList({"*.csv"}).size() >= 4);
    QVERIFY(!window_->exportTable(dir_.filePath("nowhere/table.csv")));
    QVERIFY(window_->runBar().status().startsWith("Could not"));
    const QString own = QString::fromStdString(window_->session().plan()->study.file);
    const QByteArray before = test::contentOf(own);
    QVERIFY(!window_->exportTable(own) &&
            !window_->findChild<PictureSaver*>()->save(*window_->charts().views()[0], own));
    QCOMPARE(test::contentOf(own), before);
    QVERIFY2(window_->runBar().status().contains("a file of the study"), qPrintable(window_->runBar().status()));
  }

  void results_areThereWhenTheStudyIsOpenedAgain() {
    openSmallStudy();
    runToTheEnd();
    window_ = std::make_unique<StudyWindow>();
    window_->resize(1280, 800);
    window_->openStudy(dir_.filePath("small.gyre-study"));
    window_->show();
    QTRY_VERIFY(!window_->session().isBusy());
    QTRY_VERIFY(window_->session().progress().restored >= 6);
    QTRY_COMPARE(window_->summary().findings().rows()[0]->verdict(), Verdict::held);
    auto* startOver = window_->findChild<QToolButton*>("startOver");
    QVERIFY(startOver->isEnabled());
    test::ModalAnswers answers;
    answers.press(QMessageBox::Cancel);
    QTest::mouseClick(startOver, Qt::LeftButton);
    QVERIFY(!window_->session().isBusy());
    QVERIFY(window_->session().progress().restored >= 6);
    answers.press(QMessageBox::Close);
    QTest::mouseClick(startOver, Qt::LeftButton);
    QVERIFY(answers.allGiven());
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::finished, 60000);
    QCOMPARE(window_->session().progress().restored, std::size_t{0});
  }

  void aBadStudy_isRefusedWithItsLine() {
    const QString path = dir_.filePath("bad.gyre-study");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n\"gyre_study\": 1,\n\"name\": \"x\",\n\"nonsense\": 3\n}");
    file.close();
    window_->openStudy(path);
    window_->show();
    QTRY_COMPARE(window_->session().state(), Phase::refused);
    QVERIFY2(window_->errorText().contains("nonsense"), qPrintable(window_->errorText()));
    QVERIFY(window_->errorText().contains("bad.gyre-study:4"));
  }

  void keyboard_reachesEverything() {
    openOrderStudy("heavy-top");
    // From the first choice to the run bar in the order they stand in.
    window_->form().methods().setFocus();
    QStringList order;
    for (int i = 0; i < 60 && QApplication::focusWidget() != window_->runBar().runButton(); ++i) {
      order << QApplication::focusWidget()->objectName();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget(), window_->runBar().runButton());
    const QStringList wanted{"methods",          "largestStep", "stepFactor", "stepCount", "measuredElement",
                             "measuredQuantity", "norm",        "windowFrom", "windowTo",  "reference"};
    qsizetype last = -1;
    for (const QString& name : wanted) {
      const qsizetype at = order.indexOf(name);
      QVERIFY2(at > last, qPrintable(name + " in " + order.join(", ")));
      last = at;
    }
    type("windowTo", "20 ms");
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().state(), Phase::finished, 60000);
  }
};

QTEST_MAIN(TestStudyWindow)
#include "tst_study_window.moc"
