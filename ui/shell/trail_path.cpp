#include "shell/trail_path.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

/// How far the body goes that goes farthest.
double farthest(const PoseSet& a, const PoseSet& b) {
  double distance = 0;
  for (std::size_t i = 0; i < std::min(a.bodies.size(), b.bodies.size()); ++i)
    distance = std::max(distance, (a.bodies[i].position - b.bodies[i].position).norm());
  return distance;
}

}  // namespace

std::vector<PoseSet> trailPath(const RecordedPoses& poses, std::size_t row, double resolution) {
  constexpr std::size_t mostRows = 3000, fewestRows = 40, mostPoses = 60000;  // read in a few milliseconds
  std::vector<PoseSet> path{poses.at(row)};
  const std::size_t bodies = std::max<std::size_t>(path.front().bodies.size(), 1);
  const std::size_t count = std::clamp(mostPoses / bodies, fewestRows, mostRows);
  // Backwards, with strides that follow the speed.
  std::size_t stride = 1;
  while (row > 0 && path.size() < count) {
    stride = std::min(stride, row);
    PoseSet before = poses.at(row - stride);
    const double moved = farthest(path.back(), before);
    if (moved > 2 * resolution && stride > 1) {
      stride /= 2;
      continue;
    }
    row -= stride;
    path.push_back(std::move(before));
    if (moved < resolution / 2) stride *= 2;
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace gyre::ui
