#pragma once
// What every state that a run goes on from, and every row that it records, must hold whatever the method: its numbers
// are finite, rotation vectors that forces depend on go on, and its constraints hold to the tolerances that the method
// promises: those of positions, nonholonomic ones, and the rates of the former where the method sees to them. Newton's
// iteration alone does not: where constraints contradict each other, its least-squares solution converges to a state
// between them.

#include "core/error.h"
#include "integrators/integrator.h"

#include <functional>
#include <span>
#include <vector>

namespace gyre {

class StepGate {
 public:
  /// @param system  outlives this
  explicit StepGate(const System& system);

  /// The fault of a state that the method left: the element, the equation and the time, and
  /// the other constraints that are violated with it.
  Expected<void> check(const Integrator& integrator, const State& s);

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(fastest_); }
  Expected<void> positionsHold(const Integrator& integrator, const State& s) const;
  Expected<void> velocitiesHold(const Integrator& integrator, const State& s);

  const System* system_;
  VecX rates_, ofPositions_;  ///< B v + Phi_t, and its rows that a method does not see to
  double fastest_;  ///< motion of the run so far, which rates are measured by: what comes to rest does not ask for more
};

/// The first value of a row that is not finite, of an element where there is one. @param channels  of the row, asked
/// for then only
Expected<void> finiteRow(const std::function<std::vector<Channel>()>& channels, std::span<const double> row);

}  // namespace gyre
