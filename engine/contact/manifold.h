#pragma once
// Where two colliders touch or come close.
//
// A point has the signed distance (gap) of the two surfaces along the normal, negative inside: it is continuous through
// zero, so that laws may ask for gap/h and events may be located. The surface points are x -/+ gap/2 normal.

#include "core/types.h"

#include <array>
#include <cstdint>

namespace gyre {

struct ContactPoint {
  Vec3 x = Vec3::Zero();      ///< midway between the two surfaces, inertial [m]
  double gap = 0;             ///< [m]
  std::uint32_t feature = 0;  ///< which corners, edges or faces meet: the same from step to step while they do
};

/// At most four points that share a normal: enough to carry any force and moment across a face.
struct Manifold {
  Vec3 normal = Vec3::UnitZ();  ///< from the first collider to the second, inertial
  int count = 0;
  std::array<ContactPoint, 4> points;
};

}  // namespace gyre
