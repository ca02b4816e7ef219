#include "run/poses.h"

namespace gyre {

void readPoses(const System& system, const EvaluatedKinematics& at, std::vector<BodyPose>& poses) {
  poses.resize(system.bodies().size());
  for (std::size_t b = 0; b < system.bodies().size(); ++b)
    poses[b] = {system.bodies().layout(b).id, at.body(b).x, system.bodies().orientation(at.state(), b)};
  const SuperelementSet& superelements = system.forces().superelements;
  for (std::size_t i = 0; i < superelements.size(); ++i) {
    const SuperelementSet::Entry& e = superelements[i];
    const Superelement::Memory& m = superelements.evaluated(i, at);
    for (std::size_t n = 0; n < e.inner.size(); ++n) {
      const BodyKinematics k = e.element.node(m, e.inner[n]);
      poses.push_back({e.innerIds[n], k.x, Quat(k.R)});
    }
  }
}

std::vector<BodyPose> posesAt(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  std::vector<BodyPose> poses;
  readPoses(system, system.evaluateKinematics(s, w), poses);
  return poses;
}

/// The q of a body begins with x where it has one, and ends with its quaternion, where it has one.
State stateAt(const System& system, const PoseSet& poses) {
  State s = system.initialState();
  s.t = poses.time;
  s.v.setZero();
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout& l = system.bodies().layout(b);
    const Quat& r = poses.bodies[b].orientation;
    if (l.nq != 4) s.q.segment<3>(l.q) = poses.bodies[b].position;
    if (l.nq != 3) s.q.segment<4>(l.q + l.nq - 4) << r.w(), r.x(), r.y(), r.z();
  }
  return s;
}

}  // namespace gyre
