#pragma once
// The health of a model: what it can do, what is said twice, what does not fit together. A plain report, the same for
// the window and the command line. It costs about as much as an assembly: sparse factorizations of B.

#include "analysis/beam_remarks.h"
#include "analysis/dependent_sets.h"
#include "analysis/free_motions.h"
#include "analysis/loose_bodies.h"
#include "analysis/step_limit.h"
#include "system/initial_conditions.h"

#include <optional>
#include <vector>

namespace gyre {

/// A joint whose markers or velocities do not meet as the model gives them.
struct JointViolation {
  ElementId joint;
  double length = 0, angle = 0;              ///< of the markers [m], [rad]
  double velocity = 0, angularVelocity = 0;  ///< [m/s], [rad/s]
};

struct Health {
  State state;  ///< where it was examined: on the constraints, if they can be met
  Mobility mobility;
  std::vector<FreeMotion> freeMotions;  ///< a basis; empty above mostFreeMotions
  std::vector<DependentSet> dependentSets;
  std::vector<JointViolation> violations;  ///< above assemblyTolerance, worst first
  std::vector<LooseGroup> looseGroups;
  std::vector<BeamRemarks> beams;
  std::optional<StepLimit> stepLimit;
  /// Why a run cannot begin from the initial values as they are.
  std::optional<Error> obstacle;
  /// Whether assembly would mend that, and how far it would move which body.
  bool assembles = false;
  ElementId movesMost{};
  double movesBy = 0;  ///< [m]

  bool isSound() const { return !obstacle && dependentSets.empty(); }
  /// Something about beams or the step that a run may suffer from.
  bool hasDoubts() const;
};

Health examineHealth(const Model& model, const System& system, const TypeList& types);

}  // namespace gyre
