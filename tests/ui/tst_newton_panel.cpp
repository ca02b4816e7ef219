// How Newton's iteration went, in the window: lines and curves are those of the step shown, live and scrubbed back; a
// line leads to the element that was worst; what failed is told with what helps.

#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "figure_checks.h"
#include "io/model_file.h"
#include "run/simulation.h"
#include "screenshot.h"
#include "shell/export_commands.h"
#include "shell/help_pages.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QDockWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr const char* kPendulum = R"({"gyre": 1, "name": "pendulum", "bodies": [
    {"name": "bob", "type": "particle", "mass": 1, "position": [0.6, 0, -0.8]}],
  "joints": [{"name": "rod", "type": "distance", "body1": "ground", "body2": "bob", "length": 1}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 0.5, "output_step": 0.05}})";

/// The cart carries the rods apart until they are in one line, at 1.26 s.
constexpr const char* kBeyondReach = R"({"gyre": 1, "name": "beyond reach", "bodies": [
    {"name": "bob", "type": "particle", "mass": 1, "position": [0.6, 0, 0.8]},
    {"name": "cart", "type": "rigid", "mass": 1, "inertia": [1, 1, 1], "position": [1.2, 0, 0]}],
  "joints": [
    {"name": "left", "type": "distance", "body1": "ground", "body2": "bob", "length": 1},
    {"name": "right", "type": "distance", "body1": "cart", "body2": "bob", "length": 1},
    {"name": "rail", "type": "prismatic", "body1": "ground", "body2": "cart",
     "frame1": {"position": [1.2, 0, 0], "orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]},
     "frame2": {"orientation": [0.7071067811865476, 0, 0.7071067811865476, 0]}},
    {"name": "pull", "type": "drive", "joint": "rail", "coordinate": "displacement", "motion": "t"}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 2}})";

constexpr const char* kTop = R"({"gyre": 1, "name": "ball", "bodies": [
    {"name": "ball", "type": "particle", "mass": 1, "position": [0, 0, 1]}],
  "simulation": {"integrator": "liemid_ea", "step": 0.01, "end_time": 0.1}})";

}  // namespace

