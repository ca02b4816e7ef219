#include "viewport/viewport_input.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {

ViewportInput::ViewportInput(ToolStack& tools, SceneCamera& camera, ShownScene& shown, Highlights& highlights,
                             const Picking& picking)
    : tools_(tools), camera_(camera), shown_(shown), highlights_(highlights), picking_(picking) {}

void ViewportInput::press(const QMouseEvent& event) {
  pressedAt_ = lastMouse_ = event.position();
  dragging_ = false;
  tools_.endDrag();
  if (event.button() == Qt::LeftButton && tools_.takeDrag(event.position(), event.modifiers())) return;
  const std::optional<Vec3> point = picking_.partPointAt(event.position());
  const bool orbits = cameraMove(navigation_, event.button(), event.modifiers()) == CameraMove::orbit;
  // Empty space turns about the middle of the scene; what is panned must be under the cursor.
  grabbed_ = point ? *point : orbits ? Vec3(shown_.swept().center()) : picking_.pointUnder(event.position());
}

void ViewportInput::move(const QMouseEvent& event) {
  if (!pressedAt_) {
    tools_.hover(event.position(), event.modifiers());
    return;
  }
  if (!dragging_ && (event.position() - *pressedAt_).manhattanLength() < 4) return;
  if (!std::exchange(dragging_, true) && tools_.dragging())
    tools_.dragging()->beginDrag(*pressedAt_, event.modifiers());
  if (tools_.dragging()) return tools_.dragging()->drag(event.position(), event.modifiers());
  const QPointF moved = event.position() - lastMouse_;
  lastMouse_ = event.position();
  moveCamera(cameraMove(navigation_, event.buttons(), event.modifiers()), moved);
}

void ViewportInput::moveCamera(CameraMove move, QPointF pixels) {
  switch (move) {
    case CameraMove::none: return;
    case CameraMove::orbit: {
      const double perPixel = std::numbers::pi / std::max(200.0, camera_.projection().size.height());
      return camera_.orbitBy(grabbed_, -perPixel * pixels.x(), perPixel * pixels.y());
    }
    case CameraMove::pan: return camera_.panBy(grabbed_, pixels);
    case CameraMove::zoom: return camera_.zoomTowards(grabbed_, std::exp(0.006 * pixels.y()));
  }
}

void ViewportInput::release(const QMouseEvent& event) {
  const bool click = pressedAt_ && !dragging_;
  if (event.buttons() == Qt::NoButton) pressedAt_.reset();
  ViewportTool* const dragged = tools_.dragging();
  tools_.endDrag();
  if (dragged && !click) return dragged->endDrag();
  if (!click || event.button() != Qt::LeftButton || tools_.click(event.position(), event.modifiers())) return;
  const ElementId id = picking_.elementAt(event.position());
  const bool extends = event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::ShiftModifier);
  if (!extends) highlights_.select(id == ground ? std::vector<ElementId>{} : std::vector{id});
  emit picked(id, extends);
}

void ViewportInput::wheel(QWheelEvent& event) {
  const double notches = event.angleDelta().y() / 120.0;
  if (notches == 0) return;
  camera_.zoomTowards(picking_.pointUnder(event.position()), std::pow(0.85, notches));
  event.accept();
}

/// Turns about the middle of the picture, and zooms to it.
bool ViewportInput::turnsOrZooms(const QKeyEvent& event) {
  constexpr double turn = std::numbers::pi / 12, closer = 0.85;
  const QSizeF size = camera_.projection().size;
  const Vec3 middle = picking_.pointUnder(QPointF(0.5 * size.width(), 0.5 * size.height()));
  const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
  switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: camera_.zoomTowards(middle, closer); return true;
    case Qt::Key_Minus: camera_.zoomTowards(middle, 1 / closer); return true;
    case Qt::Key_Left: return shift && (camera_.orbitBy(middle, -turn, 0), true);
    case Qt::Key_Right: return shift && (camera_.orbitBy(middle, turn, 0), true);
    case Qt::Key_Up: return shift && (camera_.orbitBy(middle, 0, -turn), true);
    case Qt::Key_Down: return shift && (camera_.orbitBy(middle, 0, turn), true);
    default: return false;
  }
}

bool ViewportInput::key(const QKeyEvent& event) {
  if (tools_.key(event) || turnsOrZooms(event)) return true;
  switch (event.key()) {
    case Qt::Key_1: camera_.standardView(StandardView::front, SceneCamera::Way::turning); return true;
    case Qt::Key_3: camera_.standardView(StandardView::right, SceneCamera::Way::turning); return true;
    case Qt::Key_7: camera_.standardView(StandardView::top, SceneCamera::Way::turning); return true;
    case Qt::Key_0: camera_.standardView(StandardView::corner, SceneCamera::Way::turning); return true;
    case Qt::Key_5: camera_.setParallelProjection(!camera_.projection().parallel); return true;
    case Qt::Key_F: camera_.fit(); return true;
    default: return false;
  }
}

}  // namespace gyre::ui

#include "moc_viewport_input.cpp"
