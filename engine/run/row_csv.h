#pragma once
// What a recording says as CSV, row by row: to a file in one go, or as a stream while the run goes on.

#include "core/error.h"

#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <string>

namespace gyre {

/// Which part of a recording to write.
struct RowRange {
  std::size_t first = 0;
  std::size_t last =
      std::numeric_limits<std::size_t>::max();  ///< exclusive; rows published at the time of writing at most
};

class RowCsv {
 public:
  virtual ~RowCsv() = default;

  /// The header row, after `#` lines on the run if `metadata`.
  virtual std::string head(bool metadata) const = 0;
  /// Appends what the rows [first, last) say.
  virtual void appendRows(std::size_t first, std::size_t last, std::string& out) const = 0;
  /// Rows published so far.
  virtual std::size_t rows() const = 0;
  /// So many at once make a text of moderate length.
  virtual std::size_t rowsPerWrite() const = 0;

  /// Is told what share of the rows is written; false: the file is not wanted any more.
  using Progress = std::function<bool(double)>;
  /// Writes the rows of a range to a file, whole or not at all. False where it was not wanted any more.
  Expected<bool> writeUnless(const std::filesystem::path& file, bool metadata, RowRange range,
                             const Progress& goesOn) const;
  Expected<void> write(const std::filesystem::path& file, bool metadata = true, RowRange range = {}) const;
};

}  // namespace gyre
