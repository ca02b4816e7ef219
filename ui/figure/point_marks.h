#pragma once
// Points with words over the curves of a plot, and shapes without; and a range that is marked.

#include "figure/marker.h"
#include "figure/plot_axes.h"

#include <optional>

namespace gyre::ui {

/// A point with words [pixels of the plot area, y upwards]; not a number where it cannot be shown.
struct PlotMark {
  QPointF at;
  QString text;
  QColor color;
};

class PointMarks {
 public:
  void set(std::vector<PlotMark> marks) { marks_ = std::move(marks); }
  /// The one whose point or words are there.
  std::optional<std::size_t> at(QPointF position, const PlotPaper& paper) const;
  QPointF pointOf(std::size_t mark, const PlotPaper& paper) const { return paper.place(marks_[mark].at); }
  void paint(QPainter& painter, const PlotPaper& paper) const;

 private:
  std::vector<QRectF> wordPlaces(const PlotPaper& paper) const;

  std::vector<PlotMark> marks_;
};

/// A range along the horizontal axis [pixels of the plot area].
class RangeBand {
 public:
  void set(const std::optional<AxisRange>& range) { range_ = range; }
  /// The edge that can be taken hold of there.
  std::optional<double> edgeAt(QPointF position, const QRectF& area) const;
  /// The other one.
  double opposite(double edge) const { return edge == range_->high ? range_->low : range_->high; }
  void paint(QPainter& painter, const PlotPaper& paper) const;

 private:
  std::optional<AxisRange> range_;
};

}  // namespace gyre::ui
