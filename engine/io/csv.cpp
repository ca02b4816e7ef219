#include "io/csv.h"

#include <array>
#include <charconv>
#include <cmath>

namespace gyre {
namespace {

std::string quotedName(const std::string& name) {
  if (name.find_first_of(",\"\n\r#") == std::string::npos) return name;
  std::string out = "\"";
  for (const char c : name) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

std::string oneLine(std::string text) {
  for (char& c : text)
    if (c == '\n' || c == '\r') c = ' ';
  return text;
}

void appendCells(std::span<const std::string> cells, std::string& out) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) out += ',';
    out += quotedName(cells[i]);
  }
  out += '\n';
}

}  // namespace

std::string csvHead(const CsvMetadata& metadata, std::span<const std::string> header) {
  std::string out;
  for (const auto& [key, value] : metadata) out += "# " + oneLine(key) + ": " + oneLine(value) + '\n';
  appendCells(header, out);
  return out;
}

void appendCsvCells(const std::vector<std::string>& cells, std::string& out) { appendCells(cells, out); }

void appendCsvRow(std::span<const double> values, std::string& out) {
  std::array<char, 32> digits;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out += ',';
    // to_chars: the shortest text that reads back to the same double; it writes "nan" and "inf" for the others.
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), values[i]).ptr;
    out.append(digits.data(), end);
  }
  out += '\n';
}

}  // namespace gyre
