#pragma once
// The unit sphere as a polyhedron: an icosahedron whose faces are divided (R. B. Fuller), scaled to the volume of the
// sphere.

#include "core/types.h"

#include <vector>

namespace gyre {

struct GeodesicSphere {
  std::vector<Vec3> corners;
  double outside = 0;  ///< by how much the corners are farther from the centre than 1
  double inside = 0;   ///< by how much the nearest points of faces are nearer than 1

  /// Of 362 corners.
  static const GeodesicSphere& ofSameVolume();
};

}  // namespace gyre
