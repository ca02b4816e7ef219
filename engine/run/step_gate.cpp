#include "run/step_gate.h"

#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "system/slowest_rate.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cmath>
#include <numbers>
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

/// Rounding of sums of lengths as large as positions are.
constexpr double roundingOfLengths = roundOff(25);

Error contradiction(const System& system, const VecX& y, int derivative, double worst, double tolerance,
                    Eigen::Index row, double t) {
  const std::vector<std::string> all =
      system.constraints().violated(y, derivative, sameContradiction * worst, system.scales());
  std::string text = fmt::format("its {} cannot be met to {:.3g} (lengths: {:.3g} {})",
                                 derivative == 0 ? "constraint" : "constraint of velocity", tolerance,
                                 tolerance * system.scales().length, derivative == 0 ? "m" : "m/s");
  if (all.size() > 1)
    text += fmt::format("; violated together, and so contradicting each other, are {}", fmt::join(all, ", "));
  return stepFailure(system, std::move(text), t, system.nv() + static_cast<int>(row));
}

Expected<void> finite(const System& system, const State& s) {
  if (!s.v.allFinite()) return fail(notFinite(system, s.v, "velocity", 0, s.t));
  if (!s.q.allFinite()) return fail(notFinite(system, s.v, "position", 0, s.t));
  if (!s.vdot.allFinite()) return fail(notFinite(system, s.vdot, "acceleration", 0, s.t));
  if (!s.lambda.allFinite()) return fail(notFinite(system, s.lambda, "multiplier", system.nv(), s.t));
  return {};
}

/// Rotation vectors go on through half a turn where one component alone is large.
Expected<void> rotationsHold(const System& system, const State& s) {
  const ForceSet& forces = system.forces();
  const std::vector<RotationHistory>& all = s.internal.rotations;
  const auto elementOf = [&](const RotationHistory& one) -> const ForceSet::Element& {
    return forces.elements[forces.turns.rotations[static_cast<std::size_t>(&one - all.data())]];
  };
  const auto it = std::find_if(all.begin(), all.end(), [&](const RotationHistory& one) {
    return one.ended && elementOf(one).force->dependsOnRotation();
  });
  if (it == all.end()) return {};
  Vec3 angles = Vec3(it->rest[0], it->rest[1], it->rest[2]) * (180 / std::numbers::pi);
  angles[it->axis] += 360 * it->turns;
  return fail(
      {.kind = Error::Kind::numerical,
       .message = fmt::format("its markers passed half a turn about an axis along none of their own (rx {:.3g}, "
                              "ry {:.3g}, rz {:.3g} deg): its angles cannot go on there",
                              angles[0], angles[1], angles[2]),
       .element = elementOf(*it).name,
       .time = s.t});
}

}  // namespace

StepGate::StepGate(const System& system)
    : system_(&system), rates_(VecX::Zero(system.m())), ofPositions_(rates_), fastest_(slowestRate) {}

Expected<void> StepGate::check(const Integrator& integrator, const State& s) {
  if (auto ok = finite(*system_, s); !ok) return ok;
  if (auto ok = rotationsHold(*system_, s); !ok || system_->m() == 0) return ok;
  if (auto ok = positionsHold(integrator, s); !ok) return ok;
  return velocitiesHold(integrator, s);
}

Expected<void> StepGate::positionsHold(const Integrator& integrator, const State& s) const {
  Eigen::Index row = 0;
  const EvaluatedKinematics at = integrator.evaluated(s);
  const double worst = system_->scales().relativeViolation(at.Phi(), &row);
  const double tolerance = integrator.constraintTolerance(system_->scales().length);
  if (worst <= tolerance || system_->scales().relativeViolation(at.Phi(), system_->stretch(s)) <= roundingOfLengths)
    return {};
  return fail(contradiction(*system_, at.Phi(), 0, worst, tolerance, row, s.t));
}

Expected<void> StepGate::velocitiesHold(const Integrator& integrator, const State& s) {
  const EvaluatedKinematics at = integrator.evaluated(s);
  fastest_ = std::max({fastest_, system_->scales().relativeMotion(s.v), system_->scales().relativeSize(at.Phi_t())});
  system_->constraints().rates(at, rates_);
  if (!integrator.holdsRates()) {
    ofPositions_ = rates_;
    system_->scales().scaleVelocityRows(0, ofPositions_);
    rates_ -= ofPositions_;
  }
  Eigen::Index row = 0;
  const double worst = system_->scales().relativeSize(rates_, &row);
  const double tolerance = integrator.rateTolerance(system_->scales().length, fastest_);
  if (worst <= tolerance) return {};
  return fail(contradiction(*system_, rates_, 1, worst, tolerance, row, s.t));
}

Expected<void> finiteRow(const std::function<std::vector<Channel>()>& channelsOfRow, std::span<const double> row) {
  if (std::all_of(row.begin(), row.end(), [](double x) { return std::isfinite(x); })) return {};
  const std::vector<Channel> channels = channelsOfRow();
  std::optional<std::size_t> first;  // of an element, if any: sums over all elements say less
  for (std::size_t i = 0; i < row.size() && !(first && channels[*first].element != documentId); ++i)
    if (!std::isfinite(row[i]) && (!first || channels[i].element != documentId)) first = i;
  const std::string& name = channels[*first].name;
  const auto dot = name.rfind('.');
  return fail({.kind = Error::Kind::numerical,
               .message = fmt::format("its {} is not finite", name.substr(dot == std::string::npos ? 0 : dot + 1)),
               .element = name.substr(0, dot),
               .time = row.front()});
}

}  // namespace gyre
