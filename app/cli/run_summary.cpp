#include "run_summary.h"

#include "core/version.h"
#include "integrators/steps_over_impacts.h"
#include "io/json_node.h"
#include "run/column_named.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre::cli {
namespace {

/// All "energy.*" channels of one row, by what follows the dot.
JsonNode energies(const Recording& recording, std::size_t row) {
  constexpr std::string_view prefix = "energy.";
  JsonNode out = JsonNode::object();
  for (std::size_t c = 0; c < recording.columns(); ++c)
    if (const Channel& channel = recording.channels()[c];
        channel.element == documentId && channel.name.starts_with(prefix))
      out.add(channel.name.substr(prefix.size()), JsonNode::ofNumber(recording.at(row, c)));
  return out;
}

JsonNode errorJson(const Error& error) {
  JsonNode out = JsonNode::object();
  out.add("message", JsonNode::ofText(error.message));
  if (!error.element.empty()) out.add("element", JsonNode::ofText(error.element));
  if (!error.equation.empty()) out.add("equation", JsonNode::ofText(error.equation));
  if (error.time) out.add("time", JsonNode::ofNumber(*error.time));
  return out;
}

JsonNode count(std::uint64_t n) { return JsonNode::ofNumber(static_cast<double>(n)); }

double largest(const Recording& recording, std::string_view name) {
  double most = 0;
  if (const auto column = columnNamed(recording, name))
    for (std::size_t row = 0; row < recording.rows(); ++row) {
      const double x = std::abs(recording.at(row, *column));
      if (!(x <= most)) most = x;  // a NaN shows
    }
  return most;
}

}  // namespace

std::string_view stateName(RunState state) {
  switch (state) {
    case RunState::ready: return "ready";
    case RunState::running: return "running";
    case RunState::paused: return "paused";
    case RunState::finished: return "finished";
    case RunState::stopped: return "stopped";
    case RunState::failed: return "failed";
  }
  return "";
}

std::string summaryJson(const RunSummary& summary, const Model& model, const Simulation& simulation) {
  const RunProgress progress = simulation.progress();
  const Recording& recording = *simulation.recording();
  JsonNode out = JsonNode::object();
  out.add("gyre", JsonNode::ofText(std::string(version())));
  out.add("file", JsonNode::ofText(summary.file));
  out.add("model", JsonNode::ofText(model.document().name));
  out.add("integrator", JsonNode::ofText(model.simulation().type->id));
  out.add("state", JsonNode::ofText(std::string(stateName(progress.state))));
  if (const auto error = simulation.error()) out.add("error", errorJson(*error));
  out.add("time", JsonNode::ofNumber(progress.time));
  out.add("end_time", JsonNode::ofNumber(progress.endTime));
  out.add("steps", count(progress.steps));
  out.add("retries", count(progress.retries));
  out.add("newton_iterations", count(progress.newtonIterations));
  out.add("evaluations", count(progress.evaluations));
  out.add("factorizations", count(progress.factorizations));
  out.add("solves", count(progress.solves));
  out.add("error_test_failures", count(progress.errorTestFailures));
  out.add("convergence_failures", count(progress.convergenceFailures));
  out.add("split_changes", count(progress.splitChanges));
  out.add("order", JsonNode::ofNumber(progress.order));
  out.add("step_size", JsonNode::ofNumber(progress.stepSize));
  out.add("rows", count(summary.rows));
  out.add("cpu_time", JsonNode::ofNumber(progress.cpuTime));
  out.add("wall_time", JsonNode::ofNumber(summary.wallTime));

  const SystemFacts& facts = simulation.facts();
  JsonNode& system = out.add("system", JsonNode::object());
  system.add("coordinates", JsonNode::ofNumber(facts.coordinates));
  system.add("constraints", JsonNode::ofNumber(facts.constraints));
  system.add("degrees_of_freedom", JsonNode::ofNumber(facts.degreesOfFreedom));
  system.add("redundant_constraints", JsonNode::ofNumber(facts.redundantConstraints));

  JsonNode& energy = out.add("energy", JsonNode::object());
  energy.add("first", energies(recording, 0));
  energy.add("last", energies(recording, recording.rows() - 1));
  JsonNode& drift = out.add("max_drift", JsonNode::object());
  drift.add("position", JsonNode::ofNumber(largest(recording, "drift.position")));
  drift.add("angle", JsonNode::ofNumber(largest(recording, "drift.angle")));
  drift.add("velocity", JsonNode::ofNumber(largest(recording, "drift.velocity")));
  drift.add("angular_velocity", JsonNode::ofNumber(largest(recording, "drift.angular_velocity")));
  drift.add("acceleration", JsonNode::ofNumber(largest(recording, "drift.acceleration")));
  drift.add("angular_acceleration", JsonNode::ofNumber(largest(recording, "drift.angular_acceleration")));

  if (recording.contacts()) {
    JsonNode& contacts = out.add("contacts", JsonNode::object());
    contacts.add("max_penetration", JsonNode::ofNumber(progress.penetration));
    contacts.add("unsolved_steps", count(progress.unsolvedSteps));
    if (summary.openLoads) contacts.add("loads_not_unique", count(*summary.openLoads));
  }

  JsonNode& notes = out.add("notes", JsonNode::array());
  for (const std::string& note : simulation.notes()) notes.push(JsonNode::ofText(note));
  return jsonText(out);
}

