// How the solver of contacts converged, in the window: curves and islands are those of the row shown, live and scrubbed
// back; a line leads to the bodies of its island, the mouse reads an iteration.

#include "contacts/island_table.h"
#include "contacts/solver_panel.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "screenshot.h"
#include "shell/contact_controller.h"
#include "shell/film_dialog.h"
#include "ui_session.h"
#include "viewport/island_color.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QDir>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// Two light boxes under a heavy one, which Gauss-Seidel does not solve; a box by itself, and a ball that lands at 0.2
/// s.
constexpr const char* kStacks = R"({"gyre": 1, "name": "stacks", "ground": {"shapes": [{"type": "plane"}]},
  "bodies": [
    {"name": "low", "type": "rigid", "mass": 1, "inertia": [0.0016, 0.0016, 0.0016], "position": [0, 0, 0.05],
     "shapes": [{"type": "box", "size": [0.1, 0.1, 0.1]}]},
    {"name": "middle", "type": "rigid", "mass": 1, "inertia": [0.0016, 0.0016, 0.0016], "position": [0, 0, 0.15],
     "shapes": [{"type": "box", "size": [0.1, 0.1, 0.1]}]},
    {"name": "anvil", "type": "rigid", "mass": 200, "inertia": [0.32, 0.32, 0.32], "position": [0, 0, 0.25],
     "shapes": [{"type": "box", "size": [0.1, 0.1, 0.1]}]},
    {"name": "alone", "type": "rigid", "mass": 2, "inertia": [0.02, 0.02, 0.02], "position": [-0.5, 0.3, 0.05],
     "velocity": [2, 0, 0], "shapes": [{"type": "box", "size": [0.2, 0.2, 0.1]}]},
    {"name": "falls", "type": "rigid", "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0.4, 0.2, 0.3],
     "shapes": [{"type": "sphere", "radius": 0.1}]}],
  "contact": {"materials": [{"name": "wood", "friction": 0.5, "restitution": 0}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.3, "output_step": 0.01, "sweeps": 30,
                 "merit": 1e-16}})";

/// Balls in a row; the first reaches the second at 0.01 s, and its blow runs on through gaps of 1 um.
constexpr const char* kRow = R"({"gyre": 1, "name": "row", "gravity": [0, 0, 0], "bodies": [
    {"name": "ball 1", "type": "particle", "mass": 1, "position": [-0.3105, 0, 0], "velocity": [1, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]},
    {"name": "ball 2", "type": "particle", "mass": 1, "position": [-0.2, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]},
    {"name": "ball 3", "type": "particle", "mass": 1, "position": [-0.099999, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]},
    {"name": "ball 4", "type": "particle", "mass": 1, "position": [0.000002, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]}],
  "contact": {"materials": [{"name": "steel", "friction": 0, "restitution": 1}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.02}})";

}  // namespace

