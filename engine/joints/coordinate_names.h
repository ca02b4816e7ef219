#pragma once
// Which coordinates a type of joint has, for other elements to refer to.

#include "joints/joint.h"

#include <string>
#include <vector>

namespace gyre {

/// By name; of a joint with switches, such as the mask of six directions, those of all its settings together.
std::vector<std::string> coordinateNamesOf(const JointType& type);

}  // namespace gyre
