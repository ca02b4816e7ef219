#include "run/csv_run.h"

#include "core/units.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <unordered_map>
#include <utility>

namespace gyre {
namespace {

/// Letters and digits alone, small.
std::string bare(const std::string& name) {
  std::string out;
  for (const char c : name)
    if (std::isalnum(static_cast<unsigned char>(c)))
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

/// SI value of one of this unit, where it is one of the quantities whose SI unit is `si`.
std::optional<double> factorOf(const std::string& unit, const std::string& si) {
  if (unit.empty() || unit == si) return 1;
  for (int q = 0; q <= static_cast<int>(lastQuantity); ++q) {
    const auto quantity = static_cast<Quantity>(q);
    if (!si.empty() && siSymbol(quantity) != si) continue;
    for (const Unit& known : unitsOf(quantity))
      if (!known.symbol.empty() && known.symbol == unit) return known.factor;
  }
  return std::nullopt;
}

/// The SI symbol of a unit that the program knows; the unit itself where it does not.
std::string siOf(const std::string& unit) {
  for (int q = 0; q <= static_cast<int>(lastQuantity); ++q)
    for (const Unit& known : unitsOf(static_cast<Quantity>(q)))
      if (!known.symbol.empty() && known.symbol == unit) return std::string(siSymbol(static_cast<Quantity>(q)));
  return unit;
}

/// Where a column of the recording comes from.
struct Source {
  Channel channel = {};
  std::size_t column = 0;
  double factor = 1;
  std::optional<double> constant = {};  ///< instead of a column
};

class Sources {
 public:
  Sources(const CsvTable& table, const CsvMapping& mapping, const std::vector<Channel>& known)
      : table_(table), mapping_(mapping), known_(known) {
    for (std::size_t i = 0; i < known_.size(); ++i) byName_.emplace(known_[i].name, i);
  }

  Expected<std::vector<Source>> find() {
    const auto factor = factorOf(mapping_.timeUnit, "s");
    if (!factor) return fail(wrongUnit(mapping_.time, mapping_.timeUnit, "s"));
    std::vector<Source> out{{{documentId, "time", "s"}, mapping_.time, *factor}};
    for (std::size_t c = 0; c < table_.columns.size(); ++c)
      if (auto ok = use(c); !ok) return fail(ok.error());
    appendPoses(out);
    for (auto& [name, source] : used_) out.push_back(std::move(source));
    return out;
  }
  const std::vector<std::string>& unturned() const { return unturned_; }

 private:
  Error wrongUnit(std::size_t column, const std::string& unit, const std::string& si) const {
    return {.message = fmt::format("column '{}': '{}' is no unit that can be turned into {}",
                                   table_.columns[column].name, unit, si.empty() ? "a pure number" : si)};
  }

  Expected<void> use(std::size_t c) {
    if (c == mapping_.time || mapping_.uses[c].channel.empty()) return {};
    const CsvUse& as = mapping_.uses[c];
    const auto known = byName_.find(as.channel);
    Source source{.column = c};
    source.channel = known != byName_.end() ? known_[known->second] : Channel{documentId, as.channel, siOf(as.unit)};
    const auto factor = factorOf(as.unit, source.channel.unit);
    if (!factor) return fail(wrongUnit(c, as.unit, source.channel.unit));
    source.factor = *factor;
    const bool twice = std::any_of(used_.begin(), used_.end(), [&](const auto& u) { return u.first == as.channel; });
    if (twice || as.channel == "time")
      return failInput(
          fmt::format("column '{}': there is another column for '{}'", table_.columns[c].name, as.channel));
    used_.emplace_back(as.channel, std::move(source));
    return {};
  }

  bool isUsed(const std::string& name) const {
    return std::any_of(used_.begin(), used_.end(), [&](const auto& u) { return u.first == name; });
  }
  Source take(const std::string& name) {
    const auto it = std::find_if(used_.begin(), used_.end(), [&](const auto& u) { return u.first == name; });
    Source out = std::move(it->second);
    used_.erase(it);
    return out;
  }

  /// The seven columns of each body, one after the other, as in runs of the program.
  void appendPoses(std::vector<Source>& out) {
    static constexpr std::array place{".x", ".y", ".z"};
    static constexpr std::array turn{".qw", ".qx", ".qy", ".qz"};
    for (const Channel& first : known_) {
      if (!first.name.ends_with(".x") || !byName_.contains(first.name.substr(0, first.name.size() - 2) + ".qw"))
        continue;
      const std::string body = first.name.substr(0, first.name.size() - 2);
      const auto given = [&](const char* quantity) { return isUsed(body + quantity); };
      if (!std::all_of(place.begin(), place.end(), given)) continue;
      const bool turned = std::all_of(turn.begin(), turn.end(), given);
      for (const char* quantity : place) out.push_back(take(body + quantity));
      for (const char* quantity : turn) {
        if (turned) out.push_back(take(body + quantity));
        else out.push_back({{first.element, body + quantity, ""}, 0, 1, quantity == turn.front() ? 1.0 : 0.0});
      }
      if (turned) continue;
      unturned_.push_back(body);
      for (const char* quantity : turn)
        if (given(quantity)) take(body + quantity);
    }
  }

  const CsvTable& table_;
  const CsvMapping& mapping_;
  const std::vector<Channel>& known_;
  std::unordered_map<std::string, std::size_t> byName_;
  std::vector<std::pair<std::string, Source>> used_;  ///< by channel, in the order of the columns
  std::vector<std::string> unturned_;
};

}  // namespace

CsvMapping guessMapping(const CsvTable& table, const std::vector<Channel>& known) {
  std::unordered_map<std::string, const Channel*> byName;
  for (const Channel& channel : known) byName.emplace(bare(channel.name), &channel);
  CsvMapping out;
  for (std::size_t c = table.columns.size(); c-- > 0;)
    if (const std::string name = bare(table.columns[c].name); name == "time" || name == "t") out.time = c;
  if (const std::string& unit = table.columns[out.time].unit; !unit.empty()) out.timeUnit = unit;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const CsvTable::Column& column = table.columns[c];
    const auto it = byName.find(bare(column.name));
    out.uses.push_back({c == out.time        ? std::string()
                        : it != byName.end() ? it->second->name
                                             : column.name,
                        column.unit});
  }
  return out;
}

Expected<std::shared_ptr<Recording>> recordingOf(const CsvTable& table, const CsvMapping& mapping,
                                                 const std::vector<Channel>& known, const RowPagesOptions& pages) {
  Sources sources(table, mapping, known);
  const auto found = sources.find();
  if (!found) return fail(found.error());
  const std::vector<double>& times = table.columns[mapping.time].values;
  for (std::size_t row = 1; row < table.rows(); ++row)
    if (!(times[row] > times[row - 1]))
      return fail(
          {.message = fmt::format("column '{}': time must grow from row to row; here {} follows {}",
                                  table.columns[mapping.time].name, shortest(times[row]), shortest(times[row - 1])),
           .line = static_cast<int>(table.lines[row])});
  std::vector<Channel> channels;
  for (const Source& source : *found) channels.push_back(source.channel);
  auto recording = Recording::create(std::move(channels), table.rows(), pages);
  if (!recording) return fail(recording.error());
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const std::span<double> out = (*recording)->next();
    if (out.empty()) return fail({.kind = Error::Kind::resource, .message = (*recording)->whyFull()});
    for (std::size_t i = 0; i < out.size(); ++i) {
      const Source& source = (*found)[i];
      out[i] = source.constant ? *source.constant : source.factor * table.columns[source.column].values[row];
    }
    (*recording)->publish();
  }
  for (const std::string& body : sources.unturned())
    (*recording)->addWarning(fmt::format("{}: no orientation is given; it is shown unturned", body));
  return std::move(*recording);
}

}  // namespace gyre
