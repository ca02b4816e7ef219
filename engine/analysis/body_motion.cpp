#include "analysis/body_motion.h"

namespace gyre {

std::vector<Vec6> bodyTwists(const System& system, const State& s, const VecX& u) {
  State moving = s;
  moving.v = u;
  Workspace w = system.makeWorkspace();
  system.evaluateConstraints(moving, w);
  std::vector<Vec6> out(system.bodyCount());
  for (std::size_t b = 0; b < out.size(); ++b) out[b] << system.kinematics(w, b).v, system.kinematics(w, b).W;
  return out;
}

std::vector<Vec6> bodyAccelerations(const System& system, const State& s) {
  std::vector<Vec6> out = bodyTwists(system, s, s.vdot);  // J u'
  Workspace w = system.makeWorkspace();
  system.evaluateConstraints(s, w);
  for (std::size_t b = 0; b < out.size(); ++b)
    if (!system.body(b).isFree()) out[b] += system.body(b).jacobianRate(system.kinematics(w, b));
  return out;
}

}  // namespace gyre
