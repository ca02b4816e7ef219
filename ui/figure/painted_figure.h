#pragma once
// A figure that Qt paints: for what is drawn when a result comes, not at every frame, and is more than lines.

#include "figure/figure.h"

namespace gyre::ui {

class PaintedFigure : public Figure {
 protected:
  PaintedFigure(Traits traits, QWidget* parent);

  /// What there is to see.
  virtual AxesWindow all() const = 0;
  /// Between the axes, over the grid; only what lies there, and a rim for marks, is seen. @pre hasPicture()
  virtual void paintDrawing(QPainter& painter) = 0;
  /// Beside the axes and over them.
  virtual void paintBeside(QPainter&) {}

  void fitAxes(const QSizeF& area) override;
  void draw() override;
  void paintGround(QPainter& painter) override;
};

}  // namespace gyre::ui
