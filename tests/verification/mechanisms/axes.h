#pragma once
// The axes by which a mechanism is described: of space, and of each of its bodies. What moves does not know of them, so
// that a run in any axes is a run in all. With x, s, R of the mechanism and x', s', R' as the engine is told,
//
//   x' = o + Q x,   s = T_b s',   R'_b = Q R_b T_b,   Q and T_b orthogonal, all of one determinant: 1, or -1 in a
//   mirror,
//
// of which follow W' = det T^T W and, of moments in space, M' = det Q M. Ground and particles have the axes of space,
// R' = 1, so that T = Q^T.

#include "core/types.h"

#include <vector>

namespace gyre::test {

struct Axes {
  Mat3 space = Mat3::Identity();
  Vec3 origin = Vec3::Zero();
  std::vector<Mat3> bodies = {};  ///< T of each body; none: those of the mechanism

  double hand() const { return bodies.empty() ? 1 : space.determinant() > 0 ? 1 : -1; }
  Mat3 ofBody(std::size_t b) const { return bodies.empty() ? Mat3(Mat3::Identity()) : bodies[b]; }
};

/// Those of the bodies at random, or those of space and its origin, too, and all of it in a mirror.
enum class Turned { bodies, everything };
/// @param isParticle  by body
Axes randomAxes(const std::vector<bool>& isParticle, Turned what, unsigned seed);

}  // namespace gyre::test
