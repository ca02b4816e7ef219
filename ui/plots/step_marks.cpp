#include "plots/step_marks.h"

#include "figure/plot_surface.h"

namespace gyre::ui {

void StepMarks::place(const PlotLook& look) {
  std::vector<PlacedSymbol> placed;
  for (StepMark& mark : source_(look.window.x)) {
    QPointF at = look.place(mark.time, mark.value);
    if (!std::isfinite(at.y())) continue;
    at.ry() = std::clamp(at.y(), 0.0, look.size.height());  // what is above or below what is shown stands at its edge
    placed.push_back({at, mark.shape, look.theme->curve(mark.color), std::move(mark.text)});
  }
  if (placed.empty() && surface_.layers().symbols.all().empty()) return;
  surface_.layers().symbols.set(std::move(placed));
  surface_.update();
}

}  // namespace gyre::ui
