// The mouse in the viewport, in each style of navigation, by real events.

#include "viewport/viewport.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

namespace {

SceneDescription oneCrate() {
  SceneDescription scene;
  scene.bodies.push_back({.id = ElementId{20},
                          .element = ElementId{20},
                          .name = "crate",
                          .shapes = {{.kind = Shape::Kind::box, .size = {0.6, 0.3, 0.2}}},
                          .color = bodyColor(0),
                          .initial = {Vec3(0, 0, 1), Quat::Identity()}});
  return scene;
}

void drag(QWidget* widget, Qt::MouseButton button, Qt::KeyboardModifiers keys, QPoint from, QPoint to) {
  QTest::mousePress(widget, button, keys, from);
  for (int i = 1; i <= 5; ++i) {  // QTest::mouseMove holds no buttons
    const QPoint p = from + (to - from) * i / 5;
    QMouseEvent move(QEvent::MouseMove, p, widget->mapToGlobal(p), Qt::NoButton, button, keys);
    QApplication::sendEvent(widget, &move);
  }
  QTest::mouseRelease(widget, button, keys, to);
}

/// What has become of the camera.
CameraMove seen(const CameraFrame& before, const CameraFrame& after) {
  const Vec3 moved = after.eye - before.eye;
  if (moved.norm() < 1e-9) return CameraMove::none;
  if ((after.forward - before.forward).norm() > 1e-6) return CameraMove::orbit;
  // Panning stays in the plane of the picture; zooming goes to what is under the cursor.
  return std::abs(moved.dot(before.forward)) < 1e-6 * moved.norm() ? CameraMove::pan : CameraMove::zoom;
}

}  // namespace

Q_DECLARE_METATYPE(gyre::ui::NavigationStyle)
Q_DECLARE_METATYPE(gyre::ui::CameraMove)

class TestNavigation : public QObject {
  Q_OBJECT

  std::unique_ptr<Viewport> viewport_;

 private slots:
  void init() {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(900, 600);
    viewport_->setScene(oneCrate());
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
  }
  void cleanup() { viewport_.reset(); }

  void drags_doWhatTheStyleSays_data() {
    using Style = NavigationStyle;
    using Move = CameraMove;
    QTest::addColumn<Style>("style");
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("keys");
    QTest::addColumn<Move>("expected");
    const auto row = [](const char* name, Style style, Qt::MouseButton button, Qt::KeyboardModifiers keys, Move move) {
      QTest::newRow(name) << style << button << keys << move;
    };
    row("Gyre, left", Style::gyre, Qt::LeftButton, {}, Move::orbit);
    row("Gyre, Shift+left", Style::gyre, Qt::LeftButton, Qt::ShiftModifier, Move::pan);
    row("Gyre, middle", Style::gyre, Qt::MiddleButton, {}, Move::pan);
    row("Gyre, right", Style::gyre, Qt::RightButton, {}, Move::none);
    row("Blender, left", Style::blender, Qt::LeftButton, {}, Move::none);
    row("Blender, middle", Style::blender, Qt::MiddleButton, {}, Move::orbit);
    row("Blender, Shift+middle", Style::blender, Qt::MiddleButton, Qt::ShiftModifier, Move::pan);
    row("Blender, Ctrl+middle", Style::blender, Qt::MiddleButton, Qt::ControlModifier, Move::zoom);
    row("CAD, left", Style::cad, Qt::LeftButton, {}, Move::none);
    row("CAD, middle", Style::cad, Qt::MiddleButton, {}, Move::orbit);
    row("CAD, Ctrl+middle", Style::cad, Qt::MiddleButton, Qt::ControlModifier, Move::pan);
    row("CAD, Shift+middle", Style::cad, Qt::MiddleButton, Qt::ShiftModifier, Move::zoom);
  }
  void drags_doWhatTheStyleSays() {
    QFETCH(gyre::ui::NavigationStyle, style);
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, keys);
    QFETCH(gyre::ui::CameraMove, expected);
    viewport_->input().setNavigation(style);
    const QPoint on = viewport_->camera().projection().toWidget(Vec3(0, 0, 1)).toPoint();
    const CameraFrame before = CameraFrame::of(viewport_->camera().vtk());
    drag(viewport_.get(), button, keys, on, on + QPoint(40, 60));
    QCOMPARE(static_cast<int>(seen(before, CameraFrame::of(viewport_->camera().vtk()))), static_cast<int>(expected));
  }

  void zoomDrag_comesCloserUpwards_andKeepsWhatIsUnderTheCursor() {
    viewport_->input().setNavigation(NavigationStyle::blender);
    const QPoint on = viewport_->camera().projection().toWidget(Vec3(0.2, 0, 1)).toPoint();
    const Vec3 point = viewport_->picking().pointUnder(on);
    const double before = (CameraFrame::of(viewport_->camera().vtk()).eye - point).norm();
    drag(viewport_.get(), Qt::MiddleButton, Qt::ControlModifier, on, on - QPoint(0, 60));
    QVERIFY((CameraFrame::of(viewport_->camera().vtk()).eye - point).norm() < 0.9 * before);
    QVERIFY((viewport_->camera().projection().toWidget(point) - QPointF(on)).manhattanLength() < 2);
  }

  void aLeftClick_picksInEveryStyle() {
    for (const auto style : {NavigationStyle::gyre, NavigationStyle::blender, NavigationStyle::cad}) {
      viewport_->input().setNavigation(style);
      viewport_->highlights().select(std::vector<ElementId>{});
      QTest::mouseClick(viewport_.get(), Qt::LeftButton, {},
                        viewport_->camera().projection().toWidget(Vec3(0, 0, 1)).toPoint());
      QVERIFY(viewport_->highlights().selection() == std::vector{ElementId{20}});
    }
  }

  /// The words of the help page are those of what the mouse does.
  void everyStyle_namesItsDrags() {
    QCOMPARE(dragsFor(NavigationStyle::gyre, CameraMove::pan), QString("Middle drag, Shift + left drag"));
    QCOMPARE(dragsFor(NavigationStyle::blender, CameraMove::orbit), QString("Middle drag"));
    QCOMPARE(dragsFor(NavigationStyle::cad, CameraMove::zoom), QString("Shift + middle drag"));
    QVERIFY(dragsFor(NavigationStyle::gyre, CameraMove::zoom).isEmpty());
  }

  /// What lies outside of the picture is brought into it, and the view comes back with the bodies.
  void keepInSight_isTakenBack() {
    drag(viewport_.get(), Qt::LeftButton, {}, {40, 40}, {140, 60});
    const Vec3 before = CameraFrame::of(viewport_->camera().vtk()).eye;
    viewport_->setPoses(std::vector<BodyPose>{{ElementId{20}, Vec3(0, 0, 1.01), Quat::Identity()}});
    viewport_->camera().keepInSight();
    QCOMPARE((CameraFrame::of(viewport_->camera().vtk()).eye - before).norm(), 0.0);  // it is in sight
    viewport_->setPoses(std::vector<BodyPose>{{ElementId{20}, Vec3(0, 0, -9), Quat::Identity()}});
    QVERIFY(!QRectF(viewport_->rect()).contains(viewport_->camera().projection().toWidget(Vec3(0, 0, -9))));
    viewport_->camera().keepInSight();
    QVERIFY(QRectF(viewport_->rect()).contains(viewport_->camera().projection().toWidget(Vec3(0, 0, -9))));
    viewport_->resetPoses();
    QCOMPARE((CameraFrame::of(viewport_->camera().vtk()).eye - before).norm(), 0.0);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  TestNavigation test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_navigation.moc"
