#pragma once
// Kinematics and inverse dynamics of mechanisms whose drives leave no degree of freedom: at each time
//
//   Phi(q, t) = 0,   B v = -Phi_t,   B v' = -B' v - ...,   M v' + g + B^T lambda = 0
//
// determine q, v, v' one after the other, and lambda holds what the drives and joints must give. Nothing is integrated,
// so errors do not accumulate; positions start each time from those before, moved on by v and v'.

#include "core/error.h"
#include "system/system.h"

#include <cstddef>
#include <functional>

namespace gyre {

struct DrivenMotionOptions {
  double end = 1;      ///< [s]
  double step = 0.01;  ///< between the times computed [s]
};

/// How many times that are.
std::size_t drivenRows(const DrivenMotionOptions& options);

/// Calls sink with what was evaluated at each time from 0 to the end; it may return false to
/// stop. Fails with an input error where degrees of freedom are left, and with a numerical one, which names the time,
/// where the positions cannot be found or the mechanism is singular.
Expected<void> drivenMotion(const System& system, const DrivenMotionOptions& options,
                            const std::function<bool(const EvaluatedState&)>& sink);

}  // namespace gyre
