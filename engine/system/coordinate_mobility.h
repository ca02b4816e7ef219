#pragma once
// How coordinates of joints give way to forces along them, with all that the joints drag along:
//   A = G P G^T        G: gradients of the coordinates [n x nv], P: constrained inverse mass
// 1 / A_ii is the inertia behind coordinate i while the others are free to move. P G^T comes from [M B^T; B 0]
// (index_one.h).

#include "system/index_one.h"

#include <span>

namespace gyre {

/// G, by the own velocities of the bodies [nv].
void coordinateGradient(const System& system, const EvaluatedKinematics& at, std::size_t coordinate, VecX& G);

/// @param here         the state in question
/// @param coordinates  positions in System::coordinates()
/// @param A            overwritten; keeps its memory
void coordinateMobility(const System& system, const IndexOne::Factored& here, std::span<const std::size_t> coordinates,
                        MatX& A);

}  // namespace gyre
