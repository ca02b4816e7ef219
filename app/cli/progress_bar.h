#pragma once
// One line on a terminal's standard error: how far a run is and how long it will still take. Silent in a pipe.

#include <chrono>

namespace gyre::cli {

class ProgressBar {
 public:
  /// @param allowed  false keeps it silent on a terminal too
  explicit ProgressBar(bool allowed);
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// Draws at most ten times a second.
  void show(double time, double endTime);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  bool enabled_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::milliseconds(200);  // short runs show none
};

}  // namespace gyre::cli
