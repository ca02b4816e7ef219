#include "study/reference_table.h"

#include "core/digest.h"
#include "core/units.h"
#include "io/geometry_json.h"
#include "io/json_object.h"
#include "io/suggestion.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;

bool isTime(std::string_view name) { return name == "t" || name == "time"; }

/// Column names and rows as they stand in the file, time among them.
class TableBuilder {
 public:
  Expected<void> names(std::vector<std::string> all, int line) {
    const auto time = std::find_if(all.begin(), all.end(), isTime);
    if (time == all.end())
      return fail({.message = "a column 't' or 'time' was expected", .line = line, .key = "columns"});
    time_ = static_cast<std::size_t>(time - all.begin());
    width_ = all.size();
    all.erase(time);
    table_.columns = std::move(all);
    return {};
  }
  std::size_t width() const { return width_; }

  Expected<void> row(const std::vector<double>& values, int line) {
    const double t = values[time_];
    if (!table_.times.empty() && !(t > table_.times.back()))
      return fail({.message = fmt::format("times must rise: {} stands after {}", t, table_.times.back()),
                   .line = line,
                   .key = "data"});
    table_.times.push_back(t);
    for (std::size_t i = 0; i < values.size(); ++i)
      if (i != time_) table_.values.push_back(values[i]);
    return {};
  }

  Expected<ReferenceTable> take() {
    if (table_.times.empty()) return failInput("the reference has no rows");
    return std::move(table_);
  }

 private:
  ReferenceTable table_;
  std::size_t time_ = 0, width_ = 0;
};

Expected<ReferenceTable> fromJson(const JsonNode& root, const std::string& data) {
  if (!root.is(Kind::object)) return wrongValue(root, {}, "a reference {\"columns\": [...], \"data\": [[...], ...]}");
  const JsonNode* columns = root.find("columns");
  const JsonNode* rows = root.find(data);
  for (const auto& [node, key] : {std::pair{columns, std::string("columns")}, std::pair{rows, data}}) {
    if (node) continue;
    std::vector<std::string> keys;
    for (const JsonNode& member : root.items) keys.push_back(member.key);
    return fail({.message = "this key is missing" + acceptedText(key, keys), .line = root.line, .key = key});
  }
  TableBuilder table;
  std::vector<std::string> names;
  if (auto ok = readInto(*columns, "columns", names); !ok) return fail(ok.error());
  if (auto ok = table.names(std::move(names), columns->line); !ok) return fail(ok.error());
  std::vector<double> values(table.width());
  const std::string expected = fmt::format("a row of {} numbers, one for each column,", table.width());
  const auto read = readList(*rows, data, "a list of rows", [&](const JsonNode& item, const std::string& place) {
    auto ok = readNumbers(item, place, expected, values);
    return ok ? table.row(values, item.line) : ok;
  });
  if (!read) return fail(read.error());
  return table.take();
}

std::vector<std::string> cells(std::string_view line) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    else if (c == ',' && !quoted) out.emplace_back();
    else if (c != '\r') out.back() += c;
  }
  return out;
}

Expected<ReferenceTable> fromCsv(std::string_view text) {
  TableBuilder table;
  std::vector<double> values;
  int number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    ++number;
    if (line.empty() || line.front() == '#' || line == "\r") continue;
    std::vector<std::string> parts = cells(line);
    if (table.width() == 0) {
      for (std::string& name : parts)
        if (const auto unit = name.rfind(" ["); unit != std::string::npos && name.ends_with(']')) name.resize(unit);
      if (auto ok = table.names(std::move(parts), number); !ok) return fail(ok.error());
      continue;
    }
    if (parts.size() != table.width())
      return fail(
          {.message = fmt::format("{} cells were expected, not {}", table.width(), parts.size()), .line = number});
    values.clear();
    for (const std::string& part : parts) {
      const auto value = parseNumber(part);
      if (!value) return fail({.message = value.error().message, .line = number});
      values.push_back(*value);
    }
    if (auto ok = table.row(values, number); !ok) return fail(ok.error());
  }
  return table.take();
}

}  // namespace

std::optional<std::size_t> ReferenceTable::column(std::string_view name) const {
  const auto it = std::find(columns.begin(), columns.end(), name);
  if (it == columns.end()) return std::nullopt;
  return static_cast<std::size_t>(it - columns.begin());
}

Expected<ReferenceTable> parseReferenceTable(std::string_view text, const std::string& fileName,
                                             const std::string& data) {
  const auto start = text.find_first_not_of(" \t\r\n");
  const bool json = start != std::string_view::npos && (text[start] == '{' || text[start] == '/');
  Expected<ReferenceTable> table = ReferenceTable{};
  if (json) {
    const auto root = parseJson(text, fileName);
    if (!root) return fail(root.error());
    table = fromJson(*root, data);
  } else {
    table = fromCsv(text);
  }
  if (!table) return fail(inFile(std::move(table.error()), fileName));
  table->digest = digest(text);
  return table;
}

Expected<ReferenceTable> readReferenceTable(const std::filesystem::path& file, const std::string& data) {
  const auto text = readTextFile(file.string());
  if (!text) return fail(text.error());
  return parseReferenceTable(*text, file.string(), data);
}

}  // namespace gyre
