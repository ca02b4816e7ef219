#include "plots/step_marks.h"

#include "plots/plot_surface.h"

namespace gyre::ui {

void StepMarks::place(const PlotLook& look) {
  std::vector<PlotSurface::PlacedStep> placed;
  for (StepMark& mark : source_(look.window.time)) {
    QPointF at = look.place(mark.time, mark.value);
    if (!std::isfinite(at.y())) continue;
    at.ry() = std::clamp(at.y(), 0.0, look.size.height());  // what is above or below what is shown stands at its edge
    placed.push_back({at, mark.shape, look.theme->curve(mark.color), std::move(mark.text)});
  }
  surface_.setStepMarks(std::move(placed));
}

}  // namespace gyre::ui
