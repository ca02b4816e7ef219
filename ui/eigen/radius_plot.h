#pragma once
// The spectral radius of a run's method over w h, and where on it the eigenvalues of the moment shown lie at the step
// of the run.

#include "eigen/eigen_work.h"
#include "theme/palette.h"

#include <QWidget>

namespace gyre::ui {

class PlaneAxes;

class RadiusPlot : public QWidget {
  Q_OBJECT
 public:
  explicit RadiusPlot(QWidget* parent = nullptr);

  void show(std::shared_ptr<const EigenResult> result);
  void markTime(double t);
  /// w h of the eigenvalues that are marked, ascending.
  std::vector<double> marked() const;

  QSize minimumSizeHint() const override { return {240, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  PlaneAxes axes() const;

  std::shared_ptr<const EigenResult> result_;
  double time_ = 0;
};

}  // namespace gyre::ui
