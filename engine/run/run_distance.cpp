#include "run/run_distance.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace gyre {

RunDistance::RunDistance(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other)
    : run_(std::move(run)), other_(std::move(other)) {
  std::unordered_map<std::string_view, std::size_t> numbers;
  for (std::size_t j = 0; j < other_.bodies(); ++j) numbers.emplace(other_.nameOf(j), j);
  for (std::size_t i = 0; i < run_.bodies(); ++i)
    if (const auto found = numbers.find(run_.nameOf(i)); found != numbers.end()) pairs_.emplace_back(i, found->second);
}

std::size_t RunDistance::append(std::size_t mostRows) {
  const std::size_t first = next_;
  const std::size_t common = std::min(run_.recording().rows(), other_.recording().rows());
  for (; next_ < common && next_ - first < mostRows; ++next_) {
    const PoseSet a = run_.at(next_), b = other_.at(next_);
    for (const auto& [i, j] : pairs_) {
      position_ = std::max(position_, (a.bodies[i].position - b.bodies[j].position).norm());
      orientation_ = std::max(orientation_, a.bodies[i].orientation.angularDistance(b.bodies[j].orientation));
    }
  }
  return next_ - first;
}

}  // namespace gyre