class tst_newton_panel : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  NewtonPanel& panel() { return *test::part<NewtonController>(*window_).panel(); }
  QString cell(int line, int column) { return panel().view()->model()->index(line, column).data().toString(); }
  std::vector<std::vector<LoggedAttempt>> steps() {
    return stepsOf(
        window_->session().controller.current().recording()->newton()->row(*window_->session().playback.row()));
  }
  void open(const char* text) { openText(*window_, dir_, text); }
  void run(RunState end = RunState::finished) { test::runToTheEnd(*window_, end); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open(kPendulum);
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
  }
  void cleanup() { window_.reset(); }

  void nothing_beforeTheRun_orWhereThereIsNone() {
    QVERIFY(panel().emptyText().contains("Run a model"));
    run();
    QVERIFY(panel().emptyText().isEmpty());
    open(kTop);
    QVERIFY(panel().emptyText().contains("Run a model"));
    run();
    QVERIFY2(panel().emptyText().contains("makes no iterations of Newton"), qPrintable(panel().emptyText()));
  }

  /// Five steps lead from row to row: each can be looked at, and stays chosen.
  void lines_areThoseOfTheStep() {
    run();
    for (const double t : {0.1, 0.3, 0.5}) {
      window_->session().playback.showTime(t);
      const auto all = steps();
      QCOMPARE(all.size(), std::size_t{5});
      const LoggedAttempt& last = all.back().back();
      QCOMPARE(panel().table().rowCount(), static_cast<int>(last.iterates.size()));
      QCOMPARE(panel().plot().iterations(), panel().table().rowCount());
      QVERIFY2(panel().summary().startsWith(QString("Step to %1 s: converged after").arg(t)),
               qPrintable(panel().summary()));
      for (int line = 0; line < panel().table().rowCount(); ++line) {
        const LoggedIterate& i = last.iterates[static_cast<std::size_t>(line)];
        QCOMPARE(cell(line, IterateTable::update), compactNumber(i.update, 3));
        QCOMPARE(cell(line, IterateTable::dynamics), compactNumber(i.residual.dynamics, 3));
        QCOMPARE(cell(line, IterateTable::position), compactNumber(i.residual.position, 3));
      }
    }
    QVERIFY(panel().help().isEmpty());
    QSpinBox* number = panel().number();
    QVERIFY(number->isVisible());
    QCOMPARE(number->text(), QString("Step 5 of 5"));
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Down);
    QCOMPARE(number->text(), QString("Step 4 of 5"));
    QVERIFY(panel().summary().startsWith("Step to 0.49 s"));
    window_->session().playback.showTime(0.3);
    QCOMPARE(number->text(), QString("Step 4 of 5"));
    QVERIFY(panel().summary().startsWith("Step to 0.29 s"));
    QTest::qWait(50);
    screenshot(*window_, "newton");
  }

  // Pointed at it is lit, which selects nothing; Return selects it.
  void aLine_lightsTheWorstElement_andReturnSelectsIt() {
    run();
    Session& session = window_->session();
    session.selection.clear();
    QTreeView* view = panel().view();
    const QModelIndex at = view->model()->index(0, IterateTable::iteration);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(at).center());
    QCOMPARE(session.emphasis.elements().size(), std::size_t{1});
    const ElementId lit = session.emphasis.elements().front();
    QVERIFY(cell(0, IterateTable::worst).startsWith(QString::fromStdString(session.document.model().nameOf(lit))));
    QVERIFY(session.selection.elements().empty());
    QCOMPARE(test::part<Viewport>(*window_).highlights().emphasized(), std::vector{lit});
    screenshot(*window_, "newton-lit");
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(session.selection.elements(), std::vector{lit});
  }

  void mouse_readsAnIteration() {
    run();
    auto* surface = panel().plot().findChild<PlotSurface*>();
    const QRectF area = surface->plotArea();
    const double unit = (1 - 0.5) / std::max(panel().plot().iterations(), 4);
    QTest::mouseMove(surface, QPointF(area.left() + unit * area.width(), area.center().y()).toPoint());
    QTRY_VERIFY2(panel().plot().readout().startsWith("Iteration 1: update"), qPrintable(panel().plot().readout()));
    const LoggedIterate& first = steps().back().back().iterates.front();
    QVERIFY(panel().plot().readout().contains("dynamics " + compactNumber(first.residual.dynamics, 3)));
    test::checkFigure(panel().plot());
  }

  /// Qt puts the dock aside rather than hides it.
  void behindAnotherTab_restsUntilItIsSeen() {
    QDockWidget *newton = window_->findChild<QDockWidget*>("newtonDock"),
                *ledger = window_->findChild<QDockWidget*>("ledgerDock");
    ledger->toggleViewAction()->trigger();
    QTRY_VERIFY(panel().visibleRegion().isEmpty());
    run();
    QCOMPARE(panel().table().rowCount(), 0);
    newton->raise();
    QTRY_COMPARE(panel().table().rowCount(), static_cast<int>(steps().back().back().iterates.size()));
    QVERIFY(panel().table().rowCount() > 0);
  }

  void failure_isExplained() {
    open(kBeyondReach);
    run(RunState::failed);
    QTRY_VERIFY(!panel().help().isEmpty());
    QVERIFY2(panel().help().count("h = ") > 3, qPrintable(panel().help()));
    QVERIFY2(panel().help().contains("the constraints cannot be met any more"), qPrintable(panel().help()));
    QVERIFY2(panel().summary().contains("not converged") || panel().summary().contains("singular"),
             qPrintable(panel().summary()));
    QTest::qWait(50);
    screenshot(*window_, "newton-failed");
    // A row before it is one of a step that went well.
    window_->session().playback.showTime(0.4);
    QVERIFY(panel().help().isEmpty());
    QVERIFY(panel().summary().startsWith("Step to 0.4 s: converged"));
    window_->session().playback.goLive();
    QVERIFY(!panel().help().isEmpty());
  }

  void export_hasEveryIteration() {
    run();
    const QString path = dir_.filePath("newton.csv");
    test::part<ExportCommands>(*window_).exportNewton(path);
    QTRY_VERIFY_WITH_TIMEOUT(!contentOf(path).isEmpty(), 10000);
    int lines = -1;  // the head
    for (const QByteArray& line : contentOf(path).split('\n')) lines += !line.isEmpty() && !line.startsWith('#');
    const NewtonLog& log = *window_->session().controller.current().recording()->newton();
    int iterates = 0;
    for (std::size_t row = 0; row < window_->session().controller.current().recording()->rows(); ++row)
      for (const LoggedAttempt& a : log.row(row)) iterates += static_cast<int>(a.iterates.size());
    QCOMPARE(lines, iterates);
    QVERIFY(contentOf(path).contains("# newton: a line for every iteration"));
  }

  /// A run that was replaced stays for as long as its lines are on the screen: until the next refreshment.
  void whatIsShown_livesUntilItIsReplaced() {
    auto simulation =
        Simulation::create(parseModel(kPendulum, "pendulum.gyre", catalog()).value(), {.newton = true}).value();
    simulation->run();
    simulation->wait();
    std::shared_ptr<const Recording> recording = simulation->recording();
    const std::weak_ptr<const Recording> shown = recording;
    QAction exportAll;
    NewtonPanel panel(&exportAll);
    panel.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.show({recording, recording->rows() - 1}, true);
    const int lines = panel.table().rowCount();
    QVERIFY(lines > 0);
    panel.show({}, true);  // too soon after the last
    recording.reset();
    simulation.reset();
    QCOMPARE(panel.table().rowCount(), lines);
    QVERIFY(!shown.expired());
    QTRY_COMPARE(panel.table().rowCount(), 0);
    QVERIFY(shown.expired());
  }

  void theGuide_explainsIt() { checkGuide(*window_, "Newton", "Newton laid open", "SUNDIALS", "guide-newton"); }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    open(kBeyondReach);
    run(RunState::failed);
    QTest::qWait(100);
    screenshot(*window_, "newton-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_newton_panel test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_newton_panel.moc"
