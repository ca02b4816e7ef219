#include "figure/plot_axes.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace gyre::ui {

void PlotAxes::becomePane(bool isLowest) {
  isPane_ = true;
  tellsTime_ = isLowest;
}

bool PlotAxes::reserveLabels(const PlotAnnotations& annotations, const QFont& font) {
  const QFontMetrics metrics(tabularFont(font));
  const auto roomFor = [&](const std::vector<Tick>& ticks, int least) {
    int widest = least;
    for (const Tick& tick : ticks) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return (widest + gap - 1) / gap * gap;
  };
  const int left = roomFor(annotations.valueTicks, isPane_ ? metrics.horizontalAdvance(QStringLiteral("5·10⁻¹⁰")) : 24);
  const int right = annotations.secondTicks.empty() ? 0 : roomFor(annotations.secondTicks, 24);
  const bool isOther = left != labelWidth_ || right != secondWidth_;
  labelWidth_ = left;
  secondWidth_ = right;
  return isOther;
}

QRectF PlotAxes::area(const QSize& size, const QFont& font) const {
  const int line = QFontMetrics(font).height(), titleLine = titleIsBelow_ ? line : 0;
  const double above = isPane_ ? gap / 2.0 : line + gap, below = tellsTime_ ? line + titleLine + 1.5 * gap : gap / 2.0;
  if (isBare_)
    return {2.0 * gap, 2.0 * gap, std::max(16.0, size.width() - 4 * gap - right_),
            std::max(16.0, size.height() - 4.0 * gap)};
  const QRectF area(gap + labelWidth_ + gap, above, size.width() - labelWidth_ - secondWidth_ - 4 * gap - right_,
                    size.height() - above - below);
  // Whole pixels: the axes are hairlines.
  return QRectF(area.left(), area.top(), std::max(16.0, std::floor(area.width())),
                std::max(16.0, std::floor(area.height())));
}

void PlotAxes::paint(QPainter& painter, const PlotPaper& paper, const QRectF& free) const {
  painter.setFont(tabularFont(paper.font));
  painter.setPen(paper.theme->textMuted);
  if (tellsTime_) paintTimes(painter, paper, free);
  paintValues(painter, paper);
  if (!annotations_.secondTicks.empty()) paintSecond(painter, paper);
}

void PlotAxes::paintSecond(QPainter& painter, const PlotPaper& paper) const {
  constexpr double mark = 4;
  const QRectF& area = paper.area;
  const QFontMetricsF metrics(painter.font());
  const double x = area.right() + 0.5;
  painter.setPen(QPen(paper.theme->axis, 1));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  for (const Tick& tick : annotations_.secondTicks)
    if (!tick.label.isEmpty())
      painter.drawLine(QPointF(x, area.bottom() - tick.position), QPointF(x + mark, area.bottom() - tick.position));
  painter.setPen(paper.theme->textMuted);
  for (const Tick& tick : annotations_.secondTicks) {
    const double y = area.bottom() - tick.position - metrics.height() / 2;
    painter.drawText(QRectF(x + gap, y, paper.width - x - gap, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     tick.label);
  }
  painter.drawText(QRectF(gap, 0, paper.width - 2 * gap, area.top() - gap / 2.0), Qt::AlignRight | Qt::AlignVCenter,
                   annotations_.secondTitle);
}

void PlotAxes::paintValues(QPainter& painter, const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  const QFontMetricsF metrics(painter.font());
  double last = -metrics.height();
  for (const Tick& tick : annotations_.valueTicks) {
    if (!tick.label.isEmpty() && tick.position - last < 0.8 * metrics.height()) continue;  // in a low pane
    if (!tick.label.isEmpty()) last = tick.position;
    const QRectF place(0, area.bottom() - tick.position - metrics.height() / 2, area.left() - gap, metrics.height());
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, tick.label);
  }
  const QRectF line =
      isPane_ ? area.adjusted(gap / 2.0, 2, 0, 0) : QRectF(gap, 0, paper.width - 2 * gap, area.top() - gap / 2.0);
  painter.drawText(line, Qt::AlignLeft | (isPane_ ? Qt::AlignTop : Qt::AlignVCenter), annotations_.valueTitle);
}

void PlotAxes::paintTimes(QPainter& painter, const PlotPaper& paper, const QRectF& free) const {
  const QRectF& area = paper.area;
  const QFontMetricsF metrics(painter.font());
  const double titleWidth = metrics.horizontalAdvance(annotations_.timeTitle);
  const double titleTop = area.bottom() + gap / 2.0 + (titleIsBelow_ ? metrics.height() : 0);
  const QRectF titleRect(area.right() - titleWidth, titleTop, titleWidth, metrics.height());
  if (!free.intersects(titleRect)) painter.drawText(titleRect, Qt::AlignRight | Qt::AlignTop, annotations_.timeTitle);
  for (const Tick& tick : annotations_.timeTicks) {
    const double w = metrics.horizontalAdvance(tick.label);
    const QRectF place(area.left() + tick.position - w / 2, area.bottom() + gap / 2.0, w, metrics.height());
    const bool meetsTitle = !titleIsBelow_ && place.right() > titleRect.left() - gap;  // which has the right end
    if (meetsTitle || free.intersects(place)) continue;
    painter.drawText(place, Qt::AlignCenter, tick.label);
  }
}

void PlotAxes::paintTexts(QPainter& painter, const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  painter.setFont(paper.font);
  painter.setPen(paper.theme->textMuted);
  painter.drawText(area.adjusted(2 * gap, gap, -2 * gap, -gap), Qt::AlignCenter | Qt::TextWordWrap, annotations_.hint);
  if (annotations_.note.isEmpty()) return;
  const QRectF room = area.adjusted(gap, gap, -gap, -gap);
  QRectF bounds = painter.boundingRect(room, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, annotations_.note);
  QColor ground = paper.theme->plotBackground;
  ground.setAlphaF(0.85F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(bounds.adjusted(-4, -2, 4, 2), 3, 3);
  painter.setPen(paper.theme->warning);
  painter.drawText(bounds, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, annotations_.note);
}

}  // namespace gyre::ui
