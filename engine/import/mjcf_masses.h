#pragma once
// What <compiler> asks of the masses of all bodies, in MuJoCo's order: boundmass and boundinertia raise what is less,
// balanceinertia makes moments that break A + B >= C equal to their mean, settotalmass scales everything.
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#compiler)

#include "import/mjcf_compiler.h"
#include "import/robot.h"

namespace gyre {

void applyMassRules(const MjcfCompiler& compiler, Robot& robot);

}  // namespace gyre
