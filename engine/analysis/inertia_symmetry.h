#pragma once
// Whether a body's inertia is symmetric about an axis or a point: then axes that do not turn with it are principal,
// too.

#include "core/types.h"

#include <optional>

namespace gyre {

struct InertiaSymmetry {
  bool ofPoint = false;           ///< a sphere's
  std::optional<Vec3> axis = {};  ///< in body axes, of length 1, its largest component above zero
};

/// @param J  symmetric, in body axes [kg m^2]
InertiaSymmetry inertiaSymmetry(const Mat3& J);

}  // namespace gyre
