#pragma once
// MJCF, the format of MuJoCo (https://mujoco.readthedocs.io/en/stable/XMLreference.html).
//
// Angles are in degrees unless <compiler angle="radian">; quaternions are w x y z; sizes are half lengths; attributes
// that an element does not give come from its class of <default>. Bodies without <inertial> take mass and inertia from
// their geoms (density 1000 kg/m^3), a mesh's being that of the solid it encloses. A body without joints is held by its
// parent, one with a free joint is not, one with several has light links between them.

#include "import/import_format.h"

namespace gyre {

ImportFormat mjcfFormat();

}  // namespace gyre
