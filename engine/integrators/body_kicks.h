#pragma once
// What forces do to the velocities of bodies in an instant, each body by itself.

#include "integrators/body_inertia.h"
#include "system/scales.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace gyre {

/// v += c M^-1 f
inline void addKick(const std::vector<BodyInertia>& bodies, double c, const VecX& f, VecX& v) {
  if (c == 0) return;
  for (const auto& [l, inverseMass, J] : bodies) {
    if (const int t = firstTranslation(l); t >= 0) v.segment<3>(t) += c * inverseMass * f.segment<3>(t);
    if (l.rotation >= 0) v.segment<3>(firstRotation(l)) += c * J.velocity(f.segment<3>(firstRotation(l)));
  }
}

/// Largest relative acceleration of a body between the forces f and g (Scales::relativeMotion); not a number where g is
/// not finite.
inline double changeOfAcceleration(const std::vector<BodyInertia>& bodies, const Scales& scales, const VecX& f,
                                   const VecX& g) {
  if (!g.allFinite()) return std::numeric_limits<double>::quiet_NaN();
  double largest = 0;
  for (const auto& [l, inverseMass, J] : bodies) {
    const auto difference = [&](int i) { return Vec3(f.segment<3>(i) - g.segment<3>(i)); };
    if (const int t = firstTranslation(l); t >= 0)
      largest = std::max(largest, difference(t).norm() * inverseMass / scales.length);
    if (l.rotation >= 0) largest = std::max(largest, J.velocity(difference(firstRotation(l))).norm());
  }
  return largest;
}

}  // namespace gyre
