#include "figure/dashes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

namespace gyre::ui {
namespace {

constexpr double mostPeriods = 3000;  ///< a line that fills the area has longer dashes: more would take long to draw

/// Lengths of dashes and gaps in turn [pixels of the screen].
std::vector<double> patternOf(Qt::PenStyle stroke) {
  switch (stroke) {
    case Qt::DotLine: return {2, 3};
    case Qt::DashDotLine: return {8, 3, 2, 3};
    case Qt::DashDotDotLine: return {8, 3, 2, 3, 2, 3};
    default: return {8, 4};
  }
}

/// Walks along a line and leaves out the gaps.
class DashedLine {
 public:
  DashedLine(std::vector<double> pattern, QPolygonF& out)
      : pattern_(std::move(pattern)), left_(pattern_.front()), out_(out) {}

  void lineTo(QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double length = std::hypot(along.x(), along.y());
    if (isDrawn_ && !isOpen_) out_ << a;
    isOpen_ = isDrawn_;
    double at = 0;
    while (length - at > left_) {
      at += left_;
      out_ << a + along * (at / length);
      if (isDrawn_) breakHere();
      isDrawn_ = isOpen_ = !isDrawn_;
      piece_ = (piece_ + 1) % pattern_.size();
      left_ = pattern_[piece_];
    }
    left_ -= length - at;
    if (isDrawn_) out_ << b;
  }
  /// What comes next begins elsewhere.
  void lift() {
    if (std::exchange(isOpen_, false)) breakHere();
  }

 private:
  void breakHere() { out_ << QPointF(out_.back().x(), std::numeric_limits<double>::quiet_NaN()); }

  std::vector<double> pattern_;
  std::size_t piece_ = 0;
  double left_;
  bool isDrawn_ = true, isOpen_ = false;
  QPolygonF& out_;
};

/// The part of a segment in a band of y; nothing where there is none.
bool clip(QPointF& a, QPointF& b, double low, double high) {
  if (!std::isfinite(a.y()) || !std::isfinite(b.y())) return false;
  if (std::max(a.y(), b.y()) < low || std::min(a.y(), b.y()) > high) return false;
  const QPointF from = a, along = b - a;
  const auto placeAt = [&](double y) { return from + along * ((y - from.y()) / along.y()); };
  for (QPointF* end : {&a, &b}) {
    if (end->y() < low) *end = placeAt(low);
    else if (end->y() > high) *end = placeAt(high);
  }
  return true;
}

}  // namespace

QPolygonF dashed(const QPolygonF& points, Qt::PenStyle stroke, double height, double scale) {
  if (stroke == Qt::SolidLine) return points;
  const double low = -height / 2, high = 1.5 * height;
  double length = 0;
  for (qsizetype i = 1; i < points.size(); ++i)
    if (QPointF a = points[i - 1], b = points[i]; clip(a, b, low, high))
      length += std::hypot(b.x() - a.x(), b.y() - a.y());
  std::vector<double> pattern = patternOf(stroke);
  const double period = scale * std::accumulate(pattern.begin(), pattern.end(), 0.0);
  const double longer = std::max(1.0, length / (period * mostPeriods));
  for (double& piece : pattern) piece *= scale * longer;
  QPolygonF out;
  DashedLine line(std::move(pattern), out);
  for (qsizetype i = 1; i < points.size(); ++i) {
    QPointF a = points[i - 1], b = points[i];
    const bool isSeen = clip(a, b, low, high);
    if (!isSeen || a != points[i - 1]) line.lift();
    if (isSeen) line.lineTo(a, b);
  }
  return out;
}

}  // namespace gyre::ui
