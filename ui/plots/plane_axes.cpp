#include "plots/plane_axes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double axisGap = 8;

}  // namespace

PlaneAxes::PlaneAxes(const QRectF& room, const QFont& font, Axis x, Axis y)
    : font_(tabularFont(font)), x_(std::move(x)), y_(std::move(y)) {
  const QFontMetricsF metrics(font_);
  double widest = 24;
  for (const Tick& tick : y_.ticks) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
  const double left = std::ceil(axisGap + widest + axisGap), above = metrics.height() + axisGap,
               below = 2 * metrics.height() + 1.5 * axisGap;
  area_ = QRectF(room.left() + left, room.top() + std::ceil(above),
                 std::max(16.0, std::floor(room.width() - left - 2 * axisGap)),
                 std::max(16.0, std::floor(room.height() - above - below)));
}

void PlaneAxes::paint(QPainter& painter, const Theme& theme) const {
  const QFontMetricsF metrics(font_);
  painter.setFont(font_);
  painter.setRenderHint(QPainter::Antialiasing, false);
  double end = -1e9;
  for (const Tick& tick : x_.ticks) {
    const double x = std::round(place(tick.position, 0).x());
    painter.setPen(theme.grid);
    painter.drawLine(QPointF(x, area_.top()), QPointF(x, area_.bottom()));
    const double width = metrics.horizontalAdvance(tick.label);
    if (tick.label.isEmpty() || x - width / 2 < end + axisGap) continue;
    end = x + width / 2;
    painter.setPen(theme.textMuted);
    painter.drawText(QRectF(x - width / 2 - 2, area_.bottom() + axisGap / 2, width + 4, metrics.height()),
                     Qt::AlignCenter, tick.label);
  }
  double last = 1e9;
  for (const Tick& tick : y_.ticks) {
    const double y = std::round(place(0, tick.position).y());
    painter.setPen(theme.grid);
    painter.drawLine(QPointF(area_.left(), y), QPointF(area_.right(), y));
    if (tick.label.isEmpty() || last - y < metrics.height()) continue;
    last = y;
    painter.setPen(theme.textMuted);
    painter.drawText(QRectF(area_.left() - axisGap - 200, y - metrics.height() / 2, 200, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, tick.label);
  }
  painter.setPen(theme.axis);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area_);
  painter.setPen(theme.textMuted);
  painter.drawText(QRectF(area_.left(), area_.top() - metrics.height() - axisGap / 2, area_.width(), metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, y_.title);
  painter.drawText(
      QRectF(area_.left(), area_.bottom() + metrics.height() + axisGap / 2, area_.width(), metrics.height()),
      Qt::AlignRight | Qt::AlignVCenter, x_.title);
  painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace gyre::ui
