#include "placing/gizmo_paint.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace gyre::ui {
namespace {

QColor handleColor(const GizmoHandle& handle, const GizmoState& state, const Theme& t) {
  static const std::array<QColor, 3> colors = {QColor(214, 69, 69), QColor(64, 160, 84), QColor(58, 110, 214)};
  QColor color = state.active == handle ? t.accent : colors[static_cast<std::size_t>(handle.axis)];
  if (state.isDragged && state.active != handle) color.setAlphaF(0.3F);
  return color;
}

void paintMove(QPainter& painter, const ToolPaint& paint, const Projection& projection, const Gizmo& g,
               const GizmoState& state) {
  const auto colorOf = [&](const GizmoHandle& handle) { return handleColor(handle, state, paint.colors()); };
  for (int i = 0; i < 3; ++i) {
    QPolygonF quad;
    for (const Vec3& p : g.quad(i, projection)) quad << projection.toWidget(p);
    const QColor edge = colorOf({GizmoHandle::Kind::plane, i});
    QColor fill = edge;
    fill.setAlphaF(0.35F * edge.alphaF());
    painter.setPen(QPen(edge, 1.2));
    painter.setBrush(fill);
    painter.drawPolygon(quad);
  }
  const double pixel = projection.pixelAt(g.center);
  for (int i = 0; i < 3; ++i)
    paint.arrow(g.center + arrowFrom * pixel * g.axis(i), g.axis(i), arrowTo - arrowFrom,
                colorOf({GizmoHandle::Kind::arrow, i}), 3.5);
  painter.setPen(paint.colors().text);
  for (int i = 0; i < 3; ++i) {
    const QPointF tip = projection.toWidget(g.center + (arrowTo + 12) * pixel * g.axis(i));
    painter.drawText(QRectF(tip - QPointF(10, 10), QSizeF(20, 20)), Qt::AlignCenter, QString(QChar('x' + i)));
  }
}

void paintRotate(QPainter& painter, const ToolPaint& paint, const Projection& projection, const Gizmo& g,
                 const GizmoState& state) {
  const auto colorOf = [&](const GizmoHandle& handle) { return handleColor(handle, state, paint.colors()); };
  for (int i = 0; i < 3; ++i) paint.polyline(g.ring(i, projection), colorOf({GizmoHandle::Kind::ring, i}), 2.5);
  if (!state.isDragged) return;
  // The angle turned so far, as a sector.
  const int i = state.active->axis;
  const double pixel = projection.pixelAt(g.center);
  const Vec3 u = g.axis((i + 1) % 3), v = g.axis((i + 2) % 3);
  QPolygonF sector({projection.toWidget(g.center)});
  for (int k = 0; k <= 24; ++k) {
    const double angle = state.angle * k / 24;
    sector << projection.toWidget(g.center + ringRadius * pixel * (std::cos(angle) * u + std::sin(angle) * v));
  }
  QColor fill = paint.colors().accent;
  fill.setAlphaF(0.25F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(sector);
}

}  // namespace

void paintGizmo(QPainter& painter, const ToolPaint& paint, const Projection& projection, const Gizmo& gizmo,
                const GizmoState& state) {
  const auto parts = gizmo.mode == GizmoMode::move ? paintMove : paintRotate;
  parts(painter, paint, projection, gizmo, state);
}

}  // namespace gyre::ui
