#pragma once
// How far a body of a robot reaches from its centre of mass: to the ends of its shapes and to the places of its joints.

#include "import/robot.h"

namespace gyre {

/// One for each body [m]; zero where a body has neither shapes nor joints beside its centre of mass.
std::vector<double> extents(const Robot& robot);

}  // namespace gyre
