#include "run/recording_csv.h"

#include "core/version.h"
#include "io/suggestion.h"
#include "io/value_json.h"
#include "model/parameter_values.h"

#include <fmt/format.h>
#include <algorithm>
#include <numeric>

namespace gyre {

CsvMetadata settingsMetadata(const Model& model) {
  const Element& simulation = model.simulation();
  CsvMetadata out{
      {"gyre", std::string(version())}, {"model", model.document().name}, {"integrator", simulation.type->id}};
  for (const Field& f : simulation.type->fields) {
    const std::string text = jsonLine(valueJson(f.get(simulation.params), f, [](ElementId) { return std::string{}; }));
    const std::string_view unit = siSymbol(f.quantity);
    out.emplace_back(f.key, unit.empty() ? text : fmt::format("{} {}", text, unit));
  }
  return out;
}

CsvMetadata runMetadata(const Model& model) {
  CsvMetadata out = settingsMetadata(model);
  for (auto& [name, value] : parameterValues(model)) out.emplace_back("parameter " + name, std::move(value));
  return out;
}

bool matchesGlob(std::string_view pattern, std::string_view name) {
  std::size_t p = 0, n = 0, afterStar = std::string_view::npos, resume = 0;
  while (n < name.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      afterStar = ++p;
      resume = n;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
      ++p, ++n;
    } else if (afterStar != std::string_view::npos) {  // let the last star swallow one character more
      p = afterStar;
      n = ++resume;
    } else {
      return false;
    }
  }
  return std::all_of(pattern.begin() + static_cast<std::ptrdiff_t>(p), pattern.end(), [](char c) { return c == '*'; });
}

Expected<std::vector<std::size_t>> selectColumns(const std::vector<Channel>& channels,
                                                 std::span<const std::string> patterns) {
  std::vector<bool> chosen(channels.size(), patterns.empty());
  for (const std::string& pattern : patterns) {
    bool any = false;
    for (std::size_t c = 0; c < channels.size(); ++c)
      if (matchesGlob(pattern, channels[c].name)) chosen[c] = any = true;
    if (any) continue;
    std::vector<std::string> names;
    for (const Channel& channel : channels) names.push_back(channel.name);
    return failInput(fmt::format("no channel fits '{}'{}", pattern, acceptedText(pattern, names)));
  }
  std::vector<std::size_t> columns;
  for (std::size_t c = 0; c < channels.size(); ++c)
    if (chosen[c]) columns.push_back(c);
  return columns;
}

void appendWarnings(const Recording& recording, CsvMetadata& metadata) {
  for (std::string& warning : recording.warnings()) metadata.emplace_back("note", std::move(warning));
}

RecordingCsv::RecordingCsv(const Model& model, std::shared_ptr<const Recording> recording,
                           std::vector<std::size_t> columns, CsvMetadata more)
    : recording_(std::move(recording)), columns_(std::move(columns)), metadata_(runMetadata(model)) {
  metadata_.insert(metadata_.end(), more.begin(), more.end());
  std::erase(columns_, std::size_t{0});
  columns_.insert(columns_.begin(), 0);
}

std::string RecordingCsv::head(bool metadata) const {
  std::vector<std::string> names;
  names.reserve(columns_.size());
  for (const std::size_t c : columns_) names.push_back(recording_->channels()[c].header());
  if (!metadata) return csvHead({}, names);
  CsvMetadata all = metadata_;
  appendWarnings(*recording_, all);
  return csvHead(all, names);
}

void RecordingCsv::appendRows(std::size_t first, std::size_t last, std::string& out) const {
  std::vector<double> values(columns_.size());
  for (std::size_t row = first; row < last; ++row) {
    const std::span<const double> all = recording_->row(row);
    std::transform(columns_.begin(), columns_.end(), values.begin(), [&](std::size_t c) { return all[c]; });
    appendCsvRow(values, out);
  }
}

std::string csvOf(const Model& model, std::shared_ptr<const Recording> recording) {
  std::vector<std::size_t> columns(recording->channels().size());
  std::iota(columns.begin(), columns.end(), std::size_t{0});
  const RecordingCsv csv(model, std::move(recording), std::move(columns));
  std::string text = csv.head(false);
  csv.appendRows(0, csv.rows(), text);
  return text;
}

}  // namespace gyre
