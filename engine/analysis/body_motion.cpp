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

VecX massTimes(const System& system, const State& s, const VecX& u) {
  VecX out = VecX::Zero(u.size());
  for (const BodySet::Entry& b : system.bodies()) {
    Mat6 M = Mat6::Zero();
    b.body->massMatrix(M);
    out.segment(b.v, b.nv) = M.topLeftCorner(b.nv, b.nv) * u.segment(b.v, b.nv);
  }
  const SuperelementSet& superelements = system.forces().superelements;
  if (superelements.empty()) return out;
  State accelerated = s;  // what they add with these accelerations, without what they add at rest
  accelerated.v.setZero();
  accelerated.vdot = u;
  Workspace w = system.makeWorkspace();
  system.evaluateKinematics(accelerated, w);
  w.r = out;
  superelements.addEquations(accelerated, w);
  superelements.addForces(accelerated, w, w.r);
  return w.r;
}

}  // namespace gyre
