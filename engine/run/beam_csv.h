#pragma once
// What is along the flexible beams of a run at one row as CSV: a line for each node, two where the line has a kink,
// whose sections have other axes.

#include "model/model.h"
#include "run/recorded_beams.h"

#include <string>

namespace gyre {

/// @pre row < rows of the recording
std::string beamCsv(const Model& model, const RecordedBeams& beams, std::size_t row);

}  // namespace gyre
