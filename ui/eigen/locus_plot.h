#pragma once
// The eigenvalues of all moments in the upper half of the complex plane, coloured from early to late, and those of the
// moment shown marked. Where they lie decades apart both axes are logarithmic away from zero: asinh(x / x0), x0 a
// little below the slowest.

#include "eigen/plane_plot.h"

namespace gyre::ui {

class LocusPlot : public PlanePlot {
  Q_OBJECT
 public:
  explicit LocusPlot(QWidget* parent = nullptr);

  void show(std::shared_ptr<const EigenResult> shown) override;
  void markTime(double t) override;
  /// "t = 1.2 s: -0.5 + 3.2 i; ..." of the moment that is marked.
  QString readout() const;
  /// The points drawn, in pixels, of a moment.
  std::vector<QPointF> placesAt(const LocusMoment& moment) const;
  bool isStretched() const { return unit_ > 0; }

 protected:
  FigureWords words() const override;
  AxesWindow all() const override;
  AxisTicks ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const override;
  void paintDrawing(QPainter& painter) override;
  void paintBeside(QPainter& painter) override;
  QString tipAt(QPointF place) const override;
  QString description() const override { return readout(); }

 private:
  double onAxis(double x) const;
  QPointF placeOfValue(const std::complex<double>& lambda) const;
  QColor colorAt(double t) const;

  double unit_ = 0;  ///< x0; 0: linear axes
};

}  // namespace gyre::ui
