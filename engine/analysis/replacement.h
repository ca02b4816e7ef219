#pragma once
// Joints of other types that say less, so that a dependent set is determinate and as mobile as before.
//
// Tried, not derived: the set's joints and bodies alone are compiled with a joint's type exchanged. A trial counts
// when the new equations hold where the bodies are, lie in the span of the old ones (nothing new is said) and leave
// the rank of the set as it is (no freedom is gained).

#include "analysis/dependent_sets.h"

namespace gyre {

/// Sets of more joints are left alone: too many trials, and too much to read.
inline constexpr std::size_t mostJointsToTry = 24;

/// Fills set.proposals. @param s  a state with Phi = 0
void proposeReplacements(const Model& model, const System& system, const SystemElements& elements, const State& s,
                         const TypeList& types, DependentSet& set);

/// The edit that makes them.
Edit replacementEdit(const Model& model, const Proposal& proposal);

}  // namespace gyre
