#pragma once
// One island of a problem as a problem of its own, and its results back.

#include "linear/local/contact_packets.h"

namespace gyre {

class IslandProblem {
 public:
  IslandProblem(const LocalProblem& whole, const LocalSchedule& schedule, int island);
  LocalProblem problem;
  /// @param velocities  of the bodies of the whole
  void setVelocities(const std::vector<LocalVelocity>& velocities);
  void store(LocalProblem& whole) const;

 private:
  int bodyOf(const LocalProblem& whole, int body);

  std::vector<int> bodies_, contacts_, joints_;  ///< numbers in the whole
  std::vector<int> placeOf_, groupOf_;           ///< of the whole's; -1: not here
};

}  // namespace gyre
