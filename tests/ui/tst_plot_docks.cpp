// The docks of the window: what their heads say, which channels are plotted where and come back with the model, and a
// run kept to compare the next one with. By real mouse and key events.

#include "catalog/catalog.h"
#include "figure/plot_gestures.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "modal_answers.h"
#include "plots/channel_mime.h"
#include "plots/range_table.h"
#include "screenshot.h"
#include "theme/run_look.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

using namespace gyre;
using namespace gyre::ui;

namespace {

int pixelsLike(const QImage& image, const QColor& color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const QColor c = image.pixelColor(x, y);
      count +=
          std::abs(c.red() - color.red()) + std::abs(c.green() - color.green()) + std::abs(c.blue() - color.blue()) < 6;
    }
  return count;
}

}  // namespace

class tst_plot_docks : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  PlotDocks& plots() { return test::part<PlotDocks>(*window_); }
  QDockWidget* dock(const char* name) { return window_->findChild<QDockWidget*>(name); }
  QAction* action(const QString& text) {
    for (QAction* a : window_->actions())
      if (a->text().remove('&') == text) return a;
    return nullptr;
  }
  void open(const char* example) {
    QVERIFY(window_->openExample(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(example)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
  }
  /// A double click on a channel of the list.
  void plotChannel(const QString& search) {
    dock("channelsDock")->raise();
    QTest::qWait(50);
    auto* find = plots().channelList()->findChild<QLineEdit*>();
    find->clear();
    QTest::keyClicks(find, search);
    auto* tree = plots().channelList()->findChild<QTreeView*>();
    const QModelIndex group = tree->model()->index(0, 0);
    QVERIFY(group.isValid());
    const QPoint place = tree->visualRect(tree->model()->index(0, 0, group)).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, place);
  }
  /// @param speeds  down the list of speeds, from real time; 1: as fast as possible
  void runFor(double seconds, int speeds = 1) {
    auto* speed = window_->findChild<QComboBox*>("speed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Home);
    for (int i = 0; i < speeds; ++i) QTest::keyClick(speed, Qt::Key_Down);
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().playback.recordedUntil() > seconds, 20000);
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Space);
    QTRY_VERIFY(!window_->session().controller.isRunning());
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  /// Neither the docks hidden behind the gallery nor those of the workbench make the window larger than it was asked
  /// to be.
  void theWindow_keepsItsSize() {
    QCOMPARE(window_->size(), QSize(1440, 900));
    open("four-bar");
    QCOMPARE(window_->size(), QSize(1440, 900));
    window_ = test::openMainWindow({1280, 800});
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    open("four-bar");
    for (const char* name : {"healthDock", "staticsDock", "modesDock", "messagesDock", "parametersDock"}) {
      dock(name)->raise();
      QTest::qWait(50);
      QCOMPARE(window_->size(), QSize(1280, 800));
    }
  }

  void aDockAmongTabs_hasNoHeadOfItsOwn() {
    open("four-bar");
    QTRY_COMPARE(dock("propertiesDock")->titleBarWidget()->height(), 0);
    // Alone, it names itself; its tabs are gone.
    for (const char* other : {"parametersDock", "historyDock"}) dock(other)->toggleViewAction()->trigger();
    QTRY_VERIFY(dock("propertiesDock")->titleBarWidget()->height() > 16);
    dock("historyDock")->toggleViewAction()->trigger();
    QTRY_COMPARE(dock("propertiesDock")->titleBarWidget()->height(), 0);
  }

  void whatIsPlotted_comesBackWithTheModel() {
    open("four-bar");
    QTest::mouseClick(plots().ofSelection()->findChild<PlotSurface*>(), Qt::LeftButton, {}, QPoint(80, 80));
    plotChannel("drift pos");
    plots().energy()->ranges().setLogarithmic(true);
    const QStringList chosen = plots().ofSelection()->selection().names();
    QVERIFY(chosen.contains("drift.position"));
    const QStringList energies = plots().energy()->selection().names();

    open("bushing");
    QVERIFY(!plots().ofSelection()->selection().names().contains("drift.position"));
    QVERIFY(!plots().energy()->ranges().isLogarithmic());

    open("four-bar");
    QTRY_COMPARE(plots().ofSelection()->selection().names(), chosen);
    QVERIFY(plots().energy()->ranges().isLogarithmic());
    QCOMPARE(plots().energy()->selection().names(), energies);

    // Also in another window.
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    open("four-bar");
    QTRY_COMPARE(plots().ofSelection()->selection().names(), chosen);
    QCOMPARE(plots().ofSelection()->selection().channels().size(), static_cast<std::size_t>(chosen.size()));
  }

  void plotsOfOnesOwn_comeBack_andMoveWithTheFile() {
    open("four-bar");
    plots().addPlot();
    plotChannel("newton iter");
    QCOMPARE(plots().views()[2]->selection().names(), QStringList{"newton.iterations"});
    const QString path = dir_.filePath("mine.gyre");
    QVERIFY(test::part<FileCommands>(*window_).saveFile(path));
    open("bushing");
    QCOMPARE(plots().docks().size(), 2U);
    QVERIFY(window_->openFile(path));
    QTRY_COMPARE(plots().views()[2]->selection().names(), QStringList{"newton.iterations"});
    QVERIFY(plots().docks()[2]->isVisible());
  }

  void formulasAxesAndMarks_comeBack() {
    open("four-bar");
    runFor(0.4);
    PlotView* energy = plots().energy();
    QTest::mouseClick(energy->findChild<PlotSurface*>(), Qt::LeftButton, {}, QPoint(80, 80));
    QTest::keyClick(energy->findChild<PlotSurface*>(), Qt::Key_E);
    auto* edit = energy->findChild<QLineEdit*>("entryEdit");
    QTRY_VERIFY(edit->isVisible());
    QTest::keyClicks(edit, "deriv(energy.kinetic)/2");
    QTest::keyClick(edit, Qt::Key_Return);
    const QStringList curves = energy->selection().names();
    QVERIFY(curves.contains("deriv(energy.kinetic)/2"));
    // R and X are commands of the window, too; in a plot they are the plot's.
    energy->findChild<PlotSurface*>()->setFocus();
    QTest::keyClick(energy->findChild<PlotSurface*>(), Qt::Key_R);
    QVERIFY(energy->settings().all().range);
    QTest::keyClick(energy->findChild<PlotSurface*>(), Qt::Key_X);
    QVERIFY(edit->isVisible());
    QTest::keyClick(edit, Qt::Key_Escape);
    energy->settings().range().set(AxisRange{0.1, 0.3});
    energy->settings().notes().set({{"turns", 0.2, 0, "energy.kinetic"}, {"free", 0.25, 3.5, {}}});
    energy->settings().setEqualAxes(true);
    energy->settings().setHorizontal("energy.potential");
    plots().ofSelection()->settings().setSpectrum(SpectrumOptions{SpectrumWindow::flatTop, SpectrumKind::power});
    const PlotChoices chosen = energy->settings().all(), spectrum = plots().ofSelection()->settings().all();
    QVERIFY(chosen.range && chosen.notes.size() == 2 && chosen.equalAxes && spectrum.spectrum);

    open("bushing");
    QCOMPARE(energy->settings().all(), PlotChoices{});
    open("four-bar");
    QTRY_COMPARE(energy->selection().names(), curves);
    QCOMPARE(energy->settings().all(), chosen);
    QCOMPARE(plots().ofSelection()->settings().all(), spectrum);
  }

  /// Each model is met again as it was left: what is plotted where, in which order and tabs; and the camera.
  void placesAndCamera_comeBackAfterARestart() {
    open("four-bar");
    const auto newPlot = [this] {
      for (QAction* menu : window_->menuBar()->actions())
        for (QAction* entry : menu->menu()->actions())
          if (entry->text() == "&New plot") entry->trigger();
    };
    newPlot();
    newPlot();
    QCOMPARE(plots().docks().size(), 4U);
    window_->tabifyDockWidget(dock("plot1"), dock("plot4"));
    window_->addDockWidget(Qt::TopDockWidgetArea, dock("plot3"));
    QTest::qWait(50);
    const auto isPlaced = [this] {
      return plots().docks().size() == 4 && window_->dockWidgetArea(dock("plot3")) == Qt::TopDockWidgetArea &&
             window_->tabifiedDockWidgets(dock("plot1")).contains(dock("plot4"));
    };
    QVERIFY(isPlaced());
    test::part<Viewport>(*window_).camera().standardView(StandardView::top);
    const QPoint at = test::part<Viewport>(*window_).rect().center();
    for (int i = 0; i < 5; ++i) {
      QWheelEvent wheel(at, test::part<Viewport>(*window_).mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                        false);
      QApplication::sendEvent(&test::part<Viewport>(*window_), &wheel);
    }
    const Vec3 eye = CameraFrame::of(test::part<Viewport>(*window_).camera().vtk()).eye;

    open("bushing");
    QCOMPARE(plots().docks().size(), 2U);
    QVERIFY(!dock("plot3") && !dock("plot4"));
    newPlot();
    open("four-bar");
    QTest::qWait(50);
    QVERIFY(isPlaced());
    open("bushing");
    QCOMPARE(plots().docks().size(), 3U);
    QCOMPARE(window_->dockWidgetArea(dock("plot3")), Qt::BottomDockWidgetArea);
    window_->close();
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    open("four-bar");
    QTest::qWait(50);
    QVERIFY(isPlaced());
    for (const char* tabbed : {"treeDock", "propertiesDock"}) QTRY_COMPARE(dock(tabbed)->titleBarWidget()->height(), 0);
    const Vec3 again = CameraFrame::of(test::part<Viewport>(*window_).camera().vtk()).eye;
    QVERIFY2((again - eye).norm() < 1e-6, qPrintable(QString("%1 m away").arg((again - eye).norm())));
    test::screenshot(*window_, "docks-after-restart");
  }

  void aClosedPlot_isFreed() {
    open("four-bar");
    plots().addPlot();
    const QPointer<PlotView> third = plots().views().back();
    QTRY_VERIFY(third->isVisible());
    dock("plot3")->toggleViewAction()->trigger();
    QTRY_VERIFY(!third);
    QVERIFY(!dock("plot3"));
    QCOMPARE(plots().current(), plots().ofSelection());
    plots().addPlot();
    QVERIFY(dock("plot3"));  // the name is free again
  }

  void aKeptRun_isDrawnBehindTheNextOne() {
    open("bushing");
    QVERIFY(!action("Keep this run for comparison")->isEnabled());
    constexpr int twiceRealTime = 3;  // on a busy machine a run as fast as possible would go on for many periods
    runFor(1.0, twiceRealTime);
    QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(window_->session().runs.kept().all().size(), std::size_t{1});
    const QColor ofKept = runLook(currentTheme(), window_->session().runs.kept().all().front()->color).color;
    auto* canvas = plots().energy()->findChild<CurveCanvas*>();
    QTest::qWait(50);
    const int before = pixelsLike(canvas->grab().toImage(), ofKept);

    // Another motion: the next run does not cover the kept one.
    const ElementId block = window_->session().document.model().of(Category::body).front()->id;
    QVERIFY(window_->session().document.submit({SetField{block, "mass", 60.0}}, "mass").has_value());
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(
        window_->session().controller.current().recording() && window_->session().controller.progress().steps == 0,
        10000);
    runFor(0.3, twiceRealTime);
    auto* legend = plots().energy()->findChild<PlotLegend*>();
    QTRY_COMPARE(legend->entries().back().color, ofKept);
    QVERIFY2(legend->entries().back().name.contains("h = "), qPrintable(legend->entries().back().name));
    QCOMPARE(plots().energy()->selection().channels().size() + 2, legend->entries().size());
    // The plot reaches as far as the longer of the two.
    QVERIFY(plots().energy()->ranges().time().second >= 1.0);
    QTRY_VERIFY(pixelsLike(canvas->grab().toImage(), ofKept) > before + 100);
    test::screenshot(*window_, "window-compare-light");

    action("Forget the kept run")->trigger();
    QVERIFY(window_->session().runs.kept().all().empty());
    QCOMPARE(plots().energy()->selection().channels().size(), legend->entries().size());
    QCOMPARE(plots().energy()->ranges().time().second, window_->session().playback.recordedUntil());
    QVERIFY(!action("Forget the kept run")->isEnabled());
  }

  /// Dropped at its right edge, a channel makes a plot beside; below, one under it; in the middle it joins the others.
  void aChannelDroppedAtAnEdge_makesAPlotThere() {
    open("four-bar");
    PlotView* energy = plots().energy();
    const auto drop = [&](QPointF place, const QString& channel) {
      const std::unique_ptr<QMimeData> data(toMimeData({channel}));
      QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, {});
      QApplication::sendEvent(energy, &enter);
      QVERIFY(enter.isAccepted());
      QDragMoveEvent move(place.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, {});
      QApplication::sendEvent(energy, &move);
      test::screenshot(*window_, "docks-drop");
      QDropEvent dropped(place, Qt::CopyAction, data.get(), Qt::LeftButton, {});
      QApplication::sendEvent(energy, &dropped);
    };
    drop({energy->width() - 12.0, energy->height() / 2.0}, "crank.wy");
    QCOMPARE(plots().views().size(), std::size_t{3});
    PlotView* beside = plots().views()[2];
    QTRY_VERIFY(beside->isVisible());
    QCOMPARE(beside->selection().names(), QStringList{"crank.wy"});
    const auto placeOf = [this](QWidget* w) { return w->mapTo(window_.get(), QPoint()); };
    QTRY_VERIFY(placeOf(beside).x() >= placeOf(energy).x() + energy->width());
    QCOMPARE(placeOf(beside).y(), placeOf(energy).y());
    drop({energy->width() / 2.0, energy->height() - 8.0}, "crank.x");
    PlotView* below = plots().views()[3];
    QTRY_VERIFY(below->isVisible() && placeOf(below).y() >= placeOf(energy).y() + energy->height());
    QCOMPARE(window_->size(), QSize(1440, 900));
    test::screenshot(*window_, "docks-split");
    // The one below shares the time; also when the model is opened again.
    const auto zoom = [&](double factor) {
      emit energy->surface().gestures().zoomed(ZoomAxes::time, factor, {0.3, 0.5});
      return energy->ranges().time();
    };
    const auto half = zoom(0.5);
    QCOMPARE(below->ranges().time(), half);
    QVERIFY(beside->ranges().time() != below->ranges().time());
    emit below->surface().gestures().fitRequested();
    QVERIFY(energy->ranges().isFollowing());
    open("bushing");
    open("four-bar");
    QTRY_COMPARE(plots().views().size(), std::size_t{4});
    const auto again = zoom(0.7);
    QCOMPARE(plots().views()[3]->ranges().time(), again);
    const qsizetype before = energy->selection().names().size();
    drop({energy->width() / 2.0, energy->height() / 2.0}, "crank.z");
    QCOMPARE(energy->selection().names().size(), before + 1);
    QCOMPARE(plots().views().size(), std::size_t{4});
    // Another unit: what is offered moves it below.
    auto* move = energy->findChild<QPushButton*>("plotBelow");
    QTRY_VERIFY(move->isVisible());
    QTest::mouseClick(move, Qt::LeftButton);
    QCOMPARE(energy->selection().names().size(), before);
    QCOMPARE(plots().views().back()->selection().names(), QStringList{"crank.z"});
    QVERIFY(!move->isVisible());
  }

  void aNewPlot_isInFront() {
    open("four-bar");
    window_->tabifyDockWidget(dock("plot1"), dock("plot2"));
    dock("plot1")->raise();
    QTest::qWait(50);
    PlotView* added = plots().addPlot();
    QTRY_VERIFY(added->isVisible() && !added->visibleRegion().isEmpty());
    QCOMPARE(plots().current(), added);
  }

  /// A click on a channel is the begin of a drag: it takes nothing away from the plot that it may be dragged to.
  void aChannelThatIsPressed_leavesThePlotOfTheSelection() {
    open("four-bar");
    const QStringList before = plots().ofSelection()->selection().names();
    QVERIFY(!before.isEmpty());
    dock("channelsDock")->raise();
    QTest::qWait(50);
    auto* tree = plots().channelList()->findChild<QTreeView*>();
    tree->expandAll();
    const QModelIndex group = tree->model()->index(tree->model()->rowCount() - 1, 0);
    tree->scrollTo(tree->model()->index(0, 0, group));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                      tree->visualRect(tree->model()->index(0, 0, group)).center());
    QCOMPARE(plots().ofSelection()->selection().names(), before);
    // In the tree of the model it is followed.
    const Model& model = window_->session().document.model();
    window_->session().selection.select(model.of(Category::body).front()->id);
    QVERIFY(plots().ofSelection()->selection().names() != before);
  }

  void theCurveOfADeletedBody_comesBackWithIt() {
    open("double-pendulum");
    PlotView* plot = plots().addPlot();
    plot->selection().setNames({"lower.x", "upper.x", "lower.z"});
    const ElementId lower = window_->session().document.model().find("lower")->id;
    window_->session().selection.select(lower);
    test::ModalAnswers answers;  // its joint goes with it
    answers.answer([](QDialog* dialog) {
      QTest::keyClick(dialog, Qt::Key_Return);
      return true;
    });
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(plot->selection().names(), QStringList{"upper.x"}, 10000);
    window_->session().document.history().undo();  // nobody gives the focus back after a dialog
    QTRY_COMPARE_WITH_TIMEOUT(plot->selection().names(), (QStringList{"lower.x", "upper.x", "lower.z"}), 10000);
  }

  void statistics_leaveTheCurvesTheirRoom() {
    open("four-bar");
    runFor(0.3);
    PlotView* energy = plots().energy();
    window_->resizeDocks({dock("plot1")}, {170}, Qt::Vertical);
    auto* surface = energy->findChild<PlotSurface*>();
    surface->setFocus();
    QTest::keyClick(surface, Qt::Key_R);
    QTRY_VERIFY(energy->findChild<RangeTable*>()->isVisible());
    QTRY_VERIFY2(surface->plotArea().height() > 60, qPrintable(QString::number(surface->plotArea().height())));
    QVERIFY(window_->size() == QSize(1440, 900));
    test::screenshot(*window_, "docks-statistics");
  }

  void theStyleOfTheMouse_isRemembered() {
    open("four-bar");
    QVERIFY(test::part<Viewport>(*window_).input().navigation() == NavigationStyle::gyre);
    action("As in Blender: middle turns, Shift moves")->trigger();
    QVERIFY(test::part<Viewport>(*window_).input().navigation() == NavigationStyle::blender);
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    QVERIFY(test::part<Viewport>(*window_).input().navigation() == NavigationStyle::blender);
    QVERIFY(action("As in Blender: middle turns, Shift moves")->isChecked());
  }

  /// Ctrl+Z is the plot's while that has the keyboard and something to take back; then, and elsewhere, the model's.
  void undoInAPlot_isForItsMarkers_thenForTheModel() {
    open("four-bar");
    runFor(0.2);
    ModelDocument& document = window_->session().document;
    QVERIFY(document.submit({SetField{simulationId, "end_time", 3.0}}, "end time").has_value());
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().controller.isCompiling(), 10000);
    runFor(0.2);
    PlotView& plot = *plots().energy();
    auto* surface = plot.findChild<PlotSurface*>();
    const auto addMarker = [&](const char* text) {
      surface->setFocus();
      QTest::keyClick(surface, Qt::Key_M);
      auto* edit = plot.findChild<QLineEdit*>("entryEdit");
      QTRY_VERIFY(edit->isVisible());
      QTest::keyClicks(edit, text);
      QTest::keyClick(edit, Qt::Key_Return);
    };
    addMarker("here");
    QCOMPARE(plot.settings().all().notes.size(), std::size_t{1});
    QVERIFY(document.isModified());
    const int before = document.history().index();
    QTest::keyClick(surface, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(plot.settings().all().notes.empty());
    QCOMPARE(document.history().index(), before);
    QTest::keyClick(surface, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(plot.settings().all().notes.size(), std::size_t{1});
    QCOMPARE(document.history().index(), before);
    // Elsewhere the key is the model's, and leaves the marker alone.
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.history().index(), before - 1);
    QCOMPARE(plot.settings().all().notes.size(), std::size_t{1});
    test::part<Viewport>(*window_).setFocus();
    QTest::keyClick(&test::part<Viewport>(*window_), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document.history().index(), before);
    surface->setFocus();
    QTest::keyClick(surface, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(plot.settings().all().notes.empty());
    QTest::keyClick(surface, Qt::Key_Z, Qt::ControlModifier);  // nothing of the plot is left
    QCOMPARE(document.history().index(), before - 1);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  tst_plot_docks test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_plot_docks.moc"
