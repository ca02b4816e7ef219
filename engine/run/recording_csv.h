#pragma once
// A recording as CSV: the same bytes from `gyre run` and from the window.

#include "core/error.h"
#include "io/csv.h"
#include "model/model.h"
#include "run/recording.h"

#include <filesystem>
#include <limits>
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

/// Which part of a recording to write.
struct RowRange {
  std::size_t first = 0;
  std::size_t last =
      std::numeric_limits<std::size_t>::max();  ///< exclusive; rows published at the time of writing at most
};

/// What the numbers of a run depend on: version, model, integrator and its settings; nothing of the clock, the machine
/// or the program that writes.
CsvMetadata runMetadata(const Model& model);
/// What is remarked of the run, a line each.
void appendRemarks(const Recording& recording, CsvMetadata& metadata);

class RecordingCsv {
 public:
  /// @param columns  of the recording; time comes first whether it is among them or not
  /// @param more     metadata besides those of the run
  RecordingCsv(const Model& model, std::shared_ptr<const Recording> recording, std::vector<std::size_t> columns,
               CsvMetadata more = {});

  /// The header row, after lines with version, model, settings of the integrator and the recording's remarks if
  /// `metadata`.
  std::string head(bool metadata) const;
  /// Appends the rows [first, last).
  void appendRows(std::size_t first, std::size_t last, std::string& out) const;
  /// Writes the rows of a range to a file, whole or not at all.
  Expected<void> write(const std::filesystem::path& file, bool metadata = true, RowRange range = {}) const;

 private:
  std::shared_ptr<const Recording> recording_;
  std::vector<std::size_t> columns_;
  CsvMetadata metadata_;
};

}  // namespace gyre
