#include "figure/marker.h"

#include <QPainter>
#include <QPolygonF>

#include <array>

namespace gyre::ui {

Marker markerOf(int i) {
  constexpr std::array shapes{Marker::circle,   Marker::square,       Marker::diamond,
                              Marker::triangle, Marker::triangleDown, Marker::cross};
  return shapes[static_cast<std::size_t>(i) % shapes.size()];
}

void drawMarker(QPainter& painter, Marker marker, QPointF c, double radius, const QColor& color, const QColor& ground) {
  painter.setPen(QPen(ground, 1));
  painter.setBrush(color);
  const auto polygon = [&](double scale, std::initializer_list<QPointF> corners) {
    QPolygonF shape;
    for (const QPointF& corner : corners) shape << c + corner * radius * scale;
    painter.drawPolygon(shape);
  };
  switch (marker) {
    case Marker::none: break;
    case Marker::circle: painter.drawEllipse(c, radius, radius); break;
    case Marker::square: polygon(0.89, {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}); break;
    case Marker::diamond: polygon(1.28, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}); break;
    case Marker::triangle: polygon(1.3, {{0, -1}, {0.95, 0.72}, {-0.95, 0.72}}); break;
    case Marker::triangleDown: polygon(1.3, {{0, 1}, {0.95, -0.72}, {-0.95, -0.72}}); break;
    case Marker::cross: {
      constexpr double w = 0.4;  // half of the width of an arm
      polygon(1.0, {{0, -w},
                    {1 - w, -1},
                    {1, -1 + w},
                    {w, 0},
                    {1, 1 - w},
                    {1 - w, 1},
                    {0, w},
                    {-1 + w, 1},
                    {-1, 1 - w},
                    {-w, 0},
                    {-1, -1 + w},
                    {-1 + w, -1}});
      break;
    }
  }
}

}  // namespace gyre::ui
