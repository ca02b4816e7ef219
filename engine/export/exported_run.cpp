#include "export/exported_run.h"

namespace gyre {

ExportedRun exportedRun(std::shared_ptr<const Model> model, const Simulation& simulation) {
  return {std::move(model),      simulation.recording(), simulation.facts(),
          simulation.progress(), simulation.notes(),     simulation.error()};
}

}  // namespace gyre
