// Methods side by side in the window: chosen, changed, started together by real mouse and key events; their ghosts are
// where their recordings say, their numbers are those of the recordings, and the model is there again after Reset.

#include "compare/csv_run_dialog.h"
#include "figure/curve_canvas.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "recording_samples.h"
#include "run/column_named.h"
#include "run/lockstep.h"
#include "run/run_measures.h"
#include "screenshot.h"
#include "shell/compare_controller.h"
#include "shell/help_pages.h"
#include "shell/run_import.h"
#include "theme/run_look.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTimer>

#include <set>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

class TestComparePanel : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  ComparePanel& panel() { return *test::part<CompareController>(*window_).panel(); }
  CompareTable& table() { return panel().table(); }
  QModelIndex at(int line, int column) { return table().index(line, column); }
  QString cell(int line, int column) { return at(line, column).data().toString(); }
  QPoint middle(int line, int column) { return panel().view()->visualRect(at(line, column)).center(); }
  const std::vector<RunPtr>& runs() { return window_->session().lockstep.runs(); }

  void open(const QString& example) {
    QVERIFY(window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  void openPanel() {
    QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible() && panel().startButton()->hasFocus());
  }
  void edit(int line, const QString& changes) {
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(line, CompareTable::changes));
    QTest::mouseDClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(line, CompareTable::changes));
    QTRY_VERIFY(panel().view()->findChild<QLineEdit*>());
    auto* editor = panel().view()->findChild<QLineEdit*>();
    QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor, changes.isEmpty() ? QStringLiteral(" ") : changes);
    QTest::keyClick(editor, Qt::Key_Return);
  }
  void start() {
    window_->session().controller.setSpeed(0);
    QTest::mouseClick(panel().startButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().lockstep.state(), RunState::finished, 60000);
  }
  Vec3 ghostOf(std::size_t ghost) {
    return test::part<Viewport>(*window_).ghosts().all().at(ghost).bodies.front().position;
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    applyTheme(*qApp, ThemeChoice::light);
    window_ = openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open("double-pendulum");
  }
  void cleanup() { window_.reset(); }

  void threeMethods_ofDifferentFamilies_areThereAtOnce() {
    openPanel();
    QCOMPARE(table().rowCount(), 3);
    QCOMPARE(cell(0, CompareTable::method).toStdString(), window_->session().document.model().simulation().type->id);
    QVERIFY(panel().startButton()->isEnabled());
    QVERIFY(test::part<Viewport>(*window_).ghosts().all().empty());
  }

  void sideBySide_sameBytes_ghosts_andNumbers() {
    openPanel();
    start();
    QCOMPARE(runs().size(), std::size_t{3});
    for (const RunPtr& run : runs()) {
      Lockstep alone = Lockstep::create({{"alone", *run->model}}, {.newton = true, .energy = true}).value();
      while (!alone.finished()) alone.advance();
      const Recording& same = *alone.members().front().recording;
      QCOMPARE(run->recording->rows(), same.rows());
      for (std::size_t row = 0; row < same.rows(); ++row)
        QVERIFY(std::equal(same.row(row).begin(), same.row(row).end(), run->recording->row(row).begin()));
    }
    QVERIFY(window_->session().runs.shown().run() == runs()[0] && window_->session().runs.baseline() == runs()[0]);
    QTRY_COMPARE(cell(2, CompareTable::state), QString("done"));
    QTRY_COMPARE(cell(0, CompareTable::position), QString("baseline"));
    for (int line = 1; line < 3; ++line) {
      RunMeasures measured(runs()[static_cast<std::size_t>(line)]->recording, runs()[0]->recording);
      measured.append(runs()[0]->recording->rows());
      const double shown = QLocale::c().toDouble(cell(line, CompareTable::position).replace("−", "-"));
      QTRY_VERIFY2(std::abs(shown - measured.distance()->position()) < 0.01 * measured.distance()->position() ||
                       cell(line, CompareTable::position).contains("10"),
                   qPrintable(cell(line, CompareTable::position)));
      QVERIFY(cell(line, CompareTable::steps).toInt() > 0);
    }
    // Numbers with their exponents, whatever the size; and the statistics are those of the run shown.
    const QTreeView& view = *panel().view();
    for (int column = CompareTable::steps; column < CompareTable::columns; ++column)
      QVERIFY2(view.columnWidth(column) >= view.fontMetrics().horizontalAdvance(widestNumber(3)) + 8,
               qPrintable(table().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
    QTRY_COMPARE(test::part<RunStatistics>(*window_).valueOf("Steps").remove(','), cell(0, CompareTable::steps));
    QVERIFY(test::part<RunStatistics>(*window_).valueOf("Evaluations") != "–");
    QCOMPARE(test::part<RunStatistics>(*window_).valueOf("Order"), QString("–"));
    // Scrubbed back: ghosts are where the other runs are at that time.
    window_->session().playback.showTime(0.5 * runs()[0]->endTime);
    const double t = window_->session().playback.time();
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{2});
    for (std::size_t g = 0; g < 2; ++g) {
      const RunPtr& run = runs()[g + 1];
      QCOMPARE(ghostOf(g), run->poses.at(run->recording->rowAt(t)).bodies.front().position);
      QCOMPARE(test::part<Viewport>(*window_).ghosts().all()[g].color, currentTheme().curve(run->color));
    }
    QTest::qWait(300);
    screenshot(*window_, "window-side-by-side-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(300);
    screenshot(*window_, "window-side-by-side-dark");
  }

  void aTick_hidesTheGhost_andReturn_drawsAnotherOneSolid() {
    openPanel();
    start();
    window_->session().playback.showTime(0.3 * runs()[0]->endTime);
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(1, CompareTable::method));
    QTest::keyClick(panel().view(), Qt::Key_Space);
    QVERIFY(!runs()[1]->isVisible);
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{1});
    QTest::keyClick(panel().view(), Qt::Key_Space);
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{2});

    QTest::keyClick(panel().view(), Qt::Key_Return);
    QVERIFY(window_->session().runs.shown().run() == runs()[1]);
    QVERIFY(test::part<PlotDocks>(*window_).energy()->data().recording == runs()[1]->recording);
    window_->session().playback.showTime(0.3 * runs()[0]->endTime);
    const auto shown = test::part<Viewport>(*window_).shown().scene().poses();
    const auto expected = runs()[1]->poses.at(*window_->session().playback.row());
    QCOMPARE(Vec3(shown.front().position), expected.bodies.front().position);

    QTest::keyClick(panel().view(), Qt::Key_B);
    QVERIFY(window_->session().runs.baseline() == runs()[1]);
    QTRY_COMPARE(cell(1, CompareTable::position), QString("baseline"));
    QVERIFY(cell(0, CompareTable::position) != "baseline");
  }

  void changes_areCheckedWhereTheyAreTyped() {
    openPanel();
    edit(1, "nonsense=3");
    QTRY_COMPARE(cell(1, CompareTable::state), QString("not possible"));
    QVERIFY(at(1, CompareTable::state).data(Qt::ToolTipRole).toString().contains("nonsense"));
    QVERIFY(!panel().startButton()->isEnabled());
    edit(1, "step=0.5 ms");
    QTRY_COMPARE(cell(1, CompareTable::changes), QString("step=0.5 ms"));
    QVERIFY2(cell(1, CompareTable::state).isEmpty(),
             qPrintable(at(1, CompareTable::state).data(Qt::ToolTipRole).toString()));
    start();
    QVERIFY(runs()[1]->name.contains("step=0.5 ms"));
    QCOMPARE(runSettings(runs()[1]->model->simulation()).step, 0.5e-3);
  }

  void methods_comeAndGo() {
    openPanel();
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(2, CompareTable::method));
    QTest::keyClick(panel().view(), Qt::Key_Delete);
    QCOMPARE(table().rowCount(), 2);
    QMenu* menu = panel().addButton()->menu();
    emit menu->aboutToShow();
    for (int added = 0; added < 4; ++added)
      for (QAction* action : menu->actions())
        if (action->data().toString() == "geom2") {
          action->trigger();
          break;
        }
    QCOMPARE(table().rowCount(), 6);
    QVERIFY(!panel().addButton()->isEnabled());
    for (int line = 5; line > 0; --line) table().remove(line);
    QVERIFY(!panel().startButton()->isEnabled());
  }

  void fromTheMomentShown_itGoesOnThere() {
    openPanel();
    start();
    window_->session().playback.showTime(0.4 * runs()[0]->endTime);
    const double t = window_->session().playback.time();
    panel().from()->setFocus();
    QTest::keyClick(panel().from(), Qt::Key_Down);
    const RunPtr before = runs()[0];
    start();
    QVERIFY(runs()[0] != before);
    for (const RunPtr& run : runs()) {
      QCOMPARE(run->recording->time(0), t);
      QCOMPARE(run->poses.at(0).bodies.front().position,
               before->poses.at(before->recording->rowAt(t)).bodies.front().position);
    }
  }

  /// Measured places of the lower rod in millimetres: a ghost of it, and a curve over that of the model.
  void aTableOfAnotherProgram_isARunToCompareWith() {
    openPanel();
    QFile file(dir_.filePath("measured.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("time [ms];lower x [mm];lower y [mm];lower z [mm];force [kN]\n0;100;0;-1500;1\n10000;300;0;-1400,5;2\n");
    file.close();
    bool asked = false;
    QTimer::singleShot(500, this, [&] {
      auto* dialog = qobject_cast<CsvRunDialog*>(QApplication::activeModalWidget());
      asked = dialog && dialog->fault().isEmpty() && dialog->mapping().uses[1].channel == "lower.x";
      if (!dialog) return;
      dialog->columns()->item(1, 3)->setText("kg");
      asked &= dialog->fault().contains("kg") && !dialog->loadButton()->isEnabled();
      dialog->columns()->item(1, 3)->setText("mm");
      screenshot(*dialog, "csv-run-light");
      QTest::mouseClick(dialog->loadButton(), Qt::LeftButton);
    });
    test::part<RunImport>(*window_).read(file.fileName());
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().runs.kept().all().size(), std::size_t{1}, 10000);
    QVERIFY(asked);
    const RunPtr run = window_->session().runs.kept().all().front();
    QCOMPARE(run->name, QString("measured"));
    QCOMPARE(run->recording->time(1), 10.0);
    QCOMPARE(cell(3, CompareTable::method), QString("measured"));
    start();
    window_->session().playback.showTime(9.9);
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{3});
    QTRY_VERIFY(!test::part<Viewport>(*window_).ghosts().all().empty());
    const auto& ghosts = test::part<Viewport>(*window_).ghosts().all();
    const auto seen = std::any_of(ghosts.begin(), ghosts.end(), [](const Ghost& g) {
      return (g.bodies.front().position - Vec3(0.3, 0, -1.4005)).norm() < 1e-12;
    });
    QVERIFY(seen);
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(3, CompareTable::method));
    QTest::keyClick(panel().view(), Qt::Key_Delete);
    QVERIFY(window_->session().runs.kept().all().empty());
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{2});
  }

  /// Every page of the lecture has a link that opens an example there is, with methods there are; the first one by
  /// mouse.
  void lecture_opensItsExamples() {
    HelpPages guide;
    guide.resize(1040, 760);
    QStringList asked;
    QStringList methods;
    connect(&guide, &HelpPages::exampleAsked, this, [&](const QString& example, const QStringList& compared) {
      asked << example;
      methods += compared;
    });
    guide.show();
    QVERIFY(QTest::qWaitForWindowExposed(&guide));
    int pages = 0;
    for (int page = 0; page < guide.titles()->count(); ++page) {
      if (!guide.titles()->item(page)->text().startsWith("Lecture")) continue;
      guide.titles()->setCurrentRow(page);
      ++pages;
      const qsizetype before = asked.size();
      QTextCursor cursor(guide.page()->document());
      while (!cursor.atEnd()) {
        cursor.movePosition(QTextCursor::NextCharacter);
        if (!cursor.charFormat().anchorHref().startsWith("gyre:")) continue;
        guide.page()->setTextCursor(cursor);
        guide.page()->ensureCursorVisible();
        QTest::mouseClick(guide.page()->viewport(), Qt::LeftButton, {},
                          guide.page()->cursorRect(cursor).center() + QPoint(6, 0));
        break;
      }
      QVERIFY2(!cursor.atEnd(), qPrintable("no link in " + guide.titles()->item(page)->text()));
      QVERIFY2(asked.size() == before + 1, qPrintable(guide.titles()->item(page)->text()));
    }
    QCOMPARE(pages, 6);
    for (const QString& example : asked) QVERIFY(QFile::exists(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    for (const QString& method : methods)
      QVERIFY(catalog().find(Category::integrator, method.section(',', 0, 0).toStdString()));
    screenshot(guide, "lecture-light");
  }

  void aLecture_putsItsMethodsIntoTheTable() {
    window_->openForLecture("heavy-top", {"rkmk", "geom1,rho_inf=0.6"});
    QTRY_VERIFY(panel().isVisible());
    QCOMPARE(table().contestants().size(), std::size_t{2});
    QCOMPARE(cell(1, CompareTable::changes), QString("rho_inf=0.6"));
    start();
    QCOMPARE(runs().size(), std::size_t{2});
  }

  /// The colours of the runs in the plot are those of their lines.
  void curves_ofAllRuns_areDrawnInTheirColours() {
    openPanel();
    test::part<PlotDocks>(*window_).energy()->selection().setNames({"lower.x"});
    start();
    auto* legend = test::part<PlotDocks>(*window_).energy()->findChild<PlotLegend*>();
    QTRY_COMPARE(legend->entries().size(), std::size_t{4});
    for (std::size_t i = 0; i < 3; ++i) {  // in the order of the table; the first is the baseline
      QCOMPARE(legend->entries()[i + 1].name, runs()[i]->name);
      QCOMPARE(legend->entries()[i + 1].color, currentTheme().curve(runs()[i]->color));
    }
    QCOMPARE(legend->entries()[0].color, legend->entries()[1].color);  // the channel of the run shown
    test::screenshot(*window_, "window-overlaid-all-light");
    auto* canvas = test::part<PlotDocks>(*window_).energy()->findChild<CurveCanvas*>();
    QTest::qWait(300);
    const std::size_t all = canvas->pointCount();
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(1, CompareTable::method));
    QTest::keyClick(panel().view(), Qt::Key_Space);
    QTRY_COMPARE(legend->entries().size(), std::size_t{3});
    QTRY_VERIFY(canvas->pointCount() < all);
    screenshot(*window_, "window-overlaid-light");
  }

  /// D in the plot; B in the table chooses from what; Return shows another run.
  void differences_areThoseOfAllRuns_fromTheBaseline() {
    openPanel();
    PlotView& plot = *test::part<PlotDocks>(*window_).energy();
    plot.selection().setNames({"lower.x"});
    start();
    auto* surface = plot.findChild<PlotSurface*>();
    surface->setFocus();
    QTest::keyClick(surface, Qt::Key_D);
    QVERIFY(plot.comparison().isDifference());
    auto* legend = plot.findChild<PlotLegend*>();
    const auto checkLegend = [&](std::initializer_list<std::size_t> others, std::size_t from) {
      const QString baseline = runs()[from]->name;
      QVERIFY2(surface->accessibleName().endsWith(" minus " + baseline), qPrintable(surface->accessibleName()));
      for (const std::size_t i : others) {
        const auto isOfRun = [&](const LegendEntry& e) {
          return e.color == runLook(currentTheme(), runs()[i]->color).color;
        };
        QVERIFY(std::any_of(legend->entries().begin(), legend->entries().end(), isOfRun));
      }
    };
    // At the common times of the runs: what the plot has is one run minus the other.
    const auto x = [&](std::size_t run, std::size_t row) {
      const Recording& rows = *runs()[run]->recording;  // what a run records besides depends on its method
      return rows.at(row, columnNamed(rows, "lower.x").value());
    };
    const auto checkColumn = [&](std::size_t i, std::size_t run, std::size_t from) {
      const PlotData data = plot.data();
      for (std::size_t row = 0; row < data.recording->rows(); ++row)
        QCOMPARE(data.recording->at(row, data.columns[i]), x(run, row) - x(from, row));
    };
    QCOMPARE(plot.data().columns.size(), std::size_t{2});
    checkLegend({1, 2}, 0);  // the first is shown, and is the baseline
    checkColumn(0, 2, 0);
    checkColumn(1, 1, 0);
    QTest::qWait(100);
    screenshot(*window_, "window-differences-light");
    QTest::mouseClick(panel().view()->viewport(), Qt::LeftButton, {}, middle(1, CompareTable::method));
    QTest::keyClick(panel().view(), Qt::Key_B);
    checkLegend({2}, 1);
    checkColumn(0, 0, 1);
    checkColumn(1, 2, 1);
    // A hidden baseline is still that.
    QTest::keyClick(panel().view(), Qt::Key_Space);
    QVERIFY(!runs()[1]->isVisible);
    checkColumn(0, 0, 1);
    QTest::keyClick(panel().view(), Qt::Key_Return);
    QVERIFY(window_->session().runs.shown().run() == runs()[1]);
    checkColumn(0, 2, 1);
    checkColumn(1, 0, 1);
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(100);
    screenshot(*window_, "window-differences-dark");
  }

  void coloursOfRuns_areAllDifferent() {
    openPanel();
    RunSet& all = window_->session().runs;
    const auto add = [&] {
      const Signal line{"lower.x", "m", [](double t) { return t; }};
      all.kept().add(
          std::make_shared<Run>("measured", all.freeColor(), all.shown().sharedModel(), record({line}, 10, 0.01)));
    };
    for (int i = 0; i < 6; ++i) add();  // before the lines of the table have runs
    start();
    for (int i = 0; i < 6; ++i) add();
    const auto colors = [&] {
      std::set<int> out{0};  // that of the model's own run
      for (const auto* some : {&all.kept().all(), &runs()})
        for (const RunPtr& run : *some) out.insert(run->color);
      return out;
    };
    QCOMPARE(all.kept().all().size() + runs().size(), std::size_t{15});
    QCOMPARE(colors().size(), std::size_t{16});
    QVERIFY(*colors().rbegin() < runLooks(currentTheme()));
    const int freed = all.kept().all()[3]->color;
    all.kept().remove(all.kept().all()[3]);
    QCOMPARE(all.freeColor(), freed);
    QTest::qWait(100);
    screenshot(*window_, "window-many-runs-light");
  }

  void reset_goesBackToTheModel_andRun_toItsOwnRun() {
    openPanel();
    start();
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().controller.isCompiling(), 10000);
    QVERIFY(window_->session().runs.shown().isOwn());
    QTRY_VERIFY(test::part<Viewport>(*window_).ghosts().all().empty());
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().controller.state(), RunState::finished, 30000);
    QVERIFY(window_->session().runs.shown().isOwn());
    QCOMPARE(test::part<Viewport>(*window_).ghosts().all().size(), std::size_t{3});  // of the comparison
    open("four-bar");
    QVERIFY(test::part<Viewport>(*window_).ghosts().all().empty());
    QVERIFY(runs().empty());
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestComparePanel test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_compare_panel.moc"
