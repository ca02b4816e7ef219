#pragma once
// What <compiler> of MJCF says of how the file is to be read
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#compiler).

#include "import/xml_reader.h"

#include <filesystem>
#include <string>

namespace gyre {

struct MjcfCompiler {
  double angle = 0.017453292519943295;  ///< one unit of angle [rad]: degrees, unless angle="radian"
  std::string eulerSequence = "xyz";    ///< small letters: axes that turn along
  std::string inertiaFromGeom = "auto";
  bool autoLimits = true;            ///< a range alone limits
  std::filesystem::path meshFolder;  ///< of the files of meshes; from the model's own
  bool stripsPath = false;           ///< only the names of these files count, not their folders
  /// Groups of the geoms of which masses follow.
  double firstGroup = 0, lastGroup = 5;
  bool hasGroups = false;        ///< the file gives them
  double leastMass = 0;          ///< of every body [kg]
  double leastInertia = 0;       ///< of every principal moment [kg m^2]
  bool balancesInertia = false;  ///< moments that no body has become their mean
  double totalMass = 0;          ///< to which all masses and inertias are scaled [kg]; 0: they stay
  XmlElement source = {};        ///< the last one
};
MjcfCompiler readCompiler(const XmlElement& root);

/// Three angles in the compiler's unit and sequence.
Quat eulerTurn(const Vec3& angles, const MjcfCompiler& compiler);

}  // namespace gyre
