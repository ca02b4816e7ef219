#pragma once
// Joints of other types that say less, so that a dependent set is determinate and as mobile as before.
//
// Tried, not derived: the set's joints and bodies alone, with the drives on them, are compiled with a joint's type
// exchanged. A trial counts when the new equations lie in the span of the old ones where the mechanism is most
// independent (nothing new is said), leave the rank of the set as it is (no freedom is gained), and do both wherever
// the old mechanism and the new one can go (replacement_trial.h). Joints that hold velocities alone replace none that
// holds positions.

#include "analysis/dependent_sets.h"
#include "analysis/replacement_trial.h"

namespace gyre {

/// Sets of more joints are left alone: too many trials, and too much to read.
inline constexpr std::size_t mostJointsToTry = 24;

/// Fills what the set says of proposals and of singular positions. @param placed  the model with Phi = 0
void proposeReplacements(const Model& placed, const TypeList& types, DependentSet& set, TrialWork& work);

/// The edit that makes them.
Edit replacementEdit(const Model& model, const Proposal& proposal);

}  // namespace gyre
