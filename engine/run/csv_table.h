#pragma once
// A table of numbers as other programs and measurements write it: text with one row of names and then rows of numbers.
// Columns are separated by commas, semicolons or tabs, whichever stands most often in the row of names; where that is
// no comma, numbers may have a decimal comma. A unit stands behind a name: "x [mm]", "x (mm)". Lines that begin with #
// and empty ones are passed over.

#include "core/error.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct CsvTable {
  struct Column {
    std::string name, unit;  ///< as in the file; without a row of names "column 1"
    std::vector<double> values = {};
  };
  std::vector<Column> columns;
  std::vector<std::size_t> lines;  ///< of the file, from 1, of each row
  std::size_t rows() const { return lines.size(); }
};

/// Errors name line and column, and what was expected.
Expected<CsvTable> parseCsvTable(std::string_view text);
/// Reads a table from a file, which errors name.
Expected<CsvTable> readCsvTable(const std::filesystem::path& path);

}  // namespace gyre
