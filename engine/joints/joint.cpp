#include "joints/joint.h"

#include "coordinates/joint_coordinate.h"

namespace gyre {

std::vector<JointCoordinate> Joint::coordinates() const { return {}; }

}  // namespace gyre
