#include "drawing_child.h"

#include "figure/curve_canvas.h"
#include "scene/body_colors.h"
#include "theme/theme.h"
#include "viewport/viewport_colors.h"
#include "viewport/viewport_pictures.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QPainter>
#include <QScreen>
#include <QStackedWidget>
#include <QTest>

#include <cmath>
#include <string>

namespace gyre::test {

using namespace ui;

DrawingChildSize::DrawingChildSize() : halo(viewportColors(false).accent) {}
const DrawingChildSize childSize;

namespace {

SceneDescription crateAndRods(int rods) {
  SceneDescription scene;
  scene.bodies.push_back({.id = ElementId{20},
                          .element = ElementId{20},
                          .name = "crate",
                          .shapes = {{.kind = Shape::Kind::box, .size = {0.6, 0.3, 0.2}}},
                          .color = bodyColor(1),
                          .initial = {Vec3(0, 0, 1), Quat::Identity()}});
  for (int i = 0; i < rods; ++i) {
    const ElementId id{100 + static_cast<std::uint32_t>(i)};
    scene.bodies.push_back({.id = id,
                            .element = id,
                            .name = "rod " + std::to_string(i),
                            .shapes = {{.kind = Shape::Kind::capsule, .radius = 0.05, .length = 0.4}},
                            .color = bodyColor(i),
                            .initial = {Vec3(0.4 * (i % 20) - 0.4, 0.5 * (i / 20), 0.5), Quat::Identity()}});
  }
  return scene;
}

void drawWave(CurveCanvas& canvas) {
  const QRectF area(20.0, 5.0, canvas.width() - 40.0, canvas.height() - 25.0);
  canvas.setTheme(lightTheme());
  canvas.setPlotArea(area);
  canvas.setGrid({100, 200, 300}, {30, 60});
  QPolygonF wave;
  for (double x = 0; x <= area.width(); x += 1) wave << QPointF(x, area.height() * (0.5 + 0.45 * std::sin(0.04 * x)));
  canvas.setCurves({{wave, childSize.curve}});
}

QImage grabScreen(const QWidget& widget) {
  return widget.screen()->grabWindow(widget.window()->winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

int takePictures(const QString& folder) {
  QWidget window;
  window.resize(childSize.window);
  auto* viewport = new Viewport(&window);
  viewport->setGeometry(QRect(childSize.scenePlace, childSize.scene));
  viewport->setScene(crateAndRods(3));
  viewport->highlights().select(ElementId{20});
  auto* canvas = new CurveCanvas(&window);
  canvas->setGeometry(QRect(childSize.curvesPlace, childSize.curves));
  drawWave(*canvas);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window) || !QTest::qWaitFor([&] { return viewport->framesDrawn() > 0; })) return 1;
  QTest::qWait(600);  // it has come to rest, with smooth edges
  const auto save = [&](QImage picture, const QString& name) {
    picture.setDevicePixelRatio(1);
    return picture.save(folder + '/' + name + ".png");
  };
  QFile facts(folder + "/facts.json");
  const bool written =
      facts.open(QIODevice::WriteOnly) &&
      facts.write(
          QJsonDocument(QJsonObject{{"onScreen", graphics().onScreen}, {"ratio", viewport->pixelRatio()}}).toJson()) >
          0;
  const bool saved =
      save(grabScreen(window), "screen") && save(window.grab().toImage(), "window") &&
      save(viewport->grabFramebuffer(), "scene") && save(canvas->grabFramebuffer(), "curves") &&
      save(renderImage(*viewport, childSize.asked), "asked") &&
      save(copyForPictures(*viewport, childSize.film)->picture(viewport->shown().scene().poses()), "film");
  return written && saved ? 0 : 2;
}

class Stamp : public ViewportTool {
 public:
  static constexpr QRect place{40, 30, 60, 40};
  bool draws() const override { return true; }
  void paint(QPainter& painter) override { painter.fillRect(place, Qt::magenta); }
};

/// Share of the pixels of a view that are not on the screen as they were drawn; its outermost are left out.
double wrongShare(RenderWidget& view) {
  const QImage drawn = view.grabFramebuffer();
  const double ratio = view.pixelRatio();
  const QPointF corner = QPointF(view.mapTo(view.window(), QPoint())) * ratio;
  const QImage shown = grabScreen(view);
  int wrong = 0, all = 0;
  const bool whole = ratio == std::round(ratio);  // else the place may be rounded
  for (int y = 2; y < drawn.height() - 2; ++y)
    for (int x = 2; x < drawn.width() - 2; ++x, ++all) {
      const QPoint at(x + qRound(corner.x()), y + qRound(corner.y()));
      if (!shown.rect().contains(at)) return 1;
      const QColor a = drawn.pixelColor(x, y), b = shown.pixelColor(at);
      wrong += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) > 30;
    }
  const double share = static_cast<double>(wrong) / all;
  return whole ? share : std::max(0.0, share - 0.03);
}

}  // namespace

