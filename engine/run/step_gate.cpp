#include "run/step_gate.h"

#include "integrators/step_failure.h"

#include <fmt/format.h>
#include <cmath>
#include <optional>

namespace gyre {
namespace {

/// Violations above this share of the largest belong to the same contradiction.
constexpr double sameContradiction = 0.05;

Error notFinite(const System& system, const VecX& values, const char* what, int firstRow, double t) {
  Eigen::Index i = 0;
  while (i + 1 < values.size() && std::isfinite(values[i])) ++i;
  return stepFailure(system, fmt::format("the {} is not finite", what), t, firstRow + static_cast<int>(i));
}

Error contradiction(const System& system, const Workspace& w, double worst, double tolerance, Eigen::Index row,
                    double t) {
  const std::vector<std::string> all = system.violatedConstraints(w.Phi, 0, sameContradiction * worst);
  const double scale = system.lengthScale();
  std::string text =
      fmt::format("its constraint cannot be met to {:.3g} (lengths: {:.3g} m)", tolerance, tolerance * scale);
  if (all.size() > 1)
    text += fmt::format("; violated together, and so contradicting each other, are {}", fmt::join(all, ", "));
  return stepFailure(system, std::move(text), t, system.nv() + static_cast<int>(row));
}

}  // namespace

Expected<void> heldPromises(const System& system, const Integrator& integrator, const State& s) {
  if (!s.v.allFinite()) return fail(notFinite(system, s.v, "velocity", 0, s.t));
  if (!s.q.allFinite()) return fail(notFinite(system, s.v, "position", 0, s.t));
  if (!s.vdot.allFinite()) return fail(notFinite(system, s.vdot, "acceleration", 0, s.t));
  if (!s.lambda.allFinite()) return fail(notFinite(system, s.lambda, "multiplier", system.nv(), s.t));
  if (system.m() == 0) return {};
  Eigen::Index row = 0;
  const double worst = system.relativeViolation(integrator.workspace(), &row);
  const double tolerance = integrator.constraintTolerance(system.lengthScale());
  if (worst <= tolerance) return {};
  return fail(contradiction(system, integrator.workspace(), worst, tolerance, row, s.t));
}

Expected<void> finiteRow(const std::vector<Channel>& channels, std::span<const double> row) {
  std::optional<std::size_t> first;  // of an element, if any: sums over all elements say less
  for (std::size_t i = 0; i < row.size() && !(first && channels[*first].element != documentId); ++i)
    if (!std::isfinite(row[i]) && (!first || channels[i].element != documentId)) first = i;
  if (!first) return {};
  const std::string& name = channels[*first].name;
  const auto dot = name.rfind('.');
  return fail({.kind = Error::Kind::numerical,
               .message = fmt::format("its {} is not finite", name.substr(dot == std::string::npos ? 0 : dot + 1)),
               .element = name.substr(0, dot),
               .time = row.front()});
}

}  // namespace gyre
