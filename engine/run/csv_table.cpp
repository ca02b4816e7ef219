#include "run/csv_table.h"

#include "core/units.h"
#include "io/csv.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace gyre {
namespace {

std::string_view stripped(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// Cells of a line; quotes hold a cell together and are written twice where they belong to it.
std::vector<std::string> cellsOf(std::string_view line, char separator) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      const bool doubled = quoted && i + 1 < line.size() && line[i + 1] == '"';
      if (doubled) out.back() += line[++i];
      else quoted = !quoted;
    } else if (line[i] == separator && !quoted) {
      out.emplace_back();
    } else {
      out.back() += line[i];
    }
  }
  for (std::string& cell : out) cell = stripped(cell);
  return out;
}

char separatorOf(std::string_view line) {
  char best = ',';
  std::ptrdiff_t most = 0;
  for (const char separator : {'\t', ';', ','})
    if (const auto count = std::count(line.begin(), line.end(), separator); count > most)
      best = separator, most = count;
  return best;
}

Expected<double> numberOf(std::string cell, char separator) {
  if (separator != ',' && cell.find('.') == std::string::npos) std::replace(cell.begin(), cell.end(), ',', '.');
  return parseNumber(cell);
}

bool isNumbers(const std::vector<std::string>& cells, char separator) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](const std::string& cell) { return numberOf(cell, separator).has_value(); });
}

/// "x [mm]" and "x (mm)" have a unit, "f(x)" has none.
CsvTable::Column columnCalled(const std::string& title) {
  for (const auto& [open, close] : {std::pair{'[', ']'}, std::pair{'(', ')'}}) {
    const auto at = title.rfind(open);
    if (at == std::string::npos || at < 2 || title[at - 1] != ' ' || title.back() != close) continue;
    return {std::string(stripped(std::string_view(title).substr(0, at))), title.substr(at + 1, title.size() - at - 2)};
  }
  return {title, {}};
}

Expected<void> appendRow(const std::vector<std::string>& cells, std::size_t line, char separator, CsvTable& out) {
  if (cells.size() != out.columns.size())
    return fail({.message = fmt::format("{} numbers were expected, as there are names; here are {}", out.columns.size(),
                                        cells.size()),
                 .line = static_cast<int>(line)});
  for (std::size_t c = 0; c < cells.size(); ++c) {
    const auto value = numberOf(cells[c], separator);
    if (!value)
      return fail(
          {.message = fmt::format("column '{}': a finite number was expected, not '{}'", out.columns[c].name, cells[c]),
           .line = static_cast<int>(line)});
    out.columns[c].values.push_back(*value);
  }
  out.lines.push_back(line);
  return {};
}

}  // namespace

Expected<CsvTable> parseCsvTable(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";  // of UTF-8
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  CsvTable out;
  char separator = 0;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const auto end = text.find('\n');
    const std::string_view content = stripped(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (content.empty() || content.front() == '#') continue;
    const bool first = separator == 0;
    if (first) separator = separatorOf(content);
    const std::vector<std::string> cells = cellsOf(content, separator);
    if (first && !isNumbers(cells, separator)) {
      for (const std::string& cell : cells) out.columns.push_back(columnCalled(plainText(cell)));
      continue;
    }
    if (first)
      for (std::size_t c = 0; c < cells.size(); ++c) out.columns.push_back({fmt::format("column {}", c + 1), {}});
    if (auto ok = appendRow(cells, line, separator, out); !ok) return fail(ok.error());
  }
  if (out.rows() == 0) return failInput("a row of names and rows of numbers were expected; there are no numbers here");
  return out;
}

Expected<CsvTable> readCsvTable(const std::filesystem::path& path) {
  const auto text = readTextFile(path.string());
  if (!text) return fail(text.error());
  auto table = parseCsvTable(*text);
  if (!table) table.error().file = path.string();
  return table;
}

}  // namespace gyre
