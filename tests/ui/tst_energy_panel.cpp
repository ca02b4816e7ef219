// The energy ledger in the window: bands that add up to the line, numbers of the moment shown, a click on a band, and
// one on an element behind it; a million rows; the guide.

#include "figure/plot_surface.h"
#include "figure_checks.h"
#include "ledger/energy_book.h"
#include "screenshot.h"
#include "shell/help_pages.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// A weight on a damped spring, another one that a force pushes, and a crank that a drive turns.
constexpr const char* kMachine = R"json({"gyre": 1, "name": "three ways", "gravity": [0, 0, -9.81], "bodies": [
    {"name": "weight", "type": "particle", "mass": 2, "position": [0, 0, -0.5]},
    {"name": "sledge", "type": "particle", "mass": 1, "position": [1, 0, 0]},
    {"name": "crank", "type": "rigid", "mass": 1, "inertia": [0.02, 0.02, 0.02], "position": [-1, 0, -0.3]}],
  "joints": [
    {"name": "pin", "type": "revolute", "body1": "ground", "body2": "crank",
     "frame1": {"position": [-1, 0, 0], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]},
     "frame2": {"position": [0, 0, 0.3], "orientation": [0.7071067811865476, 0.7071067811865476, 0, 0]}},
    {"name": "motor", "type": "drive", "joint": "pin", "coordinate": "angle", "motion": "0.8*(1 - cos(3*t))"}],
  "forces": [
    {"name": "strut", "type": "spring", "body1": "ground", "body2": "weight", "stiffness": 200, "damping": 3,
     "free_length": 0.3},
    {"name": "guide", "type": "cartesian_spring", "body": "sledge", "anchor": [1, 0, 0], "stiffness": [20, 20, 400],
     "damping": [1, 1, 1]},
    {"name": "push", "type": "force", "body": "sledge", "value": ["6*sin(2*t)", 0, 0]}],
  "simulation": {"integrator": "geom1", "step": 0.005, "end_time": 4}})json";

/// Two balls that are thrown at the floor and at each other; one of them has a hyphen in its name.
constexpr const char* kBalls = R"json({"gyre": 1, "name": "balls", "gravity": [0, 0, -9.81],
  "ground": {"shapes": [{"type": "plane"}]},
  "bodies": [
    {"name": "ball-1", "type": "rigid", "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0, 0, 0.3],
     "velocity": [1, 0, -1], "shapes": [{"type": "sphere", "radius": 0.1}]},
    {"name": "target", "type": "rigid", "mass": 2, "inertia": [0.008, 0.008, 0.008], "position": [0.35, 0, 0.1],
     "shapes": [{"type": "sphere", "radius": 0.1}]}],
  "contact": {"materials": [{"name": "m", "friction": 0.4, "stiffness": 2e5, "exponent": 1.5, "damping": 0.5}]},
  "simulation": {"integrator": "METHOD", "step": 0.0005, "end_time": 1}})json";

}  // namespace

