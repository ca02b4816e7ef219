#pragma once
// How far the equations of a system are from being met, by kind.

#include "integrators/newton_trace.h"
#include "system/system.h"

#include <vector>

namespace gyre {

/// Residuals of the constraints alone. @param Phi  [m]
EquationResiduals residualsOfConstraints(const System& system, const VecX& Phi);

class EquationResidualsOf {
 public:
  /// @param system  outlives this
  explicit EquationResidualsOf(const System& system) : system_(&system), touched_(system.bodies().size()) {}

  /// Measures [r; Phi] as it was evaluated.
  EquationResiduals measure(const EvaluatedState& at);

 private:
  void findTouched(const SmoothContacts& acting);

  const System* system_;
  std::vector<char> touched_;  ///< per body: a contact acts on it
};

}  // namespace gyre
