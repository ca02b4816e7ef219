#pragma once
// CSV text: '#' metadata lines, one header row, numbers that read back to the same double with a dot whatever the
// locale. Names with a comma, quote or line break are quoted.
//
// A spreadsheet takes a cell that begins with = + - @ or a tab for a formula, which may start programs and send data
// away (OWASP, "CSV Injection"). Texts that would begin so, at their start or behind a separator in them, are given an
// apostrophe there, which spreadsheets and plainText() take for a mark of text. Numbers stay as they are.

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

using CsvMetadata = std::vector<std::pair<std::string, std::string>>;

/// The '#' lines and the header row.
std::string csvHead(const CsvMetadata& metadata, std::span<const std::string> header);

void appendCsvRow(std::span<const double> values, std::string& out);

/// The text that a cell written here was made of.
std::string plainText(const std::string& cell);

/// A row of texts, quoted where they must be.
void appendCsvCells(const std::vector<std::string>& cells, std::string& out);

}  // namespace gyre
