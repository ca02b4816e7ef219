#pragma once
// One island of a problem as a problem of its own, and its results back.

#include "local_dynamics/contact_packets.h"

#include <unordered_map>

namespace gyre {

class IslandProblem {
 public:
  IslandProblem(const LocalProblem& whole, const LocalSchedule& schedule, int island);
  LocalProblem problem;
  /// @param velocities  of the bodies of the whole
  void setVelocities(const std::vector<LocalVelocity>& velocities);
  void store(LocalProblem& whole) const;
  /// Their numbers in the whole.
  const std::vector<int>& contacts() const { return contacts_; }

 private:
  int bodyOf(const LocalProblem& whole, int body);

  std::vector<int> bodies_, contacts_, joints_;  ///< numbers in the whole
  std::unordered_map<int, int> placeOf_;         ///< of its bodies
};

}  // namespace gyre
