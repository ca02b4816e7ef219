#pragma once
// The inertia that a freedom of a robot has while all others are free to move: 1 / (M^-1)_ii of the mass matrix M of
// all freedoms, with the bodies where all coordinates are zero and without ties and couplings; over several freedoms of
// one joint, their number by the sum of (M^-1)_ii.

#include "import/robot.h"

namespace gyre {

/// The inertia of the joint, or of the freedom, between each of these bodies and its parent [kg m^2 or kg]. None where
/// masses leave M singular, a body has no freedom, or there are more than some thousands on one tree.
std::vector<std::optional<double>> freedomInertias(const Robot& robot, const std::vector<int>& bodies);

}  // namespace gyre
