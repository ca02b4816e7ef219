#pragma once
// <option> of MJCF: gravity, step, and what its flags switch off
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#option-flag).

#include "import/xml_reader.h"

namespace gyre {

struct MjcfOption {
  Vec3 gravity{0, 0, -9.81};  ///< [m/s^2]
  double step = 0.002;        ///< MuJoCo's own [s]
  bool springs = true, dampers = true;
  bool friction = true, limits = true, ties = true, servos = true;
};
MjcfOption readOption(const XmlElement& root);

}  // namespace gyre
