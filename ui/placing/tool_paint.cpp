#include "placing/tool_paint.h"

#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace gyre::ui {

ToolPaint::ToolPaint(QPainter& painter, const Projection& projection, bool dark)
    : painter_(painter), projection_(projection), theme_(theme(dark)) {}

void ToolPaint::stroke(const std::vector<QPointF>& points, const QColor& color, double width) const {
  if (points.size() < 2) return;
  QColor casing = theme_.viewportBottom;
  casing.setAlphaF(0.75F);
  painter_.setBrush(Qt::NoBrush);
  for (const auto& [c, w] : {std::pair(casing, width + 2.5), std::pair(color, width)}) {
    painter_.setPen(QPen(c, w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPolyline(points.data(), static_cast<int>(points.size()));
  }
}

void ToolPaint::polyline(const std::vector<Vec3>& points, const QColor& color, double width) const {
  std::vector<QPointF> drawn;
  for (const Vec3& p : points) {
    if (projection_.isAhead(p)) {
      drawn.push_back(projection_.toWidget(p));
    } else {
      stroke(drawn, color, width);
      drawn.clear();
    }
  }
  stroke(drawn, color, width);
}

void ToolPaint::dot(const Vec3& point, const QColor& color, double radius) const {
  if (!projection_.isAhead(point)) return;
  painter_.setPen(QPen(theme_.viewportBottom, 1.5));
  painter_.setBrush(color);
  painter_.drawEllipse(projection_.toWidget(point), radius, radius);
}

void ToolPaint::arrow(const Vec3& from, const Vec3& direction, double pixels, const QColor& color, double width) const {
  if (!projection_.isAhead(from)) return;
  const double pixel = projection_.pixelAt(from);
  const QPointF a = projection_.toWidget(from), b = projection_.toWidget(from + pixels * pixel * direction);
  const double length = pixelDistance(a, b);
  if (length < 6) return;  // it points at the viewer
  const QPointF along = (b - a) / length, side(-along.y(), along.x());
  stroke({a, b - 6 * along}, color, width);
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(color);
  painter_.drawPolygon(QPolygonF({b, b - 9 * along + 4 * side, b - 9 * along - 4 * side}));
}

void ToolPaint::extension(const Vec3& from, const Vec3& to) const {
  if (!projection_.isAhead(from) || !projection_.isAhead(to)) return;
  painter_.setPen(QPen(theme_.textMuted, 1, Qt::DashLine));
  painter_.drawLine(projection_.toWidget(from), projection_.toWidget(to));
}

void ToolPaint::gridLine(const Vec3& from, const Vec3& to) const {
  if (!projection_.isAhead(from) || !projection_.isAhead(to)) return;
  QColor pale = theme_.textMuted;
  pale.setAlphaF(0.45F);
  painter_.setPen(QPen(pale, 1));
  painter_.drawLine(projection_.toWidget(from), projection_.toWidget(to));
}

void ToolPaint::label(QPointF at, const QString& text) const {
  if (text.isEmpty()) return;
  const QFontMetricsF metrics(painter_.font());
  const QSizeF size = metrics.size(0, text) + QSizeF(16, 8);
  QPointF corner = at + QPointF(16, 12);
  if (corner.x() + size.width() > projection_.size.width() - 4) corner.setX(at.x() - 16 - size.width());
  corner.setX(std::max(4.0, corner.x()));
  corner.setY(std::clamp(corner.y(), 4.0, std::max(4.0, projection_.size.height() - size.height() - 4)));
  const QRectF plate(corner, size);
  painter_.setPen(QPen(theme_.border, 1));
  QColor back = theme_.base;
  back.setAlphaF(0.94F);
  painter_.setBrush(back);
  painter_.drawRoundedRect(plate, 4, 4);
  painter_.setPen(theme_.text);
  painter_.drawText(plate, Qt::AlignCenter, text);
}

void ToolPaint::feature(const Feature& f, const QColor& color) const {
  if (f.kind == Feature::Kind::plane && f.outline.size() > 2) {
    QPolygonF face;
    for (const Vec3& p : f.outline)
      if (projection_.isAhead(p)) face << projection_.toWidget(p);
    QColor tint = color;
    tint.setAlphaF(0.16F);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(tint);
    painter_.drawPolygon(face);
  }
  polyline(f.outline, color);
  if (f.kind != Feature::Kind::point) arrow(f.point, f.direction, 44, color);
  dot(f.point, color);
}

void ToolPaint::featureName(const Feature& f, const QString& name) const {
  if (projection_.isAhead(f.point)) label(projection_.toWidget(f.point), name);
}

void ToolPaint::dimension(const Vec3& from, const Vec3& to, const QColor& color) const {
  polyline({from, to}, color);
  if (!projection_.isAhead(from) || !projection_.isAhead(to)) return;
  const QPointF a = projection_.toWidget(from), b = projection_.toWidget(to);
  const double length = pixelDistance(a, b);
  if (length < 1) return;
  const QPointF side = QPointF(-(b - a).y(), (b - a).x()) * (7 / length);
  stroke({a - side, a + side}, color, 2);
  stroke({b - side, b + side}, color, 2);
}

void paintCard(QWidget& panel) {
  const Theme& t = currentTheme();
  QPainter p(&panel);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(QPen(t.border, 1));
  p.setBrush(t.base);
  p.drawRoundedRect(QRectF(panel.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

}  // namespace gyre::ui
