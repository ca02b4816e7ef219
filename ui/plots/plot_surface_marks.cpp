// What is marked in a plot: a range of time and points with words by the user, and steps that were given up.

#include "plots/plot_surface.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace gyre::ui {

namespace {

constexpr double eventRadius = 3.5, eventReach = 7;
constexpr double notedRadius = 4.5;
constexpr double wordsAway = 12;  ///< from the point

QColor translucent(QColor color, float share) {
  color.setAlphaF(share);
  return color;
}

}  // namespace

void PlotSurface::setBand(const std::optional<AxisRange>& band) {
  band_ = band;
  update();
}

void PlotSurface::setMarks(std::vector<PlotMark> marks) {
  marks_ = std::move(marks);
  update();
}

/// Of the edges of the band, if one can be taken hold of there: true for the right one.
std::optional<bool> PlotSurface::bandEdgeAt(QPointF position) const {
  constexpr double grip = 4;
  const QRectF area = plotArea();
  if (!band_ || !area.contains(position)) return std::nullopt;
  const double x = position.x() - area.left();
  if (std::abs(x - band_->high) <= grip) return true;
  if (std::abs(x - band_->low) <= grip) return false;
  return std::nullopt;
}

void PlotSurface::markRange() {
  const auto unit = [this](QPointF p) { return std::clamp(toUnit(p).x(), 0.0, 1.0); };
  const auto [low, high] = std::minmax({unit(pressed_), unit(current_)});
  if ((high - low) * plotArea().width() >= 2) emit rangeMarked(low, high);
}

void PlotSurface::paintBand(QPainter& painter) const {
  if (!band_) return;
  const QRectF area = plotArea();
  const double left = std::clamp(band_->low, 0.0, area.width()), right = std::clamp(band_->high, 0.0, area.width());
  painter.setPen(Qt::NoPen);
  painter.setBrush(translucent(theme_->accent, 0.10F));
  painter.drawRect(QRectF(area.left() + left, area.top(), right - left, area.height()));
  painter.setPen(QPen(translucent(theme_->accent, 0.7F), 1));
  for (const double x : {band_->low, band_->high}) {
    const double at = std::round(area.left() + x) + 0.5;
    if (x >= 0 && x <= area.width()) painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
  }
}

QPointF PlotSurface::pointOf(const PlotMark& mark) const {
  const QRectF area = plotArea();
  return {area.left() + mark.at.x(), area.bottom() - mark.at.y()};
}

/// Where the words of the marks stand: beside their points, within the plot, on no other words or points as far as
/// there is room; empty for a mark that is out of sight.
std::vector<QRectF> PlotSurface::wordPlaces() const {
  const QRectF area = plotArea();
  const QFontMetricsF metrics(font());
  std::vector<QRectF> places, taken;
  const auto isSeen = [&](const PlotMark& mark) {
    return std::isfinite(mark.at.x()) && std::isfinite(mark.at.y()) &&
           area.adjusted(-1, -1, 1, 1).contains(pointOf(mark));
  };
  for (const PlotMark& mark : marks_)
    if (isSeen(mark)) taken.push_back(QRectF(pointOf(mark), QSizeF()).adjusted(-6, -6, 6, 6));
  const auto isFree = [&](const QRectF& place) {
    return area.contains(place) &&
           std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
  };
  for (const PlotMark& mark : marks_) {
    places.emplace_back();
    if (!isSeen(mark)) continue;
    const QPointF at = pointOf(mark);
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

std::optional<std::size_t> PlotSurface::markAt(QPointF position) const {
  const auto places = wordPlaces();
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    const QPointF away = position - pointOf(marks_[i]);
    if (places[i].contains(position) || (!places[i].isEmpty() && std::hypot(away.x(), away.y()) <= 2 * notedRadius))
      return i;
  }
  return std::nullopt;
}

/// From where it is taken hold of, once the mouse has moved so far that this is no click.
void PlotSurface::moveMark() {
  isMoving_ |= (current_ - pressed_).manhattanLength() >= QApplication::startDragDistance();
  if (isMoving_) emit markDragged(heldMark_, toUnit(current_ - heldBeside_));
}

void PlotSurface::paintMarks(QPainter& painter) const {
  const QFontMetricsF metrics(font());
  const auto places = wordPlaces();
  painter.setFont(font());
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (places[i].isEmpty()) continue;
    const QPointF at = pointOf(marks_[i]);
    const QPointF tip(std::clamp(at.x(), places[i].left(), places[i].right()),
                      at.y() < places[i].top() ? places[i].top() : places[i].bottom());
    painter.setPen(QPen(theme_->textMuted, 1));
    painter.drawLine(at, tip);
    painter.setPen(QPen(marks_[i].color, 2));
    painter.setBrush(theme_->plotBackground);
    painter.drawEllipse(at, notedRadius, notedRadius);
    painter.setPen(QPen(theme_->border, 1));
    painter.setBrush(translucent(theme_->plotBackground, 0.9F));
    painter.drawRoundedRect(places[i], 3, 3);
    painter.setPen(theme_->text);
    painter.drawText(places[i], Qt::AlignCenter,
                     metrics.elidedText(marks_[i].text, Qt::ElideRight, places[i].width() - 6));
  }
}

void PlotSurface::setStepMarks(std::vector<PlacedStep> marks) {
  if (marks.empty() && stepMarks_.empty()) return;
  stepMarks_ = std::move(marks);
  update();
}

QPointF PlotSurface::placeOf(const PlacedStep& mark) const {
  const QRectF area = plotArea();
  return {area.left() + mark.place.x(), area.bottom() - mark.place.y()};
}

void PlotSurface::paintStepMarks(QPainter& painter) const {
  const QRectF area = plotArea().adjusted(-1, -1, 1, 1);
  for (const PlacedStep& mark : stepMarks_)
    if (const QPointF at = placeOf(mark); area.contains(at))
      drawMarker(painter, mark.shape, at, eventRadius, mark.color, theme_->plotBackground);
}

/// The nearest mark's text.
void PlotSurface::tellStep(const QHelpEvent& help) {
  const auto distance = [&](const PlacedStep& mark) { return QLineF(placeOf(mark), QPointF(help.pos())).length(); };
  const auto nearest = std::ranges::min_element(stepMarks_, {}, distance);
  if (distance(*nearest) <= eventReach) QToolTip::showText(help.globalPos(), nearest->text, this);
  else QToolTip::hideText();
}

}  // namespace gyre::ui
