#pragma once
// A point fixed in a body or in space that is only looked at: where it is, how it moves, how far it is from another
// one. Nothing acts on it.

#include "describe/type_info.h"

namespace gyre {

struct Point {
  ElementId body = ground;
  double station = 0;              ///< along a flexible body, 0 to 1
  Vec3 point = Vec3::Zero();       ///< from the centre of mass, body axes; on ground inertial [m]
  ElementId distance_to = ground;  ///< another point; ground: none
  ElementId angle_to = ground;     ///< a third one; ground: none
};

/// The only type of the category.
const TypeInfo& pointType();

}  // namespace gyre
