// A plot that shows what two runs differ by: by mouse and keys, live, and what it says where there is nothing to show.

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "model/element.h"
#include "open_plot.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

/// A pendulum whose frequency comes out a little wrong, as one integrated with too long steps does.
std::vector<Signal> pendulum(double frequency) {
  return {{"bob.x", "m", [=](double t) { return 0.3 * std::sin(frequency * t); }},
          {"bob.z", "m", [=](double t) { return -0.5 + 0.1 * std::cos(2 * frequency * t); }},
          {"bob.vx", "m/s", [=](double t) { return 0.3 * frequency * std::cos(frequency * t); }}};
}

}  // namespace

class TestPlotDifference : public QObject {
  Q_OBJECT

  std::unique_ptr<PlotView> view_;
  std::shared_ptr<Recording> run_, kept_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  QToolButton* button(const char* name) { return view_->findChild<QToolButton*>(QString::fromLatin1(name)); }
  const std::vector<LegendEntry>& legend() { return view_->findChild<PlotLegend*>()->entries(); }
  const PlotAnnotations& words() { return surface()->annotations(); }
  /// Two runs, and a plot of the first two channels.
  void compare(std::size_t rows = 2001, double step = 0.005, double keptStep = 0.005) {
    run_ = record(pendulum(3.001), rows, step, 20000);
    kept_ = record(pendulum(3), 2001, keptStep);
    view_->selection().setRecording(run_);
    view_->comparison().setKept(kept_, QStringLiteral("geom2, h = 5 ms"));
    view_->comparison().setDifferenceName(QStringLiteral("geom1 minus geom2 (h = 5 ms)"));
    view_->selection().setChannels({1, 2});
  }
  void pressD() {
    surface()->setFocus();
    QTest::keyClick(surface(), Qt::Key_D);
  }
  void screenshot(const char* name) {
    QTest::qWait(50);  // the legend may have got another height
    gyre::test::screenshot(*view_, QString::fromLatin1(name));
  }
  double exact(double t) { return 0.3 * (std::sin(3.001 * t) - std::sin(3 * t)); }

