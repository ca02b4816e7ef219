#pragma once
// The force elements that count turns: full turns of an angle, or a rotation vector, which positions do not tell.

#include "system/body_set.h"
#include "system/evaluated_state.h"

#include <vector>

namespace gyre {

class ForceSet;

class CountedTurns {
 public:
  explicit CountedTurns(const BodySet& bodies) : bodies_(bodies) {}

  std::vector<std::size_t> angles;     ///< elements with an angle
  std::vector<std::size_t> rotations;  ///< elements with a rotation vector, in the order of InternalState::rotations

  /// Angles and rotation vectors where a step ended.
  void accept(const ForceSet& forces, const EvaluatedKinematics& at, InternalState& next) const;

 private:
  void acceptRotations(const ForceSet& forces, const EvaluatedKinematics& at, InternalState& next) const;

  const BodySet& bodies_;
};

}  // namespace gyre