class tst_contact_solver : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  SolverPanel& panel() { return *test::part<ContactController>(*window_).solver(); }
  ElementId body(const char* name) { return window_->session().document.model().find(name)->id; }
  QString cell(int line, int column) { return panel().view()->model()->index(line, column).data().toString(); }
  std::vector<LoggedSolve> allLogged() {
    return window_->session().controller.current().recording()->solver()->row(*window_->session().playback.row());
  }
  LoggedSolve logged() { return allLogged().back(); }
  void click(int line) {
    QTreeView* view = panel().view();
    const QModelIndex at = view->model()->index(line, IslandTable::bodies);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(at).center());
  }
  int lineOf(const QString& name) {
    for (int line = 0; line < panel().view()->model()->rowCount(); ++line)
      if (cell(line, IslandTable::bodies).startsWith(name)) return line;
    return -1;
  }
  void open(const char* text) { openText(*window_, dir_, text); }
  void runToTheEnd() { test::runToTheEnd(*window_); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open(kStacks);
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().isVisible());
  }
  void cleanup() { window_.reset(); }

  void nothing_beforeTheRun() {
    QVERIFY(panel().emptyText().contains("Run a model"));
    runToTheEnd();
    QVERIFY(panel().emptyText().isEmpty());
    window_->session().controller.reset();
    QTRY_VERIFY(!panel().emptyText().isEmpty());
  }

  void islands_areThoseOfTheRow() {
    runToTheEnd();
    for (const double t : {0.05, 0.15, 0.3}) {
      window_->session().playback.showTime(t);
      const LoggedSolve solve = logged();
      QCOMPARE(panel().view()->model()->rowCount(), t < 0.2 ? 2 : 3);
      const int stack = lineOf("low"), alone = lineOf("alone");
      QVERIFY(stack >= 0 && alone >= 0);
      QCOMPARE(cell(stack, IslandTable::bodies), QString("low and 2 more"));
      QCOMPARE(cell(stack, IslandTable::contacts), QString("12"));
      QCOMPARE(cell(stack, IslandTable::rows), QString("36"));
      QCOMPARE(cell(alone, IslandTable::contacts), QString("4"));
      for (const LocalIsland& i : solve.islands)
        if (i.contacts > 1)
          QCOMPARE(cell(i.contacts == 12 ? stack : alone, IslandTable::reason), QString::fromStdString(explanation(i)));
      int longest = 0;
      for (const LocalIsland& i : solve.islands) longest = std::max(longest, i.sweeps + i.iterations);
      QCOMPARE(panel().plot().iterations(), longest);
      QVERIFY(panel().summary().startsWith(QString("%1 islands, of the worst: merit").arg(t < 0.2 ? 2 : 3)));
    }
    QTest::qWait(50);
    screenshot(*window_, "solver");
  }

  void aLine_selectsItsBodies_andStaysWithThem() {
    runToTheEnd();
    window_->session().playback.showTime(0.05);
    click(lineOf("low"));
    QCOMPARE(window_->session().selection.elements().size(), std::size_t{3});
    for (const char* name : {"low", "middle", "anvil"}) QVERIFY(window_->session().selection.contains(body(name)));
    panel().view()->sortByColumn(IslandTable::contacts, Qt::AscendingOrder);
    window_->session().playback.showTime(0.2);
    QCOMPARE(panel().view()->currentIndex().row(), lineOf("low"));
    QTest::keyClick(panel().view(), Qt::Key_Up);
    QCOMPARE(window_->session().selection.elements(), std::vector{body("alone")});
    window_->session().playback.showTime(0.3);
    QTest::keyClick(panel().view(), Qt::Key_Up);
    QCOMPARE(window_->session().selection.elements(), std::vector{body("falls")});
  }

  void mouse_readsAnIteration() {
    runToTheEnd();
    // The row whose step took the most iterations.
    const Recording& recording = *window_->session().controller.current().recording();
    std::size_t best = 0, most = 0;
    for (std::size_t r = 0; r < recording.rows(); ++r)
      if (const auto row = recording.solver()->row(r); !row.empty() && row.front().iterates.size() > most) {
        best = r;
        most = row.front().iterates.size();
      }
    QVERIFY(most >= 3);
    window_->session().playback.showTime(recording.time(best));
    const LoggedSolve solve = logged();
    auto* surface = panel().findChild<PlotSurface*>("convergence");
    const QRectF area = surface->plotArea();
    const double unit = (3 - 0.5) / std::max(panel().plot().iterations(), 4);
    QTest::mouseMove(surface, QPointF(area.left() + unit * area.width(), area.center().y()).toPoint());
    QTRY_VERIFY2(panel().plot().readout().startsWith("Iteration 3:"), qPrintable(panel().plot().readout()));
    QVERIFY(panel().plot().readout().contains(compactNumber(solve.iterates[2].worst, 3)));
    QTest::mouseMove(panel().view());
    QTRY_VERIFY(!panel().plot().readout().startsWith("Iteration 3:"));
  }

  /// What nobody asked for is not recorded; what the window does is.
  void live_itFollows() {
    window_->session().controller.setSpeed(0.05);
    window_->session().controller.run();
    QTRY_VERIFY_WITH_TIMEOUT(panel().view()->model()->rowCount() >= 2, 10000);
    const std::size_t before = window_->session().controller.current().recording()->rows();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording()->rows() > before + 2, 10000);
    window_->session().controller.pause();
    QTRY_VERIFY(!window_->session().controller.isRunning());
    QTRY_COMPARE(panel().table().solve()->last.merit, logged().last.merit);
  }

  /// Bodies of one island have one colour, at any time; what flies by itself is grey.
  void bodies_haveTheColoursOfTheirIslands() {
    Viewport& view = test::part<Viewport>(*window_);
    const auto command = [&](const char* text) {
      for (QAction* a : window_->findChildren<QAction*>())
        if (a->text() == text) return a;
      return static_cast<QAction*>(nullptr);
    };
    command("&Show contacts")->setChecked(false);
    command("Colour bodies by &island")->trigger();
    QVERIFY(view.shown().scene().colors().empty());  // no run yet
    const auto hueOf = [&](const char* name) {
      const QPoint at =
          view.camera().projection().toWidget(view.shown().scene().placementOf(body(name))->position).toPoint();
      return view.grabFramebuffer().pixelColor(at).hslHue();
    };
    const int own = hueOf("anvil");
    runToTheEnd();
    window_->session().selection.clear();
    const int stack = hueOf("low");
    for (const double t : {0.05, 0.2, 0.3}) {
      window_->session().playback.showTime(t);
      QVERIFY(!view.shown().scene().colors().empty());
      for (const char* name : {"low", "middle", "anvil"})
        QVERIFY2(std::abs(hueOf(name) - stack) <= 3, qPrintable(QString("%1 at %2").arg(name).arg(t)));
    }
    QVERIFY(std::abs(stack - islandColor(0, false).hslHue()) <= 3);
    screenshot(*window_, "islands");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(50);
    screenshot(*window_, "islands-dark");
    applyTheme(*qApp, ThemeChoice::light);
    command("Colour bodies by &island")->trigger();
    QVERIFY(view.shown().scene().colors().empty());
    QVERIFY(std::abs(hueOf("anvil") - own) <= 3);
  }

  /// Frames of a film have the islands of their moments: the ball is grey until it lands.
  void film_hasTheColoursOfEachMoment() {
    for (QAction* a : window_->findChildren<QAction*>())
      if (a->text() == "Colour bodies by &island") a->setChecked(true);
    runToTheEnd();
    FilmDialog film(test::part<Viewport>(*window_), window_->session().runs, "film", window_.get());
    QSignalSpy written(&film, &FilmDialog::written);
    film.write(dir_.filePath("film.png"));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60000);
    const auto pixelsOfBall = [&](const QString& file) {
      const QImage picture(dir_.filePath(file));
      int count = 0;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
          const QColor c = picture.pixelColor(x, y);
          count += c.hslSaturation() > 80 && std::abs(c.hslHue() - islandColor(4, false).hslHue()) <= 3;
        }
      return count;
    };
    const QStringList files = QDir(dir_.path()).entryList({"film-*.png"}, QDir::Files, QDir::Name);
    QVERIFY(pixelsOfBall(files.front()) < 10 && pixelsOfBall(files.back()) > 300);
  }

  /// Each solve of a step through which a blow runs on can be looked at.
  void solvesOfOneStep_areChosen() {
    open(kRow);
    QVERIFY(!panel().number()->isVisible());
    runToTheEnd();
    const Recording& recording = *window_->session().controller.current().recording();
    std::size_t blow = 0;
    while (blow < recording.rows() && recording.solver()->row(blow).size() < 3) ++blow;
    QVERIFY(blow < recording.rows());
    window_->session().playback.showTime(recording.time(blow));
    QSpinBox* number = panel().number();
    QVERIFY(number->isVisible());
    QCOMPARE(number->text(), QString("Solve 3 of 3"));
    QCOMPARE(cell(0, IslandTable::bodies), QString("ball 3 and 1 more"));
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Down);
    QTest::keyClick(number, Qt::Key_Down);
    QCOMPARE(number->text(), QString("Solve 1 of 3"));
    QCOMPARE(cell(0, IslandTable::bodies), QString("ball 1 and 1 more"));
    QCOMPARE(panel().table().solve()->last.merit, allLogged().front().last.merit);
    QTest::qWait(50);
    screenshot(*window_, "solver-of-blows");
    window_->session().playback.showTime(recording.time(blow - 1));
    QVERIFY(!number->isVisible());
    window_->session().playback.showTime(recording.time(blow));
    QCOMPARE(number->value(), 3);
  }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    runToTheEnd();
    click(lineOf("low"));
    QTest::qWait(100);
    screenshot(*window_, "solver-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_contact_solver test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_contact_solver.moc"
