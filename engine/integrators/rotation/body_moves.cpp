#include "integrators/rotation/body_moves.h"

#include "core/parallel.h"

#include <atomic>
#include <limits>

namespace gyre {

void BodyMoves::attach(const System& system, RotationMap& map, const FixedPoints& fixed) {
  system_ = &system;
  map_ = &map;
  fixed_ = &fixed;
  bodies_ = bodyInertias(system);
  fixed.reduce(bodies_);
  xi_ = xiMiddle_ = base_ = VecX::Zero(system.nv());
  map.start(bodies_.size());
  maps_.assign(bodies_.size(), {});
  for (std::size_t b = 0; b < bodies_.size(); ++b)
    if (fixed.holds(b)) maps_[b].P.setIdentity();  // by the matrix of index 1: nothing is left to correct there
    else if (firstTranslation(bodies_[b].layout) >= 0) maps_[b].P.topLeftCorner<3, 3>().setIdentity();
  packets_.clear();
  alone_.clear();
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const BodyLayout& own = bodies_[b].layout;  // of a body on a fixed point its rotation alone
    if (!map.turnsTogether() || firstTranslation(own) < 0 || own.rotation < 0) {
      alone_.push_back(b);
      continue;
    }
    if (packets_.empty() || packets_.back().count == laneCount) packets_.emplace_back();
    Packet& p = packets_.back();
    for (std::size_t l = p.count++; l < laneCount; ++l) {  // the last body fills what is left
      p.body[l] = b;
      p.inertia.set(l, bodies_[b].inertia);
    }
  }
}

void BodyMoves::begin(const State& from, double h, const VecX& f0) {
  from_ = &from;
  f0_ = &f0;
  h_ = h;
  parallelForEach(packets_.size(), [this](std::size_t i) { beginPacket(packets_[i]); });
}

void BodyMoves::beginPacket(Packet& p) {
  const double kick = map_->startKick() * h_;
  for (std::size_t l = 0; l < laneCount; ++l) {
    const BodyInertia& d = bodies_[p.body[l]];
    const int r = firstRotation(d.layout);
    const Vec3 Pi = d.inertia.momentum(from_->v.segment<3>(r)) + kick * f0_->segment<3>(r);
    for (std::size_t i = 0; i < 3; ++i) p.Pi[i].of[l] = Pi[static_cast<Eigen::Index>(i)];
    for (std::size_t i = 0; i < 4; ++i) p.q[i].of[l] = from_->q[d.layout.q + 3 + static_cast<int>(i)];
  }
}

int BodyMoves::move(const VecX& f, const VecX& reaction, State& to) {
  constexpr int none = std::numeric_limits<int>::max();
  std::atomic<int> failed = none;
  const auto note = [&](int body) {
    for (int first = failed; body >= 0 && body < first && !failed.compare_exchange_weak(first, body);) {
    }
  };
  parallelForEach(packets_.size(), [&](std::size_t i) { note(movePacket(packets_[i], reaction, to)); });
  parallelForEach(alone_.size(), [&](std::size_t i) { note(moveAlone(alone_[i], f, reaction, to)); });
  fixed_->place(to);
  return failed == none ? -1 : failed.load();
}

