// What a method that chooses its steps has chosen: panes beside the energy, and the live statistics of the run.

#include "catalog/catalog.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "io/model_file.h"
#include "plots/steps_plot.h"
#include "screenshot.h"
#include "shell/main_window.h"
#include "support/model_builder.h"
#include "theme/theme.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <set>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// What a run records of its steps: times, sizes (nothing before the first step), orders, failures so far.
std::shared_ptr<Recording> steps(const std::vector<std::array<double, 3>>& sizeOrderFailures) {
  auto made = Recording::create({{documentId, "time", "s"},
                                 {documentId, "step.size", "s"},
                                 {documentId, "step.order", ""},
                                 {documentId, "step.error_failures", ""},
                                 {documentId, "step.convergence_failures", ""}},
                                sizeOrderFailures.size() + 1);
  double t = 0;
  const auto append = [&](const std::array<double, 3>& s) {
    t += s[0];
    const std::span<double> row = (*made)->next();
    std::copy_n(std::array{t, s[0], s[1], s[2], 0.0}.begin(), 5, row.begin());
    (*made)->publish();
  };
  append({0, 0, 0});
  for (const auto& s : sizeOrderFailures) append(s);
  return *made;
}

/// A unit mass on a rod, with a spring a thousand times stiffer than its weight across.
Model stiffPendulum() {
  test::ModelBuilder b;
  b.gravity(Vec3(0, 0, -9.81));
  const ElementId bob = b.body("particle", "bob", {{"mass", 1.0}, {"position", Vec3(0.6, 0, -0.8)}});
  b.joint("distance", "rod", {{"body2", bob}, {"length", 1.0}});
  b.force("spring", "spring",
          {{"frame1", test::at(Vec3(0, 0, -2))}, {"body2", bob}, {"stiffness", 1e4}, {"free_length", 1.0}});
  b.useIntegrator("bdf_ggl");
  b.run(1e-3, 10);
  return b.model();
}

}  // namespace

