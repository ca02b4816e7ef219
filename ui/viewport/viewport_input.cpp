// The viewport's mouse and keys: picking, orbit, pan, zoom and the standard views.

#include <vtkCamera.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "viewport/viewport.h"

namespace gyre::ui {

std::optional<Hit> Viewport::hitAt(QPointF position, Ray& ray) {
  refreshParts();
  const Projection view = projection();
  static constexpr std::array<QPointF, 9> around = {
      {{0, 0}, {3, 0}, {-3, 0}, {0, 3}, {0, -3}, {5, 5}, {-5, 5}, {5, -5}, {-5, -5}}};
  for (const QPointF& offset : around) {
    ray = view.rayAt(position + offset);
    if (const std::optional<Hit> hit = castRay(ray, parts_)) return hit;
  }
  ray = view.rayAt(position);
  return std::nullopt;
}

ElementId Viewport::elementAt(QPointF position) {
  Ray ray;
  const std::optional<Hit> hit = hitAt(position, ray);
  return hit ? hit->id : ground;
}

Vec3 Viewport::pointUnder(QPointF position) {
  Ray ray;
  if (const std::optional<Hit> hit = hitAt(position, ray)) return ray.at(hit->t);
  const Vec3 forward = CameraFrame::of(camera()).forward;
  const double depth = (swept_.center() - ray.origin).dot(forward);
  // Behind the camera there is nothing to hold on to: take a point a little ahead instead.
  return ray.at(std::max(depth, 0.1 * scene_.radius()) / ray.direction.dot(forward));
}

QPointF Viewport::toWidget(const Vec3& point) const { return projection().toWidget(point); }

void Viewport::mousePressEvent(QMouseEvent* event) {
  pressedAt_ = lastMouse_ = event->position();
  dragging_ = false;
  event->accept();
  dragTool_ = event->button() == Qt::LeftButton ? toolForDrag(event->position(), event->modifiers()) : nullptr;
  if (dragTool_) return;
  Ray ray;
  const std::optional<Hit> hit = hitAt(event->position(), ray);
  const bool orbits = cameraMove(navigation_, event->button(), event->modifiers()) == CameraMove::orbit;
  // Empty space turns about the middle of the scene; what is panned must be under the cursor.
  grabbed_ = hit ? ray.at(hit->t) : orbits ? swept_.center() : pointUnder(event->position());
}

void Viewport::mouseMoveEvent(QMouseEvent* event) {
  if (!pressedAt_) {
    toolsHover(event->position(), event->modifiers());
    return;
  }
  if (!dragging_ && (event->position() - *pressedAt_).manhattanLength() < 4) return;
  if (!std::exchange(dragging_, true) && dragTool_) dragTool_->beginDrag(*pressedAt_, event->modifiers());
  if (dragTool_) return dragTool_->drag(event->position(), event->modifiers());
  const QPointF moved = event->position() - lastMouse_;
  lastMouse_ = event->position();
  moveCamera(cameraMove(navigation_, event->buttons(), event->modifiers()), moved);
}

void Viewport::moveCamera(CameraMove move, QPointF pixels) {
  switch (move) {
    case CameraMove::none: return;
    case CameraMove::orbit: {
      const double perPixel = std::numbers::pi / std::max(200, height());
      orbit(camera(), grabbed_, scene_.vertical(), -perPixel * pixels.x(), perPixel * pixels.y());
      break;
    }
    case CameraMove::pan: {
      const CameraFrame c = CameraFrame::of(camera());
      const double perPixel = 2 * worldPerUnit(camera(), grabbed_) / std::max(1, height());
      pan(camera(), Vec3::Zero(), perPixel * (pixels.x() * c.right - pixels.y() * c.up));
      break;
    }
    case CameraMove::zoom: return zoomTowards(grabbed_, std::exp(0.006 * pixels.y()));
  }
  userChangedView();
}

void Viewport::zoomTowards(const Vec3& point, double factor) {
  const double size = worldPerUnit(camera(), point) * factor;
  if (size <= 1e-4 * scene_.bodySize() || size >= 1e3 * scene_.radius()) return;
  zoomAt(camera(), point, factor);
  userChangedView();
}

void Viewport::mouseReleaseEvent(QMouseEvent* event) {
  const bool click = pressedAt_ && !dragging_;
  if (event->buttons() == Qt::NoButton) pressedAt_.reset();
  ViewportTool* const dragged = std::exchange(dragTool_, nullptr);
  if (dragged && !click) return dragged->endDrag();
  if (!click || event->button() != Qt::LeftButton || toolsClick(event->position(), event->modifiers())) return;
  const ElementId id = elementAt(event->position());
  const bool extends =
      event->modifiers().testFlag(Qt::ControlModifier) || event->modifiers().testFlag(Qt::ShiftModifier);
  if (!extends) select(id == ground ? std::vector<ElementId>{} : std::vector{id});
  emit picked(id, extends);
}

void Viewport::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  if (notches == 0) return;
  zoomTowards(pointUnder(event->position()), std::pow(0.85, notches));
  event->accept();
}

/// Turns about the middle of the picture, and zooms to it.
bool Viewport::cameraKey(const QKeyEvent& event) {
  constexpr double turn = std::numbers::pi / 12, closer = 0.85;
  const Vec3 middle = pointUnder(QRectF(rect()).center());
  const auto orbitBy = [&](double azimuth, double elevation) {
    orbit(camera(), middle, scene_.vertical(), azimuth, elevation);
    userChangedView();
  };
  const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
  switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomTowards(middle, closer); return true;
    case Qt::Key_Minus: zoomTowards(middle, 1 / closer); return true;
    case Qt::Key_Left: return shift && (orbitBy(-turn, 0), true);
    case Qt::Key_Right: return shift && (orbitBy(turn, 0), true);
    case Qt::Key_Up: return shift && (orbitBy(0, -turn), true);
    case Qt::Key_Down: return shift && (orbitBy(0, turn), true);
    default: return false;
  }
}

void Viewport::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  RenderWidget::focusInEvent(event);
  updateTools();
}

void Viewport::focusOutEvent(QFocusEvent* event) {
  RenderWidget::focusOutEvent(event);
  updateTools();
}

void Viewport::keyPressEvent(QKeyEvent* event) {
  if (toolsKey(*event) || cameraKey(*event)) return;
  switch (event->key()) {
    case Qt::Key_1: standardView(StandardView::front); break;
    case Qt::Key_3: standardView(StandardView::right); break;
    case Qt::Key_7: standardView(StandardView::top); break;
    case Qt::Key_0: standardView(StandardView::corner); break;
    case Qt::Key_5: setParallelProjection(!isParallelProjection()); break;
    case Qt::Key_F: fit(); break;
    default: RenderWidget::keyPressEvent(event); return;
  }
  emit viewChanged();
}

}  // namespace gyre::ui
