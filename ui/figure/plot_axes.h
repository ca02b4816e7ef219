#pragma once
// The axes of a plot as Qt writes them: the room for their numbers, the numbers and titles, and what is said over the
// curves. The lines of axes and grid are the canvas' below.

#include "figure/axes_window.h"
#include "theme/palette.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace gyre::ui {

/// Everything that is written over the curves, in pixels of the plot area (y upwards) where it has a place.
struct PlotAnnotations {
  std::vector<Tick> timeTicks;         ///< positions in pixels from the left
  std::vector<Tick> valueTicks;        ///< positions in pixels from the bottom
  std::vector<Tick> secondTicks = {};  ///< of a second axis on the right, from the bottom; without any there is none
  QString timeTitle;
  QString valueTitle;
  QString secondTitle = {};
  QString hint;  ///< in the middle, when there is nothing to see
  QString note;  ///< in the corner: what is left out
};

/// What is painted on.
struct PlotPaper {
  QRectF area;   ///< between the axes
  double width;  ///< of all
  QFont font;
  const Theme* theme;

  /// From pixels of the plot area, y upwards.
  QPointF place(QPointF pixel) const { return {area.left() + pixel.x(), area.bottom() - pixel.y()}; }
};

class PlotAxes {
 public:
  /// The grid of the program's layout [pixels].
  static constexpr int gap = 8;

  void setAnnotations(PlotAnnotations annotations) { annotations_ = std::move(annotations); }
  const PlotAnnotations& annotations() const { return annotations_; }
  /// One of several above each other: no title of the values but their factor, and equal room for the labels of all;
  /// the numbers of time belong to the lowest.
  void becomePane(bool isLowest);
  /// For what has no numbers and titles: no room is left for them.
  void becomeBare() { isBare_ = true; }
  /// The title of the horizontal axis stands below its numbers, where it takes none of their places.
  void setTitleBelow(bool on = true) { titleIsBelow_ = on; }
  bool isPane() const { return isPane_; }
  bool tellsTime() const { return tellsTime_; }

  /// Room needed beside the axes, in steps so that they do not jump about while labels change.
  /// @return whether it is another one than before
  bool reserveLabels(const PlotAnnotations& annotations, const QFont& font);
  /// Room right of the axes for what stands there [pixels].
  void reserveRight(double width) { right_ = width; }
  /// The rectangle between the axes: leaves room for the labels of the value axis, at most this wide.
  QRectF area(const QSize& size, const QFont& font) const;
  /// @param free  what nothing is written on beside the numbers of time
  void paint(QPainter& painter, const PlotPaper& paper, const QRectF& free) const;
  void paintTexts(QPainter& painter, const PlotPaper& paper) const;

 private:
  void paintTimes(QPainter& painter, const PlotPaper& paper, const QRectF& free) const;
  void paintValues(QPainter& painter, const PlotPaper& paper) const;
  void paintSecond(QPainter& painter, const PlotPaper& paper) const;

  PlotAnnotations annotations_;
  int labelWidth_ = 40;
  int secondWidth_ = 0;  ///< of the labels on the right
  double right_ = 0;
  bool isPane_ = false, isBare_ = false;
  bool titleIsBelow_ = false;
  bool tellsTime_ = true;
};

}  // namespace gyre::ui
