#pragma once
// The words of a health report, as the command line prints them and the window shows them.

#include "analysis/health.h"

#include <string>

namespace gyre {

/// "A", "A and B", "A, B and 3 more".
std::string namesText(const Model& model, const std::vector<ElementId>& ids, std::size_t most = 8);
/// "18 coordinates, 20 constraint equations, 1 degree of freedom; 3 of the constraints redundant".
std::string mobilityText(const Mobility& mobility);
/// "A, B, C and D say 3 things too often; 14 of their multipliers are not unique".
std::string dependentText(const Model& model, const DependentSet& set);
/// "A: coincidence along y", joints with the equations whose multipliers are not unique.
std::string multipliersText(const Model& model, const DependentSet& set, ElementId joint);
/// "turn B into Spherical joint and C into Point on a line"; for those who write model files with the ids in brackets.
std::string proposalText(const Model& model, const Proposal& proposal, bool withIds = false);
/// Heading of a list of proposals: the motions along which they were tried, or that none was found. Empty where none
/// was looked for.
std::string proposalsText(const DependentSet& set);
/// That it stands in a singular position, and that it is driven through some; empty where neither is so.
std::vector<std::string> singularTexts(const DependentSet& set);
/// "markers are 0.012 m and 3.4 deg apart; velocities differ by 0.1 m/s".
std::string violationText(const JointViolation& violation);
std::string looseText(const Model& model, const LooseGroup& group);
/// "moves 'rod 1' most, by 0.5 m": what assembly does.
std::string assemblyText(const Model& model, const Health& health);

}  // namespace gyre
