#pragma once
// An independent solution: rows of named columns, one of which is time ("t" or "time").
// Files: JSON {"columns": [...], "data": [[...], ...], anything else}, or CSV as Gyre writes it ('#' lines, a header
// row; "[unit]" after a name is left out).

#include "core/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct ReferenceTable {
  std::vector<std::string> columns;  ///< without time
  std::vector<double> times;         ///< rising [s]
  std::vector<double> values;        ///< row by row
  std::string digest;                ///< changes with the content

  double at(std::size_t row, std::size_t column) const { return values[row * columns.size() + column]; }
  std::optional<std::size_t> column(std::string_view name) const;
};

/// @param data  the key of the rows in a JSON file
Expected<ReferenceTable> readReferenceTable(const std::filesystem::path& file, const std::string& data = "data");
Expected<ReferenceTable> parseReferenceTable(std::string_view text, const std::string& fileName,
                                             const std::string& data = "data");

}  // namespace gyre
