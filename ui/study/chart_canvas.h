#pragma once
// The drawing of a chart: grid, axes, curves, markers, fitted lines and their labels, and the legend's colours.
//
// Painted by Qt, not by VTK as the live plots are: a chart of a study is drawn when a result comes in, not at every
// frame, its points need shapes and words beside them, and the same painter writes SVG and PDF without loss.

#include "figure/axis_ticks.h"
#include "study/line_painter.h"
#include "theme/palette.h"

#include <QImage>
#include <QWidget>

#include <functional>

namespace gyre::ui {

class ChartCanvas : public QWidget {
  Q_OBJECT
 public:
  explicit ChartCanvas(QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  /// The rectangle between the axes, in widget coordinates.
  void setPlotArea(const QRectF& area);
  void setAxesVisible(bool on);
  /// Places of the grid lines, in pixels of the plot area; those without a label are paler.
  void setGrid(std::vector<Tick> x, std::vector<Tick> y);
  /// The shapes are made when they are needed: what is set several times before it is seen is made once.
  /// @param points  of all of them, which tells what making them takes
  void setShapes(std::function<std::vector<ChartShape>()> make, std::size_t points);
  const std::vector<ChartShape>& shapes() const;
  /// Emphasizes one marker: curve and point; none when the curve is negative.
  void setHighlight(int curve, qsizetype point);

  /// All curves are there.
  bool isDrawn() const { return whole_; }

  /// The whole drawing at once, without the background.
  void paint(QPainter& painter) const;

  /// Where the labels of the fitted lines stand, in widget coordinates: in a column right of all points, each at the
  /// height where its curve ends, none over another.
  std::vector<QRectF> labelPlaces() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Label {
    QRectF place;
    QString text;
    QColor color;
    Marker marker;
  };
  void redraw();
  /// Paints curves for a few milliseconds; true when all are there.
  bool drawSome(int milliseconds);
  void paintGrid(QPainter& painter) const;
  void paintHighlight(QPainter& painter) const;
  void paintLabels(QPainter& painter) const;
  std::vector<Label> layOutLabels() const;
  QPointF toWidget(QPointF pixel) const { return {area_.left() + pixel.x(), area_.bottom() - pixel.y()}; }

  const Theme* theme_;
  QRectF area_;
  bool axesVisible_ = true;
  std::vector<Tick> gridX_, gridY_;
  mutable std::function<std::vector<ChartShape>()> make_;
  std::size_t pointsToMake_ = 0;
  mutable std::vector<ChartShape> shapes_;
  QImage drawn_;    ///< the curves, transparent beside them
  QImage drawing_;  ///< the same of a newer state, until it is whole
  LinePainter lines_;
  bool whole_ = false;  ///< drawn_ is of the present state
  int highlightedCurve_ = -1;
  qsizetype highlightedPoint_ = 0;
};

}  // namespace gyre::ui
