#pragma once
// A figure of curves that VTK draws: for what is live, or has many points.

#include "figure/curve_canvas.h"
#include "figure/figure.h"

#include <QDeadlineTimer>

namespace gyre::ui {

class CurveFigure : public Figure {
 public:
  /// Points handed to VTK for what is shown.
  std::size_t pointsDrawn() const { return canvas_->pointCount(); }
  /// How long the last drawing of the curves took [s].
  double lastFrameSeconds() const { return canvas_->lastFrameSeconds(); }

 protected:
  CurveFigure(Traits traits, QWidget* parent);

  /// The curves in an area of this size, as far as the time allows.
  virtual std::vector<CurveShape> shapes(const QSizeF& area, QDeadlineTimer deadline) = 0;
  void draw() override;
  void paintGround(QPainter& painter) override;
  void themeChanged() override;

 private:
  CurveCanvas* canvas_;
};

}  // namespace gyre::ui
