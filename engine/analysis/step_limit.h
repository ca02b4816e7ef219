#pragma once
// The largest step with which a method that treats forces explicitly stays stable: that of central differences whose
// damping lags behind, with z = d / 2 w (Belytschko, Liu and Moran 2000, sec. 6.6),
//   h = (2 / w) (sqrt(1 + z^2) - z)
// 2 / w without damping, 2 / d where nothing vibrates.

#include "analysis/fastest_rates.h"
#include "model/model.h"

#include <optional>
#include <string>

namespace gyre {

/// Infinite where both rates are zero [s].
double largestStableStep(const FastestRates& rates);

struct StepLimit {
  double longest = 0, chosen = 0;  ///< stable, and of the simulation [s]
  FastestRates rates;
  std::string body;  ///< name of the element that is so fast
  bool isKept() const { return chosen <= longest; }
};

/// None where the method of the model treats forces implicitly or chooses its steps, or nothing limits it.
std::optional<StepLimit> stepLimit(const Model& model, const System& system, const FastestRates& rates);
/// "liemid_ea: steps up to 2.1e-05 s are stable (blade, 15.2 kHz); 0.001 s is too long"
std::string stepLimitText(const Model& model, const StepLimit& limit);
/// Whether the method of the model treats forces explicitly, with steps of a fixed size.
bool hasStepLimit(const Model& model);

}  // namespace gyre
