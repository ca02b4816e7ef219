#include "run/run_distance.h"

#include <algorithm>
#include <utility>

namespace gyre {

RunDistance::RunDistance(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other)
    : run_(std::move(run)), other_(std::move(other)) {}

std::size_t RunDistance::append(std::size_t mostRows) {
  const std::size_t first = next_;
  const std::size_t common = std::min(run_.recording().rows(), other_.recording().rows());
  for (; next_ < common && next_ - first < mostRows; ++next_) {
    const PoseSet a = run_.at(next_), b = other_.at(next_);
    for (std::size_t i = 0; i < std::min(a.bodies.size(), b.bodies.size()); ++i) {
      position_ = std::max(position_, (a.bodies[i].position - b.bodies[i].position).norm());
      orientation_ = std::max(orientation_, a.bodies[i].orientation.angularDistance(b.bodies[i].orientation));
    }
  }
  return next_ - first;
}

}  // namespace gyre
