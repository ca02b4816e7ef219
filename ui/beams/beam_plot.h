#pragma once
// A quantity of flexible beams over arc length at a moment of a run, a curve for each beam.

#include "figure/painted_figure.h"
#include "run/recorded_beams.h"

#include <vector>

namespace gyre::ui {

class BeamPlot : public PaintedFigure {
  Q_OBJECT
 public:
  explicit BeamPlot(QWidget* parent = nullptr);

  struct Curve {
    QString name;
    QColor color;
    std::vector<BeamSpan> spans;
    double length = 0;  ///< of the beam [m]
  };
  /// @param values  that the axis shows, whatever the curves have
  void show(std::vector<Curve> curves, BeamQuantity quantity, const AxisRange& values, double time);
  void clear();
  const std::vector<Curve>& curves() const { return curves_; }

  bool hasPicture() const override { return !curves_.empty(); }
  QString pictureTitle() const override;

 protected:
  FigureWords words() const override;
  AxesWindow all() const override;
  void paintDrawing(QPainter& painter) override;
  QString tipAt(QPointF place) const override;
  QString description() const override;

 private:
  void fillLegend();

  std::vector<Curve> curves_;
  BeamQuantity quantity_ = BeamQuantity::My;
  AxisRange values_;
  double time_ = 0;
};

}  // namespace gyre::ui
