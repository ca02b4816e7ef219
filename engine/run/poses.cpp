#include "run/poses.h"

namespace gyre {

void readPoses(const System& system, const EvaluatedKinematics& at, std::vector<BodyPose>& poses) {
  poses.resize(system.bodies().size());
  for (std::size_t b = 0; b < poses.size(); ++b)
    poses[b] = {system.bodies().layout(b).id, at.body(b).x, system.bodies().orientation(at.state(), b)};
}

std::vector<BodyPose> posesAt(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  std::vector<BodyPose> poses;
  readPoses(system, system.evaluateKinematics(s, w), poses);
  return poses;
}

}  // namespace gyre
