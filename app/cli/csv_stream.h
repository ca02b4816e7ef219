#pragma once
// Streams the rows of a recording into a CSV file as they appear.

#include "io/output_file.h"
#include "run/row_csv.h"

#include <memory>
#include <string>

namespace gyre::cli {

class CsvStream {
 public:
  /// @param first  row: those before it stand in another file
  CsvStream(OutputFile file, std::unique_ptr<const RowCsv> csv, bool metadata, std::size_t first = 0);

  /// On failure the file ends with the last row that could be written whole.
  Expected<void> writeNewRows();
  /// Gives the file its name, unless not even the head could be written.
  Expected<void> commit();
  /// Whether commit() gave a file.
  bool isKept() const { return kept_; }
  std::size_t rows() const { return rows_ - first_; }  ///< written

 private:
  Expected<void> writeRowByRow(std::size_t end, Error why);

  OutputFile file_;
  std::unique_ptr<const RowCsv> csv_;
  std::string text_;
  std::size_t first_, rows_;
  bool headWritten_ = false, metadata_, kept_ = false;
};

}  // namespace gyre::cli
