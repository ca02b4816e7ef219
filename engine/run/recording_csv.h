#pragma once
// A recording as CSV: the same bytes from `gyre run --newton` and from the window, which both tell the iterations.

#include "core/error.h"
#include "io/csv.h"
#include "model/model.h"
#include "run/recording.h"
#include "run/row_csv.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// Whether a channel's name fits a pattern with * (any text) and ? (any one character).
bool matchesGlob(std::string_view pattern, std::string_view name);

/// Columns whose name fits any of the patterns, in the order of the recording; all when there are none.
/// A pattern that fits no channel is an input error.
Expected<std::vector<std::size_t>> selectColumns(const std::vector<Channel>& channels,
                                                 std::span<const std::string> patterns);

/// Version, model, integrator and its settings.
CsvMetadata settingsMetadata(const Model& model);
/// What the numbers of a run depend on: these, and "parameter NAME" with the value and its unit for each parameter of
/// the model; nothing of the clock, the machine or the program that writes.
CsvMetadata runMetadata(const Model& model);
/// The recording's warnings, a line each.
void appendWarnings(const Recording& recording, CsvMetadata& metadata);

/// All columns and rows, without metadata.
std::string csvOf(const Model& model, std::shared_ptr<const Recording> recording);

class RecordingCsv : public RowCsv {
 public:
  /// @param columns  of the recording; time comes first whether it is among them or not
  /// @param more     metadata besides those of the run
  RecordingCsv(const Model& model, std::shared_ptr<const Recording> recording, std::vector<std::size_t> columns,
               CsvMetadata more = {});

  /// After lines with version, model, settings of the integrator and the recording's notes if `metadata`.
  std::string head(bool metadata) const override;
  void appendRows(std::size_t first, std::size_t last, std::string& out) const override;
  std::size_t rows() const override { return recording_->rows(); }
  std::size_t rowsPerWrite() const override { return 256; }

 private:
  std::shared_ptr<const Recording> recording_;
  std::vector<std::size_t> columns_;
  CsvMetadata metadata_;
};

}  // namespace gyre
