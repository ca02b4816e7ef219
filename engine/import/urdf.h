#pragma once
// URDF (Unified Robot Description Format, http://wiki.ros.org/urdf/XML).
//
// Links have their frame at the joint to their parent; `rpy` are rotations about the fixed axes x, y, z in turn; an
// inertia is about the centre of mass in the axes of <inertial>'s origin. Lengths in m, angles in rad, kg. The root
// link is held by the ground. Shapes are those of <visual>, where there are none (or none that can be read) those of
// <collision>.

#include "import/import_format.h"

namespace gyre {

ImportFormat urdfFormat();

}  // namespace gyre
