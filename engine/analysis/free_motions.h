#pragma once
// What the constraints leave free: a basis of the motions dq with B dq = 0, each moving as few bodies as it can.

#include "analysis/system_elements.h"

#include <string>
#include <vector>

namespace gyre {

struct FreeMotion {
  VecX shape;                     ///< dq [nv]; the main body turns by 1 rad or, where it does not turn, moves by 1 m
  std::vector<ElementId> bodies;  ///< those that move, the main one first
  std::string text;               ///< "crank turns about z of 'A'; coupler and rocker follow"
};

/// More than these are too many to list one by one.
inline constexpr int mostFreeMotions = 100;

/// Motions in which only nodes of one flexible beam take part are left out: they are its bending and stretching.
/// @param degreesOfFreedom  of the constraints at s. @return empty above mostFreeMotions, nodes of beams not counted
std::vector<FreeMotion> freeMotions(const Model& model, const System& system, const SystemElements& elements,
                                    const State& s, int degreesOfFreedom);

}  // namespace gyre
