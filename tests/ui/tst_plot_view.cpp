// One plot, driven by real mouse and key events.

#include "event_times.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "plots/channel_list.h"
#include "plots/channel_mime.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>
#include <ctime>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::screenshot;
using gyre::test::Signal;

namespace {

/// The energies of a damped oscillation, and the drift of a constraint.
std::vector<Signal> energies() {
  const auto decay = [](double t) { return 40 * std::exp(-0.15 * t); };
  return {
      {"energy.kinetic", "J", [=](double t) { return decay(t) * std::pow(std::cos(3 * t), 2); }},
      {"energy.potential", "J", [=](double t) { return 0.6 * decay(t) * std::pow(std::sin(3 * t), 2) - 12; }},
      {"energy.elastic", "J", [=](double t) { return 0.4 * decay(t) * std::pow(std::sin(3 * t), 2); }},
      {"energy.total", "J", [=](double t) { return decay(t) - 12; }},
      {"drift.position", "m",
       [](double t) { return t < 0.5 ? 0.0 : 1e-14 * std::exp(0.9 * t) * (1.2 + std::sin(9 * t)); }},
      {"drift.velocity", "m/s", [](double t) { return 1e-11 * std::exp(0.4 * t) * (1.1 + std::sin(7 * t)); }},
      {"rod 1.x", "m", [](double t) { return std::sin(t); }},
      {"hinge.lambda1", "N", [](double t) { return 9.81 + 1e-7 * std::sin(t); }},
  };
}

/// Dark ink of the picture: pixels that are far from the background.
int inkedPixels(const QImage& image, const QColor& background) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor c = image.pixelColor(x, y);
      count += std::abs(c.red() - background.red()) + std::abs(c.green() - background.green()) +
                   std::abs(c.blue() - background.blue()) >
               120;
    }
  }
  return count;
}

int pixelsOfColor(const QImage& image, const QColor& color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor c = image.pixelColor(x, y);
      count += std::abs(c.red() - color.red()) < 24 && std::abs(c.green() - color.green()) < 24 &&
               std::abs(c.blue() - color.blue()) < 24;
    }
  }
  return count;
}

}  // namespace

class TestPlotView : public QObject {
  Q_OBJECT

