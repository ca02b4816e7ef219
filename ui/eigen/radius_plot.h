#pragma once
// The spectral radius of a run's method over w h, and where on it the eigenvalues of the moment shown lie at the step
// of the run.

#include "eigen/plane_plot.h"

namespace gyre::ui {

class RadiusPlot : public PlanePlot {
  Q_OBJECT
 public:
  explicit RadiusPlot(QWidget* parent = nullptr);

  void show(std::shared_ptr<const EigenResult> shown) override;
  /// w h of the eigenvalues that are marked, ascending.
  std::vector<double> marked() const;

 protected:
  FigureWords words() const override;
  AxesWindow all() const override;
  void paintDrawing(QPainter& painter) override;
  QString tipAt(QPointF place) const override;
  QString description() const override;
};

}  // namespace gyre::ui
