#pragma once
// Where bodies are, each by its identity: who shows or edits them may know others, or more of them.

#include "system/system.h"

#include <vector>

namespace gyre {

/// Placement of a body's frame (origin at the centre of mass) in the inertial frame.
struct BodyPose {
  ElementId body = ground;
  Vec3 position = Vec3::Zero();
  Quat orientation = Quat::Identity();
};

struct PoseSet {
  double time = 0;
  std::vector<BodyPose> bodies;
};

/// Reads the poses of all bodies of a system, and behind them of nodes that beams by modes have.
void readPoses(const System& system, const EvaluatedKinematics& at, std::vector<BodyPose>& poses);
/// Poses of all bodies at a state that need not be evaluated.
std::vector<BodyPose> posesAt(const System& system, const State& s);
/// The state with these placements, at rest. @pre those of all bodies of the system stand first, in its order
State stateAt(const System& system, const PoseSet& poses);

}  // namespace gyre
