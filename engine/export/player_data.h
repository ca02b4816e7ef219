#pragma once
// What the player of a report moves (player_script.h): one JavaScript object, numbers as base64 of single precision.
//
//   t        times [s]                       bodies   of each: surface, colour, name
//   poses    x y z qx qy qz qw of each body, moment by moment
//   surfaces points and triangles (32 bits)  ground   the same, or null
//   beams    of each, where there are some: spans (two bodies, and the ends on them as three rows of a rotation and a
//            place), vertices (place on its section, element, share of its length before the section), triangles,
//            colour
//   lines    of each: body, x y z, body, x y z (-1: the ground)
//   camera   eye, target, up, angle [rad]    grid     centre, along, across, spacing, radius

#include "export/moving_scene.h"

#include <string>

namespace gyre {

/// The rate at which the poses of a run take no more room than a mail takes.
double playerRate(const ExportedRun& run, std::optional<double> rate);

std::string playerData(const MovingScene& scene);

}  // namespace gyre
