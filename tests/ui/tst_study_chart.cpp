// A chart of a study: its mathematics, and the widget driven by mouse and keyboard.

#include "event_times.h"
#include "figure/plot_legend.h"
#include "figure/plot_surface.h"
#include "screenshot.h"
#include "study/chart_canvas.h"
#include "study/chart_view.h"
#include "tab_stops.h"
#include "theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Errors c h^p of a method, as an order study shows them.
ChartCurve powerCurve(const QString& name, int i, double p, double c) {
  ChartCurve curve{.name = name, .color = i, .marker = markerOf(i)};
  for (double h = 4e-3; h > 2e-4; h /= 2) curve.points.push_back({h, c * std::pow(h, p)});
  curve.law = PowerLaw{p, std::log10(c), curve.points.back().x, curve.points.front().x};
  curve.lawLabel = QString("order %1").arg(p, 0, 'f', 2);
  return curve;
}

Chart orderChart() {
  Chart chart{.title = "Error over step", .xTitle = "step [s]", .yTitle = "error [m]", .logX = true, .logY = true};
  chart.curves = {powerCurve("geom1", 0, 2.0, 5e3), powerCurve("geom2", 1, 2.0, 4.8e3),
                  powerCurve("linear", 2, 2.0, 1e3), powerCurve("liemid_ea", 3, 2.0, 2e4),
                  powerCurve("rk4", 4, 4.0, 3e6)};
  return chart;
}

}  // namespace

class TestStudyChart : public QObject {
  Q_OBJECT

  std::unique_ptr<ChartView> view_;