class tst_energy_panel : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  LedgerPanel& panel() { return *test::part<LedgerController>(*window_).panel(); }
  const EnergyBook& book() { return panel().book(); }
  void open(const char* text) { openText(*window_, dir_, text); }
  void run() {
    test::runToTheEnd(*window_);
    QTRY_COMPARE(book().rows(), window_->session().controller.current().recording()->rows());
  }
  double channel(std::size_t row, const char* name) {
    const Recording& recording = *window_->session().controller.current().recording();
    for (std::size_t c = 0; c < recording.columns(); ++c)
      if (recording.channels()[c].name == name) return recording.at(row, c);
    return std::nan("");
  }
  /// The place of an energy at a row on the surface.
  QPoint placeOf(std::size_t row, double energy) {
    LedgerPlot& plot = panel().plot();
    const QRectF area = plot.surface().plotArea();
    return QPointF(area.left() + plot.inSight().x.toUnit(book().recording()->time(row)) * area.width(),
                   area.bottom() - plot.inSight().y.toUnit(energy) * area.height())
        .toPoint();
  }
  void clickBand(LedgerBand band, std::size_t row) {
    const double top = book().top(band, row), bottom = top - book().value(band, row);
    QTest::mouseClick(&panel().plot().surface(), Qt::LeftButton, {}, placeOf(row, (top + bottom) / 2));
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow({1600, 1000});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open(kMachine);
    QTest::keyClick(window_.get(), Qt::Key_E, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
  }
  void cleanup() { window_.reset(); }

  void nothing_beforeTheRun() {
    QVERIFY(panel().emptyText().contains("Run a model"));
    run();
    QVERIFY(panel().emptyText().isEmpty());
  }

  /// There was + brought in = the stack - what the method made, in every row.
  void bands_addUpToTheLine() {
    run();
    for (std::size_t row = 0; row < book().rows(); ++row) {
      const double stack = book().top(LedgerBand::impacts, row), made = book().value(LedgerBand::method, row);
      QVERIFY(std::abs(stack - made - book().owed(row)) < 1e-11);
      double sum = 0;
      for (std::size_t band = 0; band < stackedBands; ++band) sum += book().value(static_cast<LedgerBand>(band), row);
      QVERIFY(std::abs(sum - stack) < 1e-11);
      QVERIFY(book().value(LedgerBand::potential, row) >= 0);
    }
    QVERIFY(!book().has(LedgerBand::friction) && !book().has(LedgerBand::impacts));
  }

  /// Only plots over time have a use for D: here it goes on to the parents, and ends there.
  void aKeyForThePlot_mayBeOfNoUseToIt() {
    run();
    PlotSurface& surface = panel().plot().surface();
    auto& view = test::part<Viewport>(*window_);
    view.setFocus();
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_F, Qt::Key_D}) {
      QTest::mouseMove(&surface, surface.rect().center());
      QTest::keyClick(&view, key);
    }
    QVERIFY(view.hasFocus());
  }

  void numbers_areThoseOfTheMoment() {
    run();
    for (const double t : {1.0, 2.5}) {
      window_->session().playback.showTime(t);
      const std::size_t row = *window_->session().playback.row();
      const auto line = [&](const QString& name) {
        for (const LedgerLine& of : panel().bands().lines())
          if (of.name == name) return of.value;
        return std::nan("");
      };
      QTRY_COMPARE(line("Kinetic"), channel(row, "energy.kinetic"));
      QCOMPARE(line("Damping"), channel(row, "energy.dissipated"));
      QCOMPARE(line("Brought in"), channel(row, "energy.work"));
      QCOMPARE(line("Method"), channel(row, "energy.numerical"));
      QVERIFY2(panel().summary().startsWith(QString("%1 s: ").arg(t)), qPrintable(panel().summary()));
    }
  }

  void click_tellsTheElements() {
    run();
    const std::size_t last = book().rows() - 1, row = last * 3 / 4;
    clickBand(LedgerBand::heat, row);
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::heat));
    QCOMPARE(panel().elements().table().rowCount(), 2);
    double sum = 0, shares = 0;
    for (const LedgerLine& line : panel().elements().lines()) {
      QVERIFY(line.name == "strut" || line.name == "guide");
      sum += line.value;
      shares += line.share;
    }
    QVERIFY(std::abs(sum - channel(last, "energy.dissipated")) < 1e-12);
    QVERIFY(std::abs(shares - 1) < 1e-12);
    // Its line in the list is marked, and the list leads there, too.
    QCOMPARE(panel().bands().currentIndex().data().toString(), QString("Damping"));
    clickBand(LedgerBand::kinetic, row);
    QCOMPARE(panel().bands().currentIndex().data().toString(), QString("Kinetic"));
    QCOMPARE(panel().elements().table().rowCount(), 3);
    QTest::mouseClick(&panel().plot().surface(), Qt::LeftButton, {}, placeOf(row, book().owed(row)));
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::broughtIn));
    QStringList names;
    for (const LedgerLine& line : panel().elements().lines()) names << line.name;
    QCOMPARE(QSet<QString>(names.begin(), names.end()), (QSet<QString>{"push", "motor"}));
    QTest::qWait(50);
    screenshot(*window_, "energy-work");
    // In a window of its own the lists stand beside the bands.
    auto* dock = window_->findChild<QDockWidget*>("ledgerDock");
    dock->setFloating(true);
    dock->resize(1000, 460);
    QTRY_VERIFY(panel().bands().mapTo(&panel(), QPoint()).x() > panel().plot().width());
    QTest::qWait(50);
    screenshot(*dock, "energy-floating");
  }

  void keys_chooseABand() {
    run();
    QTreeView* view = &panel().bands();
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::broughtIn));
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::heat));
  }

  void click_onAnElementSelectsIt() {
    run();
    clickBand(LedgerBand::heat, book().rows() * 3 / 4);
    window_->session().selection.clear();
    QTreeView* view = &panel().elements();
    const QModelIndex first = view->model()->index(0, 0);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    QCOMPARE(window_->session().selection.elements().size(), std::size_t{1});
    QCOMPARE(
        QString::fromStdString(window_->session().document.model().nameOf(*window_->session().selection.element())),
        first.data().toString());
    QTest::qWait(50);
    screenshot(*window_, "energy");
  }

  void contacts_areToldByThePairsThatTouch_data() {
    QTest::addColumn<QString>("method");
    QTest::newRow("forces") << "geom1";
    QTest::newRow("impulses") << "local_neg";
  }
  void contacts_areToldByThePairsThatTouch() {
    QFETCH(QString, method);
    open(QString(kBalls).replace("METHOD", method).toUtf8().constData());
    run();
    const std::size_t last = book().rows() - 1;
    QVERIFY(book().has(LedgerBand::friction) && book().has(LedgerBand::impacts));
    for (const auto& [band, whole] : {std::pair{LedgerBand::impacts, "energy.contact_normal"},
                                      std::pair{LedgerBand::friction, "energy.contact_friction"}}) {
      panel().choose(band);
      double sum = 0;
      QStringList names;
      for (const LedgerLine& line : panel().elements().lines()) {
        sum += line.value;
        names << line.name;
      }
      QVERIFY(std::abs(sum + channel(last, whole)) < 1e-12);
      QVERIFY2(names.contains("ground \u2013 ball-1") && names.contains("ball-1 \u2013 target"),
               qPrintable(names.join(", ")));
    }
    // A click on the line of a pair selects both bodies.
    QTreeView* view = &panel().elements();
    const auto& lines = panel().elements().lines();
    const auto pair = std::ranges::find(lines, QString("ball-1 \u2013 target"), &LedgerLine::name);
    const QModelIndex at = view->model()->index(static_cast<int>(pair - lines.begin()), 0);
    view->scrollTo(at);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(at).center());
    QStringList selected;
    for (const ElementId id : window_->session().selection.elements())
      selected << QString::fromStdString(window_->session().document.model().nameOf(id));
    QCOMPARE(selected, (QStringList{"ball-1", "target"}));
    QCOMPARE(view->currentIndex().data().toString(), QString("ball-1 \u2013 target"));
    QTest::qWait(50);
    screenshot(*window_, qPrintable("energy-contacts-" + method));
  }

  /// The 50 fastest of 60 weights that all move stand alone.
  void manyElements_areLumped() {
    QString bodies;
    for (int i = 0; i < 60; ++i)
      bodies += QString(R"(%1{"name": "w%2", "type": "particle", "mass": 1, "velocity": [%2, 0, 0]})")
                    .arg(i ? "," : "")
                    .arg(i);
    open(QString(R"({"gyre": 1, "name": "many", "bodies": [%1], "simulation": {"step": 0.01, "end_time": 0.1}})")
             .arg(bodies)
             .toUtf8()
             .constData());
    run();
    panel().choose(LedgerBand::kinetic);
    const auto& lines = panel().elements().lines();
    QCOMPARE(lines.size(), std::size_t{51});
    QCOMPARE(lines.back().name, QString("10 others"));
    double sum = 0;
    for (const LedgerLine& line : lines) sum += line.value;
    const double whole = channel(book().rows() - 1, "energy.kinetic");
    QVERIFY(std::abs(sum - whole) < 1e-12 * whole);
  }

  void cursor_isDragged_andTimeIsZoomed() {
    run();
    window_->session().playback.showTime(2);
    QTRY_VERIFY(panel().summary().startsWith("2 s"));
    PlotSurface& surface = panel().plot().surface();
    const QPoint from = placeOf(*window_->session().playback.row(), 0) - QPoint(0, 20);
    QTest::mousePress(&surface, Qt::LeftButton, {}, from);
    const QPoint to = placeOf(book().recording()->rowAt(1), 0) - QPoint(0, 20);
    QTest::mouseMove(&surface, to);
    QTest::mouseRelease(&surface, Qt::LeftButton, {}, to);
    QTRY_VERIFY(std::abs(window_->session().playback.time() - 1) < 0.05);
    const double whole = panel().plot().inSight().x.span();
    surface.setFocus();
    QTest::keyClick(&surface, Qt::Key_Plus);
    QVERIFY(std::abs(panel().plot().inSight().x.span() - whole / 1.25) < 1e-9);
    QTest::keyClick(&surface, Qt::Key_F);
    QCOMPARE(panel().plot().inSight().x.span(), whole);
    test::checkFigure(panel().plot());
  }

  /// In real time: bands, line and words follow the rows that come.
  void bands_growWithTheRun() {
    window_->session().controller.setSpeed(1);
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(book().rows() > 20, 10000);
    QTRY_VERIFY(panel().emptyText().isEmpty());
    const std::size_t rows = book().rows();
    const double span = panel().plot().inSight().x.span();
    const QString words = panel().summary();
    QTRY_VERIFY(book().rows() > rows + 50 && panel().plot().inSight().x.span() > span && panel().summary() != words);
    QVERIFY(window_->session().controller.isRunning());
    window_->session().controller.pause();
  }

  /// What contacts take has bands of its own. Of the three balls none meets another one.
  void contacts_haveTheirBands() {
    QVERIFY(window_->openFile(QStringLiteral(GYRE_EXAMPLES_DIR) + "/bouncing-balls.gyre"));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
    run();
    const std::size_t last = book().rows() - 1;
    QVERIFY(book().has(LedgerBand::impacts));
    QCOMPARE(book().value(LedgerBand::impacts, last), -channel(last, "energy.contact_normal"));
    QVERIFY(book().value(LedgerBand::impacts, last) > 0.1);
    for (std::size_t row = 0; row <= last; row += 7)
      QVERIFY(std::abs(book().top(LedgerBand::impacts, row) - book().value(LedgerBand::method, row) -
                       book().owed(row)) < 1e-9);
    clickBand(LedgerBand::impacts, last * 3 / 4);
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::impacts));
    QStringList pairs;
    for (const LedgerLine& line : panel().elements().lines()) pairs << line.name;
    QVERIFY2(pairs.size() == 3 &&
                 std::ranges::all_of(pairs, [](const QString& p) { return p.startsWith("ground \u2013 "); }),
             qPrintable(pairs.join(", ")));
    QVERIFY2(panel().summary().endsWith("the method made nothing but round-off."), qPrintable(panel().summary()));
    QTest::qWait(50);
    screenshot(*window_, "energy-contact");
  }

  /// A step that is too long for the spring: what the method lost is the hatched gap, and can be clicked.
  void whatTheMethodLost_isTheGap() {
    open(R"({"gyre": 1, "name": "too long a step", "gravity": [0, 0, 0],
      "bodies": [{"name": "bob", "type": "particle", "mass": 1, "position": [0.5, 0, 0]}],
      "forces": [{"name": "spring", "type": "cartesian_spring", "body": "bob", "anchor": [0, 0, 0],
                  "stiffness": [100, 100, 100]}],
      "simulation": {"integrator": "geom1", "step": 0.1, "end_time": 3, "rho_inf": 0.5}})");
    run();
    const std::size_t last = book().rows() - 1;
    const double lost = book().value(LedgerBand::method, last);
    QVERIFY2(lost < -5, qPrintable(QString::number(lost)));  // of 12.5 J
    const std::size_t row = last - 2;                        // beside the cursor, which takes clicks itself
    const double stack = book().top(LedgerBand::impacts, row), owed = book().owed(row);
    QTest::mouseClick(&panel().plot().surface(), Qt::LeftButton, {}, placeOf(row, (stack + owed) / 2));
    QCOMPARE(panel().chosen(), std::optional(LedgerBand::method));
    QVERIFY2(panel().summary().contains("the method lost"), qPrintable(panel().summary()));
    QTest::qWait(50);
    screenshot(*window_, "energy-lost");
  }

  /// A run of a million rows whose bands swing a thousand times: drawn in the time of a frame or two, once taken in.
  void aMillionRows_areDrawnFast() {
    constexpr std::size_t rows = 1'000'000;
    auto made = *Recording::create({{documentId, "time", "s"},
                                    {documentId, "energy.kinetic", "J"},
                                    {documentId, "energy.potential", "J"},
                                    {documentId, "energy.elastic", "J"},
                                    {documentId, "energy.dissipated", "J"},
                                    {documentId, "energy.work", "J"},
                                    {documentId, "energy.numerical", "J"}},
                                   rows);
    for (std::size_t i = 0; i < rows; ++i) {
      const double t = 1e-3 * static_cast<double>(i), s = std::sin(6 * t);
      const double kept = std::exp(-t / 600), values[] = {t, kept * s * s, kept * (1 - s * s), 0, 1 - kept, 0, 0};
      std::ranges::copy(values, made->next().begin());
      made->publish();
    }
    EnergyBook big;
    big.setRecording(made);
    QElapsedTimer clock;
    clock.start();
    while (big.takeNewRows()) {
    }
    const double taking = 1e-3 * static_cast<double>(clock.restart());
    QCOMPARE(big.rows(), rows);
    constexpr std::size_t pixels = 1000;
    std::size_t points = 0;
    for (const LedgerBand band : {LedgerBand::potential, LedgerBand::kinetic, LedgerBand::heat})
      points += big.edge(band, big.timeRange(), pixels).size();
    const double drawing = 1e-3 * static_cast<double>(clock.elapsed());
    qInfo("taken in in %.2f s, edges in %.3f s, %zu points", taking, drawing, points);
    QVERIFY(points <= 3 * (4 * pixels + 2));
    // No swing is lost: within a pixel the potential energy reaches nearly nothing and nearly all.
    const auto edge = big.edge(LedgerBand::potential, big.timeRange(), pixels);
    const auto [low, high] = std::ranges::minmax(edge, {}, &CurvePoint::value);
    QVERIFY(low.value < 1e-3 && high.value > 0.99);
    QVERIFY(drawing < 0.2);
  }

  void theGuide_explainsIt() {
    checkGuide(*window_, "Where", "Where the energy goes", "Adams-Moulton", "guide-energy");
  }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    run();
    clickBand(LedgerBand::kinetic, book().rows() / 2);
    window_->session().playback.showTime(2);
    QVERIFY2(panel().summary().startsWith("2 s: "), qPrintable(panel().summary()));
    QTest::qWait(100);
    screenshot(*window_, "energy-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_energy_panel test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_energy_panel.moc"
