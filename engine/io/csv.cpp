#include "io/csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <system_error>

namespace gyre {
namespace {

/// What spreadsheets take for the beginning of a formula, the characters of full width among them (as UTF-8).
bool beginsFormula(std::string_view text) {
  static constexpr std::array wide{"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
  if (text.empty()) return false;
  if (std::string_view("=+-@\t").find(text.front()) != std::string_view::npos) return true;
  return std::any_of(wide.begin(), wide.end(), [&](const char* c) { return text.starts_with(c); });
}

bool isNumber(const std::string& text) {
  const bool sign = text.starts_with('+') || text.starts_with('-');
  double x = 0;
  const auto [end, failed] = std::from_chars(text.data() + (sign ? 1 : 0), text.data() + text.size(), x);
  return failed == std::errc() && end == text.data() + text.size();
}

/// Calls visit(at) with each place where a cell may begin: the start, and behind what separates cells somewhere. What
/// begins there is told behind its apostrophes, so that those which stood there before stay apart from ours.
template <class Visit>
void visitFormulas(std::string_view text, Visit visit) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i > 0 && std::string_view(",;\t\n\r\"").find(text[i - 1]) == std::string_view::npos) continue;
    const auto first = std::min(text.find_first_not_of('\'', i), text.size());
    if (beginsFormula(text.substr(first))) visit(i, first > i);
  }
}

std::string harmless(const std::string& text) {
  if (isNumber(text)) return text;
  std::string out;
  std::size_t done = 0;
  visitFormulas(text, [&](std::size_t at, bool) {
    out.append(text, done, at - done).push_back('\'');
    done = at;
  });
  return out.append(text, done);
}

std::string quotedName(const std::string& given) {
  const std::string name = harmless(given);
  if (name.find_first_of(",;\"\n\r#") == std::string::npos) return name;
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
  for (const auto& [key, value] : metadata)
    out += "# " + harmless(oneLine(key)) + ": " + harmless(oneLine(value)) + '\n';
  appendCells(header, out);
  return out;
}

std::string plainText(const std::string& cell) {
  std::string out;
  std::size_t done = 0;
  visitFormulas(cell, [&](std::size_t at, bool marked) {
    if (!marked) return;
    out.append(cell, done, at - done);
    done = at + 1;
  });
  return out.append(cell, done);
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
