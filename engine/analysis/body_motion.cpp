#include "analysis/body_motion.h"

namespace gyre {

std::vector<Vec6> bodyTwists(const System& system, const State& s, const VecX& u) {
  State moving = s;
  moving.v = u;
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(moving, w);
  std::vector<Vec6> out(system.bodies().size());
  for (std::size_t b = 0; b < out.size(); ++b) out[b] << at.body(b).v, at.body(b).W;
  return out;
}

}  // namespace gyre
