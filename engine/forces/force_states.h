#pragma once
// States z of a force's own, a vector of fixed length: z' = f(q, V, z, t), such as the integral of a controller.
//
// They are condensed: the element itself solves z over the step under way, from what is remembered of the last accepted
// step (Instant::history), by an implicit rule of second order. So g depends on q, V and t alone, K and C hold dz/dq
// and dz/dV, and no integrator has to know; methods of higher order follow z by its rate instead
// (ForceSet::stateRates). For the linear system of all equations the element says how z counts where it is known
// (stateTangent).

#include "bodies/point_pair.h"
#include "forces/force_channel.h"
#include "forces/instant.h"

#include <algorithm>
#include <span>
#include <vector>

namespace gyre {

/// Where a force writes its states: z, z' and what is to be remembered beside z, one number for each state. What nobody
/// asks for is empty.
class ForceStateValues {
 public:
  ForceStateValues(std::span<double> z, std::span<double> rate, std::span<double> input)
      : z_(z), rate_(rate), input_(input) {}
  /// All of them computed: z may be written to where the history of the force is read.
  void set(const ConstVecRef& z, const ConstVecRef& rate, const ConstVecRef& input) const {
    copy(z, z_);
    copy(rate, rate_);
    copy(input, input_);
  }

 private:
  static void copy(const ConstVecRef& from, std::span<double> to) { std::copy_n(from.data(), to.size(), to.begin()); }
  std::span<double> z_, rate_, input_;
};

/// How n states of a force count where they are known (at.t = at.history.t): with K and C those at held z,
///   dg = force dz,   dz' = position dq + velocity dV + own dz.
struct ForceStateTangent {
  MatX force;               ///< 12 x n
  MatX position, velocity;  ///< n x 12
  MatX own;                 ///< n x n
};

class ForceStates {
 public:
  virtual ~ForceStates() = default;
  /// What each state is called, and its unit: as many as there are states.
  virtual std::vector<ForceChannel> stateChannels() const = 0;
  virtual void evaluateStates(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                              const ForceStateValues& out) const = 0;
  virtual ForceStateTangent stateTangent(const Instant& at, const BodyKinematics& k1,
                                         const BodyKinematics& k2) const = 0;
  /// Moves z to the nearest values that the states can have.
  virtual void limitStates(std::span<double> /*z*/) const {}
};

}  // namespace gyre
