#pragma once
// What became of attempts at the steps of a run (integrators/step_trace.h): a list beside the Recording, with those
// that were given up since the row before, and the last step that was taken where the method controls its error.

#include "integrators/step_trace.h"
#include "run/row_list.h"

#include <memory>

namespace gyre {

class StepLog {
 public:
  static constexpr int lists = 1;  ///< RowLists that it consists of
  /// @param rows    as the recording has at most
  /// @param system  which gives rows of [r; Phi] their names
  static Expected<std::unique_ptr<StepLog>> create(std::size_t rows, const RowPagesOptions& options,
                                                   std::shared_ptr<const System> system);

  /// Events of the steps that led to a row that was published, in their order. @pre row < rows of the recording
  std::span<const StepEvent> row(std::size_t row) const { return events_.row(row); }
  /// @pre event.largest.row >= 0
  RowName nameOf(const StepEvent& event) const { return system_->rowName(event.largest.row); }

  /// Writer only: those of the next row, before it is published. False where there is no room.
  bool append(const StepTrace& trace);

 private:
  StepLog(RowList<StepEvent> events, std::shared_ptr<const System> system)
      : events_(std::move(events)), system_(std::move(system)) {}

  RowList<StepEvent> events_;
  std::shared_ptr<const System> system_;
};

}  // namespace gyre
