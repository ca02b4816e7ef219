#pragma once
// The drawing of a plot: axes, grid and curves in a VTK chart.
//
// VTK keeps points in single precision, in which a window of 1 ms at t = 1000 s would be a staircase. So the chart
// works in pixels of the plot area; times and values are mapped to them in double precision before.

#include "theme/palette.h"
#include "vtk/render_widget.h"

#include <vtkNew.h>
#include <QPolygonF>

class vtkChartXY;
class vtkContextActor;
class vtkRenderer;

namespace gyre::ui {

/// A curve in pixels of the plot area, y upwards; points that are not finite break the line.
struct CurveShape {
  QPolygonF points;
  QColor color;
  Qt::PenStyle line = Qt::SolidLine;
};

class CurveCanvas : public RenderWidget {
  Q_OBJECT

 public:
  explicit CurveCanvas(QWidget* parent = nullptr);
  ~CurveCanvas() override;

  void setTheme(const Theme& theme);
  /// The rectangle between the axes, in widget coordinates.
  void setPlotArea(const QRectF& area);
  void setAxesVisible(bool on);
  /// Places of the grid lines, in pixels of the plot area.
  void setGrid(const std::vector<double>& x, const std::vector<double>& y);
  void setCurves(const std::vector<CurveShape>& curves);

  /// Points handed to VTK at last.
  std::size_t pointCount() const { return pointCount_; }

 protected:
  void beforeRender() override;

 private:
  const Theme* theme_;
  QRectF area_;
  std::size_t pointCount_ = 0;
  long long paleCount_ = 0;  ///< plots that soften the edges of others: the first ones
  vtkNew<vtkChartXY> chart_;
  vtkNew<vtkContextActor> actor_;
  vtkNew<vtkRenderer> renderer_;
};

}  // namespace gyre::ui
