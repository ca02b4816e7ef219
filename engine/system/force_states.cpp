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
  at.signalValues = std::span(w.signalValues).subspan(f.firstSignal, f.signalCount);
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

std::vector<System::StateTangent> System::forceStateTangents(const State& s, const Workspace& w) const {
  std::vector<StateTangent> out;
  for (const std::size_t index : stateful_) {
    const ForceEntry& f = forces_[index];
    const ForceStateTangent t = f.force->stateTangent(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)]);
    out.push_back({f.name, {}, t.own});
    const auto add = [&](int body, Eigen::Index first) {
      if (body < 0) return;
      const BodyEntry& b = bodies_[slot(body)];
      const auto own = [&](const Vec12& twist, int j) { return w.J[slot(body)].col(j).dot(twist.segment<6>(first)); };
      for (int j = 0; j < b.nv; ++j)
        out.back().entries.push_back({b.v + j, own(t.force, j), own(t.position, j), own(t.velocity, j)});
    };
    add(f.body1, 0);
    add(f.body2, 6);
  }
  return out;
}

void System::limitForceStates(VecX& z) const {
  for (std::size_t i = 0; i < stateful_.size(); ++i) {
    double& one = z[static_cast<Eigen::Index>(i)];
    one = forces_[stateful_[i]].force->limitedState(one);
  }
}

void System::forceStateRates(const State& s, const Workspace& w, VecX& rate) const {
  for (std::size_t i = 0; i < stateful_.size(); ++i)
    rate[static_cast<Eigen::Index>(i)] = forceState(stateful_[i], s, w).rate;
}

}  // namespace gyre
