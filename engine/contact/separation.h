#pragma once
// The signed distance of two convex cores and its direction: the n of length one with the largest s(n) (convex.h).

#include "contact/convex.h"

namespace gyre {

struct Separation {
  Vec3 n = Vec3::UnitZ();  ///< from a to b
  double s = 0;            ///< s(n): the signed distance, if `exact`; else a lower bound of a positive distance [m]
  Closest nearest;         ///< points that realise it, where `exact`
  bool exact = false;
};

/// Two lengths that differ by less are the same: 1e-12 of the smaller body, or the rounding of the larger one.
inline double lengthTolerance(const Convex& a, const Convex& b) {
  return 1e-12 * std::min(a.size, b.size) + 1e-15 * std::max(a.size, b.size);
}

/// For all convex cores: distance by GJK, overlap by the expanding polytope. Both approach a flat or straight part of
/// the surface by points; its own normal is then taken, where it is as good.
/// @return false if the cores are farther apart than `reach`
bool separationOf(const Convex& a, const Convex& b, double reach, Separation& out);

/// For boxes and segments, by the separating axes of S. Gottschalk, M. C. Lin, D. Manocha: OBBTree, SIGGRAPH 1996.
/// Exact where they overlap; a lower bound where they are apart, unless the points of the manifold prove it.
/// @return false if the cores are farther apart than `reach`
bool boxSeparation(const Convex& a, const Convex& b, double reach, Separation& out);

}  // namespace gyre
