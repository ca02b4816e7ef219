#pragma once
// CSV text: '#' metadata lines, one header row, numbers that read back to the same double with a dot whatever the
// locale. Names with a comma, quote or line break are quoted.

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

using CsvMetadata = std::vector<std::pair<std::string, std::string>>;

/// The '#' lines and the header row.
std::string csvHead(const CsvMetadata& metadata, std::span<const std::string> header);

void appendCsvRow(std::span<const double> values, std::string& out);

/// A row of texts, quoted where they must be.
void appendCsvCells(const std::vector<std::string>& cells, std::string& out);

}  // namespace gyre
