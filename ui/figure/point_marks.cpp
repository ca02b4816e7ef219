#include "figure/point_marks.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr double notedRadius = 4.5;
constexpr double wordsAway = 12;  ///< from the point
constexpr double edgeGrip = 4;    ///< how near the mouse must be to an edge [pixels]

QColor translucent(QColor color, float share) {
  color.setAlphaF(share);
  return color;
}

}  // namespace

/// Where the words of the marks stand: beside their points, within the plot, on no other words or points as far as
/// there is room; empty for a mark that is out of sight.
std::vector<QRectF> PointMarks::wordPlaces(const PlotPaper& paper) const {
  const QRectF& area = paper.area;
  const QFontMetricsF metrics(paper.font);
  std::vector<QRectF> places, taken;
  const auto isSeen = [&](const PlotMark& mark) {
    return std::isfinite(mark.at.x()) && std::isfinite(mark.at.y()) &&
           area.adjusted(-1, -1, 1, 1).contains(paper.place(mark.at));
  };
  for (const PlotMark& mark : marks_)
    if (isSeen(mark)) taken.push_back(QRectF(paper.place(mark.at), QSizeF()).adjusted(-6, -6, 6, 6));
  const auto isFree = [&](const QRectF& place) {
    return area.contains(place) &&
           std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
  };
  for (const PlotMark& mark : marks_) {
    places.emplace_back();
    if (!isSeen(mark)) continue;
    const QPointF at = paper.place(mark.at);
    const QString text = metrics.elidedText(mark.text, Qt::ElideRight, area.width() / 2);
    const QSizeF size(metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    const double left = at.x() - wordsAway - size.width(), right = at.x() + wordsAway;
    QRectF best(std::clamp(right, area.left(), std::max(area.left(), area.right() - size.width())),
                std::max(area.top(), at.y() - wordsAway - size.height()), size.width(), size.height());
    bool found = false;
    for (int row = 0; row < 6 && !found; ++row)
      for (const double x : {right, left})
        for (const double y :
             {at.y() - wordsAway - (row + 1) * size.height(), at.y() + wordsAway + row * size.height()})
          if (const QRectF place(x, y, size.width(), size.height()); !found && isFree(place)) {
            best = place;
            found = true;
          }
    places.back() = best;
    taken.push_back(best);
  }
  return places;
}

std::optional<std::size_t> PointMarks::at(QPointF position, const PlotPaper& paper) const {
  const auto places = wordPlaces(paper);
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    const QPointF away = position - pointOf(i, paper);
    if (places[i].contains(position) || (!places[i].isEmpty() && std::hypot(away.x(), away.y()) <= 2 * notedRadius))
      return i;
  }
  return std::nullopt;
}

void PointMarks::paint(QPainter& painter, const PlotPaper& paper) const {
  const QFontMetricsF metrics(paper.font);
  const auto places = wordPlaces(paper);
  painter.setFont(paper.font);
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (places[i].isEmpty()) continue;
    const QPointF at = pointOf(i, paper);
    const QPointF tip(std::clamp(at.x(), places[i].left(), places[i].right()),
                      at.y() < places[i].top() ? places[i].top() : places[i].bottom());
    painter.setPen(QPen(paper.theme->textMuted, 1));
    painter.drawLine(at, tip);
    painter.setPen(QPen(marks_[i].color, 2));
    painter.setBrush(paper.theme->plotBackground);
    painter.drawEllipse(at, notedRadius, notedRadius);
    painter.setPen(QPen(paper.theme->border, 1));
    painter.setBrush(translucent(paper.theme->plotBackground, 0.9F));
    painter.drawRoundedRect(places[i], 3, 3);
    painter.setPen(paper.theme->text);
    painter.drawText(places[i], Qt::AlignCenter,
                     metrics.elidedText(marks_[i].text, Qt::ElideRight, places[i].width() - 6));
  }
}

std::optional<double> RangeBand::edgeAt(QPointF position, const QRectF& area) const {
  if (!range_ || !area.contains(position)) return std::nullopt;
  const double x = position.x() - area.left();
  for (const double edge : {range_->high, range_->low})
    if (std::abs(x - edge) <= edgeGrip) return edge;
  return std::nullopt;
}

void RangeBand::paint(QPainter& painter, const PlotPaper& paper) const {
  if (!range_) return;
  const QRectF& area = paper.area;
  const double left = std::clamp(range_->low, 0.0, area.width()), right = std::clamp(range_->high, 0.0, area.width());
  painter.setPen(Qt::NoPen);
  painter.setBrush(translucent(paper.theme->accent, 0.10F));
  painter.drawRect(QRectF(area.left() + left, area.top(), right - left, area.height()));
  painter.setPen(QPen(translucent(paper.theme->accent, 0.7F), 1));
  for (const double x : {range_->low, range_->high}) {
    const double at = std::round(area.left() + x) + 0.5;
    if (x >= 0 && x <= area.width()) painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
  }
}

}  // namespace gyre::ui
