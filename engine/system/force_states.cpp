// What forces remember from step to step: states of their own, and angles.
#include "system/force_set.h"

#include "core/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {

void ForceSet::addStates(Element& f, std::size_t index) {
  if (!f.force->states()) return;
  f.firstState = static_cast<std::size_t>(states_);
  f.stateCount = f.force->states()->stateChannels().size();
  states_ += static_cast<int>(f.stateCount);
  stateful.push_back(index);
}

void ForceSet::evaluateStates(const Element& f, const EvaluatedKinematics& at, const ForceStateValues& out) const {
  f.force->states()->evaluateStates(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)),
                                    out);
}

void ForceSet::readStates(const State& s, VecX& z) const {
  std::copy(s.internal.forces.z.begin(), s.internal.forces.z.end(), z.begin());
}

void ForceSet::writeStates(const VecX& z, State& s) const {
  s.internal.forces.t = s.t;
  std::copy(z.begin(), z.end(), s.internal.forces.z.begin());
}

void ForceSet::stateRates(const EvaluatedKinematics& at, VecX& rate) const {
  for (const std::size_t i : stateful) {
    const Element& f = elements[i];
    evaluateStates(f, at, {{}, {rate.data() + f.firstState, f.stateCount}, {}});
  }
}

void ForceSet::reportStates(const Element& f, const EvaluatedKinematics& at, std::span<double> values) const {
  evaluateStates(f, at, {values, {}, {}});
}

std::vector<ForceStateColumns> ForceSet::stateTangents(const EvaluatedKinematics& at) const {
  std::vector<ForceStateColumns> out;
  for (const std::size_t index : stateful) {
    const Element& f = elements[index];
    const ForceStateTangent t =
        f.force->states()->stateTangent(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
    for (Eigen::Index k = 0; k < t.own.rows(); ++k) {
      out.push_back({f.name, {}, static_cast<int>(f.firstState), t.own.row(k).transpose()});
      const auto add = [&](int body, Eigen::Index first) {
        if (body < 0) return;
        const std::size_t i = bodies_.slot(body);
        const Vec6 force = t.force.col(k).segment<6>(first), position = t.position.row(k).segment<6>(first),
                   velocity = t.velocity.row(k).segment<6>(first);
        for (int j = 0; j < bodies_[i].nv; ++j) {
          const auto own = [&](const Vec6& twist) { return at.workspace().J[i].col(j).dot(twist); };
          out.back().entries.push_back({bodies_[i].v + j, own(force), own(position), own(velocity)});
        }
      };
      add(f.body1, 0);
      add(f.body2, 6);
    }
  }
  return out;
}

void ForceSet::limitStates(VecX& z) const {
  for (const std::size_t i : stateful)
    elements[i].force->states()->limitStates({z.data() + elements[i].firstState, elements[i].stateCount});
}

void ForceSet::accept(const EvaluatedKinematics& at, InternalState& next) const {
  ForceStateMemory& memory = next.forces;
  for (const std::size_t i : stateful) {
    const Element& f = elements[i];
    const auto own = [&](std::vector<double>& all) { return std::span(all).subspan(f.firstState, f.stateCount); };
    evaluateStates(f, at, {own(memory.z), {}, own(memory.input)});
  }
  memory.t = at.t();
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
