#pragma once
// How far a run is from another one at the same times: it grows with them.

#include "run/recorded_poses.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace gyre {

class RunDistance {
 public:
  /// Bodies of the same name are compared. @pre rows of the same number are of the same time
  RunDistance(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other);

  /// Takes in at most so many of the rows that both have; returns how many.
  std::size_t append(std::size_t mostRows);

  double position() const { return position_; }        ///< largest distance of a body [m]
  double orientation() const { return orientation_; }  ///< largest angle between its orientations [rad]

 private:
  RecordedPoses run_, other_;
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;  ///< numbers of a body in both
  std::size_t next_ = 0;
  double position_ = 0, orientation_ = 0;
};

}  // namespace gyre
