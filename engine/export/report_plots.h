#pragma once
// Which channels a report draws: where the energy is and what the method did to it, drift, iterations, step, contacts,
// and the channels that were asked for; without such, the way of the body that moves most.

#include "export/exported_run.h"
#include "export/svg_plot.h"

namespace gyre {

struct ReportPlots {
  std::vector<SvgPlot> plots;
  std::size_t leftOut = 0;  ///< channels asked for that a page has no room for
};

ReportPlots reportPlots(const ExportedRun& run, const std::vector<std::size_t>& asked);

}  // namespace gyre
