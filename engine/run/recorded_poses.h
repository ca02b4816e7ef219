#pragma once
// Where the bodies were at the rows of a recording, which may outlive its run.

#include "run/poses.h"
#include "run/recording.h"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace gyre {

class RecordedPoses {
 public:
  explicit RecordedPoses(std::shared_ptr<const Recording> recording);

  const Recording& recording() const { return *recording_; }
  /// @pre row < recording().rows()
  PoseSet at(std::size_t row) const;
  /// One body's. @param body  its number
  BodyPose poseAt(std::size_t row, std::size_t body) const;
  /// Number of a body; none of what has no pose in the recording.
  std::optional<std::size_t> find(ElementId body) const;
  std::size_t bodies() const { return bodies_.size(); }
  /// Name of a body by its number, as its channels have it.
  std::string_view nameOf(std::size_t body) const;
  /// The row nearest to a time. @pre recording().rows() > 0
  std::size_t nearestRow(double t) const;

 private:
  std::shared_ptr<const Recording> recording_;
  std::vector<std::pair<ElementId, std::size_t>> bodies_;  ///< and the column of x, followed by y z qw qx qy qz
};

}  // namespace gyre
