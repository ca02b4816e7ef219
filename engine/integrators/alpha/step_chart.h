#pragma once
// In which coordinates a generalized-alpha method describes the motion of one step.
//
// A method works with chart coordinates x (zero at the start of the step), their velocity w = x' and acceleration w',
// one number per velocity of the system. A chart says how these give q, v, v' of the bodies, and how small changes
// dx, dw = gamma' dx, dw' = beta' dx move them. Without a chart a method works in the bodies' own coordinates:
// q = q0 o exp(x), w = v, w' = v'.

#include "linear/kkt_matrix.h"
#include "system/iteration_matrix.h"
#include "system/system.h"

#include <span>

namespace gyre {

class StepChart {
 public:
  virtual ~StepChart() = default;

  /// Allocates for this system.
  virtual void attach(const System& system) = 0;
  /// Where a step begins: w and w' of the state s at x = 0.
  virtual void start(const State& s, VecX& w, VecX& wdot) = 0;
  /// q, v, v' of s1 for x, w, w' of a step that began at s0.
  virtual void place(const State& s0, const VecX& x, const VecX& w, const VecX& wdot, State& s1) = 0;
  /// After place(): the map from dx to (dq, dv, dv') of every body.
  virtual void maps(const VecX& x, const VecX& w, const VecX& wdot, double betaPrime, double gammaPrime,
                    std::span<StepMap> maps) = 0;
  /// After linearize() at residual r: what the equations' own frame adds to the tangent; by default nothing.
  virtual void adjust(const VecX& /*r*/, std::span<const StepMap> /*maps*/, double /*scale*/, KktMatrix& /*S*/) {}
  /// An accepted step ended at x, w: the algorithmic acceleration a in the coordinates of the next step.
  virtual void finish(const VecX& /*x*/, const VecX& /*w*/, VecX& /*a*/) {}
};

/// The maps of bodies that a chart leaves in their own coordinates, but for the tangent operator of rotations.
inline void ownCoordinates(double betaPrime, double gammaPrime, std::span<StepMap> maps) {
  for (StepMap& m : maps) {
    m.P.setIdentity();
    m.V = gammaPrime * m.P;
    m.A = betaPrime * m.P;
  }
}

}  // namespace gyre
