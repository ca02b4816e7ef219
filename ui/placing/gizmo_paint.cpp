// How the gizmo is drawn.

#include "placing/gizmo_tool.h"
#include "placing/tool_paint.h"

#include <QPainter>

namespace gyre::ui {

QColor GizmoTool::colorOf(const GizmoHandle& handle) const {
  const Theme& t = theme(context_.viewport.shown().options().dark);
  static const std::array<QColor, 3> colors = {QColor(214, 69, 69), QColor(64, 160, 84), QColor(58, 110, 214)};
  const auto active = drag_ ? std::optional(drag_->handle()) : hovered_;
  QColor color = active == handle ? t.accent : colors[static_cast<std::size_t>(handle.axis)];
  if (drag_ && active != handle) color.setAlphaF(0.3F);
  return color;
}

void GizmoTool::paint(QPainter& painter) {
  auto g = gizmo();
  if (!g) return;
  const Projection projection = context_.viewport.camera().projection();
  if (drag_ && !(mode_ == GizmoMode::move)) g->axes = held_.axes;  // rings stay while the body turns
  if (!projection.isAhead(g->center)) return;
  mode_ == GizmoMode::move ? paintMove(painter, *g, projection) : paintRotate(painter, *g, projection);
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  paint.dot(g->center, paint.colors().text, 3.5);
  if (drag_ && !field_->isVisible()) paint.label(projection.toWidget(g->center), valueText());
}

void GizmoTool::paintMove(QPainter& painter, const Gizmo& g, const Projection& projection) const {
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
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

void GizmoTool::paintRotate(QPainter& painter, const Gizmo& g, const Projection& projection) const {
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  for (int i = 0; i < 3; ++i) paint.polyline(g.ring(i, projection), colorOf({GizmoHandle::Kind::ring, i}), 2.5);
  if (!drag_) return;
  // The angle turned so far, as a sector.
  const int i = drag_->handle().axis;
  const double pixel = projection.pixelAt(g.center);
  const Vec3 u = g.axis((i + 1) % 3), v = g.axis((i + 2) % 3);
  QPolygonF sector({projection.toWidget(g.center)});
  for (int k = 0; k <= 24; ++k) {
    const double angle = value_[0] * k / 24;
    sector << projection.toWidget(g.center + ringRadius * pixel * (std::cos(angle) * u + std::sin(angle) * v));
  }
  QColor fill = paint.colors().accent;
  fill.setAlphaF(0.25F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(sector);
}

}  // namespace gyre::ui
