#include "plots/curve_points.h"

#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace gyre::ui {

RowsInWindow::RowsInWindow(const Recording& recording, std::size_t rows, const AxisRange& time, std::size_t pixels)
    : recording_(recording), borders_(pixelBorders(recording, rows, time.low, time.high, pixels)) {
  afterFirst_ = borders_;
  for (std::size_t& border : afterFirst_) border = std::max<std::size_t>(border, std::min<std::size_t>(1, rows));
}

Extremes RowsInWindow::extremes(const ExtremesTree& tree, bool ofSteps) const {
  const auto& shown = ofSteps ? afterFirst_ : borders_;
  return tree.over(recording_, shown.front(), shown.back());
}

std::vector<CurvePoint> RowsInWindow::points(const ExtremesTree& tree, bool ofSteps, bool positiveOnly) const {
  std::vector<CurvePoint> drawn = reduce(recording_, tree, ofSteps ? afterFirst_ : borders_, positiveOnly);
  // What the first step has to say holds since the start.
  if (ofSteps && drawn.size() > 1 && drawn[0].time == recording_.time(0)) drawn[0].value = drawn[1].value;
  return drawn;
}

QPolygonF toPixels(const std::vector<CurvePoint>& points, const AxesWindow& window, const QSizeF& size, bool stairs) {
  constexpr double farAway = 1e6;  // beyond any screen, within single precision
  // Lines of less than a pixel come out ragged.
  const auto sameSpot = [](QPointF d) { return std::abs(d.x()) < 1 && std::abs(d.y()) < 0.6; };
  QPolygonF result;
  result.reserve(static_cast<qsizetype>(points.size()) + 2);
  qsizetype begin = 0;  // of the unbroken piece
  const auto endPiece = [&] {
    if (result.size() - begin != 1) return;
    const QPointF lone = result.back();
    result.back().rx() -= 1;
    result << lone + QPointF(1, 0);
  };
  for (const CurvePoint& point : points) {
    const double value = window.onY(point.value);
    const QPointF pixel(window.x.toUnit(point.time) * size.width(),
                        std::clamp(window.y.toUnit(value) * size.height(), -farAway, farAway));
    if (std::isfinite(value)) {
      if (result.size() > begin && sameSpot(pixel - result.back())) continue;
      if (stairs && result.size() > begin) result << QPointF(result.back().x(), pixel.y());
      result << pixel;
    } else if (result.size() > begin) {
      endPiece();
      result << QPointF(result.back().x(), std::nan(""));
      begin = result.size();
    }
  }
  endPiece();
  return result;
}

}  // namespace gyre::ui
