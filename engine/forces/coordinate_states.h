#pragma once
// A force along a coordinate (forces/coordinate_force.h) whose law has states of its own (forces/force_states.h).
//
// The law says how many they are, Law::states, and has stateChannels(isAngle), state(at, x, v), stateSlopes(at, x, v)
// and limitStates(z); its slope and damping are those of the condensed law.

#include "forces/coordinate_force.h"

#include <array>
#include <memory>
#include <utility>

namespace gyre {

/// The n states of a law, their rates, and what is to be remembered beside each.
template <int n>
struct LawStates {
  Eigen::Matrix<double, n, 1> z, rate, input;
};

/// Derivatives at held z of N by z, and of z' by x, v and z.
template <int n>
struct StateSlopes {
  Eigen::Matrix<double, n, 1> force, position, velocity;
  Eigen::Matrix<double, n, n> own;
};

template <class Law>
concept LawWithStates = requires {
  Law::states;
};

template <class Coordinate, LawWithStates Law>
class StatefulCoordinateForce final : public CoordinateForce<Coordinate, Law>, public ForceStates {
 public:
  using CoordinateForce<Coordinate, Law>::CoordinateForce;

  const ForceStates* states() const override { return this; }

  std::vector<ForceChannel> stateChannels() const override {
    const std::array<ForceChannel, Law::states> all = Law::stateChannels(Coordinate::isAngle);
    return {all.begin(), all.end()};
  }
  void evaluateStates(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                      const ForceStateValues& out) const override {
    const Coordinate c = this->counted(at, k1, k2);
    const LawStates<Law::states> s = this->law().state(at, c.x, c.v);
    out.set(s.z, s.rate, s.input);
  }
  ForceStateTangent stateTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Coordinate c = this->counted(at, k1, k2);
    const StateSlopes<Law::states> s = this->law().stateSlopes(at, c.x, c.v);
    return {c.J * s.force.transpose(), s.position * c.J.transpose() + s.velocity * c.rateTangent(k1, k2).transpose(),
            s.velocity * c.J.transpose(), s.own};
  }
  void limitStates(std::span<double> z) const override { this->law().limitStates(z); }
};

/// By this law, with its states where it has such.
template <class Coordinate, class Law>
std::unique_ptr<Force> makeCoordinateForce(const LinkEnds& ends, Law law) {
  if constexpr (LawWithStates<Law>)
    return std::make_unique<StatefulCoordinateForce<Coordinate, Law>>(ends, std::move(law));
  else return std::make_unique<CoordinateForce<Coordinate, Law>>(ends, std::move(law));
}

}  // namespace gyre
