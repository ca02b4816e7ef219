#include "shell/trail_path.h"

#include <algorithm>

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
    row -= std::min(stride, row);
    path.push_back(poses.at(row));
    const double moved = farthest(path[path.size() - 2], path.back());
    if (moved < resolution / 2) stride *= 2;
    else if (moved > 2 * resolution) stride = std::max<std::size_t>(stride / 2, 1);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace gyre::ui
