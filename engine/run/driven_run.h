#pragma once
// Kinematics and inverse dynamics (analysis/driven_motion.h) as a recording, which is plotted, replayed and written as
// that of a run. Columns are named as those of a run; where something touches is left out.

#include "analysis/driven_motion.h"
#include "model/model.h"
#include "run/recording.h"

#include <functional>
#include <memory>
#include <optional>

namespace gyre {

enum class DrivenChannels {
  motion,  ///< positions, velocities and accelerations of the bodies; coordinates of joints likewise
  all      ///< these and what joints and forces report
};

struct DrivenRun {
  std::shared_ptr<Recording> recording;  ///< rows until the end, a failure, or a stop
  std::optional<Error> failure = {};
};

/// The end and the interval between rows that a model gives its runs.
DrivenMotionOptions drivenTimes(const Model& model);

/// @param goesOn  is told the share that is done; false: stop
/// Fails where there is no memory for the rows.
Expected<DrivenRun> drivenRun(const Model& model, const System& system, const DrivenMotionOptions& options,
                              DrivenChannels channels, const std::function<bool(double)>& goesOn,
                              const RowPagesOptions& pages = {});

}  // namespace gyre
