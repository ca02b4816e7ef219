// Forces with a state of their own: what a path remembers of each is ForceMemory, three numbers.
#include "system/system.h"

namespace gyre {

void System::addForceState(ForceEntry& f) {
  f.memory = static_cast<int>(start_.size());
  start_.conservativeResizeLike(VecX::Zero(f.memory + 3));
  stateful_.push_back(forces_.size());
}

Instant System::instant(const ForceEntry& f, const State& s, const Workspace& w) const {
  Instant at(s.t);
  at.readings = std::span(w.readings).subspan(f.firstReading, f.readingCount);
  if (f.memory >= 0) at.memory = {s.path[f.memory], s.path[f.memory + 1], s.path[f.memory + 2]};
  return at;
}

ForceState System::forceState(std::size_t force, const State& s, const Workspace& w) const {
  const ForceEntry& f = forces_[force];
  return f.force->state(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)]);
}

void System::readForceStates(const State& s, VecX& z) const {
  for (std::size_t i = 0; i < stateful_.size(); ++i)
    z[static_cast<Eigen::Index>(i)] = s.path[forces_[stateful_[i]].memory + 1];
}

void System::writeForceStates(const VecX& z, State& s) const {
  for (std::size_t i = 0; i < stateful_.size(); ++i)
    s.path.segment<2>(forces_[stateful_[i]].memory) << s.t, z[static_cast<Eigen::Index>(i)];
}

void System::forceStateRates(const State& s, const Workspace& w, VecX& rate) const {
  for (std::size_t i = 0; i < stateful_.size(); ++i)
    rate[static_cast<Eigen::Index>(i)] = forceState(stateful_[i], s, w).rate;
}

}  // namespace gyre
