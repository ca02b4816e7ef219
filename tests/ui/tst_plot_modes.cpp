// Curves over another quantity than time, and their spectra: by mouse and keys, live, with a kept run.

#include "figure/plot_gestures.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "open_plot.h"
#include "plots/entry_row.h"
#include "plots/path_reduction.h"
#include "plots/plot_mode_bar.h"
#include "plots/plot_view.h"
#include "recording_samples.h"
#include "screenshot.h"
#include "tab_stops.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;
using gyre::test::record;
using gyre::test::Signal;

namespace {

constexpr double turn = 2 * std::numbers::pi;

/// An ellipse that is run through once a second, and a sum of two sines of known amplitudes.
std::vector<Signal> orbit(double size) {
  return {
      {"bob.x", "m", [=](double t) { return size * std::cos(turn * t); }},
      {"bob.vx", "m/s", [=](double t) { return -2 * size * std::sin(turn * t); }},
      {"rotor.y", "m", [](double t) { return 3e-3 * std::sin(turn * 25 * t) + 1e-3 * std::sin(turn * 60 * t) + 0.2; }}};
}

}  // namespace

class TestPlotModes : public QObject {
  Q_OBJECT

  std::unique_ptr<PlotView> view_;
  std::shared_ptr<Recording> run_;

  PlotSurface* surface() { return view_->findChild<PlotSurface*>(); }
  const PlotAnnotations& words() { return surface()->annotations(); }
  PlotModeBar* bar() { return view_->findChild<PlotModeBar*>(); }
  const std::vector<LegendEntry>& legend() { return view_->findChild<PlotLegend*>()->entries(); }
  /// The highest line of the first curve, as the legend has it.
  QString peak() { return legend().empty() ? QString() : legend()[0].value; }
  void press(int key) {
    surface()->setFocus();
    QTest::keyClick(surface(), static_cast<Qt::Key>(key));
  }
  void over(const QString& text) {
    press(Qt::Key_X);
    auto* edit = view_->findChild<QLineEdit*>(QStringLiteral("entryEdit"));
    QVERIFY(edit->isVisible());
    QTest::keyClicks(edit, text);
    if (QWidget* popup = QApplication::activePopupWidget()) popup->hide();
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(!edit->isVisible());
  }
  void choose(QComboBox* box, const QString& text) {
    box->setFocus();
    box->showPopup();
    box->hidePopup();
    const int target = box->findText(text);
    QVERIFY(target >= 0);
    while (box->currentIndex() != target)
      QTest::keyClick(box, box->currentIndex() < target ? Qt::Key_Down : Qt::Key_Up);
  }
  void picture(const char* name) {
    QTest::qWait(60);
    test::screenshot(*view_, QString::fromLatin1(name));
  }
  QComboBox* comboWith(const QString& text) {
    for (QComboBox* box : bar()->findChildren<QComboBox*>())
      if (box->findText(text) >= 0) return box;
    return nullptr;
  }

 private slots:
  void initTestCase() { test::beginPlots(); }
  void init() {
    view_ = test::openPlot({760, 420});
    QVERIFY(view_);
    view_->selection().setRecording(run_ = record(orbit(0.5), 2001, 0.001, 20000));
  }
  void cleanup() { view_.reset(); }