  QWidget* surface() { return view_->findChild<QWidget*>("chartSurface"); }
  QPoint onSurface(double x, double y) { return surface()->mapFrom(view_.get(), view_->pointPlace(x, y).toPoint()); }
  void wheel(QPoint at, int turned, Qt::KeyboardModifiers modifiers = {}) {
    QWheelEvent event(at, surface()->mapToGlobal(at), {}, {0, turned}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(surface(), &event);
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void init() {
    view_ = std::make_unique<ChartView>();
    view_->resize(640, 480);
    view_->setChart(orderChart());
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }

  void cleanup() { view_.reset(); }

  void fittedWindow_holdsAllPointsThatHaveAPlace() {
    const std::vector<ChartCurve> curves{{.name = "a", .points = {{1, 1e-3}, {10, 0}, {100, 1e-7}}}};
    const AxesWindow log = fittedWindow(curves, true, true);
    for (const auto& [x, y] : {std::pair{1.0, 1e-3}, {100.0, 1e-7}}) {
      const QPointF unit = log.toUnit(x, y);
      QVERIFY(unit.x() > 0 && unit.x() < 1 && unit.y() > 0 && unit.y() < 1);
    }
    QVERIFY(std::isnan(log.toUnit(10, 0).y()));
    QCOMPARE(pointsWithoutPlace(curves, log), std::size_t{1});
    QCOMPARE(pointsWithoutPlace(curves, fittedWindow(curves, false, false)), std::size_t{0});
  }

  void toLines_breaksAtGapsAndKeepsExtremes() {
    AxesWindow window{{0, 1}, {-1, 1}};
    std::vector<ChartPoint> points;
    constexpr int n = 100'000;
    for (int i = 0; i <= n; ++i) {
      const double x = static_cast<double>(i) / n;
      points.push_back({x, i == 31'415 ? 0.99 : 0.5 * std::sin(1000 * x)});
    }
    points[60'000].y = std::nan("");
    const auto lines = toLines(points, window, {500, 300});
    QCOMPARE(lines.size(), std::size_t{2});
    QVERIFY(lines[0].size() + lines[1].size() <= 4 * 502);
    double highest = 0;
    for (const QPointF& p : lines[0]) highest = std::max(highest, p.y());
    QCOMPARE(highest, (0.99 + 1) / 2 * 300);
    QCOMPARE(lines[1].back(), QPointF(500, window.toUnit(1, points.back().y).y() * 300));
  }

  /// z = x y on a grid that is not even: bands hold the values of their colour and cover the surface; contours are
  /// where z is a level. A place without a value leaves a hole, and points on no grid have no surface.
  void surface_followsTheValues() {
    std::vector<ChartPoint> points;
    Extremes values;
    for (const double x : {0.0, 1.0, 3.0})
      for (const double y : {1.0, 2.0, 4.0}) {
        points.push_back({.x = x, .y = y, .shade = x * y});
        values.add(x * y);
      }
    const ShadeLevels levels(values);
    QCOMPARE(levels.bounds().front(), 0.0);
    QCOMPARE(levels.bounds().back(), 12.0);
    const auto same = [](double x, double y) { return QPointF(x, y); };
    const auto areaOf = [](const ShadeDrawing& drawing) {
      double area = 0;
      for (const ShadeBand& band : drawing.bands)
        for (const QPolygonF& piece : band.pieces)
          for (qsizetype i = 0; i < piece.size(); ++i) {
            const QPointF a = piece[i], b = piece[(i + 1) % piece.size()];
            area += (a.x() * b.y() - b.x() * a.y()) / 2;
          }
      return area;
    };
    const ShadeDrawing whole = ShadeSurface(points).draw(levels, same);
    QVERIFY(std::abs(areaOf(whole) - 9) < 1e-9);
    for (std::size_t k = 0; k < whole.bands.size(); ++k)
      for (const QPolygonF& piece : whole.bands[k].pieces)
        for (const QPointF& p : piece) {
          QVERIFY(p.x() * p.y() > levels.bounds()[k] - 0.02);
          QVERIFY(p.x() * p.y() < levels.bounds()[k + 1] + 0.02);
        }
    QVERIFY(!whole.contours.empty());
    for (const QLineF& line : whole.contours) {
      const double z = line.x1() * line.y1();
      QVERIFY(std::ranges::any_of(levels.bounds(), [&](double level) { return std::abs(z - level) < 0.02; }));
    }
    points.pop_back();
    QVERIFY(std::abs(areaOf(ShadeSurface(points).draw(levels, same)) - 5) < 1e-9);
    QVERIFY(ShadeSurface({{.x = 1, .y = 2}, {.x = 2, .y = 3}, {.x = 3, .y = 1}}).empty());
    points.push_back(points.front());
    QVERIFY(ShadeSurface(points).empty());
  }

  /// The bar of colours tells the levels; all that is saved shows the surface, as shapes and not as pixels.
  void map_isASurfaceWithItsColours() {
    Chart map{.title = "Response", .xTitle = "mass [kg]", .yTitle = "stiffness [N/m]", .shadeTitle = "peak [m]"};
    map.curves.push_back({.name = "peak", .marker = Marker::circle, .line = Qt::NoPen});
    for (int i = 0; i < 6; ++i)
      for (int j = 0; j < 5; ++j)
        map.curves[0].points.push_back(
            {.x = 1.0 + i, .y = 100.0 + 50 * j, .ofCase = 5 * i + j, .shade = std::sin(0.9 * i) * std::cos(0.8 * j)});
    view_->setChart(map);
    QTRY_VERIFY(view_->canvas().isDrawn());
    QCOMPARE(view_->legend().entries().size(), std::size_t{1});
    const LegendEntry& bar = view_->legend().entries().front();
    QVERIFY(bar.shades.size() >= 5 && bar.bounds.size() == static_cast<qsizetype>(bar.shades.size()) + 1);
    QVERIFY(!view_->canvas().shapes().front().surface.contours.empty());
    // Between the points there is the colour of the value there.
    const QPoint between = view_->pointPlace(1.5, 275).toPoint();
    const double value = (std::sin(0.0) + std::sin(0.9)) / 2 * (std::cos(2.4) + std::cos(3.2)) / 2;
    Extremes all;
    for (const ChartPoint& p : map.curves[0].points) all.add(p.shade);
    const QColor seen = view_->grab().toImage().pixelColor(between), there = ShadeLevels(all).colorAt(value);
    const auto apart = [](const QColor& a, const QColor& b) {
      return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    QVERIFY2(apart(seen, there) < 90, qPrintable(seen.name() + there.name()));
    test::screenshot(*view_, "study-surface-light");
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(100);
    test::screenshot(*view_, "study-surface-dark");
    applyTheme(*qApp, ThemeChoice::light);
    QSignalSpy chosen(view_.get(), &ChartView::caseChosen);
    QTest::mouseClick(surface(), Qt::LeftButton, {}, onSurface(3, 200));
    QCOMPARE(chosen.at(0).at(0).toInt(), 12);
    for (std::size_t k = 0; k < map.curves[0].points.size(); ++k) map.curves[0].points[k].x += 0.01 * double(k);
    view_->setChart(map);
    QCOMPARE(view_->legend().entries().size(), std::size_t{2});
    QVERIFY(view_->legend().entries()[1].name.contains("no grid"));
  }

  void equalScales_makeAMetreEquallyLong() {
    AxesWindow window{{0, 1}, {0, 10}};
    equalizeScales(window, {400, 200});
    QCOMPARE(window.x.span() / 400, window.y.span() / 200);
    QVERIFY(window.x.low <= 0 && window.x.high >= 1 && window.y.low <= 0 && window.y.high >= 10);
  }

  void tab_comesToTheButtons_thenToTheCurves() {
    auto* chart = new ChartView;
    chart->setChart(orderChart());
    const QStringList stops = test::tabStops(chart);
    QVERIFY2(stops.size() > 2 && stops.indexOf(QStringLiteral("chartSurface")) == stops.size() - 1,
             qPrintable(stops.join(QStringLiteral(", "))));
  }

  void tab_comesToAChoice_beforeTheButtonsAndTheCurves() {
    auto* chart = new ChartView;
    chart->setChart(orderChart());
    chart->choice().setObjectName("work");
    chart->choice().show();
    const QStringList stops = test::tabStops(chart);
    QCOMPARE(stops, (QStringList{"work", "info", "logX", "logY", "fit", "export", "chartSurface"}));
  }

  void slopes_areDrawnAndLabelledWithoutOverlap() {
    const auto places = view_->canvas().labelPlaces();
    QCOMPARE(places.size(), std::size_t{5});
    for (std::size_t i = 0; i < places.size(); ++i) {
      QVERIFY(QRectF(view_->canvas().rect()).contains(places[i]));
      for (std::size_t k = 0; k < i; ++k) QVERIFY(!places[i].intersects(places[k].adjusted(0, 0.1, 0, -0.1)));
    }
    for (const ChartShape& shape : view_->canvas().shapes()) {
      QVERIFY(shape.law.has_value());
      // The fitted line goes through the points.
      QVERIFY(QLineF(shape.law->p1(), shape.points.back()).length() < 0.01);
      QVERIFY(QLineF(shape.law->p2(), shape.points.front()).length() < 0.01);
    }
    test::screenshot(*view_, "chart-light");
    view_->setDark(true);
    test::screenshot(*view_, "chart-dark");
  }

  /// A chart over cases names them at their places, shortened where they have no room.
  void names_standOnTheAxis() {
    Chart chart{.title = "Iterations", .xTitle = "case", .yTitle = "iterations", .logX = true, .logY = true};
    chart.categories = {"5 boxes", "10 boxes", "20 boxes",
                        "a stack of forty boxes that are heavier from top to bottom"};
    chart.curves = {
        {.name = "gauss_seidel", .marker = Marker::circle, .points = {{0, 20}, {1, 90}, {2, 400}, {3, 1700}}},
        {.name = "newton", .color = 1, .marker = Marker::square, .points = {{0, 5}, {1, 6}, {2, 6}, {3, 8}}}};
    view_->setChart(chart);
    const auto& ticks = view_->surface().annotations().timeTicks;
    QCOMPARE(ticks.size(), std::size_t{4});
    QCOMPARE(ticks[0].label, QString("5 boxes"));
    QVERIFY(ticks[3].label.startsWith("a stack") && ticks[3].label.size() < chart.categories[3].size());
    for (int i = 0; i < 4; ++i)
      QVERIFY(std::abs(ticks[static_cast<std::size_t>(i)].position + view_->surface().plotArea().left() -
                       onSurface(i, 5).x()) < 1.5);
    QVERIFY(view_->describe(0, 2).contains("case: 20 boxes"));
    QVERIFY(!view_->findChild<QToolButton*>("logX")->isEnabled() &&
            view_->findChild<QToolButton*>("logY")->isEnabled());
    test::screenshot(*view_, "chart-names");
    view_->setChart(orderChart());
    QVERIFY(view_->findChild<QToolButton*>("logX")->isEnabled());
    QVERIFY(view_->surface().annotations().timeTicks.front().label != QString("5 boxes"));
  }

  void wheelBoxAndDoubleClick_zoomAndFit() {
    const AxesWindow all = view_->inSight();
    const QPoint at = onSurface(1e-3, 5e-3);
    wheel(at, 120);
    QVERIFY(view_->inSight().x.span() < all.x.span() && view_->inSight().y.span() < all.y.span());
    QVERIFY((onSurface(1e-3, 5e-3) - at).manhattanLength() <= 1);  // what is under the mouse stays there
    const AxesWindow closer = view_->inSight();
    wheel(at, 120, Qt::ShiftModifier);
    QVERIFY(view_->inSight().x.span() < closer.x.span());
    QCOMPARE(view_->inSight().y.span(), closer.y.span());
    wheel(at, 120, Qt::ControlModifier);
    QVERIFY(view_->inSight().y.span() < closer.y.span());
    // A result that comes in does not take the zoom away.
    view_->setChart(orderChart());
    QVERIFY(!view_->isFitted());

    QTest::mouseDClick(surface(), Qt::LeftButton, {}, at);
    QCOMPARE(view_->inSight().x.low, all.x.low);
    QCOMPARE(view_->inSight().y.high, all.y.high);

    QTest::mousePress(surface(), Qt::LeftButton, {}, at);
    QTest::mouseMove(surface(), at + QPoint(120, 80));
    QTest::mouseRelease(surface(), Qt::LeftButton, {}, at + QPoint(120, 80));
    QVERIFY(std::abs(view_->inSight().x.low - std::log10(1e-3)) < 0.01);
    QVERIFY(view_->inSight().y.span() < all.y.span());
    surface()->setFocus();
    QTest::keyClick(surface(), Qt::Key_F);
    QVERIFY(view_->isFitted());
  }

  void axes_areLinearOrLogarithmicEach() {
    auto* logX = view_->findChild<QToolButton*>("logX");
    QVERIFY(logX->isChecked());
    QTest::mouseClick(logX, Qt::LeftButton);
    QVERIFY(!view_->inSight().logX && view_->inSight().logY);
    QVERIFY(view_->inSight().toUnit(1e-3, 1).x() > view_->inSight().toUnit(5e-4, 1).x());
    QVERIFY(view_->canvas().labelPlaces().empty());  // a power law is a straight line on logarithmic axes only
    view_->setChart(orderChart());
    QVERIFY(!view_->inSight().logX);  // the choice stays
  }

  void tooltip_tellsTheNumbersOfAPoint() {
    const ChartPoint p = view_->chart().curves[2].points[1];
    const QString words = view_->describe(2, 1);
    QVERIFY2(words.contains("linear") && words.contains("step: 0.002 s") && words.contains("error: 0.004 m"),
             qPrintable(words));
    QTest::mouseMove(surface(), onSurface(p.x, p.y) + QPoint(2, 1));
    QTRY_COMPARE(QToolTip::text(), words);
    QTest::mouseMove(surface(), onSurface(p.x, p.y) + QPoint(40, 60));
    surface()->setFocus();
    QTest::keyClick(surface(), Qt::Key_Down);
    QTRY_VERIFY(QToolTip::text().startsWith("geom1"));
    QTest::keyClick(surface(), Qt::Key_Down);
    QTest::keyClick(surface(), Qt::Key_Right);
    QTRY_COMPARE(QToolTip::text(), view_->describe(1, 1));
  }

  void legend_hidesCurves() {
    QPoint at;
    for (int x = 0; x < view_->legend().width() && view_->legend().nameAt(at) != "geom2"; ++x)
      at = {x, view_->legend().heightForWidth(view_->legend().width()) / 2};
    QCOMPARE(view_->legend().nameAt(at), "geom2");
    QTest::mouseClick(&view_->legend(), Qt::LeftButton, {}, at);
    QVERIFY(!view_->isCurveShown("geom2"));
    QVERIFY(view_->canvas().shapes()[1].points.isEmpty());
    QCOMPARE(view_->canvas().labelPlaces().size(), std::size_t{4});
    QTest::mouseClick(&view_->legend(), Qt::LeftButton, {}, at);
    QVERIFY(view_->isCurveShown("geom2"));
  }

  void pictures_areWrittenInThreeFormats() {
    QTemporaryDir dir;
    for (const char* name : {"chart.png", "chart.svg", "chart.pdf"}) QVERIFY(view_->savePicture(dir.filePath(name)));
    const QImage png(dir.filePath("chart.png"));
    QVERIFY(png.width() == 3 * view_->width());
    QSvgRenderer svg(dir.filePath("chart.svg"));
    QVERIFY(svg.isValid());
    QImage drawn(svg.defaultSize(), QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    svg.render(&painter);
    painter.end();
    int coloured = 0;
    const QColor first = lightTheme().curve(0);
    for (int y = 0; y < drawn.height(); ++y)
      for (int x = 0; x < drawn.width(); ++x) coloured += drawn.pixelColor(x, y) == first;
    QVERIFY(coloured > 50);  // markers of the first curve
    QFile pdf(dir.filePath("chart.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.readAll().startsWith("%PDF"));
    QVERIFY(!view_->savePicture(dir.filePath("nowhere/chart.png")));
    if (const QString folder = qEnvironmentVariable("GYRE_SCREENSHOTS"); !folder.isEmpty()) {
      png.save(folder + "/chart-export.png");
      drawn.save(folder + "/chart-export-svg.png");
    }
  }

  void emptyChart_saysWhatToDo() {
    view_->setChart({.title = "Error over step", .hint = "Press Run study."});
    auto* surface = qobject_cast<PlotSurface*>(this->surface());
    QCOMPARE(surface->annotations().hint, "Press Run study.");
    QVERIFY(!view_->findChild<QToolButton*>("export")->isEnabled());
  }

  // Many curves of a recording with as many charts beside it: drawn in turns, and in the end as if at once.
  void denseCharts_areDrawnInPieces() {
    Chart dense{.title = "Energy over time", .xTitle = "time [s]", .yTitle = "energy [J]"};
    for (int c = 0; c < 24; ++c) {
      ChartCurve& curve = dense.curves.emplace_back(ChartCurve{.name = QString("case %1").arg(c), .color = c % 7});
      if (c % 3 == 2) curve.line = Qt::DashLine;
      for (int i = 0; i < 5000; ++i)
        curve.points.push_back({1e-3 * i, c + std::sin(0.9 * i + c) * std::exp(-1e-4 * i)});
    }
    auto& app = *static_cast<test::TimedApplication*>(qApp);
    QWidget window;
    window.resize(1200, 900);
    std::vector<ChartView*> views;
    for (int i = 0; i < 6; ++i) {
      views.push_back(new ChartView(&window));
      views.back()->setGeometry(600 * (i % 2), 300 * (i / 2), 600, 300);
      views.back()->setChart(dense);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto whole = [&] {
      return std::all_of(views.begin(), views.end(), [](const ChartView* v) { return v->canvas().isDrawn(); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(whole(), 60000);
    app.report("six dense charts");
    for (ChartView* v : views) v->fit();
    QVERIFY(!whole());
    QTRY_VERIFY_WITH_TIMEOUT(whole(), 60000);
    QVERIFY(app.handled() > views.size());  // not all of it at once
    app.report("all drawn anew");

    ChartCanvas& canvas = const_cast<ChartCanvas&>(views[0]->canvas());
    const QImage pieces = canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QImage once(canvas.size(), QImage::Format_RGB32);
    once.fill(lightTheme().plotBackground);
    {
      QPainter painter(&once);
      canvas.paint(painter);
    }
    test::screenshot(window, "dense-charts");
    int differ = 0;
    const QRect area =
        views[0]->findChild<PlotSurface*>()->plotArea().toRect();  // texts beside it are not the canvas's
    for (int y = area.top() + 1; y < area.bottom(); ++y)
      for (int x = area.left() + 1; x < area.right(); ++x)
        differ += std::abs(qGray(once.pixel(x, y)) - qGray(pieces.pixel(x, y))) > 8;
    QVERIFY2(differ < once.width() * once.height() / 200, qPrintable(QString::number(differ)));
  }
};

int main(int argc, char** argv) {
  test::TimedApplication app(argc, argv);
  TestStudyChart test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_study_chart.moc"