int BodyMoves::movePacket(const Packet& p, const VecX& reaction, State& to) {
  DriftPacket drift;
  for (std::size_t l = 0; l < laneCount; ++l) {
    const int r = firstRotation(bodies_[p.body[l]].layout);
    for (std::size_t i = 0; i < 3; ++i) drift.Pi[i].of[l] = p.Pi[i].of[l] - h_ / 2 * reaction[r + static_cast<int>(i)];
  }
  map_->turnTogether(p.inertia, h_, drift);
  std::array<LaneNumbers, 4> q;
  turnOn(p.q, drift.turn, q);
  for (std::size_t l = 0; l < p.count; ++l) {
    if (!drift.converged[l]) return static_cast<int>(p.body[l]);
    const auto& [layout, inverseMass, J] = bodies_[p.body[l]];
    const Vec3 v =
        from_->v.segment<3>(layout.v) +
        h_ * inverseMass * (map_->startKick() * f0_->segment<3>(layout.v) - 0.5 * reaction.segment<3>(layout.v));
    to.v.segment<3>(layout.v) = v;
    xi_.segment<3>(layout.v) = h_ * v;
    to.q.segment<3>(layout.q) = from_->q.segment<3>(layout.q) + h_ * v;
    for (int i = 0; i < 3; ++i) {
      const auto k = static_cast<std::size_t>(i);
      to.v[layout.v + 3 + i] = drift.W[k].of[l];
      xi_[layout.v + 3 + i] = drift.psi[k].of[l];
    }
    for (int i = 0; i < 4; ++i) to.q[layout.q + 3 + i] = q[static_cast<std::size_t>(i)].of[l];
  }
  return -1;
}

Turn BodyMoves::turn(std::size_t b, const VecX& f, const VecX& reaction, bool wantMap) const {
  const auto& [l, inverseMass, J] = bodies_[b];
  const int r = firstRotation(l);
  const Vec3 Pi0 = J.momentum(from_->v.segment<3>(r)) - h_ / 2 * reaction.segment<3>(r);
  return map_->turn(b, J, h_, Pi0, f0_->segment<3>(r), f.segment<3>(r), wantMap);
}

int BodyMoves::moveAlone(std::size_t b, const VecX& f, const VecX& reaction, State& to) {
  const auto& [l, inverseMass, J] = bodies_[b];
  if (const int t = firstTranslation(l); t >= 0) translate(inverseMass, t, f, reaction, to);
  if (l.rotation >= 0) {
    const int r = firstRotation(l);
    const Turn turn = this->turn(b, f, reaction, false);
    if (!turn.converged) return static_cast<int>(b);
    xi_.segment<3>(r) = turn.xi;
    xiMiddle_.segment<3>(r) = turn.middle;
    to.v.segment<3>(r) = J.velocity(turn.Pi);
    base_.segment<3>(r) = from_->v.segment<3>(r) - h_ / 2 * J.velocity(reaction.segment<3>(r));
  }
  const BodySet::Entry& whole = system_->bodies()[b];  // also where l is its rotation alone
  whole.body->plus(from_->q.data() + whole.q, xi_.data() + whole.v, to.q.data() + whole.q);
  return -1;
}

/// Verlet, implicit midpoint or trapezoidal rule, by where the map wants its forces.
void BodyMoves::translate(double inverseMass, int t, const VecX& f, const VecX& reaction, State& to) {
  const Vec3 v0 = base_.segment<3>(t) = from_->v.segment<3>(t) - h_ / 2 * inverseMass * reaction.segment<3>(t);
  const Vec3 F0 = f0_->segment<3>(t), F = f.segment<3>(t);
  Vec3 v1, mean;
  switch (map_->forcePoint()) {
    case ForcePoint::start: v1 = mean = v0 + map_->startKick() * h_ * inverseMass * F0; break;
    case ForcePoint::middle:
      v1 = v0 + h_ * inverseMass * F;
      mean = 0.5 * (v0 + v1);
      break;
    case ForcePoint::end:
      v1 = v0 + h_ / 2 * inverseMass * (F0 + F);
      mean = 0.5 * (v0 + v1);
      break;
  }
  to.v.segment<3>(t) = v1;
  xi_.segment<3>(t) = h_ * mean;
  xiMiddle_.segment<3>(t) = h_ / 2 * mean;
}

std::span<const StepMap> BodyMoves::maps(const VecX& f, const VecX& reaction) {
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const auto& [l, inverseMass, J] = bodies_[b];
    if (l.rotation < 0 || fixed_->holds(b)) continue;
    maps_[b].P.block<3, 3>(l.rotation, l.rotation) = turn(b, f, reaction, true).D * J.I / h_;
  }
  return maps_;
}

double BodyMoves::distance() const { return system_->scales().relativeMotion(xi_); }

}  // namespace gyre
