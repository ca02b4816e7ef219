#include "figure/axes_grid.h"

#include "theme/palette.h"

#include <QPainter>

#include <cmath>

namespace gyre::ui {

namespace {

QColor paleGrid(QColor color) {
  color.setAlphaF(0.5F);
  return color;
}

}  // namespace

void AxesGrid::paint(QPainter& painter) const {
  const auto choosePen = [&](const Tick& tick) {
    painter.setPen(QPen(tick.label.isEmpty() ? paleGrid(theme.grid) : theme.grid, 1));
  };
  for (const Tick& tick : x) {
    choosePen(tick);
    const double at = std::round(area.left() + tick.position) + 0.5;
    painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
  }
  for (const Tick& tick : y) {
    choosePen(tick);
    const double at = std::round(area.bottom() - tick.position) + 0.5;
    painter.drawLine(QPointF(area.left(), at), QPointF(area.right(), at));
  }
}

void AxesGrid::paintFine(QPainter& painter) const {
  painter.setPen(QPen(theme.grid, 1));
  for (const Tick& tick : x)
    painter.drawLine(QPointF(area.left() + tick.position, area.top()),
                     QPointF(area.left() + tick.position, area.bottom()));
  for (const Tick& tick : y)
    painter.drawLine(QPointF(area.left(), area.bottom() - tick.position),
                     QPointF(area.right(), area.bottom() - tick.position));
}

void AxesGrid::paintAxes(QPainter& painter) const {
  painter.setPen(QPen(theme.axis, 1));
  const QPointF corner = area.bottomLeft() + QPointF(0.5, 0.5);
  painter.drawLine(corner, QPointF(area.right(), corner.y()));
  painter.drawLine(corner, QPointF(corner.x(), area.top()));
}

}  // namespace gyre::ui
