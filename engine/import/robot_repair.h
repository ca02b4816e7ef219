#pragma once
// What no body can be, made the nearest that it can, and listed with its figures.
//
//  - An inertia that no body has becomes the nearest possible (nearest_inertia.h). Where it tells no size, since it is
//    zero, it becomes that of a ball of the body's mass and of 20000 kg/m^3, denser than what machines are made of: no
//    body of that mass has less on average.
//  - A body without mass that moves is one with those that are fixed to it, where these have mass.
//  - Otherwise it gets a thousandth of the mass and of the mean principal moment of its lightest neighbour: what
//    carries it, or hangs on it by a joint. That is felt no more than what is known of masses; and less would make the
//    equations needlessly stiff. Where no neighbour has mass, it is the lightest body of the robot, or 1 kg.
//
// A body without mass that is held needs none: it is a part of its parent (robot.h). What hangs on it, its shapes and
// frames, stays where it is, and an inertia of its own adds to that of what carries it, exactly: without mass there is
// no term of Steiner.
//
// Inertias that are nothing but rounding, as programs write for points (a moment below 1e-10 m L^2, L how far the body
// reaches), leave a body that anything turns without resistance, so that joints contradict each other in rounding. They
// get 1e-3 m L^2 more about every axis, that of a ball whose radius is a twentieth of L: again what masses are known
// to.
//
// Links between several joints of one body get a thousandth of the mass and the inertia of the body, where it is.

#include "import/robot.h"

namespace gyre {

void repair(Robot& robot);

}  // namespace gyre
