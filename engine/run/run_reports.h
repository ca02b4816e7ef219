#pragma once
// What a run has to tell besides its rows, from its own thread to another one.

#include "run/poses.h"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

class RunReports {
 public:
  /// The first ones, as many as anybody reads. An empty text says nothing.
  void note(std::string text) {
    constexpr std::size_t most = 200;
    const std::lock_guard lock(mutex_);
    if (!text.empty() && notes_.size() < most) notes_.push_back(std::move(text));
  }
  void setEnergyWarning(std::string text) {
    const std::lock_guard lock(mutex_);
    energyWarning_ = std::move(text);
  }
  /// Where the bodies were at the iterations of the last step.
  void setIterates(std::vector<PoseSet> poses) {
    const std::lock_guard lock(mutex_);
    iterates_.swap(poses);
  }
  std::vector<std::string> notes() const {
    const std::lock_guard lock(mutex_);
    return notes_;
  }
  std::string energyWarning() const {
    const std::lock_guard lock(mutex_);
    return energyWarning_;
  }
  std::vector<PoseSet> iterates() const {
    const std::lock_guard lock(mutex_);
    return iterates_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> notes_;
  std::string energyWarning_;
  std::vector<PoseSet> iterates_;
};

}  // namespace gyre
