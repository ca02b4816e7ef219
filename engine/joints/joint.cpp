#include "joints/joint.h"

#include "coordinates/joint_coordinate.h"

namespace gyre {

void Joint::violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const {
  JointRows rows;
  evaluate(k1, k2, rows);
  Phi = rows.Phi;
}

std::vector<JointCoordinate> Joint::coordinates() const { return {}; }

}  // namespace gyre
