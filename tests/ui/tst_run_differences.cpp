// A plot that shows what several runs differ from one by: against closed forms, by key and menu, live, and as it is
// written to files.

#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "figure/readable_number.h"
#include "open_plot.h"
#include "plots/overlaid_runs.h"
#include "plots/plot_view.h"
#include "plots/range_table.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "theme/run_look.h"
#include "theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

constexpr double amplitude = 0.3;

std::vector<Signal> swing(double frequency) {
  return {{"bob.x", "m", [=](double t) { return amplitude * std::sin(frequency * t); }},
          {"bob.vx", "m/s", [=](double t) { return amplitude * frequency * std::cos(frequency * t); }}};
}

/// Error of the polynomial through six rows every h, at the ends of a run (row_weights.h); and round-off.
double interpolationError(double frequency, double h) {
  return amplitude * 17 * std::pow(frequency * h, 6) / 720 + 1e-15;
}

const QDeadlineTimer noHurry(QDeadlineTimer::Forever);

}  // namespace

class TestRunDifferences : public QObject {
  Q_OBJECT

  std::unique_ptr<PlotView> view_;
  std::shared_ptr<Recording> run_, baseline_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  const std::vector<LegendEntry>& legend() { return view_->findChild<PlotLegend*>()->entries(); }
  const LegendEntry* entry(const QString& name) {
    const auto at =
        std::find_if(legend().begin(), legend().end(), [&](const LegendEntry& e) { return e.name == name; });
    return at == legend().end() ? nullptr : &*at;
  }
  void press(int key) {
    surface()->setFocus();
    QTest::keyClick(surface(), static_cast<Qt::Key>(key));
  }
  static double exact(double frequency, double t) { return amplitude * (std::sin(frequency * t) - std::sin(3 * t)); }
  static OverlaidRun other(double frequency, std::size_t rows, double step, int color) {
    const QString name = QStringLiteral("w = %1").arg(frequency);
    return {record(swing(frequency), rows, step, 20000), name, color, name + QStringLiteral(" minus w = 3")};
  }
  /// The run shown, a baseline, one run at the same times and a shorter one at others.
  void compare() {
    view_->selection().setRecording(run_ = record(swing(3.001), 2001, 0.005, 20000));
    view_->comparison().setKept(baseline_ = record(swing(3), 2001, 0.005, 20000), QStringLiteral("w = 3"));
    view_->comparison().setOverlaid({other(3.002, 2001, 0.005, 1), other(2.998, 1001, 0.007, 3)});
    view_->comparison().setLooks(QStringLiteral("w = 3.001"), {.run = 0, .kept = 2});
    view_->comparison().setDifferenceName(QStringLiteral("w = 3.001 minus w = 3"), QStringLiteral("w = 3"));
    view_->selection().setChannels({1});
  }
  void picture(const char* name) {
    QTest::qWait(60);
    test::screenshot(*view_, QString::fromLatin1(name));
  }

