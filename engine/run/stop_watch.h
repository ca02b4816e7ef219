#pragma once
// Steps of constant size beside the stops of joints (forces/joint_stop.h). A stop is a spring that sets in within a
// small part of a turn: a step that is long for it sees its force too late, and gives back more than it took. While
// stops are touched, or may be within the step, no step is longer than
//   h = min(0.4 / w, 0.6 / d)      w^2 >= max eig(K^1/2 A K^1/2),  d >= max eig(C^1/2 A C^1/2)
// with their stiffnesses K and dampings C, and the mobility A of their coordinates (system/coordinate_mobility.h); the
// bounds are largest sums of rows. Sixteen such steps are a vibration, whose energy methods of second order keep to
// some thousandths. Where nothing moves, implicit methods keep to their grid.
//
// Steps are those of the grid, halved some times, and become longer only after a while: every change of the step
// disturbs the multipliers of methods of index 3. Methods that choose their steps see a stop by their error test.

#include "system/index_one.h"
#include "system/initial_conditions.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

class JointStopLaw;

class StopWatch {
 public:
  static bool hasStops(const System& system);
  /// @param isExplicit  the method is stable for short steps only
  StopWatch(std::shared_ptr<const System> system, const InitialState& initial, bool isExplicit);

  /// How long a step from here may be, of those that lead on by `ahead` [s]
  /// @param gridStep  which is halved [s]
  double longestStep(const EvaluatedKinematics& here, double ahead, double gridStep);
  Work work() const { return solver_ ? solver_->work() : Work(); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a);
  struct Stop {
    const JointStopLaw* law;
    std::size_t coordinate;
  };
  bool anyTouched(const EvaluatedKinematics& here, double ahead);
  double resolved(const State& s);
  IndexOne& solver();

  std::shared_ptr<const System> system_;
  VecX epsW_;  ///< of IndexOne
  bool isExplicit_;
  std::vector<Stop> stops_;
  std::vector<std::size_t> touched_;  ///< coordinates
  std::vector<double> K_, C_;         ///< of the touched stops
  std::optional<IndexOne> solver_;    ///< once something is touched
  MatX A_;
  int halved_ = 0, calm_ = 0;  ///< how often grid steps are now; steps since that was asked for
};

/// What step each stop that is stiff for steps of size h asks for, at a state; empty where none does.
std::vector<std::string> stiffStops(const System& system, const InitialState& here, double h);

/// The stops that are pressed at a state, and how far, for the words on a step that fails; empty where there are none.
std::string pressedStops(const System& system, const State& s);

}  // namespace gyre
