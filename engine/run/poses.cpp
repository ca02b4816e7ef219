#include "run/poses.h"

namespace gyre {

void readPoses(const System& system, const State& s, const Workspace& w, std::vector<Pose>& poses) {
  poses.resize(system.bodyCount());
  for (std::size_t b = 0; b < poses.size(); ++b)
    poses[b] = {system.layout(b).id, system.kinematics(w, b).x, system.orientation(s, b)};
}

std::vector<Pose> posesAt(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  system.evaluateConstraints(s, w);
  std::vector<Pose> poses;
  readPoses(system, s, w, poses);
  return poses;
}

}  // namespace gyre
