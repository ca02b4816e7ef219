// What forces remember from step to step: states of their own, and angles.
#include "system/force_set.h"

#include "core/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {

ForceState ForceSet::state(const Element& f, const EvaluatedKinematics& at) const {
  return f.force->state(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
}

void ForceSet::readStates(const State& s, VecX& z) const {
  for (std::size_t i = 0; i < stateful.size(); ++i) z[static_cast<Eigen::Index>(i)] = s.internal.forces[i].z;
}

void ForceSet::writeStates(const VecX& z, State& s) const {
  for (std::size_t i = 0; i < stateful.size(); ++i) {
    s.internal.forces[i].t = s.t;
    s.internal.forces[i].z = z[static_cast<Eigen::Index>(i)];
  }
}

void ForceSet::stateRates(const EvaluatedKinematics& at, VecX& rate) const {
  for (std::size_t i = 0; i < stateful.size(); ++i)
    rate[static_cast<Eigen::Index>(i)] = state(elements[stateful[i]], at).rate;
}

std::vector<ForceStateColumns> ForceSet::stateTangents(const EvaluatedKinematics& at) const {
  std::vector<ForceStateColumns> out;
  for (const std::size_t index : stateful) {
    const Element& f = elements[index];
    const ForceStateTangent t =
        f.force->stateTangent(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
    out.push_back({f.name, {}, t.own});
    const auto add = [&](int body, Eigen::Index first) {
      if (body < 0) return;
      const std::size_t i = bodies_.slot(body);
      const auto own = [&](const Vec12& twist, int j) {
        return at.workspace().J[i].col(j).dot(twist.segment<6>(first));
      };
      for (int j = 0; j < bodies_[i].nv; ++j)
        out.back().entries.push_back({bodies_[i].v + j, own(t.force, j), own(t.position, j), own(t.velocity, j)});
    };
    add(f.body1, 0);
    add(f.body2, 6);
  }
  return out;
}

void ForceSet::limitStates(VecX& z) const {
  for (std::size_t i = 0; i < stateful.size(); ++i) {
    double& one = z[static_cast<Eigen::Index>(i)];
    one = elements[stateful[i]].force->limitedState(one);
  }
}

void ForceSet::accept(const EvaluatedKinematics& at, InternalState& next) const {
  for (const std::size_t f : stateful) {
    const ForceState now = state(elements[f], at);
    next.forces[static_cast<std::size_t>(elements[f].state)] = {at.t(), now.z, now.input};
  }
  for (const std::size_t i : countingTurns) {
    const Element& f = elements[i];
    next.angles[static_cast<std::size_t>(f.angle)] =
        f.force->angle(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
  }
  if (!countingRotations.empty()) acceptRotations(at, next);
}

/// Most turn by little, and are looked at once in a while.
void ForceSet::acceptRotations(const EvaluatedKinematics& at, InternalState& next) const {
  double fastest = 0;
  for (std::size_t b = 0; b < bodies_.size(); ++b) fastest = std::max(fastest, at.body(b).W.squaredNorm());
  fastest = std::sqrt(fastest);
  RotationWatch& watch = next.watch;
  const double left = watch.left - 2 * std::max(fastest, watch.fastest) * std::abs(at.t() - watch.t);
  watch = {left, fastest, at.t()};
  if (left > 0) {
    for (RotationHistory& one : next.rotations) one.t = at.t();
    return;
  }
  parallelForEach(countingRotations.size(), [&](std::size_t i) {
    const Element& f = elements[countingRotations[i]];
    next.rotations[i] =
        f.force->rotation(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
  });
  const auto isQuiet = [](const RotationHistory& one) { return one.isQuiet(); };
  watch.left =
      std::all_of(next.rotations.begin(), next.rotations.end(), isQuiet) ? std::numbers::pi / 2 - quietTurn : 0;
}

}  // namespace gyre
