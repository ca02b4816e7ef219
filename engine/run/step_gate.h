#pragma once
// What every state that a run goes on from, and every row that it records, must hold whatever the method: its numbers
// are finite, and its position constraints hold to the tolerance that the method promises. Newton's iteration alone
// does not see to that: where constraints contradict each other, its least-squares solution converges to a state
// between them.

#include "core/error.h"
#include "integrators/integrator.h"

#include <span>
#include <vector>

namespace gyre {

/// The fault of a state at which the workspace was evaluated: the element, the equation and the time, and the other
/// constraints that are violated with it.
Expected<void> heldPromises(const System& system, const Integrator& integrator, const State& s);

/// The first value of a row that is not finite, of an element where there is one.
Expected<void> finiteRow(const std::vector<Channel>& channels, std::span<const double> row);

}  // namespace gyre