  std::shared_ptr<Recording> recording_;
  std::unique_ptr<PlotView> view_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  QPoint at(double u, double v) {
    const QRectF area = surface()->plotArea();
    return {qRound(area.left() + u * area.width()), qRound(area.bottom() - v * area.height())};
  }
  void wheel(QPoint position, int notches, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QWheelEvent event(position, surface()->mapToGlobal(position), {}, {0, 120 * notches}, Qt::NoButton, keys,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(surface(), &event);
  }
  void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
    QTest::mousePress(surface(), button, keys, from);
    for (int i = 1; i <= 4; ++i) {  // a real drag moves in between; QTest::mouseMove holds no buttons
      const QPoint p = from + (to - from) * i / 4;
      QMouseEvent move(QEvent::MouseMove, p, surface()->mapToGlobal(p), Qt::NoButton, button, keys);
      QApplication::sendEvent(surface(), &move);
    }
    QTest::mouseRelease(surface(), button, keys, to);
  }
  void show(const std::vector<int>& channels, std::size_t rows = 4001) {
    recording_ = record(energies(), rows, 0.005, 200000);
    view_->selection().setRecording(recording_);
    view_->selection().setChannels(channels);
    QApplication::processEvents();
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void init() {
    view_ = std::make_unique<PlotView>();
    view_->resize(720, 320);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }

  void cleanup() { view_.reset(); }

  void emptyPlot_saysWhatGoesThere() {
    QVERIFY(surface()->annotations().hint.contains(QStringLiteral("Drag channels here")));
    screenshot(*view_, QStringLiteral("plot-empty"));
  }

  void curves_areDrawnInTheirColours() {
    show({1, 2, 3, 4});
    QCOMPARE(view_->title(), QStringLiteral("energy"));
    QCOMPARE(surface()->annotations().valueTitle, QStringLiteral("energy [J]"));
    QCOMPARE(surface()->annotations().timeTitle, QStringLiteral("time [s]"));
    const QImage image = view_->findChild<CurveCanvas*>()->grab().toImage();
    for (int i = 0; i < 4; ++i)
      QVERIFY2(pixelsOfColor(image, lightTheme().curve(i)) > 100, qPrintable(QString::number(i)));
    screenshot(*view_, QStringLiteral("plot-energies"));
  }

  void oneCurve_isNamedWithItsUnit() {
    show({7});
    QCOMPARE(view_->title(), QStringLiteral("rod 1.x"));
    QCOMPARE(surface()->annotations().valueTitle, QStringLiteral("x [m]"));
    screenshot(*view_, QStringLiteral("plot-one"));
    show({8});
    screenshot(*view_, QStringLiteral("plot-offset"));
    QVERIFY(surface()->annotations().valueTitle.contains(QStringLiteral("+ 9.81")));
  }

  void theCursorsLabel_leavesTheTitleOfTheAxisFree() {
    show({1, 2, 3, 4});
    for (const double t : {0.0, 0.4, 2.0}) {
      view_->setTimeCursor(t);
      const QImage picture = surface()->grab().toImage();
      const int width = surface()->fontMetrics().horizontalAdvance(surface()->annotations().valueTitle);
      const int height = static_cast<int>(surface()->plotArea().top()) - 1;
      QCOMPARE(pixelsOfColor(picture.copy(8, 0, width, height), lightTheme().timeCursor), 0);
      QVERIFY(pixelsOfColor(picture.copy(0, 0, picture.width(), height), lightTheme().timeCursor) > 200);
    }
    screenshot(*view_, QStringLiteral("plot-cursor"));
  }

  void roundOffBesideACurve_isReadAsZero() {
    show({1, 5});
    view_->setTimeCursor(2);
    QCOMPARE(view_->findChild<PlotLegend*>()->entries()[1].value, QStringLiteral("0 m"));
    show({5});
    QVERIFY(view_->findChild<PlotLegend*>()->entries()[0].value.contains(QStringLiteral("10⁻¹⁴")));
  }

  void wheel_zoomsTimeAboutTheMouse() {
    show({1});
    const auto [low, high] = view_->ranges().time();
    QCOMPARE(low, 0.0);
    QCOMPARE(high, 20.0);
    wheel(at(0.25, 0.5), 2);
    const auto [newLow, newHigh] = view_->ranges().time();
    const QRectF area = surface()->plotArea();
    const double u = (at(0.25, 0.5).x() - area.left()) / area.width();
    QVERIFY(newHigh - newLow < 14);
    QVERIFY(std::abs(newLow + u * (newHigh - newLow) - u * 20.0) < 0.05);
    QVERIFY(!view_->ranges().isFollowing());
    screenshot(*view_, QStringLiteral("plot-zoomed"));
  }

  void wheelWithCtrl_zoomsValues_withShift_both() {
    show({1});
    const auto values = view_->ranges().values();
    wheel(at(0.5, 0.5), 3, Qt::ControlModifier);
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 20.0));
    QVERIFY(view_->ranges().isFollowing());
    const auto narrower = view_->ranges().values();
    QVERIFY(narrower.second - narrower.first < 0.6 * (values.second - values.first));
    wheel(at(0.5, 0.5), 3, Qt::ShiftModifier);
    QVERIFY(view_->ranges().time().second < 18);
    const auto narrowest = view_->ranges().values();
    QVERIFY(narrowest.second - narrowest.first < 0.6 * (narrower.second - narrower.first));
  }

  void leftDrag_zoomsIntoTheBox_andDoubleClickShowsAll() {
    show({1});
    const auto values = view_->ranges().values();
    drag(at(0.25, 0.25), at(0.75, 0.5));
    QVERIFY(std::abs(view_->ranges().time().first - 5) < 0.1);
    QVERIFY(std::abs(view_->ranges().time().second - 15) < 0.1);
    const double height = values.second - values.first;
    QVERIFY(std::abs(view_->ranges().values().first - (values.first + 0.25 * height)) < 0.02 * height);
    QVERIFY(std::abs(view_->ranges().values().second - (values.first + 0.5 * height)) < 0.02 * height);
    QTest::mouseDClick(surface(), Qt::LeftButton, {}, at(0.5, 0.5));
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 20.0));
    QCOMPARE(view_->ranges().values(), values);
    QVERIFY(view_->ranges().isFollowing());
  }

  void flatDrag_zoomsTimeOnly_andFfitsAgain() {
    show({1});
    drag(at(0.5, 0.5), at(0.75, 0.5));
    QVERIFY(std::abs(view_->ranges().time().first - 10) < 0.1);
    QVERIFY(std::abs(view_->ranges().time().second - 15) < 0.1);
    surface()->setFocus();
    QTest::keyClick(surface(), Qt::Key_F);
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 20.0));
  }

  void middleDrag_movesThePicture() {
    show({1});
    drag(at(0.5, 0.5), at(0.25, 0.5), Qt::MiddleButton);
    QVERIFY(std::abs(view_->ranges().time().first - 5) < 0.1);
    QVERIFY(std::abs(view_->ranges().time().second - 25) < 0.1);
  }

  void following_growsWithTheRun_untilTheUserZooms() {
    show({1}, 401);
    QCOMPARE(view_->ranges().time().second, 2.0);
    gyre::test::append(*recording_, energies(), 400, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 4.0);
    wheel(at(0.5, 0.5), 1);
    const auto still = view_->ranges().time();
    gyre::test::append(*recording_, energies(), 400, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time(), still);
    auto* follow = view_->findChild<QToolButton*>(QStringLiteral("follow"));
    QVERIFY(!follow->isChecked());
    QTest::mouseClick(follow, Qt::LeftButton);
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 6.0));
  }

  void refresh_drawsOnlyWhatChanged() {
    show({1}, 2001);
    auto* canvas = view_->findChild<CurveCanvas*>();
    QTest::qWait(50);
    const int frames = canvas->framesDrawn();
    for (int i = 0; i < 5; ++i) {
      view_->refresh();
      QTest::qWait(10);
    }
    QCOMPARE(canvas->framesDrawn(), frames);
    drag(at(0.1, 0.5), at(0.3, 0.5));  // an earlier part of the run
    QTest::qWait(50);
    const int zoomed = canvas->framesDrawn();
    QVERIFY(zoomed > frames);
    gyre::test::append(*recording_, energies(), 400, 0.005);
    view_->refresh();
    QTest::qWait(50);
    QCOMPARE(canvas->framesDrawn(), zoomed);
  }

  void timeCursor_isSetWithShift_andShowsValues() {
    show({1, 2, 3, 4});
    QSignalSpy moved(view_.get(), &PlotView::timeCursorMoved);
    QTest::mouseClick(surface(), Qt::LeftButton, Qt::ShiftModifier, at(0.5, 0.5));
    QCOMPARE(moved.size(), 1);
    QVERIFY(std::abs(moved[0][0].toDouble() - 10) < 0.05);
    drag(at(0.5, 0.5), at(0.25, 0.5), Qt::LeftButton, Qt::ShiftModifier);
    QVERIFY(std::abs(moved.back()[0].toDouble() - 5) < 0.05);
    QCOMPARE(view_->ranges().time(), std::pair(0.0, 20.0));  // no zoom
    view_->setTimeCursor(5.0);
    const auto& entries = view_->findChild<PlotLegend*>()->entries();
    QCOMPARE(entries.size(), std::size_t{4});
    QCOMPARE(entries[3].name, QStringLiteral("energy.total"));
    QCOMPARE(entries[3].value, QStringLiteral("%1 J").arg(40 * std::exp(-0.75) - 12, 0, 'f', 5));
    QApplication::processEvents();
    screenshot(*view_, QStringLiteral("plot-cursor"));
    view_->setTimeCursor(std::nan(""));
    QVERIFY(view_->findChild<PlotLegend*>()->entries()[3].value.isEmpty());
  }

  void cursorAheadOfTheLastRow_staysAtTheEdgeOfAPlotThatFollows() {
    show({1});
    view_->setTimeCursor(20.4);
    const auto cursorPixels = [this] { return pixelsOfColor(view_->grab().toImage(), lightTheme().timeCursor); };
    const int following = cursorPixels();
    view_->ranges().setFollowing(false);
    QVERIFY(following > cursorPixels() + 100);
  }

  void cursorMoves_withoutRedrawingCurves() {
    show({1});
    QTest::qWait(50);
    const int frames = view_->findChild<CurveCanvas*>()->framesDrawn();
    for (int i = 0; i < 5; ++i) {
      view_->setTimeCursor(i);
      QTest::qWait(5);
    }
    QCOMPARE(view_->findChild<CurveCanvas*>()->framesDrawn(), frames);
  }

  void logarithmicAxis_leavesOutWhatHasNoPlace_andSaysSo() {
    show({5, 6});
    auto* button = view_->findChild<QToolButton*>(QStringLiteral("log-axis"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(view_->ranges().isLogarithmic());
    const auto [low, high] = view_->ranges().values();
    QVERIFY(low > 1e-16 && low < 1e-14);
    QVERIFY(high > 1e-8 && high < 1e-5);
    QVERIFY(surface()->annotations().note.contains(QStringLiteral("drift.position")));
    QVERIFY(!surface()->annotations().note.contains(QStringLiteral("drift.velocity")));
    screenshot(*view_, QStringLiteral("plot-log"));
    view_->selection().setChannels({2});  // the first part is all negative
    view_->fit();
    drag(at(0.9, 0.5), at(0.95, 0.5));
    QVERIFY(surface()->annotations().hint.contains(QStringLiteral("No positive values")));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!view_->ranges().isLogarithmic());
    QVERIFY(surface()->annotations().hint.isEmpty());
  }

  void channels_areDropped_andRemoved() {
    show({1});
    QSignalSpy changed(&view_->selection(), &PlotSelection::changed);
    const std::unique_ptr<QMimeData> data(
        toMimeData({QStringLiteral("energy.total"), QStringLiteral("no such.thing")}));
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(view_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(view_.get(), &drop);
    QCOMPARE(view_->selection().channels(), (std::vector<int>{1, 4}));
    QCOMPARE(changed.size(), 1);
    view_->selection().remove(QStringLiteral("energy.kinetic"));
    QCOMPARE(view_->selection().channels(), std::vector<int>{4});
    // A curve keeps its colour when another goes.
    QCOMPARE(view_->findChild<PlotLegend*>()->entries()[0].color, lightTheme().curve(1));
  }

  void newRecording_keepsCurvesByName() {
    show({4, 1});
    std::vector<Signal> fewer = energies();
    fewer.erase(fewer.begin());
    view_->selection().setRecording(record(fewer, 100, 0.01));
    QCOMPARE(view_->selection().names(), QStringList{QStringLiteral("energy.total")});
    QCOMPARE(view_->selection().channels(), std::vector<int>{3});
    view_->selection().setRecording(nullptr);
    QVERIFY(view_->selection().channels().empty());
    view_->selection().setRecording(record(fewer, 100, 0.01));
    QCOMPARE(view_->selection().channels(), std::vector<int>{3});
  }

  void exportButton_asksForExport() {
    show({1});
    QSignalSpy asked(view_.get(), &PlotView::exportRequested);
    QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("export")), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
  }

  void extremeValues_areHarmless_data() {
    QTest::addColumn<double>("factor");
    for (const double factor : {1e308, 1e-308, 0.0, 1e300, 1e-15}) QTest::addRow("%g", factor) << factor;
  }
  void extremeValues_areHarmless() {
    QFETCH(double, factor);
    const auto diverges = [factor](double t) {
      return t > 8 ? std::nan("") : t > 7 ? -INFINITY : factor * std::sin(t);
    };
    view_->selection().setRecording(record({{"x", "m", diverges}}, 1000, 0.01));
    view_->selection().setChannels({1});
    for (const bool logarithmic : {false, true}) {
      view_->ranges().setLogarithmic(logarithmic);
      QVERIFY(std::isfinite(view_->ranges().values().first));
      QVERIFY(std::isfinite(view_->ranges().values().second));
      for (int i = 0; i < 60; ++i) wheel(at(0.3, 0.5), i < 40 ? 3 : -3, Qt::ShiftModifier);
      QApplication::processEvents();
      view_->fit();
    }
    QVERIFY(surface()->annotations().valueTicks.size() < 200);
  }

  void smallPlot_staysReadable() {
    view_->resize(300, 180);
    show({1, 4});
    view_->setTimeCursor(3);
    QApplication::processEvents();
    QVERIFY(surface()->annotations().valueTicks.size() >= 2);
    QVERIFY(surface()->annotations().timeTicks.size() >= 2);
    screenshot(*view_, QStringLiteral("plot-small"));
  }

  void deepZoom_staysExact() {
    // One sine per millisecond, an hour into the run: single precision cannot tell such times apart.
    const auto value = [](double t) { return std::sin(2 * 3.14159265358979 * 1000 * (t - 3600)); };
    std::vector<Channel> channels = {{ElementId{}, "time", "s"}, {ElementId{}, "x", "m"}};
    auto recording = *Recording::create(channels, 2000);
    for (int i = 0; i < 2000; ++i) {
      const auto row = recording->next();
      row[0] = 3600 + i * 1e-5;
      row[1] = value(row[0]);
      recording->publish();
    }
    view_->selection().setRecording(recording);
    view_->selection().setChannels({1});
    for (int i = 0; i < 8; ++i) wheel(at(0.5, 0.5), 1);
    QApplication::processEvents();
    QVERIFY(view_->ranges().time().second - view_->ranges().time().first < 4e-3);
    const QImage image = view_->findChild<CurveCanvas*>()->grab().toImage();
    QVERIFY(inkedPixels(image, lightTheme().plotBackground) > 2000);
    screenshot(*view_, QStringLiteral("plot-deep"));
  }

  void millionRows_areDrawnFast() {
    std::vector<Signal> inputs = energies();
    recording_ = record(inputs, 1000000, 1e-4, 1100000);
    view_->resize(1200, 400);
    view_->selection().setRecording(recording_);
    view_->selection().setChannels({1, 2, 3, 4});
    // Takes the rows in, a part per frame.
    auto& app = *static_cast<gyre::test::TimedApplication*>(qApp);
    app.reset();
    QTRY_COMPARE(view_->ranges().time().second, recording_->time(999999));
    app.report("a million rows taken in");
    auto* canvas = view_->findChild<CurveCanvas*>();
    QTest::qWait(100);
    double cpu = 0, draw = 0;
    constexpr int frames = 20;
    for (int i = 0; i < frames; ++i) {
      gyre::test::append(*recording_, inputs, 100, 1e-4);
      const std::clock_t start = std::clock();
      view_->refresh();
      cpu += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      const int drawn = canvas->framesDrawn();
      QTRY_VERIFY(canvas->framesDrawn() > drawn);
      draw += canvas->lastFrameSeconds();
    }
    app.report("a hundred more each frame");
    qInfo("1,000,000 rows, 4 curves, 1200 px: %.2f ms per refresh, %.2f ms to draw, %zu points", cpu / frames * 1e3,
          draw / frames * 1e3, view_->pointsDrawn());
    QVERIFY(view_->pointsDrawn() < 4u * 4u * 1200u);
  }

  void dark_looksTheSameInDark() {
    applyTheme(*qApp, ThemeChoice::dark);
    show({1, 2, 3, 4});
    view_->setTimeCursor(7.5);
    QApplication::processEvents();
    const QImage image = view_->findChild<CurveCanvas*>()->grab().toImage();
    QVERIFY(pixelsOfColor(image, darkTheme().plotBackground) > image.width() * image.height() / 2);
    screenshot(*view_, QStringLiteral("plot-dark"));
    view_->selection().setChannels({5, 6});
    view_->ranges().setLogarithmic(true);
    QApplication::processEvents();
    screenshot(*view_, QStringLiteral("plot-dark-log"));
    applyTheme(*qApp, ThemeChoice::light);
    QApplication::processEvents();
    QVERIFY(pixelsOfColor(view_->grab().toImage(), lightTheme().plotBackground) > 720 * 320 / 2);
  }

  void channelList_findsAndActivates() {
    ChannelList list;
    list.resize(260, 320);
    list.setRecording(record(energies(), 10, 0.1));
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    auto* tree = list.findChild<QTreeView*>();
    QCOMPARE(tree->model()->rowCount(), 4);  // energy, drift, rod 1, hinge
    QTest::keyClicks(list.findChild<QLineEdit*>(), QStringLiteral("ene tot"));
    QCOMPARE(tree->model()->rowCount(), 1);
    const QModelIndex group = tree->model()->index(0, 0);
    QCOMPARE(tree->model()->rowCount(group), 1);
    const QModelIndex total = tree->model()->index(0, 0, group);
    QCOMPARE(total.data().toString(), QStringLiteral("total [J]"));
    QSignalSpy activated(&list, &ChannelList::channelsActivated);
    const QPoint place = tree->visualRect(total).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toStringList(), QStringList{QStringLiteral("energy.total")});
    const std::unique_ptr<QMimeData> data(tree->model()->mimeData({total}));
    QCOMPARE(channelsOf(data.get()), QStringList{QStringLiteral("energy.total")});
    list.findChild<QLineEdit*>()->clear();
    tree->expandAll();
    screenshot(list, QStringLiteral("channels"));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  gyre::test::TimedApplication application(argc, argv);
  TestPlotView test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_view.moc"
