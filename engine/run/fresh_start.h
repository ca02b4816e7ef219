#pragma once
// Goes on where a force or a prescribed motion jumps: the method forgets its history and begins with the accelerations
// and multipliers that follow from positions and velocities there.

#include "integrators/integrator.h"
#include "system/index_one.h"

#include <memory>

namespace gyre {

class FreshStart {
 public:
  /// @param initial  a state of the run, whose constraints are as redundant as there
  FreshStart(std::shared_ptr<const System> system, const InitialState& initial);

  /// @param projected  whether positions and velocities are moved onto the constraints first
  Expected<void> begin(State& s, Integrator& integrator, bool projected);
  /// A step of next to no length to the time t by Taylor's series, its error of third order, and a fresh start there; a
  /// failure leaves the state anywhere.
  Expected<StepReport> stepTo(double t, State& s, Integrator& integrator);
  /// So far, without that of the method.
  Work work() const { return indexOne_.work(); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(indexOne_); }

  std::shared_ptr<const System> system_;
  IndexOne indexOne_;
  State from_;
  VecX change_;
};

}  // namespace gyre
