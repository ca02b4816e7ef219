#pragma once
// Servos of MJCF, <position> and <velocity> of <actuator>, on hinges and slides
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#actuator-position).
//
// Nothing commands them here: the control is zero, or what of ctrlrange is nearest to it. With the gear g and the
// coordinate q of the file, position gives the joint g (kp (control - g q) - kv g q'), velocity g kv (control - g q').
// A motor that is not commanded gives nothing.

#include "import/mjcf_bodies.h"

namespace gyre {

/// @param actuators  the element <actuator>
void readActuators(const XmlElement& actuators, const MjcfCompiler& compiler, const MjcfDefaults& defaults,
                   const MjcfBodies& bodies, Robot& robot);

}  // namespace gyre
