#include "analysis/step_limit.h"

#include "analysis/beam_remarks.h"
#include "integrators/integrator.h"

#include <fmt/format.h>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

std::string frequencyText(double rate) {
  const double hertz = rate / (2 * std::numbers::pi);
  return hertz < 1e3   ? fmt::format("{:.3g} Hz", hertz)
         : hertz < 1e6 ? fmt::format("{:.3g} kHz", hertz / 1e3)
                       : fmt::format("{:.3g} MHz", hertz / 1e6);
}

}  // namespace

double largestStableStep(const FastestRates& rates) {
  const double w = rates.vibration, d = rates.decay;
  if (!(w > 0)) return d > 0 ? 2 / d : std::numeric_limits<double>::infinity();
  const double z = d / (2 * w);
  return 2 / (w * (std::sqrt(1 + z * z) + z));
}

bool hasStepLimit(const Model& model) {
  const auto method = integratorType(model).create(model.simulation().params);
  return method->followsForces() && !method->choosesStep();
}

std::optional<StepLimit> stepLimit(const Model& model, const System& system, const FastestRates& rates) {
  if (!hasStepLimit(model)) return std::nullopt;
  const double longest = largestStableStep(rates);
  if (!std::isfinite(longest)) return std::nullopt;
  return StepLimit{.longest = longest,
                   .chosen = runSettings(model.simulation()).step,
                   .rates = rates,
                   .body = ownerName(system, rates.body)};
}

std::string stepLimitText(const Model& model, const StepLimit& limit) {
  const FastestRates& r = limit.rates;
  return fmt::format("{}: steps up to {:.2g} s are stable ({}, {}); {:.3g} s is {}", model.simulation().type->id,
                     limit.longest, limit.body,
                     r.vibration >= r.decay ? frequencyText(r.vibration) : fmt::format("{:.3g} /s", r.decay),
                     limit.chosen, limit.isKept() ? "short enough" : "too long");
}

}  // namespace gyre