  void aCurve_isDrawnOverAnotherChannel() {
    view_->selection().setChannels({2});
    over("bob.x");
    QCOMPARE(view_->settings().mode(), PlotMode::path);
    QCOMPARE(words().timeTitle, QStringLiteral("bob.x [m]"));
    QCOMPARE(words().valueTitle, QStringLiteral("vx [m/s]"));
    const auto [low, high] = view_->ranges().horizontal();
    QVERIFY(low < -0.5 && low > -0.6 && high > 0.5 && high < 0.6);
    // F fits again, also after a small step outwards.
    emit surface()->gestures().zoomed(ZoomAxes::both, 1.25, {0.5, 0.5});
    QVERIFY(view_->ranges().horizontal().second > 1.2 * high);
    press(Qt::Key_F);
    QCOMPARE(view_->ranges().horizontal(), std::pair(low, high));
    view_->setTimeCursor(0.125);
    QCOMPARE(legend()[1].value, QStringLiteral("0.353553 m at 0.125 s"));
    picture("path");
    QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("overTime")), Qt::LeftButton);
    QCOMPARE(view_->settings().mode(), PlotMode::time);
    QCOMPARE(words().timeTitle, QStringLiteral("time [s]"));
  }

  void tab_comesToTheButtons_thenToTheCurves() {
    auto* plot = new PlotView;
    plot->selection().setRecording(run_);
    plot->selection().setChannels({2});
    plot->settings().setHorizontal(QStringLiteral("bob.x"));
    const QStringList stops = test::tabStops(plot);
    const QString all = stops.join(QStringLiteral(", "));
    QVERIFY2(stops.contains(QStringLiteral("overTime")), qPrintable(all));
    QCOMPARE(stops.first(), QStringLiteral("info"));
    QVERIFY2(stops.indexOf(QStringLiteral("plotSurface")) == stops.size() - 1, qPrintable(all));
  }

  void equalAxes_haveUnitsOfOneLength() {
    view_->selection().setChannels({2});
    over("2*bob.x");
    QTest::mouseClick(bar()->findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(view_->settings().all().equalAxes);
    const QSizeF size = surface()->plotArea().size();
    const auto isEqual = [&] {
      const auto x = view_->ranges().horizontal(), y = view_->ranges().values();
      return std::abs((x.second - x.first) / size.width() / ((y.second - y.first) / size.height()) - 1) < 1e-9;
    };
    QVERIFY(isEqual());
    picture("path-equal");
    const double before = view_->ranges().horizontal().second;
    const QPoint middle = surface()->plotArea().center().toPoint();
    QWheelEvent wheel(middle, surface()->mapToGlobal(middle), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(surface(), &wheel);
    const double after = view_->ranges().horizontal().second;
    QVERIFY2(std::abs(after / before - std::pow(1.25, -2)) < 0.01, qPrintable(QString::number(after / before)));
    QVERIFY(isEqual());
  }

  void theKeptRun_isDrawnBehind() {
    view_->comparison().setKept(record(orbit(0.3), 2001, 0.001), "smaller");
    view_->selection().setChannels({2});
    view_->settings().setHorizontal("bob.x");
    picture("path-kept");
    QCOMPARE(legend().back().name, QStringLiteral("smaller"));
    QVERIFY(legend().back().color != legend().front().color);
    QVERIFY(view_->pointsDrawn() > 200);
  }

  void whatARunDoesNotHave_isSaid() {
    view_->selection().setChannels({2});
    view_->settings().setHorizontal("bob.x");
    std::vector<Signal> fewer = orbit(1);
    fewer.erase(fewer.begin());
    view_->selection().setRecording(record(fewer, 100, 0.01));
    QVERIFY(words().hint.contains("no bob.x"));
    view_->selection().setRecording(run_);
    QVERIFY(words().hint.isEmpty());
    QCOMPARE(view_->settings().mode(), PlotMode::path);
  }

  /// A path that comes by the same spots again and again has as many points as one that does so once.
  void aPathOfAMillionRows_isReducedToWhatCanBeSeen() {
    run_ = record(orbit(0.5), 1000000, 1e-4, 1000000);
    view_->selection().setRecording(run_);
    view_->selection().setChannels({2});
    view_->settings().setHorizontal("bob.x");
    QTRY_VERIFY(view_->pointsDrawn() > 100);
    QTest::qWait(500);
    qInfo("%zu points of %zu rows", view_->pointsDrawn(), run_->rows());
    QVERIFY(view_->pointsDrawn() < 40000);
    picture("path-million");
  }

  /// A path that fills the window with long pieces stays a drawing of bounded size; it comes within a few spots of
  /// every row nevertheless.
  void aDensePath_staysBounded() {
    const AxesWindow window{{-1, 1}, {-1, 1}, false};
    const auto rows = record({{"x", "", [](double t) { return std::sin(97 * t) * std::cos(t); }},
                              {"y", "", [](double t) { return std::sin(61.3 * t + 1); }}},
                             400000, 0.0101);
    PathReduction path(1, 2, window, {700, 300});
    while (path.append(*rows, rows->rows(), 5000) > 0) {
    }
    QCOMPARE(path.rows(), rows->rows());
    // At most so many, and then three for each of the spots of 4 pixels.
    QVERIFY2(path.points().size() < PathReduction::mostPoints + 3 * 175 * 75,
             qPrintable(QString::number(path.points().size())));
  }

  void everyPlace_ofASmallPath_isDrawn() {
    const AxesWindow window{{-1, 1}, {-1, 1}, false};
    const auto rows = record({{"x", "", [](double t) { return 0.9 * std::sin(3 * t); }},
                              {"y", "", [](double t) { return 0.9 * std::sin(2 * t); }}},
                             5000, 0.01);
    PathReduction path(1, 2, window, {600, 300});
    while (path.append(*rows, rows->rows(), 999) > 0) {
    }
    for (std::size_t row = 0; row < rows->rows(); ++row) {
      const QPointF at((rows->at(row, 1) + 1) * 300, (rows->at(row, 2) + 1) * 150);
      const bool near = std::any_of(path.points().begin(), path.points().end(), [&](QPointF p) {
        return std::abs(p.x() - at.x()) < 12 && std::abs(p.y() - at.y()) < 12;
      });
      QVERIFY(near);
    }
  }

  void spectra_tellAmplitudesAndFrequencies() {
    view_->selection().setChannels({3});
    press(Qt::Key_S);
    QCOMPARE(view_->settings().mode(), PlotMode::spectrum);
    QTRY_COMPARE(peak(), QStringLiteral("0.003 m at 25 Hz"));
    QCOMPARE(words().timeTitle, QStringLiteral("frequency [Hz]"));
    QVERIFY(words().valueTitle.startsWith("amplitude of rotor.y [m]"));
    picture("spectrum");
    // As far as there are lines: 25 Hz, and not the 500 Hz that the rows reach to. The wheel leads there.
    const auto highest = [this] { return view_->ranges().horizontal().second; };
    QVERIFY2(highest() >= 30 && highest() < 100, qPrintable(QString::number(highest())));
    for (int i = 0; i < 40; ++i) {
      const QPoint left(qRound(surface()->plotArea().left()) + 1, qRound(surface()->plotArea().center().y()));
      QWheelEvent out(left, surface()->mapToGlobal(left), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
      QApplication::sendEvent(surface(), &out);
    }
    QVERIFY2(highest() > 450, qPrintable(QString::number(highest())));
    press(Qt::Key_F);
    QVERIFY(highest() < 100);
    QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("log-axis")), Qt::LeftButton);
    choose(comboWith("Power density"), "Power density");
    choose(comboWith("Flat-top window"), "Flat-top window");
    QTRY_VERIFY(words().valueTitle.startsWith("power density of rotor.y [m^2/Hz]"));
    picture("spectrum-power");
    QCOMPARE(view_->settings().all().spectrum->window, SpectrumWindow::flatTop);
    const PlotData data = view_->data();  // what is exported
    QCOMPARE(data.recording->channels()[0].header(), std::string("frequency [Hz]"));
    QCOMPARE(data.recording->channels()[1].header(), std::string("rotor.y [m^2/Hz]"));
    QCOMPARE(data.recording->rows(), std::size_t{1000});
    QVERIFY(data.spectrum.contains("2,000 rows"));
    press(Qt::Key_T);
    QCOMPARE(view_->settings().mode(), PlotMode::time);
  }

  /// Spectra of what was in sight over time: zoomed to 0.5 s, lines lie 2 Hz apart.
  void spectra_areThoseOfTheTimeInSight_andThatComesBack() {
    view_->selection().setChannels({3});
    const QRectF area = surface()->plotArea();
    const QPoint from(qRound(area.left() + area.width() * 0.25), qRound(area.center().y()));
    QTest::mousePress(surface(), Qt::LeftButton, {}, from);
    const QPoint to = from + QPoint(qRound(area.width() * 0.25), 0);
    QMouseEvent move(QEvent::MouseMove, to, surface()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(surface(), &move);
    QTest::mouseRelease(surface(), Qt::LeftButton, {}, to);
    const auto seen = view_->ranges().time();
    QVERIFY(std::abs(seen.first - 0.5) < 0.01 && std::abs(seen.second - 1) < 0.01);
    press(Qt::Key_S);
    QTRY_VERIFY(peak().contains("Hz"));
    QCOMPARE(view_->ranges().time(), seen);
    QTRY_VERIFY(view_->ranges().horizontal().first == 0 && view_->ranges().horizontal().second < 200);
    press(Qt::Key_T);
    QCOMPARE(view_->ranges().horizontal(), seen);
  }

  void spectra_followTheRun() {
    view_->selection().setRecording(run_ = record(orbit(0.5), 1, 0.001, 20000));
    view_->selection().setChannels({3});
    press(Qt::Key_S);
    QTRY_VERIFY(words().hint.startsWith("Run the model"));
    test::append(*run_, orbit(0.5), 7, 0.001);
    view_->refresh();
    QTRY_VERIFY(words().hint.contains("needs 16 rows"));
    test::append(*run_, orbit(0.5), 1992, 0.001);
    view_->refresh();
    QTRY_COMPARE(peak(), QStringLiteral("0.003 m at 25 Hz"));
  }

  void aLongRun_isTransformedInTheBackground() {
    view_->selection().setRecording(run_ = record(orbit(0.5), 2000000, 0.001, 2000000));
    view_->selection().setChannels({3});
    QTRY_COMPARE(view_->ranges().time().second, run_->time(1999999));
    QElapsedTimer clock;
    clock.start();
    press(Qt::Key_S);
    const qint64 blocked = clock.elapsed();
    QTRY_COMPARE_WITH_TIMEOUT(peak(), QStringLiteral("0.003 m at 25 Hz"), 20000);
    qInfo("2,000,000 rows: the key took %lld ms, the spectrum %lld ms", blocked, clock.elapsed());
    QVERIFY(blocked < 120);
  }

  /// What is no longer wanted is given up: a plot closed meanwhile, and another window while the first is worked on.
  void spectraUnderWay_areGivenUp() {
    view_->selection().setRecording(run_ = record(orbit(0.5), 2000000, 0.001, 2000000));
    view_->selection().setChannels({1, 2, 3});
    QTRY_COMPARE(view_->ranges().time().second, run_->time(1999999));
    view_->settings().setSpectrum(SpectrumOptions{SpectrumWindow::flatTop});
    QTest::qWait(100);
    view_->settings().setSpectrum(SpectrumOptions{SpectrumWindow::rectangular});
    view_->settings().setSpectrum(SpectrumOptions{SpectrumWindow::flatTop});
    view_->settings().setSpectrum(SpectrumOptions{SpectrumWindow::hann, SpectrumKind::power});
    QTRY_VERIFY_WITH_TIMEOUT(words().valueTitle.startsWith("power density"), 20000);
    QCOMPARE(view_->data().columns.size(), std::size_t{3});
    view_->settings().setSpectrum(SpectrumOptions{SpectrumWindow::flatTop});
    QTest::qWait(100);
    QElapsedTimer clock;
    clock.start();
    view_.reset();
    qInfo("three spectra of 2,000,000 rows under way: the plot went in %.1f ms",
          static_cast<double>(clock.nsecsElapsed()) * 1e-6);
  }

  /// A place in metres and a speed in m/s: each fills its axis, and what is read of both is theirs.
  void otherUnits_haveASecondAxis() {
    view_->selection().setChannels({1});
    view_->selection().add({"bob.vx"});
    auto* second = view_->findChild<QPushButton*>("secondAxis");
    QTRY_VERIFY(second->isVisible());
    QVERIFY(words().secondTicks.empty());
    picture("second-axis-offer");
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(view_->settings().all().secondAxis && !second->isVisible());
    QVERIFY(words().secondTicks.size() > 2);
    QVERIFY2(words().secondTitle.contains("[m/s]") && words().valueTitle.contains("[m]"),
             qPrintable(words().secondTitle));
    QVERIFY(view_->ranges().values().second < 0.7);  // of the first axis alone
    view_->setTimeCursor(0.1);
    QVERIFY(legend()[1].value.endsWith("(right)") && !legend()[0].value.contains("right"));
    QTest::qWait(60);
    picture("second-axis");
    // Both are zoomed together.
    const auto before = words().secondTicks.back().label;
    const QPoint middle = surface()->plotArea().center().toPoint();
    QWheelEvent wheel(middle, surface()->mapToGlobal(middle), {}, {0, 960}, {}, Qt::ControlModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(surface(), &wheel);
    QVERIFY(words().secondTicks.back().label != before);
    view_->selection().remove("bob.vx");
    QVERIFY(words().secondTicks.empty());
  }

  void dark() {
    applyTheme(*qApp, ThemeChoice::dark);
    view_->selection().setChannels({2, 3});
    view_->settings().setSpectrum(SpectrumOptions{});
    QTRY_VERIFY(peak().contains("Hz"));
    picture("spectrum-dark");
    view_->resize(300, 260);
    picture("spectrum-small");
    applyTheme(*qApp, ThemeChoice::light);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestPlotModes test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_plot_modes.moc"