 private slots:
  void initTestCase() { test::beginPlots(); }
  void init() {
    view_ = test::openPlot({760, 380});
    QVERIFY(view_);
  }
  void cleanup() {
    view_.reset();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void D_showsEveryRunMinusTheBaseline_inItsColour() {
    compare();
    press(Qt::Key_D);
    QVERIFY(view_->comparison().isDifference());
    QCOMPARE(surface()->accessibleName(), QStringLiteral("Plot: bob.x minus w = 3"));
    QVERIFY(!entry("w = 3") && !entry("w = 3.002"));  // the runs themselves are not there
    for (const auto& [name, color] : {std::pair("w = 3.002 minus w = 3", 1), std::pair("w = 2.998 minus w = 3", 3)}) {
      const LegendEntry* reported = entry(name);
      QVERIFY2(reported && reported->shown, name);
      QCOMPARE(reported->color, runLook(lightTheme(), color).color);
    }
    QCOMPARE(legend().back().name, QStringLiteral("w = 3.001 minus w = 3"));
    QCOMPARE(legend().back().color, runLook(lightTheme(), 0).color);
    // 0.3 (sin 3.002 t - sin 3 t) is the largest: 0.3 * 2 sin(0.001 t) at most, 6e-3 at 10 s.
    QVERIFY(view_->ranges().values().second > 5e-3 && view_->ranges().values().second < 8e-3);
    view_->setTimeCursor(5);
    QCOMPARE(entry("w = 3.002 minus w = 3")->value, readableNumber(exact(3.002, 5)) + QStringLiteral(" m"));
    QVERIFY(entry("w = 3.002 minus w = 3")->norm.startsWith(QStringLiteral("max ")));
    view_->setTimeCursor(8);  // the shorter one has ended
    QVERIFY(entry("w = 2.998 minus w = 3")->value.isEmpty());
    QVERIFY(!entry("w = 3.002 minus w = 3")->value.isEmpty());
    picture("differences-light");
    press(Qt::Key_D);
    QVERIFY(entry("w = 3.002") && entry("w = 2.998") && !entry("w = 3.002 minus w = 3"));
    // Each run in its colour, the baseline and the one shown, too; each channel by its stroke.
    view_->selection().setChannels({1, 2});
    for (const auto& [name, color] : {std::pair("w = 3.001", 0), std::pair("w = 3.002", 1), std::pair("w = 3", 2)}) {
      QVERIFY2(entry(name), name);
      QCOMPARE(entry(name)->color, runLook(lightTheme(), color).color);
    }
    QCOMPARE(entry("bob.x")->color, entry("bob.vx")->color);
    QCOMPARE(entry("bob.x")->line, Qt::SolidLine);
    QCOMPARE(entry("bob.vx")->line, Qt::DashLine);
    picture("runs-and-channels-light");
    applyTheme(*qApp, ThemeChoice::dark);
    picture("runs-and-channels-dark");
  }

  void theTable_hasAllOfThem_atTheTimesOfTheRun() {
    compare();
    press(Qt::Key_D);
    const PlotData data = view_->data();
    QCOMPARE(data.columns.size(), std::size_t{3});
    QCOMPARE(data.recording->rows(), run_->rows());
    QCOMPARE(data.recording->channels()[data.columns[0]].header(), std::string("bob.x_difference [m]"));
    QCOMPARE(data.recording->channels()[data.columns[2]].header(), std::string("bob.x_difference_3 [m]"));
    const CsvMetadata warnings{{"difference", "this run minus the kept one, at the times of this run"},
                               {"difference 2", "w = 3.002 minus w = 3"},
                               {"difference 3", "w = 2.998 minus w = 3"}};
    QVERIFY(data.warnings == warnings);
    for (std::size_t row = 0; row < data.recording->rows(); ++row) {
      const double t = data.recording->time(row);
      const auto at = [&](std::size_t i) { return data.recording->at(row, data.columns[i]); };
      QVERIFY(std::abs(at(0) - exact(3.001, t)) < 1e-15);
      QVERIFY(std::abs(at(1) - exact(3.002, t)) < 1e-15);
      if (t > 7 + 1e-9) QVERIFY(std::isnan(at(2)));
      // Twice interpolated: the baseline at its rows, and what it then differs by at those of the run.
      else QVERIFY(std::abs(at(2) - exact(2.998, t)) < interpolationError(3, 0.005) + 2 * interpolationError(3, 0.007));
    }
  }

  void anotherBaseline_countsAtOnce_andTheShownRunCanBeIt() {
    compare();
    press(Qt::Key_D);
    view_->comparison().setKept(record(swing(3.01), 2001, 0.005), QStringLiteral("w = 3.01"));
    const auto value = [&](std::size_t i) {
      const PlotData data = view_->data();
      return data.recording->at(1000, data.columns[i]);
    };
    const auto x = [](double w) { return amplitude * std::sin(w * 5); };
    QVERIFY(std::abs(value(0) - (x(3.001) - x(3.01))) < 1e-15);
    QVERIFY(std::abs(value(1) - (x(3.002) - x(3.01))) < 1e-15);
    // The others minus the run that is shown.
    view_->comparison().setKept(baseline_, QStringLiteral("w = 3"), KeptRole::compared);
    QVERIFY(std::abs(value(0) - (x(3) - x(3.001))) < 1e-15);
    QVERIFY(std::abs(value(1) - (x(3.002) - x(3.001))) < 1e-15);
    QCOMPARE(legend().front().color, runLook(lightTheme(), 2).color);
    // One that is hidden is subtracted, but not drawn.
    view_->comparison().setKept(baseline_, QStringLiteral("w = 3"), KeptRole::hiddenBaseline);
    QVERIFY(std::abs(value(1) - (x(3.002) - x(3))) < 1e-15);
    press(Qt::Key_D);
    QVERIFY(entry("w = 3.002") && !entry("w = 3"));
  }

  void statistics_areThoseOfAllThatIsShown() {
    const auto line = [](double slope) {
      return record({{"a.x", "m", [=](double t) { return slope * t; }}}, 1001, 0.01);
    };
    view_->selection().setRecording(line(2));
    view_->comparison().setKept(line(1), QStringLiteral("one"));
    view_->comparison().setOverlaid({{line(4), QStringLiteral("four"), 1, QStringLiteral("four minus one")}});
    view_->selection().setChannels({1});
    press(Qt::Key_D);
    press(Qt::Key_R);
    auto* table = view_->findChild<RangeTable*>()->findChild<QTableWidget*>();
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 0)->text(), QStringLiteral("a.x, four minus one"));
    const auto cell = [&](int row, int column) { return table->item(row, column)->text(); };
    QCOMPARE(cell(0, 3), QStringLiteral("10 m"));  // (2 - 1) t at 10 s
    QCOMPARE(cell(1, 3), QStringLiteral("30 m"));
    QCOMPARE(cell(1, 5), QStringLiteral("15 m"));  // the mean
    press(Qt::Key_D);
    QCOMPARE(table->rowCount(), 1);
  }

  void formulas_areSubtracted_too() {
    compare();
    view_->selection().add({QStringLiteral("2*bob.x")});
    press(Qt::Key_D);
    const PlotData data = view_->data();
    QCOMPARE(data.columns.size(), std::size_t{6});
    for (std::size_t row = 0; row < 1400; row += 7)
      for (const std::size_t first : {0, 2, 4})
        QVERIFY(std::abs(data.recording->at(row, data.columns[first + 1]) -
                         2 * data.recording->at(row, data.columns[first])) < 1e-14);
  }

  /// What is drawn while all go on is what is drawn of them afterwards, whoever is ahead; nothing beyond the common
  /// time.
  void runsThatGoOn_haveTheSameDifferences() {
    const auto baseline = record(swing(3), 5, 0.005, 20000);
    const auto ahead = record(swing(3.002), 20, 0.0035, 20000);
    OverlaidRuns live;
    live.setChannels({{QStringLiteral("bob.x"), QStringLiteral("m")}});
    live.setRuns({{ahead, QStringLiteral("ahead"), 1}});
    live.setBaseline(baseline, false);
    live.setGrowing(true, true);
    for (int i = 0; i < 40; ++i) {
      test::append(*ahead, swing(3.002), 25, 0.0035);
      live.takeNewRows(noHurry);
      QVERIFY(live.timeRange().high <= baseline->time(baseline->rows() - 1));
      test::append(*baseline, swing(3), 18, 0.005);
    }
    live.setGrowing(false, false);
    live.takeNewRows(noHurry);
    OverlaidRuns after;
    after.setChannels(live.channels());
    after.setRuns(live.runs());
    after.setBaseline(baseline, false);
    after.takeNewRows(noHurry);
    QCOMPARE(live.rowsTaken(), after.rowsTaken());
    QVERIFY(live.rowsTaken() > 1000);
    for (std::size_t row = 0; row < after.rowsTaken(); ++row) {
      const double t = after.rowsOf(0)->time(row), d = live.rowsOf(0)->at(row, 1);
      QCOMPARE(d, after.rowsOf(0)->at(row, 1));
      QVERIFY(std::abs(d - exact(3.002, t)) < interpolationError(3, 0.005));
    }
    QCOMPARE(after.timeRange().high, after.rowsOf(0)->time(after.rowsTaken() - 1));
    QVERIFY(after.timeRange().high <= baseline->time(baseline->rows() - 1) + 1e-12);
  }

  void aLogarithmicAxis_hasTheirMagnitudes() {
    compare();
    view_->comparison().setOverlaid({other(2.99, 2001, 0.005, 1)});
    press(Qt::Key_D);
    QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("log-axis")), Qt::LeftButton);
    const auto [low, high] = view_->ranges().values();
    QVERIFY(low > 0 && high > 0.01 && high < 0.2);  // 0.3 * 2 sin(0.005 t) at 10 s
    applyTheme(*qApp, ThemeChoice::dark);
    picture("differences-log-dark");
  }

  void withoutAChannelOfTheRun_theOthersAreStillShown() {
    compare();
    view_->comparison().setKept(record({{"bob.x", "m", [](double) { return 0.0; }}}, 2001, 0.005), {},
                                KeptRole::baseline);
    view_->selection().setChannels({1, 2});  // the baseline has no velocity
    press(Qt::Key_D);
    QVERIFY(surface()->annotations().hint.isEmpty());
    QVERIFY(surface()->annotations().note.contains(QStringLiteral("Not in the baseline: bob.vx")));
    QCOMPARE(view_->data().columns.size(), std::size_t{3});
  }

  void theirPicture_namesThem() {
    compare();
    press(Qt::Key_D);
    QTest::qWait(60);  // the legend has got its height
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("differences.svg"));
    QVERIFY(view_->savePicture(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    for (const char* words : {"bob.x minus w = 3", "w = 3.002 minus w = 3", "w = 2.998 minus w = 3"})
      QVERIFY2(svg.contains(QString::fromLatin1(words)), words);
  }

  /// Ten runs: those beyond the colours of the palette are dashed.
  void manyRuns_areToldApart_andDrawnWithinAFrame() {
    compare();
    std::vector<OverlaidRun> more;
    for (int i = 0; i < 10; ++i) more.push_back(other(3.002 + 0.001 * i, 1000, 0.005, i + 3));
    view_->comparison().setOverlaid(more);
    press(Qt::Key_D);
    QCOMPARE(entry(QStringLiteral("w = 3.011 minus w = 3"))->line, Qt::DashLine);
    picture("differences-ten-light");
    applyTheme(*qApp, ThemeChoice::dark);
    picture("differences-ten-dark");
    more.resize(5);
    view_->comparison().setOverlaid(more);
    view_->comparison().setGrowing(true, true);
    QElapsedTimer clock;
    qint64 longest = 0, all = 0;
    for (int i = 0; i < 50; ++i) {  // six runs and their baseline, 1000 rows a second at 60 frames, thrice as fast
      for (std::size_t k = 0; k < more.size(); ++k)
        test::append(const_cast<Recording&>(*more[k].recording), swing(3.002 + 0.001 * static_cast<double>(k)), 50,
                     0.005);
      test::append(*run_, swing(3.001), 50, 0.005);
      test::append(*baseline_, swing(3), 50, 0.005);
      clock.start();
      view_->refresh();
      longest = std::max(longest, clock.nsecsElapsed());
      all += clock.nsecsElapsed();
    }
    qInfo("six live differences: %.2f ms per refresh, %.2f ms at the longest", static_cast<double>(all) / 50e6,
          static_cast<double>(longest) / 1e6);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestRunDifferences test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_run_differences.moc"