 private slots:
  void initTestCase() { test::beginPlots(); }
  void init() {
    view_ = test::openPlot({720, 320});
    QVERIFY(view_);
  }
  void cleanup() {
    view_.reset();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void theButton_showsTheDifference_andBothRunsAgain() {
    compare();
    const auto both = view_->ranges().values();
    QSignalSpy changed(&view_->comparison(), &PlotComparison::differenceChanged);
    QTest::mouseClick(button("difference"), Qt::LeftButton);
    QVERIFY(view_->comparison().isDifference() && button("difference")->isChecked());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(words().valueTitle.section(QLatin1Char('['), 0, 0).trimmed(), QStringLiteral("difference of bob"));
    QVERIFY(view_->findChild<QLabel*>()->text().contains(QStringLiteral("difference")));
    QCOMPARE(legend().back().name, QStringLiteral("geom1 minus geom2 (h = 5 ms)"));
    QCOMPARE(legend().back().color, legend().front().color);
    // Rows at equal times: the values are those of the runs.
    const PlotData data = view_->data();
    QCOMPARE(data.recording->rows(), run_->rows());
    double largest = 0;
    for (std::size_t row = 0; row < run_->rows(); ++row)
      for (const std::size_t i : {0u, 1u}) {
        const double d = data.recording->at(row, data.columns[i]);
        QCOMPARE(d, run_->at(row, i + 1) - kept_->at(row, i + 1));
        largest = std::max(largest, std::abs(d));
      }
    QVERIFY(view_->ranges().values().second > 0.5 * largest && view_->ranges().values().second < 1.2 * largest);
    view_->setTimeCursor(5);
    QCOMPARE(legend()[0].value, readableNumber(run_->at(1000, 1) - kept_->at(1000, 1)) + QStringLiteral(" m"));
    screenshot("difference-light");
    QTest::mouseClick(button("difference"), Qt::LeftButton);
    QVERIFY(!view_->comparison().isDifference());
    QCOMPARE(view_->ranges().values(), both);
    QCOMPARE(legend().back().name, QStringLiteral("geom2, h = 5 ms"));
  }

  void theLegend_hasTheLargestDifferenceInSight() {
    compare();
    pressD();
    const auto largestUntil = [&](double end) {
      double largest = 0;
      for (std::size_t row = 0; row < run_->rows() && run_->time(row) <= end; ++row)
        largest = std::max(largest, std::abs(run_->at(row, 1) - kept_->at(row, 1)));
      return QStringLiteral("max %1 m").arg(readableNumber(largest, 3));
    };
    QCOMPARE(legend()[0].norm, largestUntil(10));
    // A flat box zooms in time.
    const QRectF area = surface()->plotArea();
    const QPoint from = area.center().toPoint(), to(static_cast<int>(area.left()) - 20, from.y());
    QTest::mousePress(surface(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, surface()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(surface(), &move);
    QTest::mouseRelease(surface(), Qt::LeftButton, {}, to);
    QVERIFY(view_->ranges().time().second < 6);
    QCOMPARE(legend()[0].norm, largestUntil(view_->ranges().time().second));
    view_->resize(300, 240);  // there is no room beside the names
    QApplication::processEvents();
    screenshot("difference-small");
  }

  void aLogarithmicAxis_showsTheMagnitude() {
    compare();
    pressD();
    QTest::mouseClick(button("log-axis"), Qt::LeftButton);
    QVERIFY(words().valueTitle.startsWith(QStringLiteral("|difference| of bob")));
    QVERIFY(words().note.isEmpty() && words().hint.isEmpty());
    const auto [low, high] = view_->ranges().values();
    QVERIFY(low > 0 && low < 1e-4 && high > 2e-3);
    applyTheme(*qApp, ThemeChoice::dark);
    QApplication::processEvents();
    screenshot("difference-log-dark");
    // Signed where it is exported.
    const PlotData data = view_->data();
    QCOMPARE(data.recording->at(1000, data.columns[0]), run_->at(1000, 1) - kept_->at(1000, 1));
    // What is the same in both has no logarithm.
    std::vector<Signal> halfTheSame = pendulum(3.001);
    halfTheSame[1] = pendulum(3)[1];
    view_->selection().setRecording(record(halfTheSame, 400, 0.005));
    QCOMPARE(words().note, QStringLiteral("No difference in bob.z"));
    // Both begin the same: of a logarithm nothing is left, and it is said.
    run_ = record(pendulum(3), 100, 0.005);
    view_->selection().setRecording(run_);
    QVERIFY(words().hint.contains(QStringLiteral("do not differ")));
  }

  void theMenu_doesItToo() {
    compare();
    QTimer::singleShot(0, view_.get(), [] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      QVERIFY(menu);
      for (QAction* action : menu->actions())
        if (action->text().contains(QStringLiteral("minus the baseline"))) menu->setActiveAction(action);
      // By the keyboard: not every Qt takes a click on a menu that has just opened.
      QTest::keyClick(menu, menu->activeAction() ? Qt::Key_Return : Qt::Key_Escape);
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(300, 150), view_->mapToGlobal(QPoint(300, 150)));
    QApplication::sendEvent(view_.get(), &event);
    QVERIFY(view_->comparison().isDifference());
  }

  void liveRun_growsTheDifference_byItsNewRowsAlone() {
    compare(401);
    pressD();
    QCOMPARE(view_->ranges().time().second, 2.0);
    const Recording* before = view_->data().recording.get();
    const std::size_t points = view_->pointsDrawn();
    gyre::test::append(*run_, pendulum(3.001), 400, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 4.0);
    QCOMPARE(view_->data().recording.get(), before);
    QVERIFY(view_->pointsDrawn() > points);
    // Beyond the end of the kept run there is nothing to subtract.
    gyre::test::append(*run_, pendulum(3.001), 2000, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 10.0);
    QVERIFY2(words().note.contains(QStringLiteral("ends at 10 s")), qPrintable(words().note));
    gyre::test::append(*run_, pendulum(3.001), 1000, 0.005);
    view_->refresh();
    QCOMPARE(view_->ranges().time().second, 10.0);
  }

  void aMillionRows_areTakenInByFrames() {
    run_ = record(pendulum(3.001), 1000000, 1e-4, 1100000);
    kept_ = record(pendulum(3), 500000, 3e-4);
    view_->selection().setRecording(run_);
    view_->comparison().setKept(kept_, {});
    view_->selection().setChannels({1, 2});
    pressD();
    QVERIFY(view_->ranges().time().second < run_->time(999999));  // not all at once
    QTRY_COMPARE_WITH_TIMEOUT(view_->ranges().time().second, run_->time(999999), 20000);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i) {
      gyre::test::append(*run_, pendulum(3.001), 100, 1e-4);
      view_->refresh();
    }
    qInfo("a million rows, 2 differences: %.2f ms per refresh", static_cast<double>(clock.nsecsElapsed()) / 20e6);
    QVERIFY(view_->pointsDrawn() < 2u * 4u * 720u);
  }

  /// Rows at other times: the plot's values are those of the closed forms but for the polynomial's error,
  /// 17/720 (w h)^6 at most.
  void otherTimes_areInterpolated_withoutWords() {
    compare(1001, 0.007, 0.005);
    pressD();
    const PlotData data = view_->data();
    QCOMPARE(data.recording->rows(), std::size_t{1001});
    for (std::size_t row = 0; row < data.recording->rows(); ++row)
      QVERIFY(std::abs(data.recording->at(row, data.columns[0]) - exact(data.recording->time(row))) <
              0.3 * 17 * std::pow(3 * 0.005, 6) / 720 + 1e-15);
    QVERIFY2(words().note.isEmpty(), qPrintable(words().note));
  }

  void rowsTooFarApart_areNamed() {
    compare(1001, 0.007, 0.7);
    pressD();
    QVERIFY2(words().note.contains(QStringLiteral("Uncertain")), qPrintable(words().note));
    QVERIFY(words().note.contains(QStringLiteral("bob.x by some")));
    screenshot("difference-uncertain");
  }

  void countsOfSteps_areNotInterpolated() {
    const auto steps = [](std::size_t rows, double step) {
      auto made = *Recording::create({{documentId, "time", "s"}, {documentId, "newton.iterations", ""}}, rows);
      gyre::test::append(*made, {{"", "", [](double t) { return std::round(4 + 3 * std::sin(9 * t)); }}}, rows, step);
      return made;
    };
    view_->selection().setRecording(steps(1001, 0.007));
    view_->comparison().setKept(steps(50, 0.5), {});
    view_->selection().setChannels({1});
    pressD();
    const PlotData data = view_->data();
    QCOMPARE(data.recording->rows(), std::size_t{1001});
    for (std::size_t row = 0; row < data.recording->rows(); ++row) {
      const double d = data.recording->at(row, data.columns[0]);
      QCOMPARE(d, std::round(d));
    }
    QVERIFY(words().note.isEmpty());
  }

  void withoutAKeptRun_itSaysWhatToDo() {
    run_ = record(pendulum(3), 100, 0.005);
    view_->selection().setRecording(run_);
    view_->selection().setChannels({1});
    pressD();
    QVERIFY(words().hint.contains(QStringLiteral("Ctrl+K")));
    QVERIFY(words().valueTicks.empty());
    QVERIFY(!button("export")->isEnabled());
    QVERIFY(view_->data().columns.empty());
    screenshot("difference-none");
    view_->comparison().setKept(run_, {});
    QVERIFY(words().hint.contains(QStringLiteral("kept run itself")));
    view_->selection().setRecording(record(pendulum(3.1), 100, 0.005));
    QVERIFY(words().hint.isEmpty() && button("export")->isEnabled());
    view_->comparison().setKept(nullptr, {});
    QVERIFY(words().hint.contains(QStringLiteral("Ctrl+K")));
  }

  void whatTheKeptRunDoesNotHave_isNamed() {
    compare();
    view_->comparison().setKept(record({{"bob.x", "mm", [](double t) { return t; }}}, 100, 0.1), {});
    pressD();
    QVERIFY(words().hint.contains(QStringLiteral("none of these")));  // in other units it is another channel
    std::vector<Signal> fewer = pendulum(3);
    fewer.erase(fewer.begin());
    view_->comparison().setKept(record(fewer, 100, 0.1), {});
    QVERIFY(words().hint.isEmpty());
    QVERIFY2(words().note.contains(QStringLiteral("Not in the baseline: bob.x")), qPrintable(words().note));
    QVERIFY(!words().note.contains(QStringLiteral("bob.z")) || words().note.contains(QStringLiteral("bob.z by some")));
    QVERIFY(!legend()[0].shown && legend()[1].shown);
    view_->setTimeCursor(1);
    QVERIFY(legend()[0].value.isEmpty() && !legend()[1].value.isEmpty());
    QCOMPARE(view_->selection().channels(), (std::vector<int>{1, 2}));  // they stay plotted
  }

  void channels_comeAndGo() {
    compare();
    pressD();
    view_->selection().setChannels({1});
    QCOMPARE(view_->data().columns.size(), std::size_t{1});
    view_->selection().add({QStringLiteral("bob.z")});
    const PlotData data = view_->data();
    QCOMPARE(data.columns.size(), std::size_t{2});
    QCOMPARE(data.recording->channels()[data.columns[1]].header(), std::string("bob.z_difference [m]"));
    QCOMPARE(data.recording->at(700, data.columns[1]), run_->at(700, 2) - kept_->at(700, 2));
    view_->selection().remove(QStringLiteral("bob.x"));
    QCOMPARE(view_->data().columns, std::vector<std::size_t>{data.columns[1]});
    QVERIFY(words().hint.isEmpty());
  }

  void outsideOfTheOverlap_itSaysSo() {
    compare(2001, 0.005, 0.001);  // the kept run ends at 2 s
    pressD();
    QCOMPARE(view_->ranges().time().second, 2.0);
    const QPoint from = surface()->plotArea().center().toPoint();
    for (int i = 0; i < 3; ++i) {  // moves the picture to what is beyond
      const QPoint to = from - QPoint(static_cast<int>(surface()->plotArea().width() / 2), 0);
      QTest::mousePress(surface(), Qt::MiddleButton, {}, from);
      QMouseEvent move(QEvent::MouseMove, to, surface()->mapToGlobal(to), Qt::NoButton, Qt::MiddleButton, {});
      QApplication::sendEvent(surface(), &move);
      QTest::mouseRelease(surface(), Qt::MiddleButton, {}, to);
    }
    QVERIFY(view_->ranges().time().first > 2.0);
    QVERIFY(words().hint.contains(QStringLiteral("both runs")));
    QVERIFY(words().note.contains(QStringLiteral("ends at 2 s")));
    view_->setTimeCursor(2.5);  // the last difference is none of that time
    QVERIFY(legend()[0].value.isEmpty());
    view_->setTimeCursor(1.5);
    QVERIFY(!legend()[0].value.isEmpty());
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestPlotDifference test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_difference.moc"
