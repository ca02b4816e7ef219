#pragma once
// Names of the coordinates that joints leave free, for joints and for forces that refer to them.

#include <string>
#include <vector>

namespace gyre {

/// Which coordinate of a joint; their names in files are coordinateNames().
enum class CoordinateName {
  angle,
  displacement,
  angle_1,
  angle_2,
  displacement_x,
  displacement_y,
  displacement_z,
  angle_x,
  angle_y,
  angle_z
};

inline const std::vector<std::string>& coordinateNames() {
  static const std::vector<std::string> names = {"angle",          "displacement",   "angle_1",        "angle_2",
                                                 "displacement_x", "displacement_y", "displacement_z", "angle_x",
                                                 "angle_y",        "angle_z"};
  return names;
}
inline const std::string& nameOf(CoordinateName c) { return coordinateNames()[static_cast<std::size_t>(c)]; }
inline bool isLength(CoordinateName c) { return nameOf(c).starts_with("displacement"); }

}  // namespace gyre
