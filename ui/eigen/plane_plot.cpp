#include "eigen/plane_plot.h"

#include "figure/plot_surface.h"

namespace gyre::ui {

PlanePlot::PlanePlot(const Form& form, QWidget* parent)
    : PaintedFigure({.objectName = QStringLiteral("eigenvalues"),
                     .pixelsPerTick = form.pixelsPerTick,
                     .pixelsPerTickUp = form.pixelsPerTickUp,
                     .isPlane = true},
                    parent) {
  setMinimumSize(240, form.leastHeight);
  surface().layers().axes.setTitleBelow();
  setAccessibleName(form.name);
  surface().setAccessibleName(form.name);
}

void PlanePlot::show(std::shared_ptr<const EigenResult> result) {
  if (result != result_) sight().fit();
  result_ = std::move(result);
  rebuild();
}

void PlanePlot::markTime(double t) {
  time_ = t;
  draw();
}

}  // namespace gyre::ui

#include "moc_plane_plot.cpp"