class TestStepsPlot : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  QDockWidget* stepsDock() { return test::part<PlotDocks>(*window_).stepsDock(); }
  void open(QSize size = {1600, 1000}) {
    const QString file = dir_.filePath("stiff-pendulum.gyre");
    QVERIFY(writeModel(stiffPendulum(), file.toStdString()).has_value());
    openWindow(size);
    QVERIFY(window_->openFile(file));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  void openWindow(QSize size) {
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    window_->resize(size);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  /// By the arrow keys of the box in the run bar.
  void choose(const QString& method) {
    auto* box = window_->findChild<QComboBox*>("integrator");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentData() != method; ++i) QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentData().toString(), method);
    QTRY_VERIFY(!window_->session().controller.isCompiling() && window_->session().controller.current().recording());
  }
  void runFor(double seconds) {
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > seconds, 20000);
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QTRY_VERIFY(window_->session().controller.state() == RunState::paused);
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_.path());
    QApplication::setOrganizationName("Gyre");
    QApplication::setApplicationName("tst_steps_plot");
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }
  void init() { QSettings().clear(); }
  void cleanup() { window_.reset(); }

  void aValueHoldsForTheStepThatEndsWithIt() {
    PlottedCurves curves;
    curves.setRecording(steps({{1, 1, 0}, {1, 1, 0}, {2, 3, 0}}));
    curves.setNames({"step.order"});
    while (curves.takeNewRows()) {
    }
    QVERIFY(DrawnCurves(curves).areCounts());
    const AxesWindow window{.x = {0, 4}, .y = {0, 4}};
    const auto shapes = DrawnCurves(curves).shapes(window, QSizeF(400, 400), lightTheme());
    QCOMPARE(shapes.size(), 1U);
    // From the start, although the first row is none of a step; the third step is the one from 2 to 4.
    const QPolygonF expected({{0, 100}, {100, 100}, {200, 100}, {200, 300}, {400, 300}});
    QPolygonF corners;
    for (const QPointF& p : shapes[0].points)
      if (corners.isEmpty() || p != corners.back()) corners << p;
    QCOMPARE(corners, expected);
    QCOMPARE(DrawnCurves(curves).extremes(window.x).minimum, 1.0);
  }

  void whatIsBeforeTheFirstStep_isNoValue_alsoOfALongRun() {
    PlottedCurves curves;
    curves.setRecording(steps(std::vector<std::array<double, 3>>(100000, {1e-3, 2, 0})));
    curves.setNames({"step.order"});
    while (curves.takeNewRows()) {
    }
    const AxesWindow window{.x = {0, 100}, .y = {0, 4}};
    std::set<double> heights;
    const auto shapes = DrawnCurves(curves).shapes(window, QSizeF(300, 400), lightTheme());
    for (const QPointF& p : shapes[0].points) heights.insert(p.y());
    QCOMPARE(heights, std::set{200.0});
  }

  void panesShareTheirTime_andNotTheirValues() {
    StepsPlot plot;
    plot.setRecording(steps(std::vector<std::array<double, 3>>(500, {2e-2, 2, 7})));
    plot.resize(420, 330);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.refresh();
    QVERIFY(plot.size().ranges().isLogarithmic());
    const auto values = plot.failures().ranges().values();
    QVERIFY(values.first < 7 && values.second > 7);
    auto* surface = plot.order().findChild<PlotSurface*>();
    const QPointF at = surface->plotArea().center();
    QWheelEvent wheel(at, surface->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(surface, &wheel);
    const auto time = plot.order().ranges().time();
    QVERIFY(time.second - time.first < 9);
    QCOMPARE(plot.size().ranges().time(), time);
    QCOMPARE(plot.failures().ranges().time(), time);
    QCOMPARE(plot.failures().ranges().values(), values);
    // Their axes stand below each other.
    for (const PlotView* pane : {&plot.size(), &plot.failures(), &plot.drift()})
      QCOMPARE(pane->findChild<PlotSurface*>()->plotArea().left(), surface->plotArea().left());
    QTest::mouseDClick(surface, Qt::LeftButton, {}, at.toPoint());
    QVERIFY(plot.size().ranges().isFollowing() && plot.failures().ranges().isFollowing());
    QCOMPARE(plot.size().ranges().time().second, plot.failures().ranges().time().second);
    // Orders and counts have no halves.
    for (const PlotView* pane : {&plot.order(), &plot.failures()})
      for (const Tick& tick : pane->findChild<PlotSurface*>()->annotations().valueTicks)
        QVERIFY2(!tick.label.contains('.'), qPrintable(tick.label));
    QSignalSpy asked(&plot, &StepsPlot::exportRequested);
    QTest::mouseClick(plot.findChild<QToolButton*>("export"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(plot.data().columns, (std::vector<std::size_t>{1, 2, 3, 4}));
  }

  /// A push that nobody saw coming: the steps that led into it are marked where they were given up, and say why; the
  /// line below the panes says whose error it was.
  void whatWasGivenUp_isMarked_andSaysWhy() {
    test::ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId mass = b.body("particle", "mass", {{"mass", 1.0}, {"position", Vec3(1.1, 0, 0)}});
    b.force("spring", "spring", {{"body2", mass}, {"stiffness", 1.0}, {"free_length", 1.0}});
    b.force("force", "push",
            {{"body", mass}, {"value", TimeVector{Function{.expression = "200*exp(-(30*(t-3))^2)"}, {}, {}}}});
    b.useIntegrator("bdf_cs");
    b.set(simulationId, "atol_positions", 1e-6);  // so loose that the vibration alone gives no step up
    b.set(simulationId, "atol_velocities", 1e-5);
    b.run(0.01, 6);
    const auto simulation = Simulation::create(b.model(), {.steps = true}).value();
    simulation->run();
    simulation->wait();
    StepsPlot plot;
    plot.setRecording(simulation->recording());
    plot.resize(520, 420);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.setTimeCursor(3);
    plot.refresh();
    auto* surface = plot.size().findChild<PlotSurface*>();
    QVERIFY(plot.givenUp().size() > 0 && !surface->layers().symbols.all().empty());
    QVERIFY(plot.story().contains("'mass'"));
    QCOMPARE(plot.findChild<QLabel*>("stepStory")->accessibleDescription(), plot.story());
    const PlacedSymbol& mark = surface->layers().symbols.all().front();
    QVERIFY2(mark.text.contains("local error too large") && mark.text.contains("'mass'"), qPrintable(mark.text));
    // Where the mouse rests on it.
    const QPoint at = surface->paper().place(mark.place).toPoint();
    QHelpEvent rests(QEvent::ToolTip, at, surface->mapToGlobal(at));
    QApplication::sendEvent(surface, &rests);
    QTRY_COMPARE(QToolTip::text(), mark.text);
    const QPoint elsewhere = surface->plotArea().bottomLeft().toPoint() + QPoint(20, -10);  // long before the push
    QHelpEvent beside(QEvent::ToolTip, elsewhere, surface->mapToGlobal(elsewhere));
    QApplication::sendEvent(surface, &beside);
    QTRY_VERIFY(!QToolTip::isVisible());
    test::screenshot(plot, "steps-given-up");
    // Its panes are one picture.
    QTemporaryDir dir;
    QVERIFY(plot.savePicture(dir.filePath("steps.png")));
    const QImage picture(dir.filePath("steps.png"));
    QVERIFY(picture.height() > 3 * plot.height() && picture.pixelColor(3, picture.height() - 4) == QColor(Qt::white));
    test::screenshot(picture, "steps-picture");
    // Away from it in time there are none.
    const auto marked = [&](double low, double high) { return !plot.givenUp().in({low, high}).empty(); };
    QVERIFY(marked(2.9, 3.1) && !marked(0.5, 2.5));
  }

  void driftIsShownAtThreeLevels() {
    StepsPlot plot;
    QCOMPARE(plot.drift().selection().names(), (QStringList{"drift.position", "drift.velocity", "drift.acceleration"}));
    QVERIFY(plot.drift().ranges().isLogarithmic());
    // Where there are constraints.
    const auto recordingOf = [](const Model& model) { return Simulation::create(model).value()->recording(); };
    plot.resize(420, 400);
    plot.show();
    plot.setRecording(recordingOf(stiffPendulum()));
    QVERIFY(plot.drift().isVisible());
    test::ModelBuilder free;
    free.body("particle", "mass", {{"mass", 1.0}});
    plot.setRecording(recordingOf(free.model()));
    QVERIFY(!plot.drift().isVisible() && plot.failures().isVisible());
    // And where there is room.
    plot.setRecording(recordingOf(stiffPendulum()));
    plot.resize(420, 300);
    QTRY_VERIFY(!plot.drift().isVisible());
    plot.resize(420, 400);
    QTRY_VERIFY(plot.drift().isVisible());
  }

  void theyStandBesideTheEnergy_whereTheMethodChoosesThem() {
    open();
    QTRY_VERIFY(stepsDock()->isVisible());
    const auto left = [](const QDockWidget* dock) { return dock->geometry().left(); };
    const auto& docks = test::part<PlotDocks>(*window_).docks();
    QTRY_VERIFY(left(docks[0]) < left(stepsDock()) && left(stepsDock()) < left(docks[1]));
    QCOMPARE(window_->size(), QSize(1600, 1000));
    runFor(2);
    const StepsPlot& plot = *test::part<PlotDocks>(*window_).steps();
    QTRY_COMPARE(plot.size().ranges().time().second, window_->session().playback.recordedUntil());
    QVERIFY(plot.size().pointsDrawn() > 20);
    QVERIFY(plot.size().ranges().values().first > 0);
    QTest::qWait(100);
    test::screenshot(*window_, "window-steps-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(100);
    test::screenshot(*window_, "window-steps-dark");
    applyTheme(*qApp, ThemeChoice::light);

    QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(
        window_->session().controller.current().recording() && window_->session().controller.progress().steps == 0,
        10000);
    choose("geom1");
    QTRY_VERIFY(!stepsDock()->isVisible());
    choose("rkmk");
    QTRY_VERIFY(stepsDock()->isVisible());
    runFor(0.5);
    QVERIFY(plot.size().pointsDrawn() > 20);
    QTest::qWait(100);
    test::screenshot(*window_, "window-steps-compared");
    window_->showGallery();
    QVERIFY(!stepsDock()->isVisible());
  }

  /// Three plots side by side would make a narrow window wider than it was asked to be.
  void inANarrowWindow_theyStandBehindTheEnergy() {
    open({1280, 800});
    QTRY_VERIFY(window_->tabifiedDockWidgets(stepsDock()).contains(test::part<PlotDocks>(*window_).docks()[0]));
    QTest::qWait(100);
    QVERIFY(test::part<PlotDocks>(*window_).energy()->isVisible());
    QCOMPARE(window_->size(), QSize(1280, 800));
    stepsDock()->raise();
    QTRY_VERIFY(test::part<PlotDocks>(*window_).steps()->isVisible());
    runFor(0.5);
    QTest::qWait(100);
    test::screenshot(*window_, "window-steps-1280");
  }

  void closedByTheUser_theyStayClosed() {
    open();
    QTRY_VERIFY(stepsDock()->isVisible());
    stepsDock()->toggleViewAction()->trigger();
    QVERIFY(!stepsDock()->isVisible());
    open();
    QTest::qWait(200);
    QVERIFY(!stepsDock()->isVisible());
    stepsDock()->toggleViewAction()->trigger();
    QVERIFY(stepsDock()->isVisible());
  }

  void theStatistics_areThoseOfTheRun() {
    open();
    RunStatistics& statistics = test::part<RunStatistics>(*window_);
    QVERIFY(statistics.isVisible());
    QCOMPARE(statistics.valueOf("Steps"), QString("–"));
    runFor(1);
    const RunProgress& p = window_->session().controller.progress();
    QVERIFY(p.steps > 0);
    const auto said = [&](const char* caption) {
      return QLocale(QLocale::English).toULongLong(statistics.valueOf(caption));
    };
    QTRY_COMPARE(said("Steps"), p.steps);
    QCOMPARE(said("Order"), static_cast<qulonglong>(p.order));
    QCOMPARE(said("Evaluations"), p.evaluations);
    QCOMPARE(said("Factorizations"), p.factorizations);
    QCOMPARE(said("Iterations"), p.newtonIterations);
    QCOMPARE(said("Error test failures"), p.errorTestFailures);
    QCOMPARE(said("Convergence failures"), p.convergenceFailures);
    QCOMPARE(statistics.valueOf("Step size [s]"), compactNumber(p.stepSize, 3));
    // A method of fixed step has no error test.
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(
        window_->session().controller.current().recording() && window_->session().controller.progress().steps == 0,
        10000);
    choose("geom1");
    QTRY_VERIFY(statistics.valueOf("Error test failures").isEmpty());
  }

  /// While a run goes on they change, but not at every frame.
  void theStatistics_areLive() {
    open();
    runFor(0.1);
    RunStatistics& statistics = test::part<RunStatistics>(*window_);
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    std::set<QString> seen;
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 100; ++i) {
      seen.insert(statistics.valueOf("Steps"));
      QTest::qWait(10);
    }
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QVERIFY(seen.size() > 1);
    QVERIFY2(static_cast<qint64>(seen.size()) <= 2 + clock.elapsed() / 250, qPrintable(QString::number(seen.size())));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestStepsPlot test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_steps_plot.moc"
