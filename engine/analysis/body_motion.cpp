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

VecX massTimes(const System& system, const VecX& u) {
  VecX out = VecX::Zero(u.size());
  for (const BodySet::Entry& b : system.bodies()) {
    Mat6 M = Mat6::Zero();
    b.body->massMatrix(M);
    out.segment(b.v, b.nv) = M.topLeftCorner(b.nv, b.nv) * u.segment(b.v, b.nv);
  }
  return out;
}

}  // namespace gyre
