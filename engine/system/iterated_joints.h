#pragma once
// The constraints of a system as joints of a local problem (local_dynamics/local_problem.h), where they are iterated
// over as contacts are, instead of being eliminated: the rows B v of each constraint as J1 (v1, w1) + J2 (v2, w2),
// inertial axes. Their R is -lambda of the equations of motion. Both bodies have to be free, or points: others have no
// twist of their own on which rows could act alone.

#include "local_dynamics/local_problem.h"
#include "system/index_one.h"

#include <optional>
#include <string>
#include <vector>

namespace gyre {

class IteratedJoints {
 public:
  /// Why the constraints of a system cannot be iterated over; nothing where they can.
  static std::optional<std::string> obstacle(const System& system);
  /// @param system  without an obstacle; outlives this
  explicit IteratedJoints(const System& system);

  /// On which constraints act: ascending, each once.
  const std::vector<int>& bodies() const { return bodies_; }
  /// A joint for each constraint, in their order, with rows as they are in the middle of a step; R stays.
  /// @param places  of bodies: their place in the problem
  void fill(const IndexOne::Factored& middle, const std::vector<int>& places, std::vector<LocalJoint>& joints) const;
  /// @param target  B v of all rows [m]
  void setTargets(const VecX& target, std::vector<LocalJoint>& joints) const;
  /// The part of a constraint in a vector of all rows [m].
  Eigen::VectorBlock<VecX> rowsOf(std::size_t joint, VecX& all) const;

 private:
  const System& system_;
  std::vector<int> bodies_;
};

}  // namespace gyre
