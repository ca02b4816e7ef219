#pragma once
// The surface of an extrusion: both ends and the sides.

#include "scene/shape_surface.h"

namespace gyre {

/// @param outline  in x-y, either sense; along z from -length/2 to +length/2
Surface extrusionSurface(const Outline& outline, double length);

}  // namespace gyre
