#include "run/poses.h"

namespace gyre {

void readPoses(const System& system, const State& s, const Workspace& w, std::vector<Pose>& poses) {
  poses.resize(system.bodies().size());
  for (std::size_t b = 0; b < poses.size(); ++b)
    poses[b] = {system.bodies().layout(b).id, w.k[b].x, system.bodies().orientation(s, b)};
}

std::vector<Pose> posesAt(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  system.evaluateConstraints(s, w);
  std::vector<Pose> poses;
  readPoses(system, s, w, poses);
  return poses;
}

}  // namespace gyre
