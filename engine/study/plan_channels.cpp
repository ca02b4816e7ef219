#include "integrators/integrator.h"
#include "io/suggestion.h"
#include "run/energy_columns.h"
#include "run/recording_csv.h"
#include "run/row_values.h"
#include "study/channel_expression.h"
#include "study/planner.h"
#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <set>

namespace gyre {
namespace {

bool isOverTime(const StudyPlan& plan, const StudyPlot& plot) { return !plan.axis(plot.x) && !plan.isMeasure(plot.x); }

/// Columns of a model's recording, each once, in the order first asked for.
class Columns {
 public:
  explicit Columns(RecordedSet& set) : set_(set) {}

  /// Position in `kept` of every channel that fits one of the patterns.
  Expected<std::vector<std::size_t>> keep(const std::vector<std::string>& patterns, int line, const std::string& key) {
    std::vector<std::size_t> out;
    for (const std::string& pattern : patterns) {
      const auto columns = selectColumns(set_.channels, std::span(&pattern, 1));
      if (!columns) return studyError(line, key, columns.error().message);
      for (const std::size_t c : *columns) {
        const std::size_t position = positionOf(c);
        if (std::find(out.begin(), out.end(), position) == out.end()) out.push_back(position);
      }
    }
    return out;
  }

 private:
  std::size_t positionOf(std::size_t column) {
    const auto known = std::find(set_.kept.begin(), set_.kept.end(), column);
    if (known != set_.kept.end()) return static_cast<std::size_t>(known - set_.kept.begin());
    set_.kept.push_back(column);
    return set_.kept.size() - 1;
  }
  RecordedSet& set_;
};

Expected<std::vector<std::size_t>> measureColumns(const StudyMeasure& m, Columns& columns) {
  const std::string key = "measure '" + m.name + "'";
  if (m.expression.empty()) return columns.keep(m.channels, m.line, key);
  if (const auto compiled = channelExpression(m); !compiled) return studyError(m.line, key, compiled.error().message);
  std::vector<std::size_t> out;
  for (const auto& [name, channel] : m.let) {
    const auto one = columns.keep({channel}, m.line, key);
    if (!one) return fail(one.error());
    if (one->size() != 1) return studyError(m.line, key, fmt::format("'{}' stands for one channel only", name));
    out.push_back(one->front());
  }
  return out;
}

Expected<std::vector<std::size_t>> plotColumns(const StudyPlan& plan, const StudyPlot& plot, Columns& columns) {
  if (!isOverTime(plan, plot)) return std::vector<std::size_t>{};
  const std::string key = plot.title.empty() ? "plot" : "plot '" + plot.title + "'";
  auto out = columns.keep(plot.y, plot.line, key);
  if (!out || plot.x == "time") return out;
  const auto x = columns.keep({plot.x}, plot.line, key);
  if (!x) return fail(x.error());
  out->push_back(x->front());
  return out;
}

Expected<void> resolve(StudyPlan& plan, RecordedSet& set) {
  const PlannedCase& first = plan.cases[set.model];
  auto system = System::compile(*first.model);
  if (!system) {
    if (system.error().line == 0) system.error().line = set.line;
    return fail(system.error());
  }
  std::set<const TypeInfo*> asked;
  for (const PlannedCase& c : plan.cases) {
    if (c.recordedSet != first.recordedSet || !asked.insert(c.model->simulation().type).second) continue;
    if (auto refused = refusal(integratorType(*c.model), *c.model))
      return studyError(refused->line, "integrator", refused->text());
  }
  readChannels(**system, set);
  Columns columns(set);
  for (const StudyMeasure& m : plan.study.measures) {
    auto found = measureColumns(m, columns);
    if (!found) return fail(found.error());
    set.measures.push_back(std::move(*found));
  }
  for (const StudyPlot& plot : plan.study.plots) {
    auto found = plotColumns(plan, plot, columns);
    if (!found) return fail(found.error());
    set.plots.push_back(std::move(*found));
  }
  return {};
}

}  // namespace

void readChannels(const System& system, RecordedSet& set) {
  set.channels = recordedChannels(system);
  set.firstOfEnergy = set.channels.size();
  const std::vector<Channel> ofEnergy = EnergyColumns(system).channels(system);
  set.channels.insert(set.channels.end(), ofEnergy.begin(), ofEnergy.end());
}

bool RecordedSet::wantsEnergy() const {
  return std::ranges::any_of(kept, [this](std::size_t c) { return c >= firstOfEnergy; });
}

bool KeepRule::wants(double t, double tolerance) const {
  if (t < from - tolerance || t > to + tolerance) return false;
  if (every == 0) return true;
  const double n = std::round((t - from) / every);
  return std::abs(from + n * every - t) <= tolerance;
}

double KeepRule::rows(double rowInterval, double end) const {
  const double length = std::max(0.0, std::min(to, end) - from);
  if (length == 0) return 2;  // one time, where a method that chooses its steps may have a row twice
  return std::floor(length / std::max(every, rowInterval > 0 ? rowInterval : length / 1000) + 1e-6) + 2;
}

Expected<void> planChannels(StudyPlan& plan) {
  std::set<std::string> names(builtInMeasures().begin(), builtInMeasures().end());
  for (const StudyMeasure& m : plan.study.measures)
    if (!names.insert(m.name).second || m.name == "time" || plan.axis(m.name))
      return studyError(m.line, "measure '" + m.name + "'", "this name is taken");
  for (RecordedSet& set : plan.recorded)
    if (auto ok = resolve(plan, set); !ok) return ok;
  for (const StudyMeasure& m : plan.study.measures) {
    KeepRule rule{.every = m.every};
    if (m.window) std::tie(rule.from, rule.to) = *m.window;
    plan.keep.push_back(rule);
  }
  for (const StudyPlot& plot : plan.study.plots) {
    if (!isOverTime(plan, plot)) continue;
    KeepRule rule;
    if (plot.window) std::tie(rule.from, rule.to) = *plot.window;
    plan.keep.push_back(rule);
  }
  return {};
}

}  // namespace gyre
