#include "export/report_facts.h"

#include "analysis/health.h"
#include "analysis/health_text.h"
#include "catalog/catalog.h"
#include "core/units.h"
#include "integrators/steps_over_impacts.h"
#include "model/parameter_values.h"
#include "run/column_named.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <optional>

namespace gyre {
namespace {

/// The value of largest size over all rows, with its sign; a value that is no number counts as larger than any.
std::optional<double> extreme(const Recording& recording, std::string_view name) {
  const auto column = columnNamed(recording, name);
  if (!column) return std::nullopt;
  double out = 0;
  for (std::size_t row = 0; row < recording.rows(); ++row)
    if (const double x = recording.at(row, *column); !(std::abs(x) <= std::abs(out))) out = x;
  return out;
}

std::string ending(const ExportedRun& run) {
  const RunProgress& p = run.progress;
  if (run.error) return fmt::format("failed: {}", run.error->text());
  if (p.state == RunState::finished) return fmt::format("reached its end, t = {:.6g} s", p.time);
  return fmt::format("{} t = {:.6g} s of {:.6g} s", p.state == RunState::stopped ? "stopped at" : "has come to", p.time,
                     p.endTime);
}

std::string freedoms(const SystemFacts& f) {
  return fmt::format("{} ({} coordinates, {} constraint equations)", f.degreesOfFreedom, f.coordinates, f.constraints);
}

/// Which joints say what others say, too: an analysis of its own, and only where there is something to be found.
std::string redundancy(const ExportedRun& run) {
  if (run.facts.redundantConstraints == 0) return "none";
  std::string out = fmt::format("{}", run.facts.redundantConstraints);
  const auto system = System::compile(*run.model);
  if (!system) return out;
  for (const DependentSet& set : examineHealth(*run.model, **system, catalog()).dependentSets)
    out += "; " + dependentText(*run.model, set);
  return out;
}

std::optional<std::string> energyOfMethod(const Recording& recording) {
  const auto column = columnNamed(recording, "energy.numerical");
  const auto worst = extreme(recording, "energy.numerical");
  if (!column || !worst) return std::nullopt;
  const double last = recording.at(recording.rows() - 1, *column);
  return fmt::format("{:+.3g} J at the end, {:+.3g} J at most", last, *worst);
}

std::optional<std::string> totalEnergy(const Recording& recording) {
  const auto column = columnNamed(recording, "energy.total");
  if (!column) return std::nullopt;
  return fmt::format("{:.9g} J at the start, {:.9g} J at the end", recording.at(0, *column),
                     recording.at(recording.rows() - 1, *column));
}

std::string drift(const Recording& recording) {
  std::string out;
  for (const auto& [name, unit] : {std::pair{"drift.position", "m"},
                                   {"drift.angle", "rad"},
                                   {"drift.velocity", "m/s"},
                                   {"drift.angular_velocity", "rad/s"}})
    if (const auto worst = extreme(recording, name))
      out += fmt::format("{}{:.2g} {}", out.empty() ? "" : ", ", std::abs(*worst), unit);
  return out;
}

std::string work(const ExportedRun& run) {
  const RunProgress& p = run.progress;
  std::string out = fmt::format("{} steps", p.steps);
  if (p.retries > 0) out += fmt::format(", {} repeated with a smaller one", p.retries);
  if (p.steps > 0)
    out +=
        fmt::format(", {:.3g} {} each", static_cast<double>(p.newtonIterations) / static_cast<double>(p.steps),
                    stepsOverImpacts(*run.model) && run.recording->contacts() ? "iterations of the solver of contacts"
                                                                              : "Newton iterations");
  return out;
}

}  // namespace

ReportFacts runSettingsFacts(const Model& model) {
  ReportFacts out;
  for (auto& [key, value] : settingsMetadata(model)) {
    if (key == "model") continue;
    if (value.size() > 1 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
    out.emplace_back(std::move(key), std::move(value));
  }
  const Vec3& g = model.document().gravity;
  out.emplace_back("gravity", fmt::format("[{}, {}, {}] m/s^2", shortest(g.x()), shortest(g.y()), shortest(g.z())));
  for (auto& parameter : parameterFacts(model)) out.push_back(std::move(parameter));
  return out;
}

ReportFacts parameterFacts(const Model& model) { return parameterValues(model); }

ReportFacts findingsOf(const ExportedRun& run) {
  const Recording& recording = *run.recording;
  ReportFacts out{
      {"Run", ending(run)}, {"Degrees of freedom", freedoms(run.facts)}, {"Redundant constraints", redundancy(run)}};
  if (const auto energy = totalEnergy(recording)) out.emplace_back("Total energy", *energy);
  if (const auto energy = energyOfMethod(recording)) out.emplace_back("Energy made (+) or lost by the method", *energy);
  if (run.facts.constraints > 0) out.emplace_back("Largest drift of the constraints", drift(recording));
  if (recording.contacts()) {
    std::string text = fmt::format("overlapped by {:.3g} m at most", run.progress.penetration);
    if (run.progress.unsolvedSteps > 0)
      text += fmt::format("; their solver stopped far from its merit in {} steps", run.progress.unsolvedSteps);
    out.emplace_back("Contacts", text);
  }
  out.emplace_back("Work", work(run));
  return out;
}

std::vector<std::string> warningsOf(const ExportedRun& run) {
  std::vector<std::string> out = run.recording->warnings();
  for (const std::string& note : run.notes)
    if (std::find(out.begin(), out.end(), note) == out.end()) out.push_back(note);
  return out;
}

}  // namespace gyre
