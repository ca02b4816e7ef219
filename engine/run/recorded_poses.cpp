#include "run/recorded_poses.h"

namespace gyre {

RecordedPoses::RecordedPoses(std::shared_ptr<const Recording> recording) : recording_(std::move(recording)) {
  const std::vector<Channel>& channels = recording_->channels();
  for (std::size_t i = 3; i + 3 < channels.size(); ++i)
    if (channels[i].name.ends_with(".qw") && channels[i - 3].name.ends_with(".x"))
      bodies_.emplace_back(channels[i].element, i - 3);
}

PoseSet RecordedPoses::at(std::size_t row) const {
  PoseSet out{recording_->time(row), {}};
  out.bodies.reserve(bodies_.size());
  for (std::size_t b = 0; b < bodies_.size(); ++b) out.bodies.push_back(poseAt(row, b));
  return out;
}

BodyPose RecordedPoses::poseAt(std::size_t row, std::size_t body) const {
  const auto& [id, column] = bodies_[body];
  const double* v = recording_->row(row).data() + column;
  return {id, {v[0], v[1], v[2]}, Quat(v[3], v[4], v[5], v[6])};
}

std::optional<std::size_t> RecordedPoses::find(ElementId body) const {
  for (std::size_t b = 0; b < bodies_.size(); ++b)
    if (bodies_[b].first == body) return b;
  return std::nullopt;
}

std::size_t RecordedPoses::nearestRow(double t) const {
  const std::size_t row = recording_->rowAt(t), next = row + 1;
  return next < recording_->rows() && recording_->time(next) - t < t - recording_->time(row) ? next : row;
}

/// Without the last part: the channel is "arm.x".
std::string_view RecordedPoses::nameOf(std::size_t body) const {
  const std::string_view channel = recording_->channels()[bodies_[body].second].name;
  return channel.substr(0, channel.rfind('.'));
}

}  // namespace gyre
