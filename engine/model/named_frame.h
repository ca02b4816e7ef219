#pragma once
// A frame fixed in a body or in space that has a name, by which joints and forces take hold: moved once, it moves the
// markers of all that name it. Compiled, there are only markers.

#include "describe/type_info.h"

namespace gyre {

struct NamedFrame {
  ElementId body = ground;
  Vec3 position = Vec3::Zero();         ///< from the centre of mass, body axes; on ground inertial [m]
  Quat orientation = Quat::Identity();  ///< to the axes of the body
};

/// The only type of the category.
const TypeInfo& namedFrameType();

}  // namespace gyre
