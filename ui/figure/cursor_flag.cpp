#include "figure/cursor_flag.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr double cursorGrip = 4;  ///< how near the mouse must be [pixels]
constexpr int flagGap = PlotAxes::gap;

}  // namespace

void CursorFlag::set(std::optional<double> x, const QString& label, const QPolygonF& dots,
                     const std::vector<QColor>& colors) {
  x_ = x;
  label_ = label;
  dots_ = dots;
  colors_ = colors;
}

bool CursorFlag::isNear(QPointF position, const QRectF& area) const {
  return x_ && area.contains(position) && std::abs(position.x() - area.left() - *x_) <= cursorGrip;
}

std::optional<double> CursorFlag::line(const QRectF& area) const {
  if (!x_ || *x_ < -0.5 || *x_ > area.width() + 0.5) return std::nullopt;
  return std::round(area.left() + *x_) + 0.5;
}

QRectF CursorFlag::hidden(const PlotAxes& axes, const PlotPaper& paper) const {
  const auto x = line(paper.area);
  return x && axes.isPane() ? flagAt(*x, axes, paper).adjusted(-flagGap, 0, flagGap, 0) : QRectF();
}

void CursorFlag::paint(QPainter& painter, const PlotAxes& axes, const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  const auto x = line(area);
  painter.setPen(QPen(paper.theme->timeCursor, 1));
  if (x) painter.drawLine(QPointF(*x, area.top()), QPointF(*x, area.bottom()));
  for (qsizetype i = 0; i < dots_.size(); ++i) {
    const QPointF dot = paper.place(dots_[i]);
    if (!area.adjusted(-1, -1, 1, 1).contains(dot)) continue;
    painter.setPen(QPen(paper.theme->plotBackground, 1.5));
    painter.setBrush(colors_[static_cast<std::size_t>(i)]);
    painter.drawEllipse(dot, 4, 4);
  }
  if (axes.tellsTime() && x) paintFlag(painter, *x, axes, paper);
}

/// Place of the flag: over the numbers of time in a pane, else in the line of the value axis' title, beside that.
QRectF CursorFlag::flagAt(double x, const PlotAxes& axes, const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  const QString& valueTitle = axes.annotations().valueTitle;
  const QFontMetricsF metrics(tabularFont(paper.font));
  const double w = metrics.horizontalAdvance(label_) + flagGap;
  const double top = axes.isPane() ? area.bottom() + flagGap / 2.0 - 1 : area.top() - metrics.height() - 2;
  const double title = valueTitle.isEmpty() || axes.isPane() ? 0 : metrics.horizontalAdvance(valueTitle);
  const double left = std::max(area.left(), title > 0 ? 2 * flagGap + title : 0);
  return {std::clamp(x - w / 2, left, std::max(left, paper.width - w)), top, w, metrics.height() + 2};
}

void CursorFlag::paintFlag(QPainter& painter, double x, const PlotAxes& axes, const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  const QRectF flag = flagAt(x, axes, paper);
  // Tied to the cursor by a rule.
  painter.setPen(QPen(paper.theme->timeCursor, 1));
  if (x < flag.left()) painter.drawLine(QPointF(x, area.top() - 0.5), QPointF(flag.left(), area.top() - 0.5));
  painter.setPen(Qt::NoPen);
  painter.setBrush(paper.theme->timeCursor);
  painter.drawRoundedRect(flag, 3, 3);
  painter.setPen(paper.theme->accentText);
  painter.setFont(tabularFont(paper.font));
  painter.drawText(flag, Qt::AlignCenter, label_);
}

}  // namespace gyre::ui