std::string summaryText(const RunSummary& summary, const Model& model, const Simulation& simulation) {
  const RunProgress progress = simulation.progress();
  const Recording& recording = *simulation.recording();
  std::string out = fmt::format("{} at t = {:.6g} s: {} steps of {} in {:.3g} s ({:.3g} s of CPU for the steps)",
                                stateName(progress.state), progress.time, progress.steps, model.simulation().type->id,
                                summary.wallTime, progress.cpuTime);
  if (progress.retries > 0) out += fmt::format(", {} repeated with a smaller step", progress.retries);
  if (progress.steps > 0)
    out += fmt::format(
        ", {:.3g} {} per step", static_cast<double>(progress.newtonIterations) / static_cast<double>(progress.steps),
        stepsOverImpacts(model) && recording.contacts() ? "iterations of the solver of contacts" : "Newton iterations");
  out += '\n';
  if (recording.contacts()) {
    out += fmt::format("contacts overlapped by {:.3g} m at most", progress.penetration);
    if (progress.unsolvedSteps > 0)
      out += fmt::format("; their solver stopped far from its merit in {} steps", progress.unsolvedSteps);
    if (summary.openLoads.value_or(0) > 0)
      out += fmt::format("; at the end the laws leave {} of their {} loads open: those told are one of many solutions",
                         *summary.openLoads, recording.contacts()->row(recording.rows() - 1).size());
    out += '\n';
  }
  if (progress.errorTestFailures > 0 || progress.convergenceFailures > 0)
    out += fmt::format(
        "{} evaluations, {} factorizations, {} error test and {} convergence failures; at the end order "
        "{}, step {:.3g} s\n",
        progress.evaluations, progress.factorizations, progress.errorTestFailures, progress.convergenceFailures,
        progress.order, progress.stepSize);
  if (const auto total = columnNamed(recording, "energy.total"))
    out += fmt::format("total energy {:.9g} J at the start, {:.9g} J at the end\n", recording.at(0, *total),
                       recording.at(recording.rows() - 1, *total));
  if (simulation.facts().constraints > 0)
    out += fmt::format("largest drift {:.2e} m, {:.2e} rad, {:.2e} m/s, {:.2e} rad/s\n",
                       largest(recording, "drift.position"), largest(recording, "drift.angle"),
                       largest(recording, "drift.velocity"), largest(recording, "drift.angular_velocity"));
  return out;
}

}  // namespace gyre::cli
