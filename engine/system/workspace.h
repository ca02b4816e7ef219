#pragma once
// Memory of one evaluation of a system, and of one tangent. Arrays over bodies hold ground behind the bodies.

#include "bodies/body.h"
#include "joints/joint.h"

#include <vector>

namespace gyre {

struct Workspace {
  VecX r;              ///< M v' + g + B^T lambda [nv]
  VecX Phi;            ///< [m]
  VecX Phi_t, Phi_tt;  ///< its partial derivatives in time [m]

  // below: filled by the pieces of a system, for each other
  std::vector<BodyKinematics> k;     ///< per body and of ground
  std::vector<JointRows> rows;       ///< per part of a constraint
  std::vector<Vec6> g;               ///< per body and of ground: sum of g and B^T lambda in the body's twist
  std::vector<Mat6> K, C;            ///< per body and of ground: tangents of g
  std::vector<Mat6> J;               ///< per body, 6 x nv; identity for free bodies
  std::vector<Mat3> T;               ///< per body: tangent operator of its rotation
  std::vector<double> signalValues;  ///< of the signals, in their order
};

}  // namespace gyre
