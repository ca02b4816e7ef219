#pragma once
// Ties that the bodies of a file do not meet where it places them: MuJoCo's pull them together by and by, here they
// hold from the start. The bodies are moved onto them by the smallest change (analysis/assembly.h), which is told.

#include "import/robot.h"

namespace gyre {

/// @param model  made of the robot, whose start is set. It stays where the ties cannot be met together, which is noted.
void assembleTies(const Robot& robot, Model& model);

}  // namespace gyre
