#pragma once
// One run on the calling thread, keeping the rows and columns that a study needs.

#include "core/error.h"
#include "model/model.h"
#include "study/case_result.h"
#include "study/study_plan.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace gyre {

struct RunOfRows {
  KeptRows rows;
  double cpuTime = 0;  ///< of this thread, stepping only [s]
  WorkCounts work = {};
};

struct RowsWanted {
  const StudyPlan& plan;
  std::size_t recordedSet;
  double rowInterval;
  double steps;  ///< expected; what `done` counts up to
  std::size_t memoryBytes;
};

/// Nothing when a stop was requested. Fails as the model's initial values or the integrator do, and with
/// Kind::resource when the rows would need more memory than allowed.
/// @param done  counts steps up to RowsWanted::steps, in proportion to the time reached
Expected<std::optional<RunOfRows>> runForRows(const Model& model, const RowsWanted& wanted, const std::stop_token& stop,
                                              std::atomic<double>& done);

}  // namespace gyre
