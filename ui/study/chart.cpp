#include "study/chart.h"

#include <QPolygonF>
#include <QSizeF>

namespace gyre::ui {
namespace {

constexpr double kFar = 1e6;  // pixels: beyond any screen, and no painter is troubled

bool isShown(const ChartPoint& p, const AxesWindow& axes) {
  return std::isfinite(axes.onX(p.x)) && std::isfinite(axes.onY(p.y));
}

AxisRange fittedAxis(const Extremes& extremes, bool logarithmic) {
  return fittedValues(extremes, logarithmic).value_or(logarithmic ? AxisRange{-2, 0} : AxisRange{0, 1});
}

/// The points of one pixel column that the picture needs.
class Column {
 public:
  void add(QPointF p, QPolygonF& line) {
    if (count_ > 0 && std::floor(p.x()) != std::floor(first_.x())) flush(line);
    if (count_ == 0) first_ = low_ = high_ = p;
    if (p.y() < low_.y()) low_ = p;
    if (p.y() > high_.y()) high_ = p;
    last_ = p;
    ++count_;
  }
  void flush(QPolygonF& line) {
    if (count_ > 0) line << first_;
    if (count_ > 3) line << low_ << high_;
    else if (count_ == 3) line << (low_ == first_ || low_ == last_ ? high_ : low_);
    if (count_ > 1) line << last_;
    count_ = 0;
  }

 private:
  int count_ = 0;
  QPointF first_, low_, high_, last_;
};

}  // namespace

AxesWindow fittedWindow(const std::vector<ChartCurve>& curves, bool logX, bool logY) {
  const AxesWindow axes{.logX = logX, .logY = logY};
  Extremes x, y;
  for (const ChartCurve& curve : curves) {
    for (const ChartPoint& p : curve.points) {
      if (!isShown(p, axes)) continue;
      x.add(p.x);
      y.add(p.y);
    }
  }
  return {fittedAxis(x, logX), fittedAxis(y, logY), logX, logY};
}

std::vector<QPolygonF> toLines(const std::vector<ChartPoint>& points, const AxesWindow& window, const QSizeF& area) {
  std::vector<QPolygonF> lines(1);
  Column column;
  for (const ChartPoint& p : points) {
    const QPointF unit = window.toUnit(p.x, p.y);
    if (std::isfinite(unit.x()) && std::isfinite(unit.y())) {
      column.add({std::clamp(unit.x() * area.width(), -kFar, kFar), std::clamp(unit.y() * area.height(), -kFar, kFar)},
                 lines.back());
      continue;
    }
    column.flush(lines.back());
    if (!lines.back().isEmpty()) lines.emplace_back();
  }
  column.flush(lines.back());
  if (lines.back().isEmpty()) lines.pop_back();
  return lines;
}

std::size_t pointsWithoutPlace(const std::vector<ChartCurve>& curves, const AxesWindow& window) {
  std::size_t count = 0;
  for (const ChartCurve& curve : curves)
    for (const ChartPoint& p : curve.points) count += isShown(p, window) ? 0 : 1;
  return count;
}

}  // namespace gyre::ui