class TestWindows : public QObject {
  Q_OBJECT

  static Viewport* crateView(QWidget* parent = nullptr) {
    auto* view = new Viewport(parent);
    view->setScene(crateAndRods(2));
    return view;
  }

 private slots:
  void docks_floatAndComeBack() {
    QMainWindow window;
    window.resize(640, 420);
    Viewport* const middle = crateView();
    window.setCentralWidget(middle);
    QDockWidget* docks[2];
    Viewport* views[2];
    for (int i = 0; i < 2; ++i) {
      docks[i] = new QDockWidget(QString("dock %1").arg(i));
      docks[i]->setWidget(views[i] = crateView());
      views[i]->setMinimumSize(220, 160);
      window.addDockWidget(Qt::RightDockWidgetArea, docks[i]);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (Viewport* view : {middle, views[0], views[1]}) QTRY_COMPARE(wrongShare(*view), 0.0);
    for (const bool floats : {true, false, true}) {
      docks[0]->setFloating(floats);
      if (floats) docks[0]->move(10, 10);
      QVERIFY(QTest::qWaitForWindowExposed(docks[0]->window()));
      views[0]->highlights().select(floats ? ElementId{20} : ElementId{100});
      for (Viewport* view : {views[0], middle, views[1]}) {
        view->window()->raise();
        QTRY_COMPARE(wrongShare(*view), 0.0);
      }
    }
    docks[0]->setFloating(false);
    window.tabifyDockWidget(docks[0], docks[1]);
    for (const int i : {0, 1, 0}) {
      docks[i]->raise();
      QTRY_VERIFY(!views[i]->visibleRegion().isEmpty());
      views[i]->camera().standardView(i == 0 ? StandardView::top : StandardView::front);
      QTRY_COMPARE(wrongShare(*views[i]), 0.0);
    }
  }

  void hiddenViews_areNotDrawn() {
    QStackedWidget pages;
    pages.resize(400, 300);
    Viewport* const view = crateView();
    auto* other = new QWidget;
    other->setAutoFillBackground(true);
    pages.addWidget(view);
    pages.addWidget(other);
    pages.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pages));
    QTRY_COMPARE(wrongShare(*view), 0.0);
    pages.setCurrentWidget(other);
    const QRgb empty = other->palette().window().color().rgb();
    QTRY_COMPARE(grabScreen(pages).pixelColor(200, 150).rgb(), empty);
    const int frames = view->framesDrawn();
    view->highlights().select(ElementId{20});
    QTest::qWait(50);
    QCOMPARE(view->framesDrawn(), frames);
    pages.setCurrentWidget(view);
    QTRY_COMPARE(wrongShare(*view), 0.0);
    QVERIFY(view->framesDrawn() > frames);
  }

  void whatLiesOnTop_isSeen() {
    QWidget window;
    window.resize(400, 300);
    Viewport* const view = crateView(&window);
    view->setGeometry(window.rect());
    Stamp stamp;
    view->tools().add(&stamp);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto seen = [&](QPoint at) { return grabScreen(window).pixelColor(at * view->pixelRatio()).rgb(); };
    QTRY_COMPARE(seen(Stamp::place.center()), QColor(Qt::magenta).rgb());
    view->highlights().select(ElementId{20});  // drawn anew below
    QTest::qWait(50);
    QCOMPARE(seen(Stamp::place.center()), QColor(Qt::magenta).rgb());
    view->tools().remove(&stamp);
    QTRY_COMPARE(wrongShare(*view), 0.0);
    QTRY_VERIFY(seen(Stamp::place.center()) != QColor(Qt::magenta).rgb());
    view->clearFocus();  // which it got with the window
    view->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(seen(QPoint(1, 100)), currentTheme().accent.rgb());
    view->clearFocus();
    QTRY_VERIFY(seen(QPoint(1, 100)) != currentTheme().accent.rgb());
  }

  void windows_endInAnyOrder() {
    auto first = std::make_unique<QWidget>(), second = std::make_unique<QWidget>();
    Viewport* const a = crateView(first.get());
    Viewport* const b = crateView(second.get());
    for (Viewport* view : {a, b}) {
      view->resize(280, 180);
      view->window()->resize(300, 200);
      view->window()->show();
      QVERIFY(QTest::qWaitForWindowExposed(view->window()));
      QTRY_COMPARE(wrongShare(*view), 0.0);
    }
    first.reset();
    b->highlights().select(ElementId{20});
    QTRY_COMPARE(wrongShare(*b), 0.0);
  }

  void views_moveToOtherWindows() {
    QWidget first, second;
    Viewport* const a = crateView(&first);
    Viewport* const b = crateView(&second);
    for (Viewport* view : {a, b}) {
      view->resize(280, 180);
      view->window()->resize(600, 200);
      view->window()->show();
      QVERIFY(QTest::qWaitForWindowExposed(view->window()));
    }
    a->setParent(&second);
    a->move(300, 10);
    a->show();
    second.raise();
    QTRY_COMPARE(wrongShare(*b), 0.0);
    QTRY_COMPARE(wrongShare(*a), 0.0);
    delete b;
    a->highlights().select(ElementId{20});
    QTRY_COMPARE(wrongShare(*a), 0.0);
  }

  void frames_areTimed() {
    Viewport view;
    view.resize(700, 400);
    view.setScene(crateAndRods(200));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    constexpr int frames = 100;
    std::vector<BodyPose> poses(view.shown().scene().poses().begin(), view.shown().scene().poses().end());
    double drawing = 0;
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < frames; ++i) {
      const int before = view.framesDrawn();
      for (BodyPose& pose : poses) pose.position.z() += 0.001;
      view.setPoses(poses);
      QTRY_VERIFY(view.framesDrawn() > before);
      drawing += view.lastFrameSeconds();
    }
    qInfo("200 rods at %d x %d: %.1f ms a frame, of which %.1f ms draw", view.pixelSize().width(),
          view.pixelSize().height(), clock.elapsed() / static_cast<double>(frames), 1e3 * drawing / frames);
  }
};

int drawingChild(const QStringList& arguments) {
  if (arguments[1] == "--pictures") return takePictures(arguments.at(2));
  if (arguments[1] == "--windows") {
    TestWindows test;
    return QTest::qExec(&test, {arguments[0]});
  }
  const Graphics& found = graphics();
  if (found.works || found.onScreen || found.failure.isEmpty() || drawnBy().isEmpty()) return 1;
  Viewport view;  // it stays empty
  view.setScene(crateAndRods(2));
  view.show();
  QTest::qWait(50);
  return view.framesDrawn() == 0 ? 0 : 2;
}

}  // namespace gyre::test

#include "drawing_child.moc"
