#pragma once
// How a point p of a body gives way to forces at p, with all that its joints drag along:
//   W = J P J^T        J = dp/dq [3 x nv], P: constrained inverse mass
// P J^T comes from [M B^T; B 0] (index_one.h).

#include "system/index_one.h"

#include <array>

namespace gyre {

struct PointMobility {
  Mat3 W = Mat3::Zero();
  std::array<VecX, 3> PJT;  ///< columns of P J^T [nv]
};

/// @param here   the state in question
/// @param body   index in the system
/// @param point  from the body's centre of mass in its axes [m]
/// @param out    overwritten; keeps its memory
void findMobility(const System& system, const IndexOne::Factored& here, std::size_t body, const Vec3& point,
                  PointMobility& out);

}  // namespace gyre
