#pragma once
// The energies of a run, brought up to date after each step, and whether its method makes or loses too much of them.

#include "diagnostics/energy_watch.h"
#include "integrators/integrator.h"

#include <memory>

namespace gyre {

class RunEnergy {
 public:
  /// A run begins. @param scale  energy of motions that are worth looking at [J]
  void start(const System& system, const EvaluatedKinematics& at, int order, double scale);
  /// For another system or method.
  void prepare(const System& system, const Integrator& integrator, const State& s);
  /// A step of size h that began at t0 led to s, which was evaluated.
  void add(const System& system, const Integrator& integrator, const State& s, const EvaluatedKinematics& at, double t0,
           double h);
  /// All that a step does was added: looks at what its method made of it.
  void watch(double t) { watch_.add(budget_, t, limit_); }
  /// Counts steps after which the method has made or lost more than this share of the energy that moves.
  void limitError(double share) { limit_ = share; }

  EnergyBudget& budget() { return budget_; }
  const EnergyBudget& budget() const { return budget_; }
  const EnergyWatch& watched() const { return watch_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(budget_, watch_); }

  EnergyBudget budget_;
  EnergyWatch watch_;
  double limit_ = EnergyWatch::tolerated;
  State middle_;  ///< of the last step, and the memory to evaluate it, where energy is exchanged there
  std::unique_ptr<Workspace> middleSpace_;
};

}  // namespace gyre
